public import InputEvents

/// Motion of a device that became neither scroll input nor pointer motion, and why.
///
/// For each device what is emitted plus what is withheld is what came in, exactly for wheels: nothing is lost
/// without a name.
public struct WithheldMotion: Hashable, Sendable {
  /// How much.
  public enum Amount: Hashable, Sendable {
    /// Of fingers: how far the surface says they moved, in millimetres, before natural scrolling.
    case millimetres(Vector)
    /// Of a wheel, in 1/120 detent, in the direction of scrolling, natural scrolling applied.
    case wheel(WheelMotion)
    /// Of a pointing stick, a ball or a mouse: counts as the device gave them.
    case counts(Vector)
  }

  /// When.
  public var time: Microseconds
  /// Of which device.
  public var device: DeviceNumber
  /// How much.
  public var amount: Amount
  /// Why.
  public var cause: Cause

  /// Makes a withheld motion.
  public init(time: Microseconds, device: DeviceNumber, amount: Amount, cause: Cause) {
    self.time = time
    self.device = device
    self.amount = amount
    self.cause = cause
  }

  /// Why motion is withheld.
  public enum Cause: String, Hashable, Sendable, CaseIterable {
    /// The fingers had not moved far enough to scroll.
    case startThreshold
    /// It lies across the axis along which the fingers scroll.
    case axisLock
    /// The fingers moved towards or away from each other.
    case pinch
    /// So many fingers do not scroll.
    case fingerCount
    /// A contact was said to be elsewhere for a moment.
    case jump
    /// Events were lost before: when the fingers moved is not known.
    case eventsLost
    /// Whole detents that their parts had turned already, parts that follow on their whole detents, or a wheel that the
    /// driver makes of fingers that scroll.
    case countedAlready
    /// Parts of detents below the dead band.
    case deadBand
    /// A turn back so soon after a turn that it is the encoder's.
    case debounce
    /// A tilt that is held repeats itself.
    case tiltRepeat
    /// No setting asks that this part of the device scrolls.
    case notAsked
    /// The device is of no known class, so that nobody knows what its wheel turns.
    case unknownClass
  }
}
