import InputEvents
import ScrollInput
import TestSupport
import Testing

/// Whatever the frames, what is said of them is well formed.
@Suite struct InputInvariantTests {
  static let logs = (0..<140 as Range<UInt64>).map { (seed: $0, isMalformed: $0 % 2 == 1) }

  private static func outputs(_ log: (seed: UInt64, isMalformed: Bool)) -> [ScrollInputOutput] {
    LogPlayer.play(RandomInputLog(seed: log.seed, isMalformed: log.isMalformed))
  }

  @Test(arguments: logs)
  func everythingIsSaidAtItsTime(log: (seed: UInt64, isMalformed: Bool)) {
    let steps = RandomInputLog(seed: log.seed, isMalformed: log.isMalformed)
    var player = LogPlayer(steps.settings)
    var last = Microseconds.min
    for step in steps.steps {
      let deadline = player.interpreter.nextDeadline
      let known = player.outputs.count
      player.advance(to: step.time)
      for output in player.outputs[known...] {
        #expect(output.time >= max(last, deadline ?? .max) && output.time <= step.time)
        last = output.time
      }
      #expect(player.interpreter.nextDeadline ?? .max > step.time)
      let advanced = player.outputs.count
      player.play(step)
      for output in player.outputs[advanced...] { #expect(output.time == step.time) }
      last = step.time
    }
    player.rest(after: steps.steps)
    #expect(player.interpreter.nextDeadline == nil)
  }

  @Test(arguments: logs)
  func everyContactHasOneEnd(log: (seed: UInt64, isMalformed: Bool)) {
    var live: Set<[Int]> = []
    for case .contact(let event) in Self.outputs(log) {
      switch event.change {
      case .began: #expect(live.insert([event.device, event.serial]).inserted)
      case .ended, .cancelled: #expect(live.remove([event.device, event.serial]) != nil)
      }
    }
    #expect(live.isEmpty)
  }

  private struct Motion: Hashable {
    var device: DeviceNumber
    var source: ScrollSource
  }

  @Test(arguments: logs)
  func everyScrollHasOneEnd(log: (seed: UInt64, isMalformed: Bool)) {
    var live: Set<Motion> = []
    for case .scroll(let event) in Self.outputs(log) {
      let motion = Motion(device: event.device, source: event.source)
      switch event.phase {
      case .began: #expect(live.insert(motion).inserted)
      case .changed: #expect(live.contains(motion))
      case .ended, .cancelled: #expect(live.remove(motion) != nil)
      }
      if event.phase == .ended || event.phase == .cancelled { #expect(event.delta == .zero) }
      if event.source == .continuous, event.phase == .changed { #expect(event.delta != .zero) }
    }
    #expect(live.isEmpty)
  }

  @Test(arguments: logs)
  func everyPressHasOneRelease(log: (seed: UInt64, isMalformed: Bool)) {
    struct Held: Hashable {
      var device: DeviceNumber
      var button: PointerButton
    }
    var held: Set<Held> = []
    for case .pointer(let event) in Self.outputs(log) {
      switch event.kind {
      case .moved(let delta):
        #expect(delta != .zero)
        #expect(event.interruption == nil)
      case .pressed(let button):
        #expect(held.insert(Held(device: event.device, button: button)).inserted)
        #expect(event.interruption == nil)
      case .released(let button):
        #expect(held.remove(Held(device: event.device, button: button)) != nil)
      }
    }
    #expect(held.isEmpty)
  }

  /// It says where fingers are, not that they moved in this moment.
  @Test(arguments: logs)
  func theRepairedDifferenceScrollsNothing(log: (seed: UInt64, isMalformed: Bool)) {
    let steps = RandomInputLog(seed: log.seed, isMalformed: log.isMalformed)
    var classes = [DeviceClass](repeating: .unknown, count: 3)
    var player = LogPlayer(steps.settings)
    for step in steps.steps {
      if case .add(let number, let device, _, _) = step { classes[number] = device.deviceClass }
      player.advance(to: step.time)
      let known = player.outputs.count
      player.play(step)
      guard case .frame(let frame) = step, frame.isSynchronization else { continue }
      for case .scroll(let event) in player.outputs[known...] {
        // Counts are differences themselves.
        if event.source == .wheel || event.source == .continuous && classes[event.device] != .tablet {
          continue
        }
        #expect(event.delta == .zero)
      }
    }
  }

  @Test(arguments: logs)
  func everyNumberIsFinite(log: (seed: UInt64, isMalformed: Bool)) {
    for output in Self.outputs(log) {
      for vector in output.vectors { #expect(vector.x.isFinite && vector.y.isFinite) }
    }
  }

  @Test(arguments: logs)
  func onlyFingersThatMoveHaveAVelocity(log: (seed: UInt64, isMalformed: Bool)) {
    for case .scroll(let event) in Self.outputs(log) {
      let isFinger = event.source == .finger || event.source == .touch
      let moves = event.phase == .changed || event.phase == .ended && event.reason == .lifted
      if !isFinger || !moves {
        #expect(event.velocity == .zero)
        #expect(event.previousVelocity == .zero)
      }
      #expect((event.wheel != nil) == (event.source == .wheel))
      #expect((event.detents != nil) == (event.source == .wheel))
      if event.source != .touch { #expect(event.location == nil) }
    }
  }

  /// The recogniser blends speeds by weights that add up to one, so no velocity exceeds the fastest step.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func noVelocityIsAboveTheFastestStep(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var velocity = VelocityEstimator(.recognizer)
    var steps: [(way: Double, milliseconds: Double)] = []
    for _ in 0..<60 {
      let way = Vector(x: Double(random.int(-400...400)) / 16, y: Double(random.int(-400...400)) / 16)
      let milliseconds = random.pick([8, 8, 7.5, 12, 0, 0.3, 0.9, 200])
      velocity.add(way, milliseconds: milliseconds)
      // What took no time is part of a step beside it.
      if milliseconds == 0, let last = steps.indices.last, steps[last].milliseconds > 0 || last == 0 {
        steps[last].way += way.length
      } else {
        let carried = steps.count == 1 && steps[0].milliseconds == 0 ? steps.removeLast().way : 0
        steps.append((way.length + carried, milliseconds))
      }
      var fastest = 0.0
      for step in steps where step.milliseconds > 0 { fastest = max(fastest, step.way / step.milliseconds) }
      #expect(velocity.latest.length <= fastest + 1e-9)
      #expect(velocity.previous.length <= fastest + 1e-9)
    }
  }
}
