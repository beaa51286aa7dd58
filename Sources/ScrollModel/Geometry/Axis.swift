public import ScrollInput

/// An axis along which a view scrolls.
public enum Axis: String, Hashable, Sendable, CaseIterable, Codable {
  /// Left to right.
  case horizontal
  /// Top to bottom.
  case vertical

  /// The other axis.
  public var across: Axis {
    self == .horizontal ? .vertical : .horizontal
  }

  /// Some axes, all or none; in a file a list of names.
  public struct Set: OptionSet, Hashable, Sendable, Codable {
    /// A bit for each axis.
    public var rawValue: UInt8

    /// Makes a set of its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)

    /// The set of one axis.
    public init(_ axis: Axis) {
      self = axis == .horizontal ? .horizontal : .vertical
    }

    /// Whether an axis is in the set.
    public func contains(_ axis: Axis) -> Bool {
      contains(Set(axis))
    }

    /// Reads a list of names.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      self = []
      while !list.isAtEnd { insert(Set(try list.decode(Axis.self))) }
    }

    /// Writes a list of names.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for axis in Axis.allCases where contains(axis) { try list.encode(axis) }
    }
  }
}

extension Vector {
  /// The part along an axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }

  /// A vector along one axis.
  public init(_ length: Double, along axis: Axis) {
    self.init(x: axis == .horizontal ? length : 0, y: axis == .vertical ? length : 0)
  }

  /// A vector of a part along an axis and one across it.
  public init(_ length: Double, along axis: Axis, across: Double) {
    self.init(x: axis == .horizontal ? length : across, y: axis == .vertical ? length : across)
  }
}

/// An edge of a scroll view's content.
public enum Edge: String, Hashable, Sendable, CaseIterable, Codable {
  /// Where a vertical content begins.
  case top
  /// Where a vertical content ends.
  case bottom
  /// Where a horizontal content begins.
  case leading
  /// Where a horizontal content ends.
  case trailing

  /// The edge where content along an axis begins or ends.
  public init(_ axis: Axis, isEnd: Bool) {
    switch axis {
    case .vertical: self = isEnd ? .bottom : .top
    case .horizontal: self = isEnd ? .trailing : .leading
    }
  }

  /// The axis along which the edge ends the content.
  public var axis: Axis {
    switch self {
    case .top, .bottom: .vertical
    case .leading, .trailing: .horizontal
    }
  }

  /// Whether the content ends there, rather than begins.
  public var isEnd: Bool {
    self == .bottom || self == .trailing
  }
}

extension Edge {
  /// Some edges, all or none; in a file a list of names.
  public struct Set: OptionSet, Hashable, Sendable, Codable {
    /// A bit for each edge.
    public var rawValue: UInt8

    /// Makes a set of its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 2)
    /// The leading edge.
    public static let leading = Set(rawValue: 4)
    /// The trailing edge.
    public static let trailing = Set(rawValue: 8)

    /// The set of one edge.
    public init(_ edge: Edge) {
      switch edge {
      case .top: self = .top
      case .bottom: self = .bottom
      case .leading: self = .leading
      case .trailing: self = .trailing
      }
    }

    /// Whether an edge is in the set.
    public func contains(_ edge: Edge) -> Bool {
      contains(Set(edge))
    }

    /// Reads a list of names.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      self = []
      while !list.isAtEnd { insert(Set(try list.decode(Edge.self))) }
    }

    /// Writes a list of names.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for edge in Edge.allCases where contains(edge) { try list.encode(edge) }
    }
  }
}
