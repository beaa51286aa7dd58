extension UIKitConstants {
  /// Every constant as bits, in a fixed order, so that a changed one changes the profile's digest.
  static let words: [UInt64] = [
    panHysteresis, newestSampleWeight, olderSampleWeight, touchRubberBand, trackpadRubberBand,
    previousVelocityWeight, latestVelocityWeight, releaseSpeedSquared, normalRate, normalRateLogarithm,
    fastRate,
    fastRateLogarithm, bounceExponent, lowestSeriesExponent, restSpeed, restDistance, flickSpeed,
    flickLostSpeed,
    flickPause, Double(plainFlicks), flickDistance, flickDistanceLimit, flickMultiplierLimit, pagingPull,
    pagingFriction, pagingRestDistance, TargetApproach.slowestDecay,
    ReturnSpring.simpleRate, ReturnSpring.restDistance,
    SimpleDeceleration.restDistance,
  ].map(\.bitPattern)
}
