/// What happens to a view's looks as it enters and leaves its scroll view's visible region.
public struct ScrollTransition: Hashable, Sendable {
  /// What happens on one side of the region.
  public struct Side: Hashable, Sendable {
    /// How the effects come and go.
    public var configuration: ScrollTransitionConfiguration
    /// The effects while the view is outside; in identity there are none.
    public var effects: [VisualEffect]

    /// Makes a side.
    public init(_ configuration: ScrollTransitionConfiguration = .interactive, effects: [VisualEffect]) {
      self.configuration = configuration
      self.effects = effects
    }
  }

  /// Where the content begins.
  public var topLeading: Side
  /// Where the content ends.
  public var bottomTrailing: Side
  /// The axis along which the position counts; `nil` is the scroll view's own.
  public var axis: Axis?

  /// Makes a transition whose sides differ.
  public init(topLeading: Side, bottomTrailing: Side, axis: Axis? = nil) {
    self.topLeading = topLeading
    self.bottomTrailing = bottomTrailing
    self.axis = axis
  }

  /// Makes a transition that is the same on both sides.
  public init(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil, effects: [VisualEffect]
  ) {
    let side = Side(configuration, effects: effects)
    self.init(topLeading: side, bottomTrailing: side, axis: axis)
  }

  /// The axis along which the position counts in a scroll view: vertical if nothing is said and it scrolls both ways.
  public func axis(in axes: Axis.Set) -> Axis {
    axis ?? (axes == .horizontal ? .horizontal : .vertical)
  }

  /// The side of a phase; identity has none.
  public func side(_ phase: ScrollTransitionPhase) -> Side? {
    switch phase {
    case .topLeading: topLeading
    case .identity: nil
    case .bottomTrailing: bottomTrailing
    }
  }

  /// The effects to show: those of the phase, mixed with none by the amount.
  ///
  /// The closure that a view's author writes knows the three phases only; it is its effects that are mixed.
  ///
  /// - Parameters:
  ///   - phase: the side the view is on, or, while an animation leads into identity, the side it came from.
  ///   - amount: 0 for the side's effects as they are, 1 for none.
  /// - Returns: the effects, in their order; none in identity.
  public func effects(_ phase: ScrollTransitionPhase, amount: Double) -> [VisualEffect] {
    guard amount != 1, let side = side(phase) else { return [] }
    return side.effects.map { $0.interpolated(towardsIdentity: amount) }
  }
}
