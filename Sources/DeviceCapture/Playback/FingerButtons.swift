import InputEvents

/// The buttons that a surface derives from its contacts: `BTN_TOUCH`, and the tool that says how many fingers.
struct FingerButtons: Sendable {
  private static let tools = [
    EventCode.buttonToolFinger, EventCode.buttonToolDoubleTap, EventCode.buttonToolTripleTap,
    EventCode.buttonToolQuadTap, EventCode.buttonToolQuintTap,
  ]

  private let hasTouch: Bool
  private let tools: [UInt16]

  /// The buttons of a device.
  init(_ device: DeviceDescription) {
    hasTouch = device.has(.key, EventCode.buttonTouch)
    tools = FingerButtons.tools.filter { device.has(.key, $0) }
  }

  /// Gives the buttons that change with the number of contacts, those that come up first.
  func forEachChange(from before: Int, to after: Int, _ body: (_ button: UInt16, _ isDown: Bool) -> Void) {
    let old = tool(before)
    let new = tool(after)
    if let old, old != new { body(old, false) }
    if hasTouch, before > 0, after == 0 { body(EventCode.buttonTouch, false) }
    if hasTouch, before == 0, after > 0 { body(EventCode.buttonTouch, true) }
    if let new, old != new { body(new, true) }
  }

  /// The tool for so many fingers; for more than the device counts, its last one.
  private func tool(_ fingers: Int) -> UInt16? {
    guard fingers > 0 else { return nil }
    let wanted = FingerButtons.tools[min(fingers, FingerButtons.tools.count) - 1]
    return tools.contains(wanted) ? wanted : tools.last
  }
}
