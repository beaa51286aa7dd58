/// Lengths at the four edges, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// At the top.
  public var top: Double
  /// At the leading edge.
  public var leading: Double
  /// At the bottom.
  public var bottom: Double
  /// At the trailing edge.
  public var trailing: Double

  /// Makes insets.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same length at both edges of an axis.
  public init(_ axis: Axis, _ length: Double) {
    self.init()
    self[Edge(axis, isEnd: false)] = length
    self[Edge(axis, isEnd: true)] = length
  }

  /// Nothing at any edge.
  public static let zero = EdgeInsets()

  /// The length at an edge.
  public subscript(edge: Edge) -> Double {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The length where content along an axis begins.
  public func start(_ axis: Axis) -> Double {
    self[Edge(axis, isEnd: false)]
  }

  /// The length where content along an axis ends.
  public func end(_ axis: Axis) -> Double {
    self[Edge(axis, isEnd: true)]
  }

  /// The lengths of both edges of an axis together.
  public func total(_ axis: Axis) -> Double {
    start(axis) + end(axis)
  }

  /// The sum at each edge.
  public static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top + right.top, leading: left.leading + right.leading, bottom: left.bottom + right.bottom,
      trailing: left.trailing + right.trailing)
  }
}
