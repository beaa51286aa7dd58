import ScrollInput
import ScrollModel

/// How often the rarer things happened: what never happens is not tested.
struct ScrollCounts {
  private(set) var flights = 0
  private(set) var bounces = 0
  private(set) var pages = 0
  private(set) var targets = 0
  private(set) var handOvers = 0
  private(set) var catches = 0
  private(set) var corrections = 0
  private(set) var jumpsInMotion = 0
  private(set) var animations = 0
  private(set) var retargets = 0
  private(set) var positions = 0
  private(set) var transitions = 0
  private(set) var visits = 0
  private(set) var goneInMotion = 0

  mutating func count(_ output: SceneOutput, of event: RandomScroll.Step.Event?, _ before: [Glimpse]) {
    guard case .view(let number, let output) = output else {
      if case .pointer(let change) = output, change.what == .entered { visits += 1 }
      return
    }
    switch output {
    case .phase(_, let from, let to, let reason):
      switch reason {
      case .flung: flights += 1
      case .caught: catches += 1
      case .otherViewScrolls: handOvers += 1
      case .viewGone, .contentReplaced: goneInMotion += 1
      default: break
      }
      if to == .animating, from != .idle { animations += 1 }
    case .bounce(_, _, .began, _): bounces += 1
    case .page(_, _, _, .nearest): pages += 1
    case .adjusted(_, _, _, .estimate): corrections += 1
    case .adjusted(_, _, _, .requested):
      if before.contains(where: { $0.number == number && $0.isMoving }) { jumpsInMotion += 1 }
    case .adjusted(_, _, _, .behavior): retargets += 1
    case .target(let decision): if case .stop = decision.reason { targets += 1 }
    case .position: positions += 1
    case .transition: transitions += 1
    default: break
    }
  }

  /// Each with its name.
  var all: [(name: String, count: Int)] {
    [
      ("flights", flights), ("bounces", bounces), ("pages", pages), ("targets", targets),
      ("hand-overs", handOvers), ("catches", catches), ("corrections", corrections),
      ("jumps in motion", jumpsInMotion), ("animations", animations), ("retargets", retargets),
      ("positions", positions), ("transitions", transitions), ("visits", visits),
      ("gone in motion", goneInMotion),
    ]
  }

  mutating func add(_ other: ScrollCounts) {
    flights += other.flights
    bounces += other.bounces
    pages += other.pages
    targets += other.targets
    handOvers += other.handOvers
    catches += other.catches
    corrections += other.corrections
    jumpsInMotion += other.jumpsInMotion
    animations += other.animations
    retargets += other.retargets
    positions += other.positions
    transitions += other.transitions
    visits += other.visits
    goneInMotion += other.goneInMotion
  }
}
