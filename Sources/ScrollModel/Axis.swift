public import ScrollInput

/// An axis along which a view scrolls.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  /// Left to right.
  case horizontal
  /// Top to bottom.
  case vertical
}

extension Vector {
  /// The part along an axis.
  public subscript(axis: Axis) -> Double {
    axis == .horizontal ? x : y
  }

  /// A vector along one axis.
  public init(_ length: Double, along axis: Axis) {
    self.init(x: axis == .horizontal ? length : 0, y: axis == .vertical ? length : 0)
  }
}

/// An edge of a scroll view's content.
public enum Edge: String, Hashable, Sendable, CaseIterable {
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
}
