import EventLog
import InputEvents

/// Writes a format of lines, piece by piece.
protocol LineWriter: Sendable {
  /// The text so far.
  var output: OutputText { get set }
  /// Whether the format can hold more than one device.
  var holdsSeveralDevices: Bool { get }

  /// Writes a device.
  mutating func add(_ record: DeviceRecord, _ losses: inout LossCounter)
  /// Writes a frame.
  mutating func add(_ frame: Frame, _ times: FrameTimes, _ losses: inout LossCounter)
}

extension OutputText {
  /// Appends a device's name, which has to stay on its line.
  mutating func append(name: String, _ losses: inout LossCounter) {
    let isBroken = name.utf8.contains { $0 == 0x0a || $0 == 0x0d }
    if isBroken { losses.add(.nameLineBreak) }
    append(name.utf8.map { $0 == 0x0a || $0 == 0x0d ? 0x20 : $0 })
  }

  /// Appends a time in seconds, with its microseconds behind the point.
  mutating func append(seconds time: Microseconds, width: Int = 0) {
    append(time / 1_000_000, width: width)
    append(".")
    append(time % 1_000_000, width: 6, fill: UInt8(ascii: "0"))
  }
}
