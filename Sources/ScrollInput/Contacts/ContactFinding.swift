public import InputEvents

/// What is odd about a contact.
public enum ContactFinding: Hashable, Sendable {
  /// The contact was said to be elsewhere, so many millimetres away after so long.
  case jump(serial: Int, millimetres: Double, after: Microseconds, isSkipped: Bool)
  /// The contact is a finger that is there already, under another id: the device split it.
  case joined(serial: Int)
  /// The contact is beyond the range that the device states.
  case outside(serial: Int)
  /// The device counts a contact that came before a gap and was never lifted.
  case stale(since: Microseconds)

  /// The finding's one word.
  public var name: String {
    switch self {
    case .jump: "jump"
    case .joined: "joined"
    case .outside: "outside"
    case .stale: "stale"
    }
  }
}

extension ContactFinding: CustomStringConvertible {
  /// The finding in words.
  public var description: String {
    switch self {
    case .jump(let serial, let millimetres, let time, let isSkipped):
      "contact \(serial) jumped \(millimetres.rounded(.toNearestOrEven).shortestText) mm in \(time / 1000) ms"
        + (isSkipped ? ": left out" : "")
    case .joined(let serial): "contact \(serial) is a finger that was there already: its id was split"
    case .outside(let serial): "contact \(serial) is outside of the range that the device states"
    case .stale(let since):
      "a contact that was down \(since / 1000) ms from the start, before a gap, is still counted: left out"
    }
  }
}
