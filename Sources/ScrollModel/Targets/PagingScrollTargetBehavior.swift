/// Ends scrolls at pages as long as the container, one page a flick.
public struct PagingScrollTargetBehavior: SnappingBehavior, Hashable {
  /// Makes the behaviour.
  public init() {}

  /// Pages.
  public var snapping: Snapping {
    .pages
  }

  func limit(_ context: ScrollTargetBehaviorContext) -> Int? {
    1
  }
}
