extension Scene {
  /// Changes the scroll view of a name, wherever in the tree it is.
  ///
  /// - Parameters:
  ///   - view: The name.
  ///   - change: Is given the view's settings and content.
  /// - Returns: Whether there is one.
  @discardableResult
  public mutating func change(_ view: String, _ change: (inout ScrollView) -> Void) -> Bool {
    content.change(view, change)
  }
}
