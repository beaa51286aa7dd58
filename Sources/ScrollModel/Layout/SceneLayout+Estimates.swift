extension SceneLayout {
  /// Whether lengths of views in a scroll view are estimates.
  func hasEstimates(in view: Int, along axis: Axis) -> Bool {
    // By index: a stack that is iterated over is copied.
    for index in lazyStacks.indices where lazyStacks[index].view == view && lazyStacks[index].axis == axis {
      if lazyStacks[index].children.seen != nil { return true }
    }
    return false
  }
}
