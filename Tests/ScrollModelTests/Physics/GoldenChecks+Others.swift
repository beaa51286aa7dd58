import Foundation
import InputEvents
import ScrollInput
import ScrollModel
import Testing

/// Laws of other systems that are ours with another constant: velocities in points per second, times in seconds.
extension GoldenChecks {
  @Sendable static func hasFrictionOnly(_ row: GoldenRow) -> Bool {
    (row.inputs["constant_deceleration"]?.number ?? 0) == 0
  }

  @Sendable static func friction(_ row: GoldenRow) throws {
    let deceleration = try friction(row, drag: row.input("drag_per_s"))
    let milliseconds = (row.inputs["t"]?.number ?? 0) * 1000
    for key in row.expected.keys.sorted() {
      switch key {
      case "x": try row.compare(deceleration.offset(atMilliseconds: milliseconds), key)
      case "dx": try row.compare(deceleration.velocity(atMilliseconds: milliseconds) * 1000, key)
      case "final_x": try row.compare(deceleration.target, key)
      case "x_range":
        let range = try #require(row.expected[key]?.numbers)
        #expect((range[0]...range[1]).contains(deceleration.offset(atMilliseconds: milliseconds)))
      default: Issue.record("\(row.id): expectation \(key) is unknown")
      }
    }
  }

  @Sendable static func unreachable(_ row: GoldenRow) throws {
    let deceleration = try friction(row, drag: row.input("drag_per_s"))
    #expect(row.expected["time"]?.text == "infinity")
    #expect(deceleration.milliseconds(reaching: try row.input("x")) == nil)
  }

  @Sendable static func frictionCurve(_ row: GoldenRow) throws {
    let deceleration = try friction(row, drag: row.input("drag_per_s"))
    try curve(row, deceleration)
    try row.compare(deceleration.target, "final_x")
  }

  /// Whether a row asks for the place or the velocity before an edge is met: friction alone.
  @Sendable static func isBeforeEdge(_ row: GoldenRow) -> Bool {
    guard row.expected["x"] != nil || row.expected["dx"] != nil, let time = row.inputs["t"]?.number,
      let deceleration = try? friction(row, drag: flutterDragPerSecond)
    else { return false }
    let edges = ["leading", "trailing"].compactMap { row.inputs[$0]?.number }
    return edges.allSatisfy { edge in
      deceleration.milliseconds(reaching: edge).map { $0 > time * 1000 } ?? true
    }
  }

  @Sendable static func frictionBeforeEdge(_ row: GoldenRow) throws {
    let deceleration = try friction(row, drag: flutterDragPerSecond)
    let milliseconds = try row.input("t") * 1000
    if row.expected["x"] != nil { try row.compare(deceleration.offset(atMilliseconds: milliseconds), "x") }
    if row.expected["dx"] != nil {
      try row.compare(deceleration.velocity(atMilliseconds: milliseconds) * 1000, "dx")
    }
  }

  /// Flutter's for iOS, which its tests do not repeat in each row.
  private static let flutterDragPerSecond = 0.135

  private static func friction(_ row: GoldenRow, drag: Double) throws -> KineticDeceleration {
    KineticDeceleration(
      offset: try row.input("position"), velocity: try row.input("velocity") / 1000,
      friction: 0 - Foundation.log(drag) / 1000)
  }

  @Sendable static func springToEnd(_ row: GoldenRow) throws {
    let end = try row.input("end")
    let spring = ReturnSpring(
      distance: try row.input("start") - end, velocity: try row.input("velocity") / 1000,
      rate: try springRate(row))
    let milliseconds = try row.input("t") * 1000
    for key in row.expected.keys.sorted() {
      switch key {
      case "floor_x":
        try row.compare((end + spring.distance(atMilliseconds: milliseconds)).rounded(.down), key)
      case "floor_dx":
        try row.compare((spring.velocity(atMilliseconds: milliseconds) * 1000).rounded(.down), key)
      default: Issue.record("\(row.id): expectation \(key) is unknown")
      }
    }
  }

  /// Compose's decay: it ends where the speed is the threshold.
  @Sendable static func exponentialDecay(_ row: GoldenRow) throws {
    let deceleration = KineticDeceleration(
      offset: 0, velocity: try row.input("velocity") / 1000,
      friction: 0.0042 * (try row.input("friction_multiplier")))
    let end = deceleration.restMilliseconds(below: try row.input("abs_velocity_threshold") / 1000)
    try row.compare(end, "duration_ms")
    try row.compare(deceleration.offset(atMilliseconds: end), "target")
    try curve(row, deceleration)
  }

  @Sendable static func constantPan(_ row: GoldenRow) throws {
    let step = try row.inputs("step_px")
    let interval = try row.input("step_s") * 1000
    var pan = PanRecognizer(downAt: 0, at: Vector(x: 0, y: 0))
    for index in 1...Int(try row.input("count")) {
      pan.move(
        at: Double(index) * interval, to: Vector(x: step[0] * Double(index), y: step[1] * Double(index)))
      guard Double(index) >= (try row.wanted("from_sample")) else { continue }
      let velocity = Release.velocity(previous: pan.previousVelocity, latest: pan.velocity)
      try row.compare(velocity.x * 1000, "vx")
      try row.compare(velocity.y * 1000, "vy")
    }
  }

  @Sendable static func panWithoutMoves(_ row: GoldenRow) throws {
    let pan = PanRecognizer(downAt: 0, at: Vector(x: 0, y: 0))
    let velocity = Release.velocity(previous: pan.previousVelocity, latest: pan.velocity)
    try row.compare(velocity.x, "vx")
    try row.compare(velocity.y, "vy")
  }

  /// A turn by whole detents; the row's angle is libinput's own.
  @Sendable static func wheelDetents(_ row: GoldenRow) throws {
    let wheel = try wheel(EventCode.relWheel, Int32(row.input("rel_wheel")))
    try row.compare(Double(wheel.y), "v120")
    try row.compare(Double(wheel.y / 120), "discrete")
  }

  @Sendable static func wheelParts(_ row: GoldenRow) throws {
    let wheel = try wheel(EventCode.relWheelHiRes, Int32(row.input("rel_wheel_hi_res")))
    try row.compare(Double(wheel.y), "v120")
  }

  /// What the first turn of a wheel becomes that announces parts of detents.
  private static func wheel(_ code: UInt16, _ value: Int32) throws -> WheelMotion {
    let mouse = DeviceDescription(capabilities: [
      Capability(type: .key, codes: [EventCode.buttonLeft]),
      Capability(type: .relative, codes: [0, 1, EventCode.relWheel, EventCode.relWheelHiRes]),
    ])
    var outputs: [ScrollInputOutput] = []
    var interpreter = InputInterpreter(settings: ScrollInputSettings())
    interpreter.add(0, mouse, as: .mouse, at: 0, into: &outputs)
    let turn = InputEvent(type: .relative, code: code, value: value)
    interpreter.step(Frame(time: 1000, device: 0, events: [turn]), into: &outputs)
    let motions = outputs.compactMap { output in
      if case .scroll(let event) = output { event.wheel } else { nil }
    }
    return try #require(motions.first)
  }
}
