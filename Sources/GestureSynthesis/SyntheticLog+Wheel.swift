import InputEvents
import ScrollInput

extension SyntheticLog {
  /// The most detents or parts of one that a wheel turns by in a gesture.
  public static let mostTurns = 10_000
  /// A fine wheel tells a detent in so many steps at most.
  private static let stepsPerDetent: Microseconds = 8

  /// A wheel turns by whole detents.
  ///
  /// A fine wheel tells each in eighths, as far as there is time for them.
  ///
  /// - Parameters:
  ///   - count: How many, down and right positive.
  ///   - axis: The axis along which the offset goes.
  ///   - interval: How far the detents are apart; frames cannot be closer than ``frameInterval``.
  ///   - device: The device with the wheel.
  /// - Returns: What is made of it.
  /// - Throws: What the wheel cannot do.
  @discardableResult
  public mutating func notch(
    _ count: Int = 1, _ axis: GestureAxis = .vertical, every interval: Duration = .milliseconds(100),
    on device: SyntheticDevice? = nil
  ) throws(SynthesisError) -> GestureMotion {
    let interval = max(try interval.microseconds(), frameInterval)
    guard count != 0, count.magnitude <= SyntheticLog.mostTurns else {
      throw .turns(most: SyntheticLog.mostTurns)
    }
    var copy = self
    let index = try copy.device(for: .notch, on: device, along: axis)
    let wheel = copy.plugged(index).device
    let steps =
      wheel == .fineWheelMouse ? max(1, min(SyntheticLog.stepsPerDetent, interval / frameInterval)) : 1
    let way = (axis == .vertical ? (count < 0 ? "up" : "down") : (count < 0 ? "left" : "right"))
    copy.note(
      "notch \(way) \(count.magnitude) every \(SyntheticLog.seconds(interval)) on \(wheel.rawValue)")
    let start = copy.now + frameInterval
    for detent in 0..<Int(count.magnitude) {
      var before: Int64 = 0
      for step in 1...steps {
        let place = 120 * Int64(step) / Int64(steps)
        let isFirst = step == 1
        let after = isFirst && detent > 0 ? interval - (steps - 1) * frameInterval : frameInterval
        copy.turnOnce(index, (place - before) * (count < 0 ? -1 : 1), axis, after: after)
        before = place
      }
    }
    self = copy
    return wheelMotion(Int64(count) * 120, axis, start: start)
  }

  /// A fine wheel turns once by parts of a detent.
  ///
  /// - Parameters:
  ///   - parts: How many 1/120 detents, down and right positive.
  ///   - axis: The axis along which the offset goes.
  ///   - device: The device with the wheel.
  /// - Returns: What is made of it.
  /// - Throws: What the wheel cannot do.
  @discardableResult
  public mutating func turn(
    _ parts: Int, _ axis: GestureAxis = .vertical, on device: SyntheticDevice? = nil
  ) throws(SynthesisError) -> GestureMotion {
    guard parts != 0, parts.magnitude <= SyntheticLog.mostTurns else {
      throw .turns(most: SyntheticLog.mostTurns)
    }
    var copy = self
    let index = try copy.device(for: .turn, on: device, along: axis)
    let way = (axis == .vertical ? (parts < 0 ? "up" : "down") : (parts < 0 ? "left" : "right"))
    copy.note("turn \(way) \(parts.magnitude) on \(copy.plugged(index).device.rawValue)")
    copy.turnOnce(index, Int64(parts), axis, after: frameInterval)
    self = copy
    return wheelMotion(Int64(parts), axis, start: now)
  }

  private func wheelMotion(_ parts: Int64, _ axis: GestureAxis, start: Int64) -> GestureMotion {
    let length = Double(parts) * settings.wheel.pointsPerDetent / 120
    let way = axis == .vertical ? Vector(x: 0, y: length) : Vector(x: length, y: 0)
    return GestureMotion(asked: way, made: way, start: start, end: now)
  }

  /// Sends a turn, with the whole detents that it completes.
  private mutating func turnOnce(_ index: Int, _ parts: Int64, _ axis: GestureAxis, after time: Int64) {
    let isVertical = axis == .vertical
    // Away from the user is up.
    var sign: Int64 = isVertical ? -1 : 1
    if settings.wheel.natural.contains(isVertical ? .vertical : .horizontal) { sign = 0 - sign }
    let isFine = plugged(index).device == .fineWheelMouse
    let turned = parts * sign
    let detents: Int64 = change(index) { device in
      var sum = (isVertical ? device.parts.y : device.parts.x) + turned
      let detents = sum / 120
      sum %= 120
      if isVertical { device.parts.y = sum } else { device.parts.x = sum }
      return detents
    }
    var events: [InputEvent] = []
    func add(_ code: UInt16, _ value: Int64) {
      events.append(InputEvent(type: .relative, code: code, value: Int32(truncatingIfNeeded: value)))
    }
    if detents != 0 { add(isVertical ? EventCode.relWheel : EventCode.relHWheel, detents) }
    if isFine { add(isVertical ? EventCode.relWheelHiRes : EventCode.relHWheelHiRes, turned) }
    send(index, events, after: time)
  }
}
