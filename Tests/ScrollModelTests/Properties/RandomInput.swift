import InputEvents
import ScrollInput
import ScrollModel
import TestSupport

/// Random input of several devices at once, with a pointer and actions among it; all that begins ends.
struct RandomInput {
  private let size: Vector
  /// Two touchscreens, two touchpads, two wheels and a ball.
  private let sources: [ScrollSource] = [.touch, .touch, .finger, .finger, .wheel, .wheel, .continuous]

  init(_ size: Vector) {
    self.size = size
  }

  /// Fingers or a wheel under way.
  private struct Motion {
    /// How far a step goes.
    var way: Vector
    /// Where the fingers are.
    var place: Vector?
  }

  func steps(_ random: inout SeededGenerator, _ scene: RandomScene?) -> [RandomScroll.Step] {
    var scene = scene
    var steps: [RandomScroll.Step] = []
    var motions = [Motion?](repeating: nil, count: sources.count)
    var time: Microseconds = 0
    let mains = [random.int(0...3), random.int(0...6)]
    for _ in 0..<random.int(4...50) {
      time += Int64(random.pick([0, 0, 1000, 8333, 8333, 16_667, 16_667, 50_000, 200_001, 2_000_000]))
      let event: RandomScroll.Step.Event
      switch random.int(0...11) {
      case 0: event = .pointer(pointer(&random, time))
      case 1, 2:
        guard let action = scene?.action(&random) else { continue }
        event = .action(action)
      case 3: event = .scroll(next(random.int(0...sources.count - 1), &motions, time, &random))
      default: event = .scroll(next(random.pick(mains), &motions, time, &random))
      }
      steps.append(RandomScroll.Step(time: time, event: event))
      // Where fingers were lifted, something may move that the app can meet.
      guard case .scroll(let input) = event, input.phase == .ended, random.once(in: 3) else { continue }
      guard let request = scene?.request(&random) else { continue }
      time += Int64(random.pick([20_000, 150_000]))
      steps.append(RandomScroll.Step(time: time, event: .action(.scroll(request))))
    }
    for device in sources.indices where motions[device] != nil {
      let event = end(device, motions[device]?.place, .ended, time, &random)
      steps.append(RandomScroll.Step(time: time, event: .scroll(event)))
    }
    return steps
  }

  private func pointer(_ random: inout SeededGenerator, _ time: Microseconds) -> PointerEvent {
    let kind: PointerEvent.Kind =
      switch random.int(0...3) {
      case 0: .pressed(.primary)
      case 1: .released(.primary)
      default: .moved(by: Vector(x: Double(random.int(-200...200)), y: Double(random.int(-300...300))))
      }
    return PointerEvent(time: time, device: 7, kind: kind)
  }

  private func next(
    _ device: Int, _ motions: inout [Motion?], _ time: Microseconds, _ random: inout SeededGenerator
  ) -> ScrollInputEvent {
    let source = sources[device]
    guard var motion = motions[device] else {
      let motion = begin(source, &random)
      motions[device] = motion
      return ScrollInputEvent(
        time: time, device: device, source: source, phase: .began,
        delta: source.surelyEnds ? .zero : motion.way, location: motion.place, reason: .fingersDown(1))
    }
    if random.once(in: 5) {
      motions[device] = nil
      return end(device, motion.place, random.once(in: 5) ? .cancelled : .ended, time, &random)
    }
    if random.once(in: 8) { motion.way = motion.way * -1 }
    let delta = motion.way * (Double(random.int(0...8)) / 4)
    motion.place = motion.place.map { $0 - delta }
    motions[device] = motion
    return ScrollInputEvent(
      time: time, device: device, source: source, phase: .changed, delta: delta, velocity: delta * 60,
      location: motion.place, reason: .fingersMoved(1))
  }

  private func begin(_ source: ScrollSource, _ random: inout SeededGenerator) -> Motion {
    let along = Double(random.pick([-60, -25, -10, -3, 3, 10, 25, 60]))
    let across = Double(random.int(-8...8)) / 4
    let way = random.once(in: 3) ? Vector(x: along, y: across) : Vector(x: across, y: along)
    guard source == .touch, !random.once(in: 10) else { return Motion(way: way, place: nil) }
    let place = Vector(
      x: Double(random.int(0...100)) / 100 * size.x, y: Double(random.int(0...100)) / 100 * size.y)
    return Motion(way: way, place: place)
  }

  private func end(
    _ device: Int, _ place: Vector?, _ phase: ScrollInputPhase, _ time: Microseconds,
    _ random: inout SeededGenerator
  ) -> ScrollInputEvent {
    var event = ScrollInputEvent(
      time: time, device: device, source: sources[device], phase: phase, location: place, reason: .lifted)
    guard sources[device].surelyEnds, !random.once(in: 4) else { return event }
    let speed = Double(random.int(-4000...4000))
    let across = Double(random.int(-100...100))
    event.velocity = random.once(in: 3) ? Vector(x: speed, y: across) : Vector(x: across, y: speed)
    event.previousVelocity = event.velocity * (Double(random.int(0...6)) / 4)
    return event
  }
}
