/// What comes out of frames: contacts that begin and end, the pointer's motion and buttons, scroll input, motion that
/// scrolls nothing, and what is odd about a device.
public enum ScrollInputOutput: Hashable, Sendable {
  /// A contact began or ended.
  case contact(ContactEvent)
  /// A motion of the pointer, or a button.
  case pointer(PointerEvent)
  /// A scroll input.
  case scroll(ScrollInputEvent)
  /// Motion that became no scroll input.
  case withheld(WithheldMotion)
  /// Something that a user of the device should know.
  case finding(InputFinding)
}
