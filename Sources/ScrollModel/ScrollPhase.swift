public import ScrollInput

/// What a scroll view is doing.
public enum ScrollPhase: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case idle
  /// Fingers are down that may scroll.
  case tracking
  /// It follows fingers or a wheel.
  case interacting
  /// It moves on by itself: a flight, a way to a target, a bounce.
  case decelerating
  /// It moves because the app asked for it.
  case animating

  /// Whether the content moves or may move, so that an indicator is of use.
  public var isScrolling: Bool {
    switch self {
    case .idle, .tracking: false
    case .interacting, .decelerating, .animating: true
    }
  }
}

/// Why a phase changed.
public enum PhaseReason: Hashable, Sendable {
  /// Fingers came down.
  case fingersDown(ScrollSource)
  /// Fingers came down and stopped a motion.
  case caught(ScrollSource)
  /// A finger moved farther than the hysteresis, in points.
  case passedHysteresis(Double)
  /// Fingers scroll.
  case scrolled(ScrollSource)
  /// A wheel turned.
  case wheelTurned
  /// Fingers set out across the axis that scrolls, and were lifted.
  case movedAcross
  /// Fingers were lifted before they scrolled.
  case tapped
  /// Released with a speed, in points per second; the measured view blends it of the last two velocities.
  case flung(Double, blended: Bool)
  /// Released with a speed, in points per second, that is the way of the last 150 ms over the time it took.
  case flungByWindow(Double)
  /// Released past an edge.
  case releasedPastEdge
  /// Released below the speed that flies, in points per second.
  case tooSlow(speed: Double, threshold: Double)
  /// Released with speed, but none along the axis that scrolls.
  case sideways(Double)
  /// Released without speed.
  case noSpeed
  /// On the way to a target.
  case towardsTarget
  /// The input was broken off.
  case brokenOff
  /// The wheel was quiet.
  case wheelQuiet
  /// The pointer drags the indicator.
  case indicatorDragged
  /// The pointer let the indicator go.
  case indicatorReleased
  /// A source without detents, such as a held button or a ring, has ended.
  case deviceStopped
  /// It came to rest inside.
  case restedInside
  /// It came to rest at an edge.
  case restedAtEdge(Edge)
  /// It came to rest at its target.
  case restedAtTarget
  /// The gesture is another view's.
  case otherViewScrolls
  /// Another device scrolls the view now: who comes later has it.
  case otherDeviceScrolls(ScrollSource)
  /// The pointer moved, and the profile lets it stop a glide.
  case pointerMoved
  /// The app asked for a motion.
  case requested
  /// The app put it elsewhere at once.
  case jumped
  /// It arrived where the app wanted it.
  case arrived
  /// Its content was replaced, and the motion was for the one before.
  case contentReplaced
  /// The view is not there any more.
  case viewGone
}

extension PhaseReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .fingersDown(let source): source == .touch ? "a finger came down" : "fingers rest on the touchpad"
    case .caught(let source):
      source == .touch ? "a finger stopped the motion" : "resting fingers stopped the motion"
    case .passedHysteresis(let points): "the finger moved more than \(words(points)) pt"
    case .scrolled(let source):
      switch source {
      case .touch: "the finger moved"
      case .finger: "the fingers scroll"
      case .wheel, .continuous: "the device scrolls"
      }
    case .wheelTurned: "the wheel turned"
    case .movedAcross: "moved across the axis that scrolls"
    case .tapped: "lifted before it scrolled"
    case .flung(let speed, let blended):
      "released at \(words(speed)) pt/s" + (blended ? ": 0.75 V(n-1) + 0.25 V(n)" : "")
    case .flungByWindow(let speed):
      "released at \(words(speed)) pt/s: the way of the last 150 ms over its time"
    case .releasedPastEdge: "released past the edge"
    case .tooSlow(let speed, let threshold):
      "released at \(words(speed)) pt/s, below \(words(threshold)) pt/s"
    case .sideways(let speed): "released at \(words(speed)) pt/s, but not along the axis that scrolls"
    case .noSpeed: "released at rest"
    case .towardsTarget: "on the way to the target"
    case .brokenOff: "the input was broken off"
    case .wheelQuiet: "the wheel is quiet"
    case .indicatorDragged: "the pointer drags the indicator"
    case .indicatorReleased: "the pointer let the indicator go"
    case .deviceStopped: "the device scrolls no more"
    case .restedInside: "slower than it takes to go on"
    case .restedAtEdge(let edge): "at rest at the \(edge.rawValue) edge"
    case .restedAtTarget: "at the target"
    case .otherViewScrolls: "the gesture is another view's"
    case .otherDeviceScrolls(let source): "another device scrolls now: \(source.rawValue)"
    case .pointerMoved: "the pointer moved"
    case .requested: "the app asked for it"
    case .jumped: "the app put it elsewhere"
    case .arrived: "it arrived where the app wanted it"
    case .contentReplaced: "the content was replaced"
    case .viewGone: "the view went"
    }
  }
}
