import InputEvents
import ScrollInput

/// The reports' touchpad: 100 x 60 mm, 40 units a millimetre, five slots, a frame every 8 ms; natural scrolling off.
struct TouchpadRig {
  static let description = DeviceDescription(
    properties: [0],
    capabilities: [
      Capability(type: .key, codes: [Devices.touchButton, EventCode.buttonLeft] + Devices.fingerTools)
    ],
    absoluteAxes: [
      AbsoluteAxis(code: EventCode.absMTSlot, minimum: 0, maximum: 4),
      AbsoluteAxis(code: EventCode.absMTPositionX, minimum: 0, maximum: 4000, resolution: 40),
      AbsoluteAxis(code: EventCode.absMTPositionY, minimum: 0, maximum: 2400, resolution: 40),
      AbsoluteAxis(code: EventCode.absMTTouchMajor, minimum: 0, maximum: 2000, resolution: 40),
      AbsoluteAxis(code: EventCode.absMTPressure, minimum: 0, maximum: 255),
      AbsoluteAxis(code: EventCode.absMTTrackingID, minimum: 0, maximum: 65535),
    ])

  /// Points a millimetre.
  static let gain = ScrollInputSettings().touchpad.pointsPerMillimetre

  var player: Player
  private var id: Int32 = 0
  private var places: [Int: Vector] = [:]
  private var events: [InputEvent] = []
  private var tool = 0

  init(_ change: (inout ScrollInputSettings) -> Void = { _ in }) {
    var settings = ScrollInputSettings()
    settings.touchpad.natural = []
    change(&settings)
    player = Player(Self.description, as: .touchpad, settings: settings)
  }

  /// A finger comes down in the frame that is being written, in millimetres.
  mutating func down(_ slot: Int, _ x: Double, _ y: Double, _ more: InputEvent...) {
    id += 1
    places[slot] = Vector(x: x, y: y)
    events += [.slot(Int32(slot)), .id(id), .x(units(x)), .y(units(y))] + more
  }

  /// A finger moves.
  mutating func move(_ slot: Int, _ dx: Double, _ dy: Double, _ more: InputEvent...) {
    let place = (places[slot] ?? .zero) + Vector(x: dx, y: dy)
    places[slot] = place
    events += [.slot(Int32(slot)), .x(units(place.x)), .y(units(place.y))] + more
  }

  /// A finger is lifted.
  mutating func up(_ slot: Int) {
    places[slot] = nil
    events += [.slot(Int32(slot)), .id(-1)]
  }

  /// Ends the frame, with the tool of as many fingers as are down.
  mutating func frame(after milliseconds: Int64 = 8, _ more: InputEvent...) {
    let count = min(places.count, Devices.fingerTools.count)
    if count != tool {
      let tools: [UInt16] = [0x145, 0x14d, 0x14e, 0x14f, 0x148]
      if tool > 0 { events.append(.key(tools[tool - 1], 0)) }
      if count > 0 { events.append(.key(tools[count - 1], 1)) }
      if (tool == 0) != (count == 0) { events.append(.key(Devices.touchButton, count > 0 ? 1 : 0)) }
      tool = count
    }
    player.play(after: milliseconds, events + more)
    events = []
  }

  /// Two fingers come down side by side in one frame.
  mutating func twoDown(_ x: Double = 40, _ y: Double = 20) {
    down(0, x, y)
    down(1, x + 20, y)
    frame()
  }

  /// Two fingers move alike for some frames.
  mutating func twoMove(_ dx: Double, _ dy: Double, frames: Int = 1) {
    for _ in 0..<frames {
      move(0, dx, dy)
      move(1, dx, dy)
      frame()
    }
  }

  /// Both are lifted in one frame.
  mutating func twoUp() {
    up(0)
    up(1)
    frame()
  }

  /// The ways of the offset that were asked for, in millimetres of finger.
  var deltas: [Vector] {
    player.scrolls.filter { $0.phase == .changed }.map { $0.delta * (1 / Self.gain) }
  }

  /// Their sum.
  var total: Vector { deltas.reduce(.zero, +) }

  private func units(_ millimetres: Double) -> Int32 { Int32((millimetres * 40).rounded()) }
}
