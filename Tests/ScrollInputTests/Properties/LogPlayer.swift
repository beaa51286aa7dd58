import InputEvents
import ScrollInput

/// An interpreter that plays a log, with what each step said.
struct LogPlayer {
  var interpreter: InputInterpreter
  private(set) var outputs: [ScrollInputOutput] = []

  init(_ settings: ScrollInputSettings) {
    interpreter = InputInterpreter(settings: settings)
  }

  /// All that a log says, with a second after its end for wheels.
  static func play(_ log: RandomInputLog) -> [ScrollInputOutput] {
    var player = LogPlayer(log.settings)
    for step in log.steps { player.play(step) }
    player.rest(after: log.steps)
    return player.outputs
  }

  mutating func play(_ steps: ArraySlice<LogStep>) {
    for step in steps { play(step) }
  }

  mutating func play(_ step: LogStep) {
    advance(to: step.time)
    switch step {
    case .add(let number, let device, let state, let time):
      interpreter.add(
        number, device.description, state, as: device.deviceClass, at: time, into: &outputs)
    case .remove(let number, let time): interpreter.remove(number, at: time, into: &outputs)
    case .frame(let frame): interpreter.step(frame, into: &outputs)
    case .drop(let number, let time): interpreter.drop(number, at: time, into: &outputs)
    case .gap(let number, let time): interpreter.gap(number, at: time, into: &outputs)
    case .finish(let time): interpreter.finish(at: time, into: &outputs)
    }
  }

  mutating func advance(to time: Microseconds) {
    interpreter.advance(to: time, into: &outputs)
  }

  mutating func rest(after steps: [LogStep]) {
    advance(to: (steps.last?.time ?? 0) + 3_000_000)
  }
}

/// The first difference in words, since whole logs are too long to print; `nil` if there is none.
func difference(_ one: [ScrollInputOutput], _ other: [ScrollInputOutput]) -> String? {
  for (one, other) in zip(one, other) where one != other { return "\(one) is not \(other)" }
  return one.count == other.count ? nil : "\(one.count) outputs, not \(other.count)"
}

extension ScrollInputOutput {
  /// When it was said.
  var time: Microseconds {
    get {
      switch self {
      case .contact(let event): event.time
      case .pointer(let event): event.time
      case .scroll(let event): event.time
      case .withheld(let motion): motion.time
      case .finding(let finding): finding.time
      }
    }
    set {
      switch self {
      case .contact(var event):
        event.time = newValue
        self = .contact(event)
      case .pointer(var event):
        event.time = newValue
        self = .pointer(event)
      case .scroll(var event):
        event.time = newValue
        self = .scroll(event)
      case .withheld(var motion):
        motion.time = newValue
        self = .withheld(motion)
      case .finding(var finding):
        finding.time = newValue
        self = .finding(finding)
      }
    }
  }

  /// Of which device.
  var device: DeviceNumber {
    switch self {
    case .contact(let event): event.device
    case .pointer(let event): event.device
    case .scroll(let event): event.device
    case .withheld(let motion): motion.device
    case .finding(let finding): finding.device
    }
  }

  /// Its motions, velocities and places.
  var vectors: [Vector] {
    switch self {
    case .contact, .finding: []
    case .pointer(let event): if case .moved(let delta) = event.kind { [delta] } else { [] }
    case .scroll(let event):
      [event.delta, event.velocity, event.previousVelocity]
        + [event.millimetres, event.location].compactMap(\.self)
    case .withheld(let motion):
      switch motion.amount {
      case .millimetres(let way), .counts(let way): [way]
      case .wheel(let turn): [Vector(x: Double(turn.x), y: Double(turn.y))]
      }
    }
  }
}
