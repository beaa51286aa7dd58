import InputEvents

/// Looks for what is odd along one axis; it changes nothing.
///
/// The limits are choices of this project: no hand turns a wheel so.
struct WheelCheck: Sendable {
  /// A detent back and one forward again within this are the encoder's.
  static let bounce: Microseconds = 30_000
  /// Detents that are no further apart are fast.
  static let fast: Microseconds = 5000
  /// So many of them are a row.
  static let fastRow = 3
  /// No hand turns round from fast to fast in this time.
  static let silence: Microseconds = 100_000
  /// So many even intervals are a tilt that is held.
  static let evenRow = 8
  /// The parts and the whole detents may differ by a detent, and by less than one more that came before the
  /// recording.
  static let mismatch: Int64 = 240
  /// Drivers that keep a rest of parts forget it after this.
  static let forgets: Microseconds = 1_000_000

  /// What tells of the device more than of a motion.
  private static let saidOnce = WheelFinding.eightfold.bit | WheelFinding.mismatch(partsPerDetent: 0).bit

  private let device: DeviceNumber
  private let isVertical: Bool
  private var said: UInt8 = 0

  // The two tellings of the same turns, since parts came, the wheel turned round, or rested.
  private var parts: Int64 = 0
  private var ticks: Int64 = 0
  private var tellingWay: Int64 = 0
  private var lastTelling: Microseconds = 0

  // Turns of a detent or more.
  private var last: Int64 = 0
  private var lastTime: Microseconds = 0
  private var backAfter: Microseconds?
  private var row = 0
  private var silenceBefore: Microseconds?
  private var evenInterval: Microseconds = 0
  private var evenIntervals = 0

  // The motion under way, its last turn, and the motions before it that came by eights.
  private var lastTurn: Microseconds = 0
  private var singles = 0
  private var areSingles = true
  private var eights = 0

  init(device: DeviceNumber, isVertical: Bool) {
    self.device = device
    self.isVertical = isVertical
  }

  /// Holds the parts of a frame against its whole detents; whether they do not fit.
  mutating func compare(
    _ tally: WheelTally, _ time: Microseconds, into outputs: inout [ScrollInputOutput]
  ) -> Bool {
    if tally.hasZero { say(.zero, time, into: &outputs) }
    let way = tally.isFine ? tally.parts.signum() : tally.ticks.signum()
    if way == 0 { return false }
    if way != tellingWay || time - lastTelling >= WheelCheck.forgets { (parts, ticks) = (0, 0) }
    tellingWay = way
    lastTelling = time
    guard tally.isFine || parts != 0 else { return false }
    parts += tally.parts
    ticks += tally.ticks
    guard ticks != 0, (parts - ticks * 120).magnitude >= WheelCheck.mismatch else { return false }
    say(.mismatch(partsPerDetent: parts / ticks), time, into: &outputs)
    (parts, ticks) = (0, 0)
    return true
  }

  /// Looks at a turn.
  mutating func look(
    at turn: WheelTurn, _ time: Microseconds, into outputs: inout [ScrollInputOutput]
  ) {
    lastTurn = time
    singles += 1
    if turn.motion.magnitude != 120 || (singles > 1 && turn.motion != last) { areSingles = false }
    guard turn.motion.magnitude >= 120 else { return }
    let interval = time - lastTime
    let isBack = turn.way == -last.signum()
    if isBack {
      if let backAfter, interval < WheelCheck.bounce {
        say(.reversal(after: backAfter), time, into: &outputs)
      }
      backAfter = backAfter == nil && interval < WheelCheck.bounce ? interval : nil
    } else {
      backAfter = nil
    }
    if turn.way == last.signum(), interval <= WheelCheck.fast {
      row += 1
      if row == WheelCheck.fastRow, let silenceBefore {
        say(.aliasing(silence: silenceBefore), time, into: &outputs)
      }
    } else {
      silenceBefore =
        isBack && row >= WheelCheck.fastRow && interval <= WheelCheck.silence ? interval : nil
      row = 1
    }
    if !isVertical { lookForTilt(turn, time, interval, into: &outputs) }
    last = turn.motion
    lastTime = time
  }

  private mutating func lookForTilt(
    _ turn: WheelTurn, _ time: Microseconds, _ interval: Microseconds,
    into outputs: inout [ScrollInputOutput]
  ) {
    guard turn.motion == last else {
      evenIntervals = 0
      return
    }
    // A report of 8 ms now and then is missed by one; slow repeats are as even as an eighth.
    if evenIntervals > 0, (interval - evenInterval).magnitude <= max(2000, evenInterval.magnitude / 8) {
      evenIntervals += 1
      if evenIntervals == WheelCheck.evenRow {
        say(.heldTilt(every: evenInterval), time, into: &outputs)
      }
    } else {
      evenInterval = interval
      evenIntervals = 1
    }
  }

  /// The motion is over, unless turns that were withheld go on.
  mutating func end(
    _ time: Microseconds, quiet: Microseconds, into outputs: inout [ScrollInputOutput]
  ) {
    if time - lastTurn < quiet { return }
    if singles > 0 {
      eights = areSingles && singles % 8 == 0 ? eights + 1 : 0
      if eights == 3 { say(.eightfold, time, into: &outputs) }
    }
    startAnew()
  }

  /// The next motion may say again what this one said.
  mutating func startAnew() {
    said &= WheelCheck.saidOnce
    singles = 0
    areSingles = true
    evenIntervals = 0
  }

  private mutating func say(
    _ finding: WheelFinding, _ time: Microseconds, into outputs: inout [ScrollInputOutput]
  ) {
    guard said & finding.bit == 0 else { return }
    said |= finding.bit
    outputs.append(.finding(InputFinding(time: time, device: device, kind: .wheel(finding))))
  }
}

extension WheelFinding {
  /// A bit for each case.
  fileprivate var bit: UInt8 {
    switch self {
    case .zero: 1
    case .mismatch: 2
    case .reversal: 4
    case .aliasing: 8
    case .heldTilt: 16
    case .eightfold: 32
    }
  }
}
