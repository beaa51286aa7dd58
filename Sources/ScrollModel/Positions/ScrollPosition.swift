public import ScrollInput

/// Where a scroll view is positioned: what was asked for, until the user scrolls.
public struct ScrollPosition: Hashable, Sendable {
  /// The place that is held: what was asked for, or the view that the user scrolled to; nothing at first.
  public private(set) var place: ScrollPlace?
  /// Whether the user scrolled since a place was last asked for.
  public private(set) var isPositionedByUser = false

  /// A position that asks for nothing.
  public init() {}

  /// A position at a place.
  public init(_ place: ScrollPlace) {
    self.place = place
  }

  /// A position at a view.
  public init(id: String, anchor: UnitPoint? = nil) {
    place = .view(id, anchor: anchor)
  }

  /// A position at an edge of the content, also if the content's size changes.
  public init(edge: Edge) {
    place = .edge(edge)
  }

  /// A position at a point of the content.
  public init(point: Vector) {
    place = .point(x: point.x, y: point.y)
  }

  /// A position at a horizontal coordinate.
  public init(x: Double) {
    place = .point(x: x, y: nil)
  }

  /// A position at a vertical coordinate.
  public init(y: Double) {
    place = .point(x: nil, y: y)
  }

  /// A position at a point of the content.
  public init(x: Double, y: Double) {
    place = .point(x: x, y: y)
  }

  /// The view, if the position is at one.
  public var viewID: String? {
    if case .view(let id, _) = place { id } else { nil }
  }

  /// The edge, if the position is at one.
  public var edge: Edge? {
    if case .edge(let edge) = place { edge } else { nil }
  }

  /// The point, if both its coordinates were asked for.
  public var point: Vector? {
    if case .point(let x?, let y?) = place { Vector(x: x, y: y) } else { nil }
  }

  /// The horizontal coordinate, if one was asked for.
  public var x: Double? {
    if case .point(let x, _) = place { x } else { nil }
  }

  /// The vertical coordinate, if one was asked for.
  public var y: Double? {
    if case .point(_, let y) = place { y } else { nil }
  }

  /// Asks for a view.
  public mutating func scrollTo(id: String, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }

  /// Asks for an edge of the content.
  public mutating func scrollTo(edge: Edge) {
    self = ScrollPosition(edge: edge)
  }

  /// Asks for a point of the content.
  public mutating func scrollTo(point: Vector) {
    self = ScrollPosition(point: point)
  }

  /// Asks for a horizontal coordinate.
  public mutating func scrollTo(x: Double) {
    self = ScrollPosition(x: x)
  }

  /// Asks for a vertical coordinate.
  public mutating func scrollTo(y: Double) {
    self = ScrollPosition(y: y)
  }

  /// Asks for a point of the content.
  public mutating func scrollTo(x: Double, y: Double) {
    self = ScrollPosition(x: x, y: y)
  }

  /// Notes that the user scrolled: an edge or a point is given up for the view that leads, if any.
  public mutating func userScrolled(toView id: String?) {
    place = id.map { .view($0, anchor: nil) }
    isPositionedByUser = true
  }
}
