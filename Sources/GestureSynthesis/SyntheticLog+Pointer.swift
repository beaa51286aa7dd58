import EventLog
import InputEvents
public import ScrollInput

extension SyntheticLog {
  /// The pointer moves at an even pace.
  ///
  /// - Parameters:
  ///   - way: How far, in points, right and down positive.
  ///   - time: How long.
  ///   - device: What moves it; on a touchpad one finger does.
  /// - Returns: What is made of it.
  /// - Throws: What the device cannot do.
  @discardableResult
  public mutating func move(
    by way: Vector, over time: Duration = .milliseconds(200), on device: SyntheticDevice? = nil
  ) throws(SynthesisError) -> GestureMotion {
    guard way.x.isFinite, way.y.isFinite else { throw .notFinite }
    guard way != .zero else { throw .noWay }
    let duration = try time.microseconds()
    var copy = self
    let index = try copy.device(for: .move, on: device)
    let mover = copy.plugged(index).device
    let perUnit =
      mover == .touchpad
      ? settings.pointer.pointsPerMillimetre / Double(mover.unitsPerMillimetre)
      : settings.pointer.pointsPerCount
    let exact = way * (1 / perUnit)
    guard exact.length < SyntheticLog.longestWay else { throw .notFinite }
    let total = GridPoint(rounding: exact)
    guard total != .zero else { throw .tooLittle(mover, least: perUnit / 2) }
    let frames = (duration + frameInterval / 2) / frameInterval
    let plan = MotionPlan.even(total, frames: frames)
    let words = "\(JSONText.number(way.x)),\(JSONText.number(way.y))"
    let note = "move by \(words) over \(SyntheticLog.seconds(duration)) on \(mover.rawValue)"
    var start = copy.now + frameInterval
    if mover == .touchpad {
      start = try copy.point(index, plan, way, note)
    } else {
      copy.note(note)
      copy.count(index, plan)
    }
    self = copy
    return GestureMotion(asked: way, made: total.vector * perUnit, start: start, end: now)
  }

  /// Presses a button.
  ///
  /// - Parameters:
  ///   - button: The button; a touchpad has the primary one only.
  ///   - device: The device.
  /// - Throws: ``SynthesisError/pressed`` if it is down.
  public mutating func press(
    _ button: PointerButton = .primary, on device: SyntheticDevice? = nil
  ) throws(SynthesisError) {
    var copy = self
    let index = try copy.device(for: .press, on: device)
    let code = try copy.code(button, .press, index)
    guard !copy.plugged(index).pressed.contains(code) else { throw .pressed }
    copy.note("press \(button.word) on \(copy.plugged(index).device.rawValue)")
    copy.set(index, code, isPressed: true, after: frameInterval)
    self = copy
  }

  /// Lets a button go.
  ///
  /// - Parameters:
  ///   - button: The button.
  ///   - device: The device; without it, the one on which it is pressed.
  /// - Throws: ``SynthesisError/notPressed`` if it is not down.
  public mutating func release(
    _ button: PointerButton = .primary, on device: SyntheticDevice? = nil
  ) throws(SynthesisError) {
    var copy = self
    let holder = pluggedDevices.indices.last { plugged($0).pressed.contains(button.code) }
    let index = try copy.device(for: .release, on: device ?? holder.map { plugged($0).device })
    guard copy.plugged(index).pressed.contains(button.code) else { throw .notPressed }
    copy.note("release \(button.word) on \(copy.plugged(index).device.rawValue)")
    copy.set(index, button.code, isPressed: false, after: frameInterval)
    self = copy
  }

  /// Presses a button for 80 ms.
  ///
  /// - Parameters:
  ///   - button: The button; a touchpad has the primary one only.
  ///   - device: The device.
  /// - Throws: ``SynthesisError/pressed`` if it is down.
  public mutating func click(
    _ button: PointerButton = .primary, on device: SyntheticDevice? = nil
  ) throws(SynthesisError) {
    var copy = self
    let index = try copy.device(for: .click, on: device)
    let code = try copy.code(button, .click, index)
    guard !copy.plugged(index).pressed.contains(code) else { throw .pressed }
    copy.note("click \(button.word) on \(copy.plugged(index).device.rawValue)")
    copy.set(index, code, isPressed: true, after: frameInterval)
    copy.set(index, code, isPressed: false, after: 80_000)
    self = copy
  }

