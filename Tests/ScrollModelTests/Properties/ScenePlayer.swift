import InputEvents
import ScrollInput
import ScrollModel

/// Plays a random scene, and has everything that it says watched.
struct ScenePlayer {
  var model: SceneModel
  private var sink = SceneOutputs()
  private(set) var time: Microseconds = 0
  /// All that was said but samples.
  private(set) var outputs: [SceneOutput] = []
  private(set) var invariants = ScrollInvariants()

  init(_ random: RandomScroll) {
    model = SceneModel(
      random.scene, profile: random.profile, policy: random.policy, preference: random.preference)
    model.start(at: 0, into: &sink)
    watch(nil)
  }

  /// Plays everything and waits for rest; `piece` says by how much time goes on at most, `nil` for any.
  static func play(_ random: RandomScroll, _ piece: () -> Microseconds? = { nil }) -> ScenePlayer {
    var player = ScenePlayer(random)
    for step in random.steps { player.play(step, piece) }
    player.rest(piece)
    return player
  }

  mutating func play(_ step: RandomScroll.Step, _ piece: () -> Microseconds? = { nil }) {
    pass(to: step.time, piece)
    let before = model.present.map { Glimpse(model, $0, at: time) }
    switch step.event {
    case .scroll(let input): model.step(input, into: &sink)
    case .pointer(let input): model.point(input, into: &sink)
    case .action(let action): model.perform(action, at: time, into: &sink)
    case .devices(let devices): model.setDevices(devices, lastUsed: devices.last, at: time, into: &sink)
    }
    watch(step.event, before: before)
    while model.takeMoved() != nil {}
  }

  /// Lets time pass until nothing is due, and a minute more in which nothing may happen.
  mutating func rest(_ piece: () -> Microseconds? = { nil }) {
    // Over an indicator the pointer would hold it for ever.
    model.losePointer(of: nil, at: time, into: &sink)
    watch(nil)
    let last = time + 600_000_000
    while let deadline = model.nextDeadline {
      pass(to: max(deadline, time), piece)
      if time > last {
        invariants.report("never comes to rest", at: time)
        return
      }
    }
    let count = outputs.count
    let offsets = model.present.map { model.views[$0].sample(at: time).offset }
    pass(to: time + 60_000_000) { nil }
    let after = model.present.map { model.views[$0].sample(at: time).offset }
    invariants.expect(outputs.count == count && offsets == after, "something happens at rest", at: time)
    invariants.finish(model, at: time)
  }

  private mutating func pass(to next: Microseconds, _ piece: () -> Microseconds?) {
    repeat {
      time = min(next, piece().map { time + $0 } ?? next)
      model.advance(to: time, into: &sink)
      watch(nil)
    } while time < next
  }

  private mutating func watch(_ event: RandomScroll.Step.Event?, before: [Glimpse] = []) {
    for output in sink.records {
      if case .view(_, .sample) = output { continue }
      outputs.append(output)
    }
    invariants.take(sink.records, of: event, at: time, before: before, after: model)
    sink.removeAll()
  }
}

/// A view as it was before a step.
struct Glimpse {
  let number: Int
  let offset: Vector
  let phase: ScrollPhase
  let isMoving: Bool
  let isDisabled: Bool

  init(_ model: SceneModel, _ number: Int, at time: Microseconds) {
    let view = model.views[number]
    self.number = number
    offset = view.sample(at: time).offset
    phase = view.phase
    isMoving = view.isMoving
    isDisabled = view.view.isDisabled
  }
}
