import InputEvents
import ScrollInput

/// Descriptions of the devices that tests play.
enum Devices {
  static let touchButton: UInt16 = 0x14a
  static let fingerTools: [UInt16] = [0x145, 0x14d, 0x14e, 0x14f, 0x148]

  /// A surface of protocol B or A with ten units a millimetre.
  static let multitouch = DeviceDescription(
    capabilities: [Capability(type: .key, codes: [touchButton] + fingerTools)],
    absoluteAxes: [
      axis(EventCode.absX), axis(EventCode.absY),
      AbsoluteAxis(code: EventCode.absMTSlot, minimum: 0, maximum: 9),
      axis(EventCode.absMTPositionX), axis(EventCode.absMTPositionY),
      AbsoluteAxis(code: EventCode.absMTTrackingID, minimum: 0, maximum: 65535),
    ])

  /// One place, with `BTN_TOUCH`.
  static let singleTouch = DeviceDescription(
    capabilities: [Capability(type: .key, codes: [touchButton] + fingerTools)],
    absoluteAxes: [axis(EventCode.absX), axis(EventCode.absY)])

  /// One place, and fingers told by `BTN_TOOL_*` alone.
  static let toolsOnly = DeviceDescription(
    capabilities: [Capability(type: .key, codes: fingerTools)],
    absoluteAxes: [axis(EventCode.absX), axis(EventCode.absY)])

  /// A wheel with parts of detents announced.
  static let mouse = DeviceDescription(capabilities: [
    Capability(type: .key, codes: [EventCode.buttonLeft]),
    Capability(type: .relative, codes: [0, 1, 6, 8, 11, 12]),
  ])

  /// A mouse with a surface that feels fingers, ten units a millimetre.
  static let touchMouse = DeviceDescription(
    capabilities: [
      Capability(type: .key, codes: [EventCode.buttonLeft, EventCode.buttonRight, EventCode.buttonMiddle]),
      Capability(type: .relative, codes: [0, 1, 6, 8]),
    ],
    absoluteAxes: [
      AbsoluteAxis(code: EventCode.absMTSlot, minimum: 0, maximum: 15),
      axis(EventCode.absMTPositionX), axis(EventCode.absMTPositionY),
      AbsoluteAxis(code: EventCode.absMTTrackingID, minimum: 0, maximum: 65535),
    ])

  /// A mouse with a stick in place of its wheel.
  static let scrollPoint = DeviceDescription(
    id: DeviceID(bus: 3, vendor: 0x04b3, product: 0x3103),
    capabilities: [
      Capability(type: .key, codes: [EventCode.buttonLeft]),
      Capability(type: .relative, codes: [0, 1, 6, 8]),
    ])

  /// The pad of a pen tablet: two rings of 72 places, two strips of 13, a wheel.
  static let pad = DeviceDescription(
    capabilities: [
      Capability(type: .key, codes: [0x100, 0x101, EventCode.buttonStylus]),
      Capability(type: .relative, codes: [8, 11]),
    ],
    absoluteAxes: [
      AbsoluteAxis(code: EventCode.absX, minimum: 0, maximum: 1),
      AbsoluteAxis(code: EventCode.absY, minimum: 0, maximum: 1),
      AbsoluteAxis(code: EventCode.absRX, minimum: 0, maximum: 4096),
      AbsoluteAxis(code: EventCode.absRY, minimum: 0, maximum: 4096),
      AbsoluteAxis(code: EventCode.absThrottle, minimum: 0, maximum: 71),
      AbsoluteAxis(code: EventCode.absWheel, minimum: 0, maximum: 71),
      AbsoluteAxis(code: EventCode.absMisc, minimum: 0, maximum: 255),
    ])

  /// A pen, ten units a millimetre; its `ABS_WHEEL` is that of an airbrush.
  static let pen = DeviceDescription(
    capabilities: [
      Capability(
        type: .key, codes: [EventCode.buttonToolPen, EventCode.buttonStylus, EventCode.buttonTouch]),
      Capability(type: .relative, codes: [8]),
    ],
    absoluteAxes: [
      axis(EventCode.absX), axis(EventCode.absY),
      AbsoluteAxis(code: EventCode.absWheel, minimum: 0, maximum: 1023),
    ])

