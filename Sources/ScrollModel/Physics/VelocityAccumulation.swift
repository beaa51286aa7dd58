/// GTK's repeat flicks: a flick in the direction of a motion that is still under way adds to it.
public enum VelocityAccumulation {
  /// The velocity that a release starts with.
  ///
  /// With the same sign and at least 0.33 of the carried speed, n + c min((n - 0.33 c) / (0.67 c), 6); otherwise n.
  /// Source: GTK 4.18.6. The units cancel: any will do, as long as both velocities have the same.
  ///
  /// - Parameters:
  ///   - new: the velocity n of the release.
  ///   - carried: the velocity c of the motion that the fingers caught; 0 for none.
  /// - Returns: the velocity to start with.
  public static func velocity(new: Double, carried: Double) -> Double {
    let floor = GTKConstants.accumulationFloor * carried.magnitude
    let isSameWay = (new > 0 && carried > 0) || (new < 0 && carried < 0)
    guard isSameWay, new.magnitude >= floor else { return new }
    let span = (GTKConstants.accumulationCeiling - GTKConstants.accumulationFloor) * carried.magnitude
    return new + carried * min((new.magnitude - floor) / span, GTKConstants.accumulationLimit)
  }
}
