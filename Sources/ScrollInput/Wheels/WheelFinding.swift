public import InputEvents

/// What is odd about an axis of a wheel.
///
/// Each is said at most once per axis and motion, ``mismatch(partsPerDetent:)`` and ``eightfold`` once per
/// axis, so that a long log is not flooded.
public enum WheelFinding: Hashable, Sendable {
  /// A value of 0, which is no direction.
  case zero
  /// The parts of detents and the whole ones differ by two detents or more: there is a whole detent for each
  /// so many 1/120 detent, where 120 are meant.
  case mismatch(partsPerDetent: Int64)
  /// A detent back, so long after one forward, and soon one forward again: a worn encoder.
  case reversal(after: Microseconds)
  /// Fast detents, silence for so long, fast detents the other way: the wheel may turn faster than its sensor
  /// looks.
  case aliasing(silence: Microseconds)
  /// The same step again and again at even intervals: a wheel that is held tilted.
  case heldTilt(every: Microseconds)
  /// Three motions in a row of 8, 16, 24... single detents: each part of a detent may be sent as a whole one.
  case eightfold

  /// The finding's one word.
  public var name: String {
    switch self {
    case .zero: "zero"
    case .mismatch: "mismatch"
    case .reversal: "reversal"
    case .aliasing: "aliasing"
    case .heldTilt: "heldTilt"
    case .eightfold: "eightfold"
    }
  }
}

extension WheelFinding: CustomStringConvertible {
  /// The finding in words.
  public var description: String {
    switch self {
    case .zero: "a turn of 0 is no turn"
    case .mismatch(let parts): "a whole detent for each \(parts) parts, not 120: the parts are counted"
    case .reversal(let time):
      "a single detent backwards after \(WheelFinding.milliseconds(time)) ms: a worn encoder"
    case .aliasing(let time):
      "fast the other way after \(WheelFinding.milliseconds(time)) ms: maybe faster than the sensor looks"
    case .heldTilt(let time):
      "the same step every \(WheelFinding.milliseconds(time)) ms: a tilt that is held"
    case .eightfold: "detents come by eights: maybe each part of a detent is sent as a whole one"
    }
  }

  private static func milliseconds(_ time: Microseconds) -> String {
    (Double(time) / 1000).shortestText
  }
}