  /// A surface that does not tell its resolution, of 690 by 500 units: a touchpad of that kind is taken to have
  /// ten units a millimetre.
  static let withoutResolution = DeviceDescription(
    capabilities: [Capability(type: .key, codes: [touchButton])],
    absoluteAxes: [
      AbsoluteAxis(code: EventCode.absMTSlot, minimum: 0, maximum: 9),
      AbsoluteAxis(code: EventCode.absMTPositionX, minimum: 0, maximum: 690),
      AbsoluteAxis(code: EventCode.absMTPositionY, minimum: 0, maximum: 500),
    ])

  private static func axis(_ code: UInt16) -> AbsoluteAxis {
    AbsoluteAxis(code: code, minimum: 0, maximum: 4000, resolution: 10)
  }
}

// Events, as short as evdev's own listings.
extension InputEvent {
  static func abs(_ code: UInt16, _ value: Int32) -> InputEvent {
    InputEvent(type: .absolute, code: code, value: value)
  }

  static func rel(_ code: UInt16, _ value: Int32) -> InputEvent {
    InputEvent(type: .relative, code: code, value: value)
  }

  static func key(_ code: UInt16, _ value: Int32) -> InputEvent {
    InputEvent(type: .key, code: code, value: value)
  }

  static func slot(_ value: Int32) -> InputEvent { abs(EventCode.absMTSlot, value) }
  static func id(_ value: Int32) -> InputEvent { abs(EventCode.absMTTrackingID, value) }
  static func x(_ value: Int32) -> InputEvent { abs(EventCode.absMTPositionX, value) }
  static func y(_ value: Int32) -> InputEvent { abs(EventCode.absMTPositionY, value) }
  static func tool(_ value: Int32) -> InputEvent { abs(EventCode.absMTToolType, value) }
  /// `SYN_MT_REPORT`.
  static let report = InputEvent(type: .synchronization, code: EventCode.synMTReport, value: 0)
  /// `SYN_DROPPED`.
  static let dropped = InputEvent(type: .synchronization, code: EventCode.synDropped, value: 0)
}

/// An interpreter with one device, and all that it has said.
struct Player {
  var interpreter: InputInterpreter
  var outputs: [ScrollInputOutput] = []
  var time: Microseconds = 0

  init(
    _ description: DeviceDescription, as deviceClass: DeviceClass,
    settings: ScrollInputSettings = ScrollInputSettings()
  ) {
    interpreter = InputInterpreter(settings: settings)
    interpreter.add(0, description, as: deviceClass, at: 0, into: &outputs)
  }

  /// Lets milliseconds pass and plays a frame.
  mutating func play(after milliseconds: Int64 = 10, _ events: InputEvent..., synchronizes: Bool = false) {
    play(after: milliseconds, events, synchronizes: synchronizes)
  }

  /// Lets milliseconds pass and plays a frame.
  mutating func play(after milliseconds: Int64 = 10, _ events: [InputEvent], synchronizes: Bool = false) {
    time += milliseconds * 1000
    interpreter.advance(to: time, into: &outputs)
    let frame = Frame(time: time, device: 0, events: events, isSynchronization: synchronizes)
    interpreter.step(frame, into: &outputs)
  }

  /// What was said of scrolling.
  var scrolls: [ScrollInputEvent] {
    outputs.compactMap { if case .scroll(let event) = $0 { event } else { nil } }
  }

  /// What was said of contacts.
  var contacts: [ContactEvent] {
    outputs.compactMap { if case .contact(let event) = $0 { event } else { nil } }
  }

  /// What was said of the pointer.
  var pointers: [PointerEvent] {
    outputs.compactMap { if case .pointer(let event) = $0 { event } else { nil } }
  }

  /// What was withheld.
  var withheld: [WithheldMotion] {
    outputs.compactMap { if case .withheld(let motion) = $0 { motion } else { nil } }
  }

  /// What was found odd.
  var findings: [InputFinding] {
    outputs.compactMap { if case .finding(let finding) = $0 { finding } else { nil } }
  }

  /// What happened to the pointer, in its order.
  var kinds: [PointerEvent.Kind] {
    pointers.map(\.kind)
  }

  /// How far the pointer went in all.
  var travel: Vector {
    kinds.reduce(.zero) { if case .moved(let delta) = $1 { $0 + delta } else { $0 } }
  }

  /// The phases in their order.
  var phases: [ScrollInputPhase] {
    scrolls.map(\.phase)
  }
}
