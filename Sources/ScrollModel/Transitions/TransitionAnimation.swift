public import InputEvents

/// The amount of an animated transition over time: it begins when the view passes the threshold.
public struct TransitionAnimation: Hashable, Sendable, Codable {
  /// When it began.
  public var start: Microseconds
  /// How long it takes; without a time it is over at once.
  public var duration: Microseconds
  /// The amount at the start.
  public var from: Double
  /// The amount at the end.
  public var to: Double
  /// How it goes from one to the other.
  public var curve: TimingCurve

  /// Makes an animation.
  public init(
    start: Microseconds, duration: Microseconds, from: Double, to: Double, curve: TimingCurve = .easeInOut
  ) {
    self.start = start
    self.duration = duration
    self.from = from
    self.to = to
    self.curve = curve
  }

  /// When it is over.
  public var end: Microseconds {
    start + max(0, duration)
  }

  /// The amount at a time: what it began with before its start, what it ends with from its end on.
  public func amount(at time: Microseconds) -> Double {
    if time >= end { return to }
    if time <= start { return from }
    let part = curve.value(at: Double(time - start) / Double(duration))
    return from * (1 - part) + to * part
  }

  /// The animation that goes on from here to another amount, in the same duration from now.
  ///
  /// That a turn takes the whole duration again is a choice of this package (grade C).
  public func redirected(to amount: Double, at time: Microseconds) -> TransitionAnimation {
    TransitionAnimation(
      start: time, duration: duration, from: self.amount(at: time), to: amount, curve: curve)
  }
}
