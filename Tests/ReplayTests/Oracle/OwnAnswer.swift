import EventLog
import InputEvents
import ScrollInput

/// What the interpreter makes of a recording, with natural scrolling off: its scrolls, and what else it said.
struct OwnAnswer: Sendable {
  /// One scroll from its first motion to its last.
  struct Sequence: Sendable {
    var source: ScrollSource
    /// The motions: when, and how far in millimetres of finger, detents of 120 or points.
    var motions: [(time: Microseconds, amount: Vector)]

    var start: Microseconds { motions[0].time }
    var lastMotion: Microseconds { motions[motions.count - 1].time }

    /// How far it went from a time on.
    func total(from time: Microseconds = .min) -> Vector {
      motions.reduce(.zero) { $1.time < time ? $0 : $0 + $1.amount }
    }
  }

  /// Wheel events belong together up to so long apart, as the peer's are joined.
  static let joined: Microseconds = 500_000

  var sequences: [Sequence] = []
  var frames: [Microseconds] = []
  var outputs: [ScrollInputOutput] = []

  /// - Parameters:
  ///   - records: The recording, imported.
  ///   - description: Stands in for a description that the recording does not have.
  ///   - given: The settings; natural scrolling is turned off.
  init(
    _ records: [LogRecord], description: DeviceDescription,
    settings given: ScrollInputSettings = ScrollInputSettings()
  ) {
    var settings = given
    settings.touchpad.natural = []
    settings.touchscreen.natural = []
    var interpreter = InputInterpreter(settings: settings)
    var end: Microseconds = 0
    for record in records {
      if let time = record.time {
        interpreter.advance(to: time, into: &outputs)
        end = time
      }
      switch record {
      case .device(let device):
        interpreter.add(
          device.number, device.description.isInferred ? description : device.description, device.state,
          as: device.takenFor.0, at: device.time,
          into: &outputs)
      case .frame(let frame):
        frames.append(frame.time)
        interpreter.step(frame, into: &outputs)
      case .drop(let time, let device): interpreter.drop(device, at: time, into: &outputs)
      case .gone(let time, let device): interpreter.remove(device, at: time, into: &outputs)
      case .gap(let gap): interpreter.gap(gap.device, at: gap.time, into: &outputs)
      case .header, .note, .mark, .end: break
      }
    }
    interpreter.finish(at: end, into: &outputs)
    interpreter.advance(to: .max / 2, into: &outputs)
    follow(settings)
  }

  private mutating func follow(_ settings: ScrollInputSettings) {
    var isOpen = false
    for case .scroll(let event) in outputs {
      if event.source != .wheel, event.source != .continuous {
        if event.phase == .began { isOpen = false }
      } else if let last = sequences.last {
        // The peer gives no end of a continuous source, so all of it is one.
        isOpen =
          last.source == event.source
          && (event.source == .continuous || event.time - last.lastMotion <= OwnAnswer.joined)
      }
      guard event.delta != .zero else { continue }
      let amount: Vector
      switch event.source {
      case .finger: amount = event.delta * (1 / settings.touchpad.pointsPerMillimetre)
      case .touch: amount = event.delta * (1 / settings.touchscreen.pointsPerMillimetre)
      case .wheel: amount = event.wheel.map { Vector(x: Double($0.x), y: Double($0.y)) } ?? .zero
      case .continuous: amount = event.delta
      }
      if isOpen {
        sequences[sequences.count - 1].motions.append((event.time, amount))
      } else {
        sequences.append(Sequence(source: event.source, motions: [(event.time, amount)]))
        isOpen = true
      }
    }
  }
}
