public import InputEvents
public import ScrollInput

/// What a gesture asks of the offset or the pointer, beside what was asked of it.
///
/// Devices count in whole units, so there may be a remainder: half a unit along each axis, and one unit where two fingers
/// go aslant over the start threshold.
public struct GestureMotion: Hashable, Sendable {
  /// How far it was to go, in points.
  public var asked: Vector
  /// How far it goes: the sum of what scrolls, or of the pointer's motion, in points.
  public var made: Vector
  /// How fast it was to be at the lift, in points per second; 0 for what comes to rest.
  public var askedVelocity = Vector.zero
  /// How fast it is at the lift by UIKit's recogniser, in points per second.
  public var madeVelocity = Vector.zero
  /// When its first frame is.
  public var start: Microseconds
  /// When its last frame is.
  public var end: Microseconds

  /// What is left of the way, in points.
  public var remainder: Vector { asked - made }
  /// What is left of the velocity, in points per second.
  public var velocityRemainder: Vector { askedVelocity - madeVelocity }
}
