import EventLog
import InputEvents

/// Takes what is typed out of frames, and leaves pointer buttons and touches as they are.
///
/// Key codes become tokens of the log (``Pseudonyms``), and so do the scan codes that announce them. The pattern stays:
/// which key is pressed again, and when.
enum KeyMask {
  /// Whether a code is a button, a touch or a tool, and no key that types.
  static func isButton(_ code: UInt16) -> Bool {
    switch code {
    case 0x100..<0x160, 0x220..<0x230, 0x2c0..<0x300: true
    default: false
    }
  }

  /// Whether a device has keys; where it has none, its frames need no look.
  static func concerns(_ description: DeviceDescription) -> Bool {
    description.codes(.key).contains { !isButton($0) }
  }

  /// Masks a frame of a device that has keys.
  static func mask(_ frame: inout Frame, _ tokens: inout Pseudonyms) {
    for index in frame.events.indices {
      let event = frame.events[index]
      switch (event.type, event.code) {
      case (.key, let code) where !isButton(code): frame.events[index].code = tokens.key(code)
      case (.miscellaneous, EventCode.mscScan) where !announcesButton(index, frame):
        frame.events[index].value = tokens.scan(event.value)
      case (.miscellaneous, EventCode.mscRaw): frame.events[index].value = tokens.scan(event.value)
      default: break
      }
    }
  }

  /// Masks the keys that are down.
  static func mask(_ state: inout DeviceState, _ tokens: inout Pseudonyms) {
    state.keys = state.keys.map { isButton($0) ? $0 : tokens.key($0) }.sorted()
  }

  /// Whether the scan code at a place belongs to a button: a driver sends it in front of the key's event.
  ///
  /// One that no event of a key follows may be of a key that has no code, and is taken for one.
  private static func announcesButton(_ index: Int, _ frame: borrowing Frame) -> Bool {
    for event in frame.events[(index + 1)...] {
      if event.is(.miscellaneous, EventCode.mscScan) { return false }
      if event.type == .key { return isButton(event.code) }
    }
    return false
  }
}
