import InputEvents
import ScrollInput
import ScrollModel

extension ViewPlayer {
  /// A scroll view of 100 by 200 pt with some content.
  init(showing view: ScrollView, safeArea: EdgeInsets = .zero, profile: Profile = .simple) {
    model = SceneModel(
      Scene(size: Vector(x: 100, y: 200), safeArea: safeArea, .scroll(view)), profile: profile,
      policy: .connected)
  }

  /// Lets the app do something.
  mutating func act(_ action: SceneAction, after milliseconds: Int64 = 0) {
    wait(milliseconds)
    model.perform(action, at: time, into: &sink)
  }

  /// A finger on the screen.
  mutating func touch(
    _ phase: ScrollInputPhase, at place: Vector, by delta: Vector = .zero, after milliseconds: Int64 = 10
  ) {
    wait(milliseconds)
    model.step(
      ScrollInputEvent(
        time: time, device: 5, source: .touch, phase: phase, delta: delta, location: place, reason: .lifted),
      into: &sink)
  }

  /// Where a view is along both axes.
  func place(_ number: Int = 0) -> Vector {
    model.views[number].sample(at: time).offset
  }
}
