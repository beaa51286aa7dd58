/// Where a view is in its transition.
public struct ScrollTransitionPlacement: Hashable, Sendable, Codable {
  /// The side.
  public var phase: ScrollTransitionPhase
  /// How much the view looks as in identity: 0 outside, 1 in identity.
  ///
  /// Of an animated transition it is what the animation goes towards, 0 or 1; of an interactive one it lies between
  /// on the way, by the timing curve, which may lead past both ends.
  public var amount: Double

  /// Makes a placement.
  public init(_ phase: ScrollTransitionPhase, amount: Double) {
    self.phase = phase
    self.amount = amount
  }

  /// Inside.
  public static let identity = ScrollTransitionPlacement(.identity, amount: 1)
}

extension ScrollTransition {
  /// Where a view is in the transition, by its place along the axis that counts.
  ///
  /// The place is that of the layout: what effects do to a view's looks does not count, so that no effect can act on
  /// itself.
  ///
  /// - Parameters:
  ///   - start: where the view begins, in points, in the content's coordinates.
  ///   - length: its length, in points.
  ///   - regionStart: where the visible region without the insets begins, in the same coordinates.
  ///   - regionLength: the region's length, in points.
  ///   - policy: what decides where nothing is said.
  /// - Returns: phase and amount; sizes of zero are as good as others.
  public func placement(
    start: Double, length: Double, regionStart: Double, regionLength: Double,
    policy: ScrollTransitionPolicy = .assumed
  ) -> ScrollTransitionPlacement {
    let length = max(0, length)
    let regionLength = max(0, regionLength)
    let way = (start + length / 2) - (regionStart + regionLength / 2)
    let phase: ScrollTransitionPhase = way < 0 ? .topLeading : .bottomTrailing
    let configuration = way < 0 ? topLeading.configuration : bottomTrailing.configuration
    guard let threshold = policy.threshold(of: configuration) else { return .identity }
    var identity = threshold.distance(view: length, region: regionLength)
    if policy.oversizedViews == .reachIdentity { identity = max(0, identity) }
    if way.magnitude <= identity { return .identity }
    guard case .interactive(let curve) = configuration.kind else {
      return ScrollTransitionPlacement(phase, amount: 0)
    }
    let hidden = (regionLength + length) / 2
    // The quotient is of a number above 0: the distance lies between the two, or the view is hidden.
    guard way.magnitude < hidden else { return ScrollTransitionPlacement(phase, amount: 0) }
    let part = (hidden - way.magnitude) / (hidden - identity)
    return ScrollTransitionPlacement(phase, amount: curve.value(at: part))
  }
}

extension ScrollTransitionPolicy {
  /// Where identity begins; `nil` if a view is always in identity.
  public func threshold(of configuration: ScrollTransitionConfiguration) -> ScrollTransitionThreshold? {
    switch configuration.kind {
    case .interactive: configuration.threshold ?? interactiveThreshold
    case .animated: configuration.threshold ?? animatedThreshold
    case .identity: nil
    }
  }
}