  /// Scrolls by a pointing stick whose middle button is held.
  mutating func dragStick(_ way: GestureWay, over time: Duration) throws(SynthesisError) -> GestureMotion {
    let duration = try time.microseconds()
    guard way.unit == .points else { throw .impossible(.drag, .pointingStick) }
    guard way.amount.x.isFinite, way.amount.y.isFinite else { throw .notFinite }
    guard way.amount != .zero else { throw .noWay }
    guard way.amount.x == 0 || way.amount.y == 0 else { throw .aslant(.pointingStick) }
    let scroll = settings.pointer.buttonScroll
    guard let button = scroll.pointingStick else { throw .impossible(.drag, .pointingStick) }
    let signs = Vector(
      x: scroll.natural.contains(.horizontal) ? -1 : 1, y: scroll.natural.contains(.vertical) ? -1 : 1)
    let exact =
      Vector(x: way.amount.x * signs.x, y: way.amount.y * signs.y) * (1 / scroll.pointsPerCount)
    guard exact.length < SyntheticLog.longestWay else { throw .notFinite }
    guard GridPoint(rounding: exact) != .zero else {
      throw .tooLittle(.pointingStick, least: scroll.pointsPerCount / 2)
    }
    let total = GridPoint(rounding: exact * (1 + scroll.startThreshold / exact.length))
    // Along one axis, so that nothing has to be rounded.
    func beyond(_ counts: Int64) -> Double {
      counts == 0 ? 0 : Double(counts) + (counts < 0 ? scroll.startThreshold : 0 - scroll.startThreshold)
    }
    let scrolled = Vector(x: beyond(total.x), y: beyond(total.y))
    var copy = self
    let index = try copy.device(for: .drag, on: .pointingStick)
    let code = try copy.code(button, .press, index)
    guard !copy.plugged(index).pressed.contains(code) else { throw .pressed }
    copy.note("drag \(way) over \(SyntheticLog.seconds(duration)) on pointing-stick")
    copy.set(index, code, isPressed: true, after: frameInterval)
    let start = copy.now
    copy.count(index, .even(total, frames: (duration + frameInterval / 2) / frameInterval))
    copy.set(index, code, isPressed: false, after: settings.heldStill + 50_000)
    self = copy
    let made = Vector(x: scrolled.x * signs.x, y: scrolled.y * signs.y) * scroll.pointsPerCount
    return GestureMotion(asked: way.amount, made: made, start: start, end: now)
  }

  /// One finger moves the pointer.
  private mutating func point(
    _ index: Int, _ plan: MotionPlan, _ asked: Vector, _ words: String
  ) throws(SynthesisError) -> Microseconds {
    let units = SurfaceUnits(.touchpad, settings)
    let places = try places(plan, 1, asked, from: nil, units, .touchpad)
    try checkSteps(plan, .touchpad, units)
    note(words)
    put(index, places)
    let start = now
    for way in plan.places {
      send(index, change(index) { $0.hand.move(to: way) }, after: frameInterval)
    }
    lift(index, after: frameInterval)
    return start
  }

  /// Sends the steps of a motion as counts.
  private mutating func count(_ index: Int, _ plan: MotionPlan) {
    for step in plan.steps {
      var events: [InputEvent] = []
      for (code, value) in [(EventCode.relX, step.x), (EventCode.relY, step.y)] where value != 0 {
        events.append(InputEvent(type: .relative, code: code, value: Int32(truncatingIfNeeded: value)))
      }
      send(index, events, after: frameInterval)
    }
  }

  private func code(
    _ button: PointerButton, _ gesture: SyntheticGesture, _ index: Int
  ) throws(SynthesisError) -> UInt16 {
    let device = plugged(index).device
    guard device.description.has(.key, button.code) else { throw .impossible(gesture, device) }
    return button.code
  }

  private mutating func set(_ index: Int, _ code: UInt16, isPressed: Bool, after time: Microseconds) {
    change(index) { device in
      if isPressed { device.pressed.append(code) } else { device.pressed.removeAll { $0 == code } }
    }
    send(index, [InputEvent(type: .key, code: code, value: isPressed ? 1 : 0)], after: time)
  }
}

extension PointerButton {
  /// The button's code in `EV_KEY`.
  fileprivate var code: UInt16 {
    switch self {
    case .primary: EventCode.buttonLeft
    case .secondary: EventCode.buttonRight
    case .middle: EventCode.buttonMiddle
    case .other(let code): code
    }
  }

  /// The word for it.
  fileprivate var word: String {
    switch self {
    case .primary: "primary"
    case .secondary: "secondary"
    case .middle: "middle"
    case .other(let code): "\(code)"
    }
  }
}
