public import EventLog
public import InputEvents

/// Writes the records of a log as a recording that other tools read.
///
/// Events get back the times that they had in the original; what was imported comes out as it was. The formats of
/// lines can be taken piece by piece; libinput's lists device after device, so it is there only at the end.
public struct RecordingExporter: Sendable {
  /// The format that is written.
  public let format: RecordingFormat
  private let chosen: DeviceNumber?
  private var zero: Microseconds = 0
  private var known: [DeviceNumber] = []
  private var written: [DeviceNumber] = []
  /// The writer of a format of lines; `nil` for libinput's.
  private var lines: (any LineWriter)?
  private var libinput = LibinputWriter()
  private var counter = LossCounter()
  private var openFrames: [DeviceNumber] = []

  /// What the format could not hold, of the records that were given so far.
  public var losses: [ExportLoss] { counter.all }

  /// Makes an exporter of all devices or of one.
  public init(format: RecordingFormat, device: DeviceNumber? = nil) {
    self.format = format
    chosen = device
    lines =
      switch format {
      case .evemu: EvemuWriter()
      case .evtest: EvtestWriter()
      case .getevent: GeteventWriter()
      case .libinput: nil
      }
  }

  /// Takes the next record of the log.
  public mutating func add(_ record: LogRecord) throws(ExportError) {
    switch record {
    case .header(let header):
      zero = header.zero
      if !header.epoch.isEmpty { counter.add(.timeOfDay) }
    case .device(let record): try add(record)
    case .frame(let frame): try add(frame)
    case .drop: counter.add(.drop)
    case .gone: counter.add(.deviceChange)
    case .gap(let gap):
      // An unterminated frame says it itself.
      if gap.reason != "unterminated" { counter.add(.gap) }
    case .note: counter.add(.note)
    case .mark, .end: break
    }
  }

  /// Gives the text that is ready, and forgets it.
  public mutating func takeBytes() -> [UInt8] {
    lines?.output.take() ?? []
  }

  /// Gives the rest of the text.
  public mutating func finish() throws(ExportError) -> [UInt8] {
    guard !written.isEmpty else { throw .noDevice(chosen: chosen) }
    return lines?.output.take() ?? libinput.finish()
  }
}

extension RecordingExporter {
  private mutating func add(_ record: DeviceRecord) throws(ExportError) {
    guard !known.contains(record.number) else { return counter.add(.deviceChange) }
    known.append(record.number)
    guard chosen == nil || chosen == record.number else { return }
    if record.time > 0 { counter.add(.deviceChange) }
    let description = record.description
    if !description.unique.isEmpty || !description.physicalPath.isEmpty { counter.add(.identity) }
    if !record.state.slotAxes.isEmpty { counter.add(.slots) }
    guard let lines else {
      written.append(record.number)
      libinput.add(record)
      return
    }
    guard record.isRecorded || chosen == record.number else { return counter.add(.presentDevice) }
    guard written.isEmpty || lines.holdsSeveralDevices else {
      throw .severalDevices(format, written + [record.number])
    }
    written.append(record.number)
    self.lines?.add(record, &counter)
  }

  private mutating func add(_ frame: Frame) throws(ExportError) {
    guard known.contains(frame.device) else { throw .unknownDevice(frame.device) }
    guard let place = written.firstIndex(of: frame.device) else { return counter.add(.otherDevice) }
    if frame.isSynchronization { counter.add(.synchronization) }
    for event in frame.events where event.type == .key && event.code > EventCode.lastKey {
      counter.add(.maskedKey)
    }
    let times = FrameTimes(of: frame, zero: zero)
    if times.isNegative(frame) { counter.add(.negativeTime) }
    guard lines != nil else { return libinput.add(frame, times, place: place) }
    if openFrames.contains(frame.device) { counter.add(.unterminatedFrame) }
    openFrames.removeAll { $0 == frame.device }
    if frame.isUnterminated { openFrames.append(frame.device) }
    lines?.add(frame, times, &counter)
  }
}

/// The recording's own times of a frame.
struct FrameTimes {
  private let origin: Microseconds
  private let report: Microseconds

  init(of frame: Frame, zero: Microseconds) {
    origin = zero + frame.time
    report = origin + frame.reportTimeOffset
  }

  /// The closing event's time.
  var ofReport: Microseconds { max(report, 0) }

  /// An event's time.
  func of(_ event: InputEvent) -> Microseconds { max(origin + event.timeOffset, 0) }

  /// Whether a time is before 0, which no format can say.
  func isNegative(_ frame: Frame) -> Bool {
    report < 0 || frame.events.contains { origin + $0.timeOffset < 0 }
  }
}
