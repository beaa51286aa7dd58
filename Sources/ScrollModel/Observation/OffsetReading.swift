public import ScrollInput

extension ScrollGeometry {
  /// The offset that a reader behind a view reads in the scroll view's coordinates: minus the view's origin there.
  ///
  /// Behind the content it is the content offset; with insets it begins at minus the insets. Padding inside the
  /// content is missing from it.
  ///
  /// - Parameter origin: where the view begins in the content, in points.
  /// - Returns: the reading, in points.
  public func observedOffset(behind origin: Vector = .zero) -> Vector {
    contentOffset - origin
  }
}

/// What a scroll view that observes its offset through a preference reads, and what the offset is.
public struct OffsetReading: Hashable, Sendable, Codable {
  /// The folded value that the observer reads; other scroll views inside are in it.
  public var folded: Vector
  /// The offset of the content.
  public var contentOffset: Vector
  /// What goes on upwards: the own value and those from inside.
  public var emitted: PreferenceTree

  /// Reads the offset of a scroll view.
  ///
  /// - Parameters:
  ///   - geometry: the scroll view's.
  ///   - origin: where the observed view begins in the content, in points.
  ///   - inner: what goes upwards from views inside the content, which come before the reader behind them.
  ///   - fold: how the values become one.
  public init(
    of geometry: ScrollGeometry, behind origin: Vector = .zero, inner: [PreferenceTree] = [],
    fold: PreferenceFold = .sum
  ) {
    emitted = .children(trees: inner + [.value(of: geometry.observedOffset(behind: origin))])
    folded = emitted.folded(by: fold)
    contentOffset = geometry.contentOffset
  }

  /// What the reading is off by: 0 if only this scroll view emits, from a content without padding inside.
  public var error: Vector {
    folded - contentOffset
  }
}
