import EventLog
import GestureSynthesis
import InputEvents
import Replay
import ScrollInput
import ScrollModel

/// What the replay of a made log asks of views and of the pointer.
struct GestureReplay {
  private(set) var inputs: [ScrollInputEvent] = []
  private(set) var pointer: [PointerEvent] = []
  private(set) var findings: [InputFinding] = []
  private(set) var withheld: [WithheldMotion] = []

  init(_ log: SyntheticLog) {
    var interpreter = InputInterpreter(settings: log.settings)
    var outputs: [ScrollInputOutput] = []
    for record in log.records {
      if let time = record.time { interpreter.advance(to: time, into: &outputs) }
      switch record {
      case .device(let device):
        interpreter.add(
          device.number, device.description, device.state, as: device.takenFor.deviceClass, at: device.time,
          into: &outputs)
      case .frame(let frame): interpreter.step(frame, into: &outputs)
      case .gone(let time, let device): interpreter.remove(device, at: time, into: &outputs)
      default: break
      }
    }
    interpreter.advance(to: log.now + 1_000_000, into: &outputs)
    interpreter.finish(at: log.now + 1_000_000, into: &outputs)
    for output in outputs {
      switch output {
      case .scroll(let event): inputs.append(event)
      case .pointer(let event): pointer.append(event)
      case .finding(let finding): findings.append(finding)
      case .withheld(let motion): withheld.append(motion)
      case .contact: break
      }
    }
  }

  /// The sum of what scrolls.
  var sum: Vector { inputs.reduce(.zero) { $0 + $1.delta } }

  /// The sum of what moves the pointer.
  var pointed: Vector {
    pointer.reduce(.zero) { sum, event in
      if case .moved(let way) = event.kind { sum + way } else { sum }
    }
  }

  /// The last input.
  var end: ScrollInputEvent? { inputs.last }
}

extension Vector {
  /// Whether both parts are within so much of another's.
  func isNear(_ other: Vector, within tolerance: Double) -> Bool {
    (x - other.x).magnitude <= tolerance && (y - other.y).magnitude <= tolerance
  }
}
