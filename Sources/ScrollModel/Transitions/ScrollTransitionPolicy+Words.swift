extension ScrollTransitionPolicy {
  /// Every choice as a word, in a fixed order, for the profile's digest.
  ///
  /// Thresholds count by the distances that they give for a view and a region of two lengths each.
  var words: [UInt64] {
    [interactiveThreshold, animatedThreshold].flatMap { threshold in
      [threshold.distance(view: 100, region: 400), threshold.distance(view: 300, region: 1000)]
        .map(\.bitPattern)
    } + [code(oversizedViews)]
  }
}
