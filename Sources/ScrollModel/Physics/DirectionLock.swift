public import ScrollInput

/// The one axis on which a locked drag stays: the nearer one, where it sets out less than 20 degrees beside it.
///
/// Source: analysis of UIKitCore 26.2, angles 0.349066 and 1.22173; no recording; grade C. In between a drag is free.
public enum DirectionLock {
  /// The tangent of 20 degrees: the way across in parts of the way along.
  public static let tangent = 0.3639702342662024

  /// The axis of a way; nothing where it leads between the two.
  public static func axis(_ way: Vector) -> Axis? {
    if way.x.magnitude < way.y.magnitude * tangent { return .vertical }
    if way.y.magnitude < way.x.magnitude * tangent { return .horizontal }
    return nil
  }
}
