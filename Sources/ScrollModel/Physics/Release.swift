public import ScrollInput

/// What happens to the velocity when the finger lifts.
public enum Release {
  /// The velocity with which the content flies on.
  ///
  /// 0.75 V(n-1) + 0.25 V(n), unless V(n-1) is zero along both axes: then V(n) alone.
  /// It holds past an edge too. Source: recordings, 5 releases within 3e-8 pt/ms; grade A-.
  ///
  /// - Parameters:
  ///   - previous: the recogniser's velocity before the last, in any unit of speed.
  ///   - latest: the recogniser's last velocity, in the same unit.
  /// - Returns: the velocity, in the same unit and direction.
  public static func velocity(previous: Vector, latest: Vector) -> Vector {
    if previous.x == 0 && previous.y == 0 { return latest }
    return previous * UIKitConstants.previousVelocityWeight + latest * UIKitConstants.latestVelocityWeight
  }

  /// Whether a release within the bounds flies on: both axes together, before the blend.
  ///
  /// A release past an edge springs back whatever its speed. Source: upstream tests; grade A-.
  ///
  /// - Parameter latest: the recogniser's last velocity, in points per millisecond.
  /// - Returns: whether its length is 0.25 or more.
  public static func decelerates(latest: Vector) -> Bool {
    latest.lengthSquared >= UIKitConstants.releaseSpeedSquared
  }

  /// A recogniser's velocity as a scroll view uses it.
  ///
  /// - Parameter pointsPerSecond: the finger's velocity, in points per second.
  /// - Returns: the offset's velocity, in points per millisecond.
  public static func panToScrollVelocity(_ pointsPerSecond: Vector) -> Vector {
    Vector(x: 0 - pointsPerSecond.x / 1000, y: 0 - pointsPerSecond.y / 1000)
  }
}
