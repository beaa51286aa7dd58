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

  /// Whether a constant is ours too.
  @Sendable static func isModelled(_ row: GoldenRow) -> Bool { constant(row) != nil }

  @Sendable static func appleConstant(_ row: GoldenRow) throws {
    let value = try #require(constant(row))
    try row.compare(value, "value")
  }

  private static func constant(_ row: GoldenRow) -> Double? {
    guard let name = row.inputs["name"]?.text, let unit = row.inputs["unit"]?.text else { return nil }
    return modelled[name + " " + unit]
  }
}
