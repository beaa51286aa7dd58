/// How GTK's limit of 50 pt past an edge is compared with the content's place.
public enum OvershootClamp: Hashable, Sendable {
  /// As the constant means it: never more than 50 pt past either edge.
  case intended
  /// As GTK 4.18.6 does it: what is held within -50 pt to the length of the bounds and 50 pt is not the offset but its
  /// distance past the edge.
  ///
  /// That holds the lower edge at 50 pt and leaves the upper one free: 6000 pt/s from 100 pt before it reach 259.7 pt
  /// past it. GTK compares with the bounds themselves, whose lower one is 0 in a scrolled window; counting from the
  /// lower one keeps that for insets too, where the comparison would keep the content from ever coming back.
  case asExecuted

  /// The distances past an edge, signed, that the spring is held within.
  ///
  /// - Parameters:
  ///   - edge: one of the bounds, in points.
  ///   - bounds: the offsets of the content, in points.
  /// - Returns: in points; 0 is among them.
  func range(at edge: Double, of bounds: ClosedRange<Double>) -> ClosedRange<Double> {
    let place = self == .intended ? edge - bounds.lowerBound : 0
    let length = bounds.upperBound - bounds.lowerBound
    let limit = GTKConstants.overshootLimit
    return 0 - limit - place...length + limit - place
  }
}
