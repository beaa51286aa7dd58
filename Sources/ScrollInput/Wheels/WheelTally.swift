import InputEvents

/// What an axis turned, in the direction of scrolling.
struct WheelTurn: Sendable {
  /// In 1/120 detent.
  var motion: Int64 = 0
  /// The whole detents that were told beside parts of them, in the same direction.
  var ticks: Int64 = 0
  /// Whether it was told in parts of detents.
  var isFine = false

  /// The direction: -1, 0 or 1.
  var way: Int64 { motion.signum() }
}

/// What an axis says in a frame, by whole detents (ticks), by parts of them, or by both: each turn counts
/// once.
///
/// Parts are the frame's turn; ticks beside them tell it again. Ticks in a frame of their own are a turn,
/// unless parts came less than the quiet time before: those had turned it. Parts that follow so on ticks that
/// were a turn are theirs first.
struct WheelTally: Sendable {
  private(set) var ticks: Int64 = 0
  private(set) var parts: Int64 = 0
  private(set) var isFine = false
  private(set) var hasZero = false
  private var lastParts: Microseconds?
  private var lastTicks: Microseconds = 0
  // What ticks turned before their parts came.
  private var ahead: Int64 = 0

  mutating func add(ticks value: Int64) {
    ticks += value
    if value == 0 { hasZero = true }
  }

  mutating func add(parts value: Int64) {
    parts += value
    if value == 0 { hasZero = true } else { isFine = true }
  }

  /// The frame's turn, and what it tells for the second time; the next frame begins.
  mutating func take(
    _ time: Microseconds, within quiet: Microseconds
  ) -> (turn: WheelTurn, toldBefore: Int64) {
    defer {
      ticks = 0
      parts = 0
      isFine = false
      hasZero = false
    }
    if isFine {
      lastParts = time
      // Who tells both in one frame does not tell ticks in frames of their own.
      if ticks != 0 || ahead.signum() != parts.signum() || time - lastTicks >= quiet { ahead = 0 }
      let told = parts > 0 ? min(ahead, parts) : max(ahead, parts)
      ahead -= told
      let beside = ticks.signum() == parts.signum() ? ticks : 0
      return (WheelTurn(motion: parts - told, ticks: beside, isFine: true), told)
    }
    if ticks == 0 { return (WheelTurn(), 0) }
    let motion = ticks * 120
    if let lastParts, time - lastParts < quiet { return (WheelTurn(), motion) }
    ahead = motion
    lastTicks = time
    return (WheelTurn(motion: motion), 0)
  }
}
