import ScrollInput

/// The numbers of GTK 4's scrolled window.
///
/// Source: GTK 4.18.6; the kinetic ones are confirmed by curves that its own code printed when it was run, the
/// others are read from it. Unless it says otherwise a length is in points (GTK's logical pixels), a time in
/// milliseconds and a speed in points per millisecond.
public enum GTKConstants {
  /// The friction of the deceleration, per millisecond: 4 per second.
  public static let decelerationFriction = 0.004

  /// The speed below which a deceleration rests: 0.1 pt/s.
  public static let restSpeed = 0.0001

  /// The friction of the way back from past an edge, per millisecond: 20 per second, twice the spring's rate.
  public static let overshootFriction = 0.02

  /// The distance past an edge below which the way back rests.
  public static let overshootRestDistance = 0.1

  /// The distance past an edge that the content is not to exceed after the release: half of 100.
  public static let overshootLimit = 50.0

  /// The share of the carried speed that a flick must reach in order to add to it.
  public static let accumulationFloor = 0.33

  /// The share of the carried speed at which a flick adds all of it.
  public static let accumulationCeiling = 1.0

  /// How many times the carried velocity a flick adds at most.
  public static let accumulationLimit = 6.0

  /// The time before the newest scroll event of which the events count for the velocity.
  public static let velocityWindow = VelocityEstimator.window
}
