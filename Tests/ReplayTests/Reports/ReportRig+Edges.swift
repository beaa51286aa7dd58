import InputEvents
import Replay
import ScrollModel

extension ReportRig {
  /// A view pulled past an edge by some points, still in the hand, which has rested.
  ///
  /// The fingers go so many points past it; how far the content follows is the profile's.
  static func stretched(
    _ points: Double, _ device: ReportDevice = .touchpad, isEnd: Bool = false, way: ReportRig.Way = .down,
    profile: Profile = .uikit, content: Double = 6000, actions: [TimedAction] = [],
    _ change: (inout ScrollView) -> Void = { _ in }
  ) -> ReportRig {
    var rig = ReportRig(
      way, content: content, start: isEnd ? content - 600 : 0, profile: profile, actions: actions, change)
    rig.down(device)
    // A touchpad's start threshold is 1 mm, a finger's hysteresis on the screen 10 pt, where there is one.
    let lost = device == .touchscreen ? profile.touchHysteresis : 10
    let whole = (points + lost) / ReportRig.gain * (isEnd ? 1 : -1)
    rig.drag(device, Array(repeating: whole / 8, count: 8))
    rig.wait(120)
    return rig
  }

  /// How far past its edge an offset is in content of 6000 pt, outwards positive.
  func overscroll(_ offset: Double, isEnd: Bool) -> Double {
    isEnd ? offset - 5400 : 0 - offset
  }

  /// How far past its edge the view is now.
  func overscroll(isEnd: Bool) -> Double {
    overscroll(offset, isEnd: isEnd)
  }
}
