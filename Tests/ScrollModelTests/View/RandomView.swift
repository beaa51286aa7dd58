import InputEvents
import ScrollInput
import ScrollModel
import TestSupport

/// A random scroll view, and random input for it that begins and ends as devices do.
struct RandomView {
  var player: ViewPlayer

  init(_ random: inout SeededGenerator) {
    player = ViewPlayer(
      random.pick([100, 200, 300]), content: random.pick([0, 50, 200, 300, 700, 950.5, 5000]),
      behavior: random.pick([.automatic, .automatic, .paging]), bounces: !random.once(in: 4),
      start: Double(random.int(-50...6000)), scale: random.pick([1, 2, 3]),
      profile: random.pick([.uikit, .uikit, .simple]),
      indicators: random.pick(IndicatorVisibility.allCases),
      policy: random.pick(IndicatorPolicy.builtIn))
  }

  /// Inputs of a touchscreen, a touchpad and a wheel, one among the other, all ended.
  static func inputs(_ random: inout SeededGenerator) -> [ScrollInputEvent] {
    let sources: [ScrollSource] = [.touch, .finger, .wheel]
    var isDown = [false, false, false]
    var time: Microseconds = 0
    var inputs: [ScrollInputEvent] = []
    func event(_ device: Int, _ phase: ScrollInputPhase, _ random: inout SeededGenerator) -> ScrollInputEvent
    {
      let moves = phase == .changed || (sources[device] == .wheel && phase == .began)
      let speed = Double(random.int(-3000...3000))
      return ScrollInputEvent(
        time: time, device: device, source: sources[device], phase: phase,
        delta: moves ? Vector(x: Double(random.int(-3...3)), y: Double(random.int(-400...400)) / 4) : .zero,
        velocity: random.once(in: 4) ? .zero : Vector(x: 0, y: speed),
        previousVelocity: random.once(in: 4) ? .zero : Vector(x: 0, y: speed / 2), reason: .lifted)
    }
    for _ in 0..<random.int(1...60) {
      time += Int64(random.pick([0, 5000, 8333, 16_667, 200_001, 2_000_000]))
      let device = random.int(0...2)
      if !isDown[device] {
        isDown[device] = true
        inputs.append(event(device, .began, &random))
      } else if random.once(in: 4) {
        isDown[device] = false
        inputs.append(event(device, random.once(in: 4) ? .cancelled : .ended, &random))
      } else {
        inputs.append(event(device, .changed, &random))
      }
    }
    for device in 0...2 where isDown[device] { inputs.append(event(device, .ended, &random)) }
    return inputs
  }

  /// Plays inputs and waits for rest; `piece` says by how much time goes on at most, `nil` for any.
  mutating func play(_ inputs: [ScrollInputEvent], _ piece: () -> Microseconds?) {
    for input in inputs {
      pass(to: input.time, piece)
      player.model.step(input, into: &player.sink)
    }
    while let deadline = player.model.nextDeadline { pass(to: max(deadline, player.time), piece) }
  }

  private mutating func pass(to time: Microseconds, _ piece: () -> Microseconds?) {
    while player.time < time {
      player.time = min(time, piece().map { player.time + $0 } ?? time)
      player.model.advance(to: player.time, into: &player.sink)
      _ = player.offset
    }
    player.model.advance(to: time, into: &player.sink)
  }
}
