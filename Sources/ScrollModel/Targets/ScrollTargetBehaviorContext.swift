public import ScrollInput

/// What a behaviour knows when it is asked where a scroll ends.
public struct ScrollTargetBehaviorContext: Hashable, Sendable {
  /// Why the behaviour is asked.
  public var cause: ScrollTargetDecision.Cause
  /// The target when the gesture began: where the view rested or was bound for; on a resize the target itself.
  public var originalTarget: ScrollTarget
  /// How fast the content moves, in points per second, negative towards the start.
  ///
  /// Apple states neither the unit nor the sign.
  public var velocity: Vector
  /// The content offset now, in points.
  public var offset: Vector
  /// How far a wheel's motion moved the content, turns back subtracted, in points; zero for other causes.
  public var turned: Vector
  /// The content, the container, their range and the scroll targets.
  public var layout: ScrollTargetLayout
  /// How much room there is across the device.
  public var horizontalSizeClass: SizeClass
  /// At which side horizontal content begins; offsets count from there.
  public var layoutDirection: LayoutDirection
  /// The choices that the documentation leaves open.
  public var choices: ScrollChoices

  /// Makes a context.
  public init(
    cause: ScrollTargetDecision.Cause, originalTarget: ScrollTarget, velocity: Vector = .zero, offset: Vector,
    turned: Vector = .zero, layout: ScrollTargetLayout, horizontalSizeClass: SizeClass = .compact,
    layoutDirection: LayoutDirection = .leftToRight, choices: ScrollChoices = ScrollChoices()
  ) {
    self.cause = cause
    self.originalTarget = originalTarget
    self.velocity = velocity
    self.offset = offset
    self.turned = turned
    self.layout = layout
    self.horizontalSizeClass = horizontalSizeClass
    self.layoutDirection = layoutDirection
    self.choices = choices
  }

  /// The size of the content.
  public var contentSize: Vector {
    layout.contentSize
  }

  /// The size of the container: the view without its insets.
  public var containerSize: Vector {
    layout.containerSize
  }

  /// The axes along which the view scrolls.
  public var axes: Axis.Set {
    layout.axes
  }

  /// Chooses a stop along an axis: for a release, a turn of a wheel, or the place that a resize keeps.
  func choice(
    _ target: ScrollTarget, along axis: Axis, stops: SnapStops, limit: Int? = nil
  ) -> TargetChoice {
    let inset = layout.geometry(axis).startInset
    let natural = target.rect.start(axis) - inset
    let original = originalTarget.rect.start(axis) - inset
    switch cause {
    case .gestureEnd:
      return stops.choose(
        SnapStops.Release(
          natural: natural, offset: offset[axis], original: original, velocity: velocity[axis], limit: limit),
        choices: choices)
    case .wheel:
      return stops.choose(
        SnapStops.WheelTurn(original: original, offset: natural, turned: turned[axis], limit: limit),
        choices: choices)
    case .resize, .programmatic:
      guard let stop = stops.nearest(to: natural) else { return stops.free(natural) }
      return stops.choice(stop, nearestTo: natural, cause == .resize ? .kept : .nearest)
    }
  }

  /// The stops of a kind: the prepared ones, or made for a behaviour that the view does not know of.
  func stops(_ snapping: Snapping, along axis: Axis) -> SnapStops {
    if layout.snapping == snapping { return layout.stops(axis) }
    return SnapStops(
      snapping, targets: layout.targets, along: axis, in: layout.geometry(axis), choices: choices)
  }
}
