import EventLog
import InputEvents
public import ScrollInput

extension SyntheticLog {
  /// Fingers go ever faster, and are lifted in motion: three frames at the end are equally fast.
  ///
  /// - Parameters:
  ///   - way: How far it scrolls until the lift.
  ///   - speed: How fast the offset goes at the lift, in points per second.
  ///   - time: How long the fingers move; without it, as long as an even gain of speed takes.
  ///   - place: Where the first finger comes down, in points from the surface's upper left corner; without it, the motion
  ///     lies in the middle.
  ///   - device: The surface.
  /// - Returns: What is made of it; UIKit's recogniser sees that velocity exactly, both V(n-1) and V(n).
  /// - Throws: What does not fit the surface.
  @discardableResult
  public mutating func flick(
    _ way: GestureWay, speed: Double, over time: Duration? = nil, from place: Vector? = nil,
    on device: SyntheticDevice? = nil
  ) throws(SynthesisError) -> GestureMotion {
    guard speed.isFinite else { throw .notFinite }
    let duration = try time?.microseconds()
    var words = "flick \(way) at \(JSONText.number(speed))"
    if let duration { words += " over \(SyntheticLog.seconds(duration))" }
    return try scroll(.flick, way, words, from: place, on: device) {
      total, direction, units, device, frame throws(SynthesisError) in
      let perFrame = speed * Double(frame) / 1_000_000
      let exactStep = units.units(direction * perFrame)
      guard exactStep.length < SyntheticLog.longestWay else {
        throw SyntheticLog.tooFast(device, units, frame)
      }
      let step = GridPoint(rounding: exactStep)
      let least = units.length(0.5) / Double(frame) * 1_000_000
      guard speed > 0, step != .zero else { throw .tooSlow(device, least: least) }
      let before = (total - step * Int64(MotionPlan.steadyFrames)).vector
      // How many steps at full speed would be left: twice as many that begin at none.
      let left = (before.x * step.vector.x + before.y * step.vector.y) / step.vector.lengthSquared
      guard left > -1e-9, before.length < 2 * SyntheticLog.longestWay else {
        throw .tooShort(least: perFrame * Double(MotionPlan.steadyFrames) - units.length(units.threshold))
      }
      var gathering = (2 * left).rounded(.up)
      if let duration {
        gathering = (Double(duration) / Double(frame)).rounded() - Double(MotionPlan.steadyFrames)
      }
      let fewest: Double = before == .zero ? 0 : 1
      guard duration == nil || gathering >= fewest else {
        throw .tooBrief(least: Microseconds(Double(MotionPlan.steadyFrames) + fewest) * frame)
      }
      guard gathering * Double(frame) <= Double(SyntheticLog.longestTime) else {
        throw .time(most: SyntheticLog.longestTime)
      }
      let plan = MotionPlan.flick(total, step: step, gathering: Int64(max(gathering, fewest)))
      let velocity = units.points(step.vector) * (1_000_000 / Double(frame))
      return ScrollPlan(plan: plan, rest: frame, asked: direction * speed, made: velocity)
    }
  }

  /// Fingers go at an even pace, rest until nothing glides any more, and are lifted.
  ///
  /// On a pointing stick the middle button is held meanwhile.
  ///
  /// - Parameters:
  ///   - way: How far it scrolls.
  ///   - time: How long the fingers move.
  ///   - place: Where the first finger comes down, in points from the surface's upper left corner; without it, the motion
  ///     lies in the middle.
  ///   - device: The surface or the pointing stick.
  /// - Returns: What is made of it.
  /// - Throws: What does not fit the device.
  @discardableResult
  public mutating func drag(
    _ way: GestureWay, over time: Duration = .milliseconds(400), from place: Vector? = nil,
    on device: SyntheticDevice? = nil
  ) throws(SynthesisError) -> GestureMotion {
    if device == .pointingStick { return try dragStick(way, over: time) }
    return try drag(.drag, way, over: time, from: place, on: device)
  }

  /// Two fingers go at an even pace, rest until nothing glides any more, and are lifted.
  ///
  /// - Parameters:
  ///   - way: How far it scrolls.
  ///   - time: How long the fingers move.
  ///   - place: Where the first finger comes down, in points from the surface's upper left corner; without it, the motion
  ///     lies in the middle.
  ///   - device: The surface.
  /// - Returns: What is made of it.
  /// - Throws: What does not fit the surface.
  @discardableResult
  public mutating func twoFingerScroll(
    _ way: GestureWay, over time: Duration = .milliseconds(400), from place: Vector? = nil,
    on device: SyntheticDevice? = nil
  ) throws(SynthesisError) -> GestureMotion {
    try drag(.twoFingerScroll, way, over: time, from: place, on: device)
  }

