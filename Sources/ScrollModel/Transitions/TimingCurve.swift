/// How far something has come at a part of its time or way: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// In a file the curve is the name of one of the four that have one, or the list of its two control points' numbers.
public struct TimingCurve: Hashable, Sendable {
  /// The first control point; x lies in 0...1.
  public let first: UnitPoint
  /// The second control point; x lies in 0...1.
  public let second: UnitPoint

  /// Makes a curve of its control points; their x is clamped to 0...1, so that every time has one place.
  public init(_ firstX: Double, _ firstY: Double, _ secondX: Double, _ secondY: Double) {
    first = UnitPoint(x: min(1, max(0, firstX)), y: firstY)
    second = UnitPoint(x: min(1, max(0, secondX)), y: secondY)
  }

  /// The same speed throughout.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// Slow at first; the control points are Core Animation's and CSS's.
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// Slow at last; the control points are Core Animation's and CSS's.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// Slow at first and at last; the control points are Core Animation's and CSS's.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

  /// The place on the curve.
  ///
  /// Outside 0...1 the curve goes on straight, as CSS Easing Functions lays down. The number of steps is fixed and
  /// the steps are sums and products only, so that the result has the same bits everywhere.
  ///
  /// - Parameter progress: the part of the time, 0 at the start and 1 at the end.
  /// - Returns: the part of the way: 0 at 0 and 1 at 1, exactly.
  public func value(at progress: Double) -> Double {
    if progress <= 0 { return slopeBefore * progress }
    if progress >= 1 { return 1 + slopeAfter * (progress - 1) }
    if first.x == first.y && second.x == second.y { return progress }
    var low = 0.0
    var high = 1.0
    // x never falls as the parameter grows; 53 halvings exhaust the bits of a number between 0 and 1.
    for _ in 0..<53 {
      let middle = (low + high) / 2
      if Self.coordinate(middle, first.x, second.x) < progress { low = middle } else { high = middle }
    }
    return Self.coordinate(high, first.y, second.y)
  }

  /// A coordinate at a parameter, of those of the control points.
  private static func coordinate(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// The slope with which the curve begins.
  private var slopeBefore: Double {
    if first.x > 0 { return first.y / first.x }
    guard first.y == 0 else { return 0 }
    if second.x > 0 { return second.y / second.x }
    return second.y == 0 ? 1 : 0
  }

  /// The slope with which the curve ends.
  private var slopeAfter: Double {
    if second.x < 1 { return (second.y - 1) / (second.x - 1) }
    guard second.y == 1 else { return 0 }
    if first.x < 1 { return (first.y - 1) / (first.x - 1) }
    return first.y == 1 ? 1 : 0
  }
}

extension TimingCurve: Codable {
  private enum Name: String, CaseIterable, Codable {
    case linear, easeIn, easeOut, easeInOut

    var curve: TimingCurve {
      switch self {
      case .linear: .linear
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInOut: .easeInOut
      }
    }
  }

  /// Reads a name or the list of four numbers.
  public init(from decoder: any Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      let numbers = try (0..<4).map { _ in try list.decode(Double.self) }
      self.init(numbers[0], numbers[1], numbers[2], numbers[3])
    } else {
      self = try decoder.singleValueContainer().decode(Name.self).curve
    }
  }

  /// Writes the name, or the list of four numbers where there is none.
  public func encode(to encoder: any Encoder) throws {
    if let name = Name.allCases.first(where: { $0.curve == self }) {
      var value = encoder.singleValueContainer()
      try value.encode(name)
    } else {
      var list = encoder.unkeyedContainer()
      for number in [first.x, first.y, second.x, second.y] { try list.encode(number) }
    }
  }
}
