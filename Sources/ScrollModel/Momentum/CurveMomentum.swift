import InputEvents

/// A motion whose place is a formula of the time.
///
/// Its steps only say when what depends on the place is looked at again; they change nothing about where it goes.
struct CurveMomentum: Hashable, Sendable {
  /// The formulas.
  enum Law: Hashable, Sendable {
    case simple(SimpleMomentum)
    case approach(TargetApproach)
    case animation(ScrollAnimation)
  }

  private(set) var law: Law
  private var grid: StepGrid

  init(_ law: Law, at start: Microseconds, stepsPerSecond: Int64) {
    self.law = law
    grid = StepGrid(from: start, stepsPerSecond: stepsPerSecond)
  }

  var nextStep: Microseconds {
    min(grid.next, lawEnd)
  }

  /// When the formula ends, or goes over into the next one.
  private var lawEnd: Microseconds {
    switch law {
    case .simple(let momentum): momentum.nextStep
    case .approach(let approach): approach.end
    case .animation(let animation): animation.end
    }
  }

  mutating func step() -> (offset: Double, rest: MomentumRest?) {
    let now = nextStep
    if grid.next == now { grid.advance() }
    guard lawEnd == now else { return (state(at: now).offset, nil) }
    switch law {
    case .simple(var momentum):
      let result = momentum.step()
      law = .simple(momentum)
      return result
    case .approach(let approach): return (approach.target, .target)
    case .animation(let animation): return (animation.target, .target)
    }
  }

  func state(at time: Microseconds) -> (offset: Double, velocity: Double) {
    switch law {
    case .simple(let momentum): momentum.state(at: time)
    case .approach(let approach): approach.state(at: time)
    case .animation(let animation): animation.state(at: time)
    }
  }
}

/// The way to a target after a release: as the velocity dies away, or pulled by a spring where that would not get
/// there.
///
/// A velocity that leads to the target is kept at first and dies away as `e^(-k t)` with `k = v / way`, so that the
/// motion ends exactly there; where that would take longer than `k` = 1 per second, or the velocity leads away, a
/// critically damped spring goes there. Nobody measured how UIKit lands on a changed target: grade C, chosen.
struct TargetApproach: Hashable, Sendable {
  let target: Double
  let end: Microseconds
  private let start: Microseconds
  private let way: Double
  private let decay: Double?
  private let spring: ReturnSpring

  /// The slowest decay that still counts as the velocity's own, per millisecond.
  static let slowestDecay = 0.001

  init(from offset: Double, velocity: Double, to target: Double, at start: Microseconds) {
    self.target = target
    self.start = start
    way = target - offset
    let decay = velocity / way
    self.decay = decay >= TargetApproach.slowestDecay && decay.isFinite ? decay : nil
    spring = ReturnSpring(distance: 0 - way, velocity: velocity)
    let milliseconds: Double
    if let decay = self.decay {
      let length = way.magnitude
      milliseconds = Bisection.firstTime(from: 0) {
        length * DeterministicMath.exp(0 - decay * $0) <= ReturnSpring.restDistance
      }
    } else {
      milliseconds = spring.restMilliseconds
    }
    end = start + max(1, Microseconds((milliseconds * 1000).rounded(.up)))
  }

  func state(at time: Microseconds) -> (offset: Double, velocity: Double) {
    let milliseconds = Double(time - start) / 1000
    guard let decay else {
      return (
        target + spring.distance(atMilliseconds: milliseconds), spring.velocity(atMilliseconds: milliseconds)
      )
    }
    let left = way * DeterministicMath.exp(0 - decay * milliseconds)
    return (target - left, left * decay)
  }
}

/// A motion that the app asked for: from here to there in a fixed time, slow at both ends.
struct ScrollAnimation: Hashable, Sendable {
  let target: Double
  let end: Microseconds
  private let start: Microseconds
  private let from: Double

  init(from offset: Double, to target: Double, at start: Microseconds, duration: Microseconds) {
    self.target = target
    self.start = start
    from = offset
    end = start + max(1, duration)
  }

  /// `3 u^2 - 2 u^3` of the way after the part `u` of the time.
  func state(at time: Microseconds) -> (offset: Double, velocity: Double) {
    let duration = Double(end - start)
    let part = min(max(Double(time - start) / duration, 0), 1)
    let way = target - from
    return (
      from + way * part * part * (3 - 2 * part), way * 6 * part * (1 - part) / (duration / 1000)
    )
  }
}
