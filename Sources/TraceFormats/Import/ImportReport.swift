/// What an import found: counts, repairs and remarks.
public struct ImportReport: Hashable, Sendable {
  /// The recording's format.
  public var format: RecordingFormat
  /// The version that the recording states; empty if none.
  public var formatVersion: String
  /// The number of events, each `SYN_REPORT` counted.
  public var eventCount: Int
  /// The number of frames.
  public var frameCount: Int
  /// The number of devices.
  public var deviceCount: Int
  /// Repairs and remarks, by line.
  public var findings: [Finding]

  /// The number of repairs; 0 if everything was taken as it stands.
  public var repairCount: Int {
    findings.reduce(0) { $0 + ($1.isRepair ? $1.count : 0) }
  }
}
