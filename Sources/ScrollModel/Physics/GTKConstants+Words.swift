extension GTKConstants {
  /// Every constant as bits, in a fixed order, so that a changed one changes the profile's digest.
  static let words: [UInt64] = [
    decelerationFriction, restSpeed, overshootFriction, overshootRestDistance, overshootLimit,
    accumulationFloor, accumulationCeiling, accumulationLimit, velocityWindow,
  ].map(\.bitPattern)
}