  /// Fingers lie still, and are lifted.
  ///
  /// - Parameters:
  ///   - fingers: How many; as many as scroll on the device if nothing is said.
  ///   - time: How long.
  ///   - place: Where the first finger lies, in points from the surface's upper left corner; without it, in the middle.
  ///   - device: The surface.
  /// - Throws: What does not fit the surface.
  public mutating func rest(
    fingers: Int? = nil, for time: Duration, at place: Vector? = nil, on device: SyntheticDevice? = nil
  ) throws(SynthesisError) {
    try lie(.rest, fingers: fingers, for: time, at: place, on: device)
  }

  /// Fingers touch for 60 ms.
  ///
  /// - Parameters:
  ///   - fingers: How many.
  ///   - place: Where the first finger touches, in points from the surface's upper left corner; without it, in the middle.
  ///   - device: The surface.
  /// - Throws: What does not fit the surface.
  public mutating func tap(
    fingers: Int = 1, at place: Vector? = nil, on device: SyntheticDevice? = nil
  ) throws(SynthesisError) {
    try lie(.tap, fingers: fingers, for: .milliseconds(60), at: place, on: device)
  }

  // MARK: Parts

  /// How fingers move, and how long they rest before the lift.
  private struct ScrollPlan {
    var plan: MotionPlan
    var rest: Microseconds
    var asked = Vector.zero
    var made = Vector.zero
  }

  /// A step of so many millimetres is none that the replay may take for a jump of the contact.
  private static let longestStep = 10.0

  /// No device can be moved by so many units, by far.
  static let longestWay = 16_777_216.0

  private mutating func drag(
    _ gesture: SyntheticGesture, _ way: GestureWay, over time: Duration, from place: Vector?,
    on device: SyntheticDevice?
  ) throws(SynthesisError) -> GestureMotion {
    let duration = try time.microseconds()
    let rest = settings.heldStill + 50_000
    let words = "\(gesture.rawValue) \(way) over \(SyntheticLog.seconds(duration))"
    return try scroll(gesture, way, words, from: place, on: device) {
      total, _, _, _, frame throws(SynthesisError) in
      ScrollPlan(plan: .even(total, frames: (duration + frame / 2) / frame), rest: rest)
    }
  }

  private mutating func scroll(
    _ gesture: SyntheticGesture, _ way: GestureWay, _ words: String, from place: Vector?,
    on device: SyntheticDevice?,
    _ plan: (GridPoint, Vector, SurfaceUnits, SyntheticDevice, Microseconds) throws(SynthesisError) ->
      ScrollPlan
  ) throws(SynthesisError) -> GestureMotion {
    // Nothing is plugged for a gesture that cannot be made.
    var copy = self
    let index = try copy.device(for: gesture, on: device)
    let surface = copy.plugged(index).device
    let units = SurfaceUnits(surface, settings)
    let asked = way.points(perMillimetre: units.pointsPerMillimetre)
    guard asked.x.isFinite, asked.y.isFinite else { throw .notFinite }
    let length = asked.length
    guard length > 0 else { throw .noWay }
    let direction = asked * (1 / length)
    let exact = units.units(asked)
    guard exact.length < SyntheticLog.longestWay else { throw tooFar(surface, asked, units, .zero) }
    // What the start threshold eats is gone besides.
    let total = GridPoint(rounding: exact * (1 + units.threshold / exact.length))
    guard GridPoint(rounding: exact) != .zero else { throw .tooLittle(surface, least: units.length(0.5)) }
    let scroll = try plan(total, direction, units, surface, frameInterval)
    let fingers = gesture == .twoFingerScroll ? 2 : surface.scrollingFingers
    let places = try copy.places(scroll.plan, fingers, asked, from: place, units, surface)
    try copy.checkSteps(scroll.plan, surface, units)
    copy.note("\(words) on \(surface.rawValue)")
    copy.put(index, places)
    let start = copy.now
    for way in scroll.plan.places {
      copy.send(index, copy.change(index) { $0.hand.move(to: way) }, after: frameInterval)
    }
    copy.lift(index, after: scroll.rest)
    self = copy
    return GestureMotion(
      asked: asked, made: units.points(SyntheticLog.scrolled(scroll.plan, units.threshold)),
      askedVelocity: scroll.asked, madeVelocity: scroll.made, start: start, end: now)
  }

  /// What scrolls of a motion: what goes beyond the start threshold.
  private static func scrolled(_ plan: MotionPlan, _ threshold: Double) -> Vector {
    guard threshold > 0, let first = plan.places.first(where: { $0.vector.length > threshold }) else {
      return plan.way.vector
    }
    return plan.way.vector - first.vector * (threshold / first.vector.length)
  }

