import ScrollModel
import Testing

extension GoldenChecks {
  /// Apple's published constants that are ours too, by name and unit.
  private static let modelled: [String: Double] = [
    "deceleration_factor per ms": UIKitConstants.normalRate,
    "minimum_velocity px/s": UIKitConstants.restSpeed * 1000,
    "min_velocity_for_deceleration px/s": UIKitConstants.releaseSpeedSquared.squareRoot() * 1000,
    "min_velocity_for_deceleration_with_paging px/s": UIKitConstants.pagingFlickSpeed * 1000,
    "paging_acceleration per ms^2": UIKitConstants.pagingPull,
    "paging_deceleration per ms": UIKitConstants.pagingFriction,
    "paging_transition s": UIKitConstants.pagingTransition / 1000,
  ]

  /// Those that are not, each with the reason.
  private static let notModelled: [String: String] = [
    "content_touches_delay s": "scrolling here has no buttons whose touch could be delayed",
    "content_touches_delay ms": "scrolling here has no buttons whose touch could be delayed",
    "min_indicator_length px": "belongs to the indicators, not to the physics",
    "indicator_thickness px": "belongs to the indicators, not to the physics",
    "indicator_fade s": "belongs to the indicators, not to the physics",
    "hide_indicators_below px/frame": "belongs to the indicators, not to the physics",
    "penetration_deceleration per 60 Hz frame": "the recorded bounce takes its place",
    "penetration_acceleration per 60 Hz frame": "the recorded bounce takes its place",
    "deceleration_factor per 60 Hz frame": "of 2009; the rate per millisecond takes its place",
    "minimum_velocity px/frame": "of 2009; the recorded 0.01 pt/ms takes its place",
    "max_tracking_time ms": "of 2009; the recorded blend takes its place",
    "velocity_divisor ms": "of 2009; the recorded blend takes its place",
    "min_velocity_for_deceleration px/15 ms": "of 2009; the recorded 250 pt/s takes its place",
    "min_velocity_for_deceleration_with_paging px/15 ms": "of 2009; the later 300 px/s takes its place",
  ]

  @Sendable static func appleConstant(_ row: GoldenRow) throws {
    let key =
      try #require(row.inputs["name"]?.text) + " " + (try #require(row.inputs["unit"]?.text))
    if let value = modelled[key] {
      try row.compare(value, "value")
    } else {
      #expect(notModelled[key] != nil, "\(row.id): \(key) is neither modelled nor listed")
    }
  }
}
