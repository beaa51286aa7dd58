import InputEvents
import ScrollInput
import ScrollModel
import TestSupport

/// A random scene with random input and random actions, in the order of their times; every input ends.
struct RandomScroll: CustomStringConvertible {
  /// What happens at a time.
  struct Step {
    /// What happens.
    enum Event: Hashable {
      case scroll(ScrollInputEvent)
      case pointer(PointerEvent)
      case action(SceneAction)
      case devices([DeviceClass])
    }

    var time: Microseconds
    var event: Event
  }

  let seed: UInt64
  var scene: Scene
  var profile: Profile
  var policy: IndicatorPolicy
  var preference = IndicatorPreference.byDevice
  var steps: [Step] = []

  /// Makes a scene and what happens to it; the same for the same seed.
  init(seed: UInt64, actions: Bool = true) {
    self.seed = seed
    var random = SeededGenerator(seed: seed)
    var builder = RandomScene(&random)
    scene = builder.scene(&random)
    profile = random.pick(Profile.all + [.uikit])
    policy = random.pick(IndicatorPolicy.builtIn)
    let inputs = RandomInput(scene.size)
    steps = inputs.steps(&random, actions ? builder : nil)
    // Bars come and go with mice, and with them the room that the content has.
    guard actions, let last = steps.last?.time else { return }
    preference = random.pick(IndicatorPreference.allCases + [.byDevice])
    for _ in 0..<random.int(0...4) {
      let time = Microseconds(random.int(0...Int(last)))
      let devices = [DeviceClass.mouse, .touchpad, .touchscreen].filter { _ in random.once(in: 2) }
      let index = steps.firstIndex { $0.time > time } ?? steps.count
      steps.insert(Step(time: time, event: .devices(devices)), at: index)
    }
  }

  /// The scene without transitions and effects, which are looks alone.
  var withoutTransitions: RandomScroll {
    var plain = self
    plain.scene.content = Self.plain(scene.content)
    for index in plain.steps.indices {
      switch steps[index].event {
      case .action(.setScene(let node)):
        plain.steps[index].event = .action(.setScene(Self.plain(node)))
      case .action(.setContent(let view, let nodes)):
        plain.steps[index].event = .action(.setContent(view: view, nodes.map(Self.plain)))
      case .action(.insert(let view, let place, let nodes)):
        plain.steps[index].event = .action(.insert(view: view, at: place, nodes.map(Self.plain)))
      default: break
      }
    }
    return plain
  }

  private static func plain(_ node: SceneNode) -> SceneNode {
    var node = node
    node.modifiers.removeAll {
      switch $0 {
      case .transition, .effect: true
      default: false
      }
    }
    switch node.content {
    case .item, .control, .section: break
    case .repeated(let count, let prefix, let first, let element):
      node.content = .repeated(count: count, prefix: prefix, first: first, plain(element))
    case .stack(var stack):
      stack.content = stack.content.map(plain)
      node.content = .stack(stack)
    case .scroll(var view):
      view.content = view.content.map(plain)
      node.content = .scroll(view)
    }
    return node
  }

  /// Seed, scene and steps, a line each.
  var description: String {
    (["seed \(seed), profile \(profile.name), \(policy)", "\(scene)"] + steps.map { "\($0)" })
      .joined(separator: "\n")
  }
}

extension RandomScroll.Step: CustomStringConvertible {
  var description: String {
    switch event {
    case .scroll(let input):
      "\(time) \(input.source)#\(input.device) \(input.phase) by (\(input.delta.x), \(input.delta.y))"
        + " at (\(input.velocity.x), \(input.velocity.y)) pt/s"
        + (input.location.map { " on (\($0.x), \($0.y))" } ?? "")
    case .pointer(let input): "\(time) pointer \(input.kind)"
    case .action(let action): "\(time) \(action)"
    case .devices(let devices): "\(time) devices \(devices.map(\.rawValue))"
    }
  }
}
