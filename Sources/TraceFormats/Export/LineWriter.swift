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
  /// Appends a time in seconds, with its microseconds behind the point.
  mutating func append(seconds time: Microseconds, width: Int = 0) {
    append(time / 1_000_000, width: width)
    append(".")
    append(time % 1_000_000, width: 6, fill: UInt8(ascii: "0"))
  }
}
