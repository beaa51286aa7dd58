import EventLog
import InputEvents

/// Takes what is typed out of frames, and leaves pointer buttons and touches as they are.
///
/// Key codes become tokens of the log (``Pseudonyms``), and so do the scan codes that announce them. The pattern stays:
/// which key is pressed again, and when.
enum KeyMask {
  /// Whether a code of `EV_KEY` stays as it is: a button, a touch or a tool, and no key that types.
  static func isOpen(_ code: UInt16) -> Bool {
    code <= EventCode.lastKey && !KeyGroup.isKey(code)
  }

  /// Whether a device has keys: then scan codes are taken for those of keys unless a button follows them.
  static func concerns(_ description: DeviceDescription) -> Bool {
    description.codes(.key).contains { !isOpen($0) }
  }

  /// Masks a frame.
  ///
  /// A key is masked also on a device that declares none: its codes can be mapped anew at any time.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - hasKeys: Whether the device has keys.
  ///   - tokens: The log's tokens.
  static func mask(_ frame: inout Frame, hasKeys: Bool, _ tokens: inout Pseudonyms) {
    for index in frame.events.indices {
      let event = frame.events[index]
      if event.type == .miscellaneous {
        if let value = masked(index, frame, hasKeys: hasKeys, &tokens) { frame.events[index].value = value }
      } else if event.type == .key, !isOpen(event.code) {
        frame.events[index].code = tokens.key(event.code)
      }
    }
  }

  /// The token of a scan code or of a raw byte of a key; `nil` for what stays as it is.
  private static func masked(
    _ index: Int, _ frame: borrowing Frame, hasKeys: Bool, _ tokens: inout Pseudonyms
  ) -> Int32? {
    let event = frame.events[index]
    switch event.code {
    case EventCode.mscScan:
      let next = nextKey(index, frame)
      let isKey = next.map { !isOpen($0) } ?? hasKeys
      return isKey ? tokens.scan(event.value) : nil
    case EventCode.mscRaw: return hasKeys ? tokens.scan(event.value) : nil
    default: return nil
    }
  }

  /// Masks the keys that are down.
  static func mask(_ state: inout DeviceState, _ tokens: inout Pseudonyms) {
    state.keys = state.keys.map { isOpen($0) ? $0 : tokens.key($0) }.sorted()
  }

  /// The key or button that the scan code at a place announces: a driver sends it in front of the key's event.
  ///
  /// One that none follows may be of a key that has no code.
  private static func nextKey(_ index: Int, _ frame: borrowing Frame) -> UInt16? {
    for event in frame.events[(index + 1)...] {
      if event.is(.miscellaneous, EventCode.mscScan) { return nil }
      // One that was masked already is beyond all codes, and so no button.
      if event.type == .key { return event.code }
    }
    return nil
  }
}