  /// Where the fingers come down, so that all of the motion lies on the surface.
  func places(
    _ plan: MotionPlan, _ fingers: Int, _ asked: Vector, from place: Vector?, _ units: SurfaceUnits,
    _ surface: SyntheticDevice
  ) throws(SynthesisError) -> [GridPoint] {
    let bounds = plan.bounds
    let resolution = Int64(surface.unitsPerMillimetre)
    // The end of the surface holds no finger: there it cannot be followed.
    let margin = 2 * resolution
    let limits = surface.limits
    let spread = fingers == 1 ? 0 : min(20 * resolution, (limits.x - 2 * margin) / Int64(2 * (fingers - 1)))
    let width = spread * Int64(fingers - 1)
    let size = bounds.greatest - bounds.least
    let room = GridPoint(x: limits.x - 2 * margin - width, y: limits.y - 2 * margin)
    guard size.x <= room.x, size.y <= room.y else { throw tooFar(surface, asked, units, room) }
    var first = GridPoint(
      x: margin + (room.x - size.x) / 2 - bounds.least.x, y: margin + (room.y - size.y) / 2 - bounds.least.y)
    if let place {
      guard place.x.isFinite, place.y.isFinite else { throw .notFinite }
      let exact = place * (Double(resolution) / units.pointsPerMillimetre)
      guard exact.length < SyntheticLog.longestWay else { throw .outside(surface) }
      first = GridPoint(rounding: exact)
      let (least, greatest) = (first + bounds.least, first + bounds.greatest)
      guard least.x > 0, least.y > 0, greatest.x + width < limits.x, greatest.y < limits.y else {
        throw .outside(surface)
      }
    }
    return (0..<fingers).map { GridPoint(x: first.x + spread * Int64($0), y: first.y) }
  }

  private func tooFar(
    _ surface: SyntheticDevice, _ asked: Vector, _ units: SurfaceUnits, _ room: GridPoint
  ) -> SynthesisError {
    // Which axis is in the way depends on how the panel is turned; the longer part says most.
    let axis: GestureAxis = asked.y.magnitude >= asked.x.magnitude ? .vertical : .horizontal
    let most = room == .zero ? surface.limits : room
    let left = units.length(Double(axis == .vertical ? most.y : most.x) - units.threshold)
    return .tooFar(
      surface, axis, asked: axis == .vertical ? asked.y.magnitude : asked.x.magnitude, room: left)
  }

  /// Refuses steps that the replay would take for a jump of the contact.
  func checkSteps(
    _ plan: MotionPlan, _ surface: SyntheticDevice, _ units: SurfaceUnits
  ) throws(SynthesisError) {
    let longest = SyntheticLog.longestStep * Double(surface.unitsPerMillimetre)
    guard plan.steps.contains(where: { $0.vector.length > longest }) else { return }
    throw SyntheticLog.tooFast(surface, units, frameInterval)
  }

  private static func tooFast(
    _ surface: SyntheticDevice, _ units: SurfaceUnits, _ frame: Microseconds
  ) -> SynthesisError {
    let longest = SyntheticLog.longestStep * Double(surface.unitsPerMillimetre)
    return .tooFast(surface, most: units.length(longest) * 1_000_000 / Double(frame))
  }

  private mutating func lie(
    _ gesture: SyntheticGesture, fingers: Int?, for time: Duration, at place: Vector?,
    on device: SyntheticDevice?
  ) throws(SynthesisError) {
    let duration = max(try time.microseconds(), frameInterval)
    var copy = self
    let index = try copy.device(for: gesture, on: device)
    let surface = copy.plugged(index).device
    let count = fingers ?? surface.scrollingFingers
    guard (1...SyntheticDevice.mostFingers).contains(count) else {
      throw .fingers(count, most: SyntheticDevice.mostFingers)
    }
    let units = SurfaceUnits(surface, settings)
    let places = try copy.places(
      MotionPlan(places: [.zero]), count, .zero, from: place, units, surface)
    let words = gesture == .tap ? "" : " for \(SyntheticLog.seconds(duration))"
    copy.note("\(gesture.rawValue) \(count)\(words) on \(surface.rawValue)")
    copy.put(index, places)
    copy.lift(index, after: duration)
    self = copy
  }

  mutating func put(_ index: Int, _ places: [GridPoint]) {
    let isTouchpad = plugged(index).device == .touchpad
    send(
      index, change(index) { $0.hand.down(places, isTouchpad: isTouchpad) }, after: frameInterval)
  }

  mutating func lift(_ index: Int, after time: Microseconds) {
    let isTouchpad = plugged(index).device == .touchpad
    send(index, change(index) { $0.hand.lift(isTouchpad: isTouchpad) }, after: time)
  }
}

extension GridPoint {
  /// The place nearest to one between.
  init(rounding place: Vector) {
    self.init(x: Int64(place.x.rounded()), y: Int64(place.y.rounded()))
  }

  /// The place as a pair of numbers.
  var vector: Vector { Vector(x: Double(x), y: Double(y)) }
}
