import InputEvents
import ScrollInput
import TestSupport

/// A step of a log as an interpreter takes it.
enum LogStep {
  case add(DeviceNumber, RandomDevice, DeviceState, at: Microseconds)
  case remove(DeviceNumber, at: Microseconds)
  case frame(Frame)
  case drop(DeviceNumber, at: Microseconds)
  case gap(DeviceNumber?, at: Microseconds)
  case finish(at: Microseconds)

  var time: Microseconds {
    switch self {
    case .add(_, _, _, let time), .remove(_, let time), .drop(_, let time), .gap(_, let time),
      .finish(let time):
      time
    case .frame(let frame): frame.time
    }
  }
}

/// A log of some devices that do what devices do, or anything that the format can say.
struct RandomInputLog {
  var steps: [LogStep] = []
  var settings: ScrollInputSettings
  private(set) var devices: [RandomDevice] = []
  private var hands: [RandomHand] = []
  private var time: Microseconds

  init(seed: UInt64, isMalformed: Bool, frames: Int = 120) {
    var random = SeededGenerator(seed: seed)
    settings = .random(&random)
    time = random.pick([0, 1_700_000_000])
    for number in 0..<random.int(1...3) {
      devices.append(.any(&random))
      hands.append(RandomHand(devices[number]))
      steps.append(.add(number, devices[number], Self.state(&random), at: time))
    }
    for _ in 0..<frames { addStep(isMalformed, &random) }
    steps.append(.finish(at: time))
  }

  private mutating func addStep(_ isMalformed: Bool, _ random: inout SeededGenerator) {
    time += random.pick([8000, 8000, 8000, 7000, 12_000, 0, 300, 200_000])
    let number = random.int(0...devices.count - 1)
    switch random.int(0...(isMalformed ? 40 : 100)) {
    case 0:
      steps.append(.drop(number, at: time))
      if random.once(in: 2) { addFrame(number, isMalformed, isSynchronization: true, &random) }
    case 1: steps.append(.gap(random.pick([nil, number, 7]), at: time))
    case 2: if isMalformed { steps.append(.remove(number, at: time)) }
    case 3:
      if isMalformed { devices[number] = .any(&random) }
      hands[number] = RandomHand(devices[number])
      steps.append(.add(number, devices[number], Self.state(&random), at: time))
    default:
      addFrame(number, isMalformed, isSynchronization: isMalformed && random.once(in: 30), &random)
    }
  }

  private mutating func addFrame(
    _ number: Int, _ isMalformed: Bool, isSynchronization: Bool, _ random: inout SeededGenerator
  ) {
    var events: [InputEvent] = []
    if devices[number].surface != .none { events = hands[number].frame(&random) }
    if devices[number].surface == .none || random.once(in: 8) {
      for _ in 0..<random.int(0...4) { events.append(RandomEvents.useful(&random)) }
    }
    if random.once(in: 3) {
      let stamp = UInt32(truncatingIfNeeded: time + Int64(random.int(-500...500)))
      events.append(
        InputEvent(type: .miscellaneous, code: EventCode.mscTimestamp, value: Int32(bitPattern: stamp)))
    }
    if isMalformed {
      for _ in 0..<random.int(0...5) {
        events.insert(RandomEvents.any(&random), at: random.int(0...events.count))
      }
      if random.once(in: 10) { events.removeAll { _ in random.once(in: 3) } }
    }
    steps.append(
      .frame(
        Frame(time: time, device: number, events: events, isSynchronization: isSynchronization)))
  }

  private static func state(_ random: inout SeededGenerator) -> DeviceState {
    guard random.once(in: 3) else { return DeviceState() }
    let ids = (0..<random.int(0...3)).map { _ in Int32(random.int(-1...5)) }
    let places = ids.map { _ in Int32(random.int(0...1000)) }
    return DeviceState(
      keys: random.once(in: 2) ? [EventCode.buttonLeft, EventCode.buttonTouch] : [],
      slotAxes: [
        SlotAxis(code: EventCode.absMTTrackingID, values: ids),
        SlotAxis(code: EventCode.absMTPositionX, values: places),
        SlotAxis(code: EventCode.absMTPositionY, values: places),
      ])
  }
}

/// Single events.
enum RandomEvents {
  /// Of mice, sticks, pads and pens.
  static func useful(_ random: inout SeededGenerator) -> InputEvent {
    let place = Int32(random.int(0...4000))
    return switch random.int(0...15) {
    case 0...2: .rel(UInt16(random.int(0...1)), Int32(random.int(-9...9)))
    case 3...4: .rel(random.pick([6, 8]), Int32(random.int(-2...2)))
    case 5...6: .rel(random.pick([11, 12]), Int32(random.int(-8...8)) * 15)
    case 7...8:
      .key(random.pick([0x110, 0x111, 0x112, 0x112, 0x113]), Int32(random.pick([0, 0, 1, 1, 2])))
    case 9...10: .abs(UInt16(random.int(0...1)), place)
    case 11: .abs(random.pick([6, 8]), Int32(random.int(0...71)))
    case 12: .abs(random.pick([3, 4]), random.pick([0, 1, 2, 4, 8, 4096]))
    case 13: .abs(EventCode.absMisc, Int32(random.pick([0, 15])))
    case 14: .key(EventCode.buttonTouch, Int32(random.int(0...1)))
    default: .key(EventCode.buttonToolPen, Int32(random.int(0...1)))
    }
  }

  /// Any type, code and value.
  static func any(_ random: inout SeededGenerator) -> InputEvent {
    let value =
      switch random.int(0...6) {
      case 0: random.pick([Int32.min, .max, .min + 1, -2])
      case 1: Int32(random.int(-1...1))
      case 2: Int32(random.int(-1...9))
      default: Int32(random.int(0...4000))
      }
    switch random.int(0...19) {
    case 0: return .dropped
    case 1...2: return .report
    case 3: return InputEvent(type: EventType(rawValue: UInt16(random.int(0...40))), code: 3, value: value)
    case 4: return .key(UInt16(random.int(0x10e...0x150)), value)
    case 5: return .key(random.pick(Devices.fingerTools + [Devices.touchButton]), Int32(random.int(0...1)))
    case 6: return .rel(UInt16(random.int(0...12)), value)
    case 7...8: return .slot(value)
    case 9...10: return .id(value)
    case 11: return InputEvent(type: .miscellaneous, code: EventCode.mscTimestamp, value: value)
    case 12: return .abs(UInt16(random.int(0...0x28)), value)
    default: return .abs(UInt16(random.int(0x2f...0x3d)), value)
    }
  }
}
