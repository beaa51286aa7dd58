public import ScrollInput

/// Takes a timeline's records, in order.
public protocol TimelineSink {
  /// Takes the next record.
  mutating func write(_ record: borrowing TimelineRecord)
  /// Takes motion that became no input, which is no record of the timeline; by itself a sink leaves it.
  mutating func leave(_ motion: WithheldMotion)
}

extension TimelineSink {
  /// Leaves the motion.
  public mutating func leave(_ motion: WithheldMotion) {}
}

/// Keeps a timeline's records.
public struct TimelineCollector: TimelineSink {
  /// The records so far.
  public private(set) var records: [TimelineRecord] = []

  /// Makes an empty collector.
  public init() {}

  /// Keeps a record.
  public mutating func write(_ record: borrowing TimelineRecord) {
    records.append(copy record)
  }
}

/// Keeps nothing: for the digest alone.
public struct TimelineDiscard: TimelineSink {
  /// Makes a sink.
  public init() {}

  /// Drops a record.
  public mutating func write(_ record: borrowing TimelineRecord) {}
}
