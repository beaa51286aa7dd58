extension LayoutItem {
  /// The transition that was applied, the outermost if there are several.
  public var transition: ScrollTransition? {
    for case .transition(let transition) in modifiers.reversed() { return transition }
    return nil
  }
}
