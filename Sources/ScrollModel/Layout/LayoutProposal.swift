import ScrollInput

/// A size that a view is offered, in points; `nil` along an axis asks for the ideal length.
struct LayoutProposal {
  var x: Double?
  var y: Double?

  init(x: Double?, y: Double?) {
    self.x = x
    self.y = y
  }

  init(_ size: Vector) {
    self.init(x: size.x, y: size.y)
  }

  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? x : y }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }

  /// What is left of it without the insets.
  func inset(by insets: EdgeInsets) -> LayoutProposal {
    LayoutProposal(
      x: x.map { max(0, $0 - insets.total(.horizontal)) }, y: y.map { max(0, $0 - insets.total(.vertical)) })
  }
}
