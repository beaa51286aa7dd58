/// Keeps a scroll that goes along one axis from drifting along the other.
///
/// What counts is the way of the last few millimetres, not the angle of one step: a lock on single steps makes a
/// staircase of every slanted line.
struct AxisLock: Sendable {
  /// The way that is remembered, in millimetres; grade C.
  static let memory = 10.0
  /// A way that rises by less for each unit across is horizontal, and one that rises by as much or more is vertical: 30 and
  /// 60 degrees; libinput's (B).
  static let slope = (horizontal: 0.57, vertical: 1.73)

  private var way = Vector.zero

  /// Forgets: another gesture.
  mutating func reset() {
    way = .zero
  }

  /// The part of a motion that passes: all of it while the way is slanted.
  mutating func admit(_ motion: Vector) -> Vector {
    let kept = max(0, 1 - motion.length / AxisLock.memory)
    way = way * kept + motion
    if way.y.magnitude >= AxisLock.slope.vertical * way.x.magnitude { return Vector(x: 0, y: motion.y) }
    if way.y.magnitude < AxisLock.slope.horizontal * way.x.magnitude { return Vector(x: motion.x, y: 0) }
    return motion
  }
}
