import InputEvents

/// Small turns are gathered until their sum reaches the dead band; then all pass.
///
/// The gathering starts anew after half a second without a turn, or when the wheel turns the other way;
/// libinput's rule, as read in its source, where the band is 60 and cannot be set.
struct WheelDeadBand: Sendable {
  /// Without a turn for so long the gathering starts anew.
  private static let idle: Microseconds = 500_000
  private var held = WheelTurn()
  private var isOpen = false
  private var way: Int64 = 0
  private var lastTurn: Microseconds = 0

  /// When what is held is given up, if nothing turns before.
  var deadline: Microseconds? {
    held.motion == 0 ? nil : lastTurn + WheelDeadBand.idle
  }

  /// What passes, and what is given up.
  mutating func step(
    _ turn: WheelTurn, _ time: Microseconds, band: Int64
  ) -> (passed: WheelTurn, lost: Int64) {
    var lost: Int64 = 0
    if turn.way != way || time - lastTurn >= WheelDeadBand.idle { lost = close() }
    way = turn.way
    lastTurn = time
    if isOpen { return (turn, lost) }
    held.motion += turn.motion
    held.ticks += turn.ticks
    held.isFine = turn.isFine
    guard held.motion.magnitude >= band else { return (WheelTurn(), lost) }
    defer { held = WheelTurn() }
    isOpen = true
    return (held, lost)
  }

  /// Starts the gathering anew; what was held is given up.
  mutating func close() -> Int64 {
    defer { held = WheelTurn() }
    isOpen = false
    return held.motion
  }
}

/// A single turn the other way so soon after a turn is the encoder's; the second one is meant.
struct WheelDebounce: Sendable {
  private var way: Int64 = 0
  private var lastTurn: Microseconds = 0
  private var leftOut = false

  mutating func leavesOut(_ turn: WheelTurn, _ time: Microseconds, within limit: Microseconds) -> Bool {
    leftOut = turn.way == -way && time - lastTurn < limit && !leftOut
    if leftOut { return true }
    way = turn.way
    lastTurn = time
    return false
  }
}

/// A wheel that is held tilted repeats whole detents; only the first is let through.
struct WheelTilt: Sendable {
  private var way: Int64 = 0
  private var lastStep: Microseconds = 0

  mutating func repeats(_ turn: WheelTurn, _ time: Microseconds, within quiet: Microseconds) -> Bool {
    guard turn.motion % 120 == 0 else { return false }
    defer {
      way = turn.way
      lastStep = time
    }
    return turn.way == way && time - lastStep < quiet
  }
}
