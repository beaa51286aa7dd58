import DeviceCapture
import EventLog
import InputEvents

/// A log that is gone through several times: to look ahead, to say what would be lost, to play.
struct PlayedLog: ~Copyable {
  /// What errors call it.
  var name: String { file.name }
  private let file: LogFile
  private let selector: DeviceSelector?
  // What came through a pipe is kept: it comes only once.
  private let kept: (records: [LogRecord], tail: LogTail?)?

  /// Opens a log.
  ///
  /// - Parameters:
  ///   - path: The path, or `-` for standard input.
  ///   - selector: Which of its devices; `nil` for all.
  /// - Throws: The failure to open or read it.
  init(_ path: String, _ selector: DeviceSelector?) throws {
    let file = try LogFile(path)
    var kept: (records: [LogRecord], tail: LogTail?)?
    if !file.isRegular {
      var records: [LogRecord] = []
      let tail = try file.forEachRecord { records.append($0) }
      kept = (records, tail)
    }
    self.file = file
    self.selector = selector
    self.kept = kept
  }

  /// Gives the records of the devices that are meant.
  borrowing func forEachRecord(_ body: (borrowing LogRecord) throws -> Void) throws -> LogTail? {
    guard let selector else { return try forEveryRecord(body) }
    var chosen: [DeviceNumber] = []
    return try forEveryRecord { record in
      let device: DeviceNumber?
      switch record {
      case .device(let description):
        if selector.matches(description), !chosen.contains(description.number) {
          chosen.append(description.number)
        }
        device = description.number
      case .frame(let frame): device = frame.device
      case .drop(_, let number), .gone(_, let number): device = number
      case .gap(let gap): device = gap.device
      case .header, .note, .mark, .end: device = nil
      }
      if device.map(chosen.contains) ?? true { try body(record) }
    }
  }

  private borrowing func forEveryRecord(_ body: (borrowing LogRecord) throws -> Void) throws -> LogTail? {
    guard let kept else { return try file.forEachRecord(body) }
    for record in kept.records { try body(record) }
    return kept.tail
  }

  /// Refuses a playback without a device, and settings for one device where there are several.
  borrowing func checkDevices(_ count: Int, _ settings: PlaybackSettings) throws(CommandFailure) {
    if count == 0 {
      if selector == nil { throw CommandFailure(.badInput, name, "no device was recorded in it") }
      throw CommandFailure(.noDevice, name, "no device that was recorded fits --device")
    }
    let isForOne = settings.name != nil || settings.physicalPath != nil || settings.link != nil
    if isForOne, count > 1 {
      throw CommandFailure(
        .badInput, name,
        "--name, --phys and --link are for one device, and there are \(count); choose one with --device")
    }
  }
}
