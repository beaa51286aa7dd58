public import InputEvents

/// Why a scroll input says what it says.
public enum ScrollInputReason: Hashable, Sendable {
  /// So many fingers came down.
  case fingersDown(Int)
  /// The fingers moved on from where they came down by more than the start threshold, in millimetres.
  case startThreshold(millimetres: Double)
  /// The fingers moved.
  case fingersMoved(Int)
  /// The fingers were lifted while they moved.
  case lifted
  /// The fingers were lifted after they had rested for so long: no velocity.
  case heldStill(Microseconds)
  /// The fingers were lifted before they had moved enough: a tap.
  case liftedBeforeStart
  /// The number of fingers changed to one that does not scroll.
  case fingerCount(Int)
  /// The fingers moved towards or away from each other.
  case pinch
  /// One of two fingers rests, a thumb or a finger that only lies there: the other moves the pointer.
  case restingFinger
  /// The two contacts are one finger, whose id the device had split.
  case sameFinger
  /// A finger turned out to be a palm.
  case palm
  /// A finger came down in the edge of a touchpad that scrolls.
  case edge
  /// The finger left the edge before it had moved enough.
  case leftEdge
  /// Detents counted from `REL_WHEEL`.
  case detents
  /// Parts of detents from the high-resolution axis; `REL_WHEEL` is not counted beside it.
  case highResolution
  /// The pointer moved while the button for scrolling was held.
  case buttonHeld
  /// Counts of a scroll point.
  case scrollPoint
  /// A finger moved along a ring or a strip.
  case ringTurned
  /// The button, the ring or the strip was let go: such a source tells no velocity.
  case released
  /// The wheel was quiet for so long.
  case quiet(Microseconds)
  /// The kernel or the reader lost events.
  case eventsLost
  /// The device went.
  case deviceGone
  /// Nothing was recorded for a while.
  case recordingGap
  /// The log is over while fingers are down.
  case logOver
}

extension ScrollInputReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .fingersDown(let count): count == 1 ? "one finger came down" : "\(count) fingers came down"
    case .startThreshold(let millimetres): "moved more than \(millimetres) mm: a scroll"
    case .fingersMoved(let count): count == 1 ? "the finger moved" : "\(count) fingers moved"
    case .lifted: "lifted in motion"
    case .heldStill(let time): "held still for \(time / 1000) ms before the lift: no velocity"
    case .liftedBeforeStart: "lifted before it moved enough: a tap"
    case .fingerCount(let count): "\(count) fingers: not a scroll"
    case .pinch: "the fingers moved towards or away from each other: a pinch"
    case .restingFinger: "one finger rests while the other moves the pointer"
    case .sameFinger: "the two contacts are one finger whose id was split"
    case .palm: "a finger turned out to be a palm"
    case .edge: "one finger came down in the edge"
    case .leftEdge: "it left the edge before it had moved enough"
    case .detents: "detents of the wheel"
    case .highResolution: "parts of detents; whole detents are not counted beside them"
    case .buttonHeld: "moved while the button for scrolling was held"
    case .scrollPoint: "counts of a scroll point"
    case .ringTurned: "a finger moved along the ring or strip"
    case .released: "let go"
    case .quiet(let time): "the wheel was quiet for \(time / 1000) ms"
    case .eventsLost: "events were lost"
    case .deviceGone: "the device went"
    case .recordingGap: "nothing was recorded for a while"
    case .logOver: "the log is over"
    }
  }
}
