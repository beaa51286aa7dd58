/// The velocity of a motion from its steps, by one of the laws that toolkits use.
///
/// A value in points and milliseconds, or in any other units: velocities are in the one per the other.
public struct VelocityEstimator: Hashable, Sendable {
  /// A law.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// UIKit's pan recogniser: V(n) = 0.2 s(n) + 0.8 s(n-1) of the last two speeds (A-: recorded).
    case recognizer
    /// The slope of a parabola through the last 100 ms, as in Flutter, Android and Chromium (B).
    case leastSquares
    /// Flutter on iOS: 0.6, 0.35 and 0.05 of the last three speeds, oldest first (B; what UIKit blends for a release).
    case flutterIOS
    /// Flutter on macOS: 0.15, 0.65 and 0.2 of them (C).
    case flutterMacOS
    /// GTK's for what scrolls: the steps of the last 150 ms, the oldest included, over the time from the oldest to the
    /// newest (A-: GTK 4.18.6).
    case window
  }

  /// The most places that the parabola goes through (Flutter, Android, Chromium; B).
  public static let history = 20
  /// How far back from the newest place they may lie, in milliseconds (the same three; B).
  public static let horizon = 100.0
  /// The time between two places, in milliseconds, that a motion does not outlast: what was before it does not count,
  /// and after so long a rest nothing does (the same three; B).
  public static let pause = 40.0
  /// The fewest places that make a parabola; with fewer the velocity is 0 (Flutter; C).
  public static let fewestPlaces = 3
  /// The weights of the last three speeds, oldest first (Flutter on iOS; B).
  public static let iOSWeights = (0.6, 0.35, 0.05)
  /// The weights of the last three speeds, oldest first (Flutter on macOS; C).
  public static let macOSWeights = (0.15, 0.65, 0.2)
  /// How far back from the newest step those lie that GTK counts, in milliseconds (GTK 4.18.6; A-).
  public static let window = 150.0
  /// Steps no further apart than this, in milliseconds, are one, where a law takes the speed of single steps (C: no
  /// surface measures so often, so they were measured earlier and read together).
  public static let shortestStep = 1.0
  /// The most, in milliseconds, by which a step grows by those that follow it closely (C: a surface that does measure
  /// every millisecond is read at 200 Hz).
  public static let longestJoin = 4.0

  /// A step: when it ended since the beginning, the time it took, and how far it went.
  private struct Step: Hashable, Sendable {
    var time: Double
    var duration: Double
    var delta: Vector
  }

  /// The law.
  public let kind: Kind
  /// The velocity after the newest step.
  public private(set) var latest = Vector.zero

  private var recognizer = RecognizerVelocity()
  // Those that the law looks back to; none for the recogniser.
  private var steps: [Step] = []
  private var now = 0.0
  private var joined = 0.0

  /// Begins a motion at rest.
  public init(_ kind: Kind) {
    self.kind = kind
    if kind != .recognizer { steps.reserveCapacity(VelocityEstimator.history + 1) }
    // The place where it begins is one of those that the parabola goes through.
    if kind == .leastSquares { steps.append(Step(time: 0, duration: 0, delta: .zero)) }
  }

  /// What a release blends with ``latest``: V(n-1) of UIKit's recogniser; other laws leave nothing to blend, so it is
  /// ``latest`` again.
  public var previous: Vector { kind == .recognizer ? recognizer.previous : latest }

  /// Whether after so many milliseconds without a step the motion is over, by the law's own account.
  public func isOver(afterMilliseconds rest: Double) -> Bool {
    switch kind {
    case .recognizer, .window: false
    case .leastSquares, .flutterIOS, .flutterMacOS: rest > VelocityEstimator.pause
    }
  }

  /// Adds a step.
  ///
  /// - Parameters:
  ///   - delta: How far it went.
  ///   - milliseconds: The time since the step before, or since the beginning; less than 0 is 0.
  /// - Complexity: O(steps that the law looks back to).
  public mutating func add(_ delta: Vector, milliseconds: Double) {
    let elapsed = max(milliseconds, 0)
    now += elapsed
    switch kind {
    case .recognizer:
      if joins(elapsed, recognizer.count > 0 ? recognizer.duration : nil) {
        recognizer.join(delta, milliseconds: elapsed)
      } else {
        recognizer.add(delta, milliseconds: elapsed)
      }
      latest = recognizer.latest
    case .leastSquares:
      keep(delta, elapsed, joins: elapsed == 0, most: VelocityEstimator.history)
      latest = slope
    case .flutterIOS:
      keep(delta, elapsed, joins: joins(elapsed, steps.last?.duration), most: 3)
      latest = blend(VelocityEstimator.iOSWeights)
    case .flutterMacOS:
      keep(delta, elapsed, joins: joins(elapsed, steps.last?.duration), most: 3)
      latest = blend(VelocityEstimator.macOSWeights)
    case .window:
      steps.removeAll { now - $0.time > VelocityEstimator.window }
      keep(delta, elapsed, joins: false, most: .max)
      latest = mean
    }
  }

  /// Takes note that only a part of the newest step scrolls, and nothing before it: GTK's law counts what scrolls, the
  /// others how the fingers move.
  mutating func beginScrolling(with delta: Vector) {
    guard kind == .window, var newest = steps.popLast() else { return }
    steps.removeAll(keepingCapacity: true)
    newest.delta = delta
    steps.append(newest)
  }

  /// Whether a step is part of the one before, which took so long.
  private mutating func joins(_ elapsed: Double, _ before: Double?) -> Bool {
    let shortest = VelocityEstimator.shortestStep
    let isClose = elapsed <= shortest && joined + elapsed <= VelocityEstimator.longestJoin
    guard let before, isClose || before <= shortest else {
      joined = 0
      return false
    }
    joined += elapsed
    return true
  }

  private mutating func keep(_ delta: Vector, _ elapsed: Double, joins: Bool, most: Int) {
    if joins, let newest = steps.indices.last {
      steps[newest].time = now
      steps[newest].duration += elapsed
      steps[newest].delta = steps[newest].delta + delta
      return
    }
    if steps.count == most { steps.removeFirst() }
    steps.append(Step(time: now, duration: elapsed, delta: delta))
  }

  // MARK: Laws

  /// The parabola's slope at the newest place.
  private var slope: Vector {
    // Places relative to the newest, so that a long motion loses no digits.
    var times = InlineArray<20, Double>(repeating: 0)
    var x = times
    var y = times
    var count = 0
    var place = Vector.zero
    var later = now
    for step in steps.reversed() {
      guard now - step.time <= VelocityEstimator.horizon, later - step.time <= VelocityEstimator.pause
      else { break }
      times[count] = step.time - now
      x[count] = place.x
      y[count] = place.y
      count += 1
      place = place - step.delta
      later = step.time
    }
    guard count >= VelocityEstimator.fewestPlaces else { return .zero }
    let places = times.span.extracting(0..<count)
    guard let horizontal = LeastSquaresFit(degree: 2, places: places, values: x.span.extracting(0..<count)),
      let vertical = LeastSquaresFit(degree: 2, places: places, values: y.span.extracting(0..<count))
    else { return .zero }
    return Vector(x: horizontal.linear, y: vertical.linear)
  }

  /// The last three speeds, weighted; a speed that there is not yet counts as 0.
  private func blend(_ weights: (Double, Double, Double)) -> Vector {
    speed(2) * weights.0 + speed(1) * weights.1 + speed(0) * weights.2
  }

  /// The speed of a step, counted from the newest.
  private func speed(_ age: Int) -> Vector {
    guard age < steps.count else { return .zero }
    let step = steps[steps.count - 1 - age]
    guard step.duration > 0 else { return .zero }
    return Vector(x: step.delta.x / step.duration, y: step.delta.y / step.duration)
  }

  /// The way of the steps over the time between the first and the last.
  private var mean: Vector {
    guard let first = steps.first else { return .zero }
    let way = steps.reduce(Vector.zero) { $0 + $1.delta }
    // A flick of one step has no time between steps; GTK would let it rest (chosen: the time that the step took).
    let time = now > first.time ? now - first.time : first.duration
    return time > 0 ? Vector(x: way.x / time, y: way.y / time) : .zero
  }
}
