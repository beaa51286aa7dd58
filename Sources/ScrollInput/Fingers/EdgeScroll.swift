package import InputEvents

/// One finger that scrolls along the right or the lower edge of a touchpad.
///
/// It scrolls once it has moved far enough along the edge or lain in it long enough, until it is lifted; one that leaves
/// the edge before is the pointer's. The distances are libinput's.
package struct EdgeScroll: Sendable {
  private enum State: Sendable {
    case none
    /// In the edge since then; the motion along it.
    case watching(Axis, FingerCourse, since: Microseconds, moved: Double)
    case scrolling(Axis, FingerCourse)
    /// It came down elsewhere, or left the edge: it is the pointer's.
    case pointing
  }

  private enum Axis: Sendable { case horizontal, vertical }

  /// How wide the edges are, in millimetres.
  static let width = 7.0
  /// How far a finger moves before it scrolls, in millimetres.
  package static let threshold = 3.0
  /// How long a finger lies in the edge before its every motion scrolls.
  package static let patience: Microseconds = 300_000
  /// A pad that is lower than this, in millimetres, has no lower edge to scroll by.
  static let leastHeight = 40.0

  private var state = State.none
  private let events: FingerEvents
  private let right: Double
  private let bottom: Double

  init(device: DeviceNumber, settings: ScrollInputSettings, scale: SurfaceScale) {
    events = FingerEvents(.finger, device: device, settings: settings, scale: scale)
    right = scale.size.x - EdgeScroll.width
    bottom = scale.size.y >= EdgeScroll.leastHeight ? scale.size.y - EdgeScroll.width : .infinity
  }

  /// Whether the finger is the edge's, not the pointer's.
  var hasFinger: Bool {
    switch state {
    case .none, .pointing: false
    case .watching, .scrolling: true
    }
  }

  mutating func step(
    _ time: Microseconds, _ hand: borrowing FingerTracker, hasPointed: Bool,
    into outputs: inout [ScrollInputOutput]
  ) {
    guard hand.count == 1, let place = hand.centroid else {
      events.withhold(time, hand.motion, .fingerCount, into: &outputs)
      end(time, hand, into: &outputs)
      state = hand.count == 0 ? .none : .pointing
      return
    }
    let motion = hand.motion
    if !hasFinger, !hasPointed { events.withhold(time, motion, .fingerCount, into: &outputs) }
    switch state {
    case .none:
      guard let axis = axis(place) else {
        state = .pointing
        return
      }
      state = .watching(axis, events.course(time, clock: hand.clock), since: time, moved: 0)
      outputs.append(events.still(time, .began, .edge))
    case .pointing: return
    case .watching(let axis, var course, let since, let moved):
      guard self.axis(place) == axis else { return leave(time, moved, axis, motion, into: &outputs) }
      guard motion != .zero else { return }
      let along = part(motion, axis)
      // One owner: what the course has kept is not copied.
      state = .none
      course.move(events.points(vector(along, axis)), at: time, clock: hand.clock)
      let sum = moved + along
      events.withhold(time, motion - vector(along, axis), .axisLock, into: &outputs)
      let isLate = time - since >= EdgeScroll.patience
      if !isLate, sum.magnitude <= EdgeScroll.threshold {
        state = .watching(axis, course, since: since, moved: sum)
        return
      }
      let beyond = isLate ? along : sum - (sum < 0 ? 0 - EdgeScroll.threshold : EdgeScroll.threshold)
      events.withhold(time, vector(sum - beyond, axis), .startThreshold, into: &outputs)
      course.beginScrolling(with: events.points(vector(beyond, axis)))
      state = .scrolling(axis, course)
      outputs.append(
        events.change(
          time, course, .startThreshold(millimetres: EdgeScroll.threshold), millimetres: vector(beyond, axis))
      )
    case .scrolling(let axis, var course):
      let along = part(motion, axis)
      events.withhold(time, motion - vector(along, axis), .axisLock, into: &outputs)
      guard along != 0 else { return }
      // One owner: what the course has kept is not copied.
      state = .none
      course.move(events.points(vector(along, axis)), at: time, clock: hand.clock)
      state = .scrolling(axis, course)
      outputs.append(
        events.change(time, course, .fingersMoved(1), millimetres: vector(along, axis)))
    }
  }

  /// Breaks off; a finger that stays down does not scroll again.
  mutating func cancel(
    _ time: Microseconds, _ reason: ScrollInputReason, fingersStay: Bool,
    into outputs: inout [ScrollInputOutput]
  ) {
    switch state {
    case .none, .pointing: break
    case .watching(let axis, _, _, let moved):
      events.withhold(time, vector(moved, axis), .startThreshold, into: &outputs)
      outputs.append(events.still(time, .cancelled, reason))
    case .scrolling: outputs.append(events.still(time, .cancelled, reason))
    }
    state = fingersStay ? .pointing : .none
  }

  /// The finger is alone no longer: lifted, one of several, or a palm.
  private func end(
    _ time: Microseconds, _ hand: borrowing FingerTracker, into outputs: inout [ScrollInputOutput]
  ) {
    var reason: ScrollInputReason?
    if hand.hasTurnedPalm { reason = .palm }
    if hand.count > 1 { reason = .fingerCount(hand.count) }
    switch state {
    case .none, .pointing: return
    case .watching(let axis, _, _, let moved):
      events.withhold(time, vector(moved, axis), .startThreshold, into: &outputs)
      outputs.append(events.still(time, .cancelled, reason ?? .liftedBeforeStart))
    case .scrolling(_, let course):
      outputs.append(reason.map { events.still(time, .cancelled, $0) } ?? events.end(time, course))
    }
  }

  private mutating func leave(
    _ time: Microseconds, _ moved: Double, _ axis: Axis, _ motion: Vector,
    into outputs: inout [ScrollInputOutput]
  ) {
    events.withhold(time, vector(moved, axis) + motion, .startThreshold, into: &outputs)
    outputs.append(events.still(time, .cancelled, .leftEdge))
    state = .pointing
  }

  /// The axis along which a place scrolls: the right edge wins in the corner.
  private func axis(_ place: Vector) -> Axis? {
    if place.x > right { return .vertical }
    return place.y > bottom ? .horizontal : nil
  }

  private func part(_ motion: Vector, _ axis: Axis) -> Double {
    axis == .vertical ? motion.y : motion.x
  }

  private func vector(_ length: Double, _ axis: Axis) -> Vector {
    axis == .vertical ? Vector(x: 0, y: length) : Vector(x: length, y: 0)
  }
}
