import EventLog
import InputEvents

/// What a reader found in a text, before frames are cut and times are put in order.
struct RawRecording {
  /// The format's version that the text states; empty if none.
  var version = ""
  /// The devices, in the order in which the text names them.
  var devices: [RawDevice] = []
  /// The events, in the order of the text.
  var events: [RawEvent] = []
  /// Whether devices follow each other in the text, so that only their times tell which frame came first.
  var isSplitByDevice = false
  /// What was repaired or is worth a remark.
  var findings = FindingList()
}

/// A device of a text.
struct RawDevice {
  /// The device's description; `nil` if the text has none.
  var description: DeviceDescription?
  /// The name, where a text has a name but no description.
  var name = ""
  /// Keys, lamps and switches that were on.
  var state = DeviceState()
  /// Whether its events were recorded.
  var isRecorded = true
}

/// An event as a text states it: 24 bytes, since there may be millions.
struct RawEvent {
  /// The event's own time.
  var time: Microseconds
  /// The value.
  var value: Int32
  /// The line that states it.
  var line: Int32
  /// The type.
  var type: UInt16
  /// The code.
  var code: UInt16
  /// The index of its device.
  var device: UInt16 = 0
  /// Whether the list of events that the text groups it in ends here.
  var endsList = false

  /// Whether this is `SYN_REPORT`.
  @inline(__always)
  var isReport: Bool { type == 0 && code == EventCode.synReport }
}

/// The 32-bit value that a number of a text stands for.
enum EventValue {
  /// The value of a decimal; `nil` if it fits neither signed nor unsigned 32 bits.
  @inline(__always)
  static func fit(_ number: Int64) -> Int32? {
    guard number >= Int64(Int32.min), number <= Int64(UInt32.max) else { return nil }
    return Int32(truncatingIfNeeded: number)
  }

  /// Whether such a decimal is an unsigned print of a negative value.
  @inline(__always)
  static func isUnsigned(_ number: Int64) -> Bool {
    number > Int64(Int32.max)
  }
}
