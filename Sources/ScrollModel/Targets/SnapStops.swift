/// The places along one axis where scrolls end: made once per layout, then asked without allocation.
///
/// Stops are sorted, and no two of them touch. A stop is one offset, or all those at which the container is inside
/// an item longer than itself. Offsets closer than ``tolerance`` are the same.
public struct SnapStops: Hashable, Sendable {
  /// A place where views are aligned.
  struct ViewStop: Hashable, Sendable {
    /// The offsets that it covers.
    var range: ClosedRange<Double>
    /// The offset at which its first target is aligned.
    var aligned: Double
    /// Its targets' places in `order`.
    var targets: Range<Int>
  }

  enum Kind: Hashable, Sendable {
    case none
    /// Pages of a length; the last one begins where the content's end is the container's.
    case pages(length: Double, last: Int)
    case views([ViewStop])
  }

  /// Offsets closer than this are the same, a hundredth of a point: only rounding lies between them.
  public static let tolerance = 0.01

  /// The offsets between which content rests.
  public let bounds: ClosedRange<Double>
  let kind: Kind
  /// The scroll targets' indices, sorted by the stops that show them.
  let order: [Int]
  /// The stop of each scroll target.
  let stopOfTarget: [Int]

  init(bounds: ClosedRange<Double>, kind: Kind, order: [Int] = [], stopOfTarget: [Int] = []) {
    self.bounds = bounds
    self.kind = kind
    self.order = order
    self.stopOfTarget = stopOfTarget
  }

  /// No stops: every offset between bounds will do.
  public init(freeIn bounds: ClosedRange<Double>) {
    self.init(bounds: bounds, kind: .none)
  }

  /// Pages as long as the container, from the content's beginning; the last one ends where the content does.
  ///
  /// Pages are computed, not kept, so their errors do not add up. A container without length has none.
  public init(pagesIn geometry: AxisGeometry) {
    let page = geometry.container
    let way = geometry.bounds.upperBound - geometry.bounds.lowerBound
    let whole = (way / page).rounded(.down)
    guard page >= Self.tolerance, let count = Int(exactly: whole) else {
      self.init(freeIn: geometry.bounds)
      return
    }
    let last = way - whole * page > Self.tolerance ? count + 1 : count
    self.init(bounds: geometry.bounds, kind: .pages(length: page, last: last))
  }

  /// The stops of a kind.
  ///
  /// - Parameters:
  ///   - snapping: the kind.
  ///   - targets: the scroll targets' frames in content coordinates.
  ///   - axis: the axis of the stops.
  ///   - geometry: the lengths along the axis.
  ///   - choices: whether long items and the content's ends are places to rest.
  public init(
    _ snapping: Snapping, targets: [Rect], along axis: Axis, in geometry: AxisGeometry,
    choices: ScrollChoices = ScrollChoices()
  ) {
    switch snapping {
    case .none: self.init(freeIn: geometry.bounds)
    case .pages: self.init(pagesIn: geometry)
    case .views(let anchor):
      self.init(
        views: targets, along: axis, anchor: anchor?[axis] ?? 0, in: geometry, choices: choices)
    }
  }

  /// How many stops there are.
  public var count: Int {
    switch kind {
    case .none: 0
    case .pages(_, let last): last + 1
    case .views(let stops): stops.count
    }
  }

  /// The offsets that a stop covers.
  public func range(of stop: Int) -> ClosedRange<Double> {
    if case .views(let stops) = kind { return stops[stop].range }
    let offset = offset(of: stop)
    return offset...offset
  }

  /// The offset at which a stop's first target is aligned, or its page begins.
  public func offset(of stop: Int) -> Double {
    switch kind {
    case .none: bounds.lowerBound
    case .pages(let length, let last):
      stop >= last ? bounds.upperBound : bounds.lowerBound + Double(stop) * length
    case .views(let stops): stops[stop].aligned
    }
  }

  /// The scroll targets that a stop shows aligned, by their index; pages and the content's bare ends have none.
  public func targets(of stop: Int) -> ArraySlice<Int> {
    guard case .views(let stops) = kind else { return [] }
    return order[stops[stop].targets]
  }

  /// The stop that shows a scroll target aligned.
  public func stop(ofTarget target: Int) -> Int? {
    stopOfTarget.indices.contains(target) ? stopOfTarget[target] : nil
  }
}
