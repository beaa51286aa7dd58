import InputEvents
import ScrollInput

// A mouse with a wheel, and what it said.
extension Player {
  static func wheel(_ change: (inout WheelSettings) -> Void = { _ in }) -> Player {
    var settings = ScrollInputSettings()
    change(&settings.wheel)
    return Player(Devices.mouse, as: .mouse, settings: settings)
  }

  /// Plays a frame at a time in microseconds.
  mutating func play(at time: Microseconds, _ events: [InputEvent]) {
    interpreter.advance(to: time, into: &outputs)
    self.time = time
    interpreter.step(Frame(time: time, device: 0, events: events), into: &outputs)
  }

  /// Plays a frame for each value of an axis.
  mutating func turn(_ code: UInt16, _ values: [Int32], every milliseconds: Int64 = 10) {
    for value in values { play(after: milliseconds, .rel(code, value)) }
  }

  /// Lets everything end.
  mutating func rest() {
    while let deadline = interpreter.nextDeadline { interpreter.advance(to: deadline, into: &outputs) }
  }

  /// How far the wheel turned in all.
  var turned: WheelMotion {
    scrolls.reduce(into: WheelMotion(x: 0, y: 0)) { sum, event in
      sum.x += event.wheel?.x ?? 0
      sum.y += event.wheel?.y ?? 0
    }
  }

  /// How many whole detents in all.
  var detents: WheelDetents {
    scrolls.reduce(into: WheelDetents(x: 0, y: 0)) { sum, event in
      sum.x += event.detents?.x ?? 0
      sum.y += event.detents?.y ?? 0
    }
  }

  /// How far the offset was asked to go in all.
  var offset: Vector { scrolls.reduce(.zero) { $0 + $1.delta } }

  /// How much was withheld, for one cause or for all.
  func kept(_ cause: WithheldMotion.Cause? = nil) -> WheelMotion {
    withheld.reduce(into: WheelMotion(x: 0, y: 0)) { sum, motion in
      guard cause == nil || motion.cause == cause, case .wheel(let amount) = motion.amount else { return }
      sum.x += amount.x
      sum.y += amount.y
    }
  }

  /// What was found odd about the wheel.
  var wheelFindings: [WheelFinding] {
    findings.compactMap { if case .wheel(let finding) = $0.kind { finding } else { nil } }
  }
}
