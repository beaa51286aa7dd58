public import ScrollInput

/// A rectangle by its origin and size, in points; x from the leading edge, y from the top.
public struct Rect: Hashable, Sendable, Codable {
  /// The corner nearest to the coordinate space's origin.
  public var origin: Vector
  /// The extent, 0 or more.
  public var size: Vector

  /// Makes a rectangle.
  public init(origin: Vector = .zero, size: Vector) {
    self.origin = origin
    self.size = size
  }

  /// Where it begins along an axis.
  public func start(_ axis: Axis) -> Double {
    origin[axis]
  }

  /// Where it ends along an axis.
  public func end(_ axis: Axis) -> Double {
    origin[axis] + size[axis]
  }

  /// Its middle along an axis.
  public func middle(_ axis: Axis) -> Double {
    origin[axis] + size[axis] / 2
  }

  /// Whether a point lies in it; the starting edges belong to it, the ending edges do not.
  public func contains(_ point: Vector) -> Bool {
    point.x >= origin.x && point.y >= origin.y && point.x < origin.x + size.x && point.y < origin.y + size.y
  }

  /// The rectangle moved.
  public func moved(by way: Vector) -> Rect {
    Rect(origin: origin + way, size: size)
  }

  /// The rectangle without its edges' insets; never of negative size.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      origin: origin + Vector(x: insets.leading, y: insets.top),
      size: Vector(
        x: max(0, size.x - insets.leading - insets.trailing),
        y: max(0, size.y - insets.top - insets.bottom)))
  }
}
