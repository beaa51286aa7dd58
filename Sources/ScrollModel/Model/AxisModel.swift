import InputEvents
import ScrollInput

/// One axis of a scroll view: where it is, what moves it, and where it may be.
struct AxisModel: Sendable {
  let axis: Axis
  /// Whether the view scrolls along it.
  var isActive = false
  /// The offset that is shown; between the steps of a momentum, the one after its last step.
  var offset = 0.0
  /// The lengths that decide where it may be.
  var geometry = AxisGeometry(length: 0, content: 0)
  /// What moves it by itself.
  var momentum: Momentum? {
    didSet { nextStep = momentum?.nextStep }
  }
  /// When the momentum's next step is due; kept, because it is asked for far more often than it changes.
  private(set) var nextStep: Microseconds?
  var flicks = FlickCounter()
  /// The edge past which the content is, while it is.
  var stretched: Edge?
  /// The edge at which this gesture was kept from stretching: it is said once.
  var suppressed: Edge?
  /// The places where scrolls may end, if a behaviour has some.
  var stops: SnapStops?
  /// The number of the nearest stop.
  var page = 0
  /// Whether a program put it where it is, stop or not.
  var isPlaced = false
  /// The target of a motion under way, to be found again when the layout changes.
  var destination: Destination?

  /// What a motion under way is going to.
  struct Destination: Hashable, Sendable {
    var offset: Double
    /// The view that was asked for, and where it is to stand.
    var view: String?
    var anchor: UnitPoint?
    /// The edge that it goes back to.
    var edge: Edge?
    /// The stop that was chosen.
    var stop: Int?
    /// The scroll target that the stop shows, by its identity: stops are counted anew when views come or go.
    var target: String?
    /// How far past the stop's beginning it lies: inside a long item every place will do.
    var into = 0.0
  }

  init(_ axis: Axis) {
    self.axis = axis
  }

  /// The offsets at which content can rest.
  var bounds: ClosedRange<Double> { geometry.bounds }

  /// Whether there is anything to scroll.
  var overflows: Bool {
    isActive && bounds.upperBound > bounds.lowerBound
  }

  /// Whether it glides: it moves by itself, neither to a target nor back from past an edge.
  var glides: Bool {
    momentum != nil && destination == nil && stretched == nil
  }

  var isInside: Bool {
    bounds.contains(offset)
  }

  /// The offset at which content rests at an edge.
  func rest(at edge: Edge) -> Double {
    edge.isEnd ? bounds.upperBound : bounds.lowerBound
  }

  /// The edge past which an offset lies.
  func edge(past offset: Double) -> Edge? {
    if offset > bounds.upperBound { return Edge(axis, isEnd: true) }
    if offset < bounds.lowerBound { return Edge(axis, isEnd: false) }
    return nil
  }

  /// Whether the offset lies past the edge that was told, or past none if none was.
  var isEdgeTold: Bool { edge(past: offset) == stretched }

  /// Takes the momentum's next step.
  ///
  /// - Returns: How the momentum came to rest, if it did, and the speed before in points per second.
  mutating func takeStep(at now: Microseconds) -> (rest: MomentumRest?, speed: Double) {
    guard var momentum else { return (nil, 0) }
    let speed = momentum.state(at: now).velocity.magnitude * 1000
    let result = momentum.step()
    self.momentum = momentum
    offset = result.offset
    return (result.rest, speed)
  }

  func clamped(_ offset: Double) -> Double {
    geometry.clamped(offset)
  }

  /// Whether the offset is a place where a scroll may end.
  var isAtLegalPlace: Bool {
    guard isActive else { return true }
    return isInside && (isPlaced || stops?.isLegal(offset) ?? true)
  }

  /// Offset and velocity (pt/ms) at a time up to which the model was advanced.
  func state(at time: Microseconds) -> (offset: Double, velocity: Double) {
    momentum?.state(at: time) ?? (offset, 0)
  }
}
