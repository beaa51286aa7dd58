/// The whole detents along one axis.
///
/// Where frames tell whole detents beside their parts, those are the count, until the parts of two come
/// without one. Elsewhere a detent counts when the turn since the last one reaches it; when the wheel is
/// quiet, what is left counts as one if it is half a detent at least. What is left is dropped then, and when
/// the wheel turns the other way.
struct DetentCounter: Sendable {
  private var way: Int64 = 0
  // 1/120 detent since the last one.
  private var left: Int64 = 0
  // Counted by parts this way: the first whole detents that are told tell it again.
  private var counted: Int64 = 0
  private var followsTold = false
  private var isMistold = false

  /// The whole detents that are told do not fit the parts: they are no count.
  mutating func distrust() {
    isMistold = true
    followsTold = false
  }

  mutating func step(_ turn: WheelTurn) -> Int64 {
    if turn.way != way { drop() }
    way = turn.way
    left += turn.motion
    if turn.isFine, turn.ticks != 0, !isMistold {
      let known = followsTold ? 0 : counted
      drop()
      followsTold = true
      return turn.ticks.magnitude > known.magnitude ? turn.ticks - known : 0
    }
    if turn.isFine, followsTold {
      if left.magnitude < 240 { return 0 }
      followsTold = false
    }
    let whole = left / 120
    left %= 120
    counted += whole
    return whole
  }

  /// What the end of a motion counts.
  mutating func end() -> Int64 {
    defer { left = 0 }
    if followsTold || left.magnitude < 60 { return 0 }
    counted += way
    return way
  }

  /// Forgets what is left and what was counted.
  mutating func drop() {
    left = 0
    counted = 0
  }
}
