import EventLog
import InputEvents

/// Collects a device from the lines that `evtest` prints before the events.
struct EvtestDescriptionBuilder {
  /// The driver's version.
  private(set) var version = ""
  /// Whether a name was read.
  private(set) var hasName = false
  private var description = DeviceDescription()
  private var state = DeviceState()
  private var isEmpty = true
  /// Whether what follows a code describes an absolute axis.
  private var isAxis = false

  /// The device; its description is `nil` if no line described it.
  var device: RawDevice {
    guard !isEmpty else { return RawDevice() }
    // Every device has type 0; old builds list the types under it as if they were codes.
    let sorted = DeviceDescription(
      name: description.name, id: description.id, properties: description.properties,
      capabilities: description.capabilities.filter { $0.type != .synchronization }
        .map { Capability(type: $0.type, codes: $0.codes) },
      absoluteAxes: description.absoluteAxes)
    return RawDevice(
      description: sorted,
      state: DeviceState(keys: state.keys, leds: state.leds, switches: state.switches))
  }

  /// Takes a line of the header; its indentation means nothing.
  mutating func take(_ text: Span<UInt8>, _ line: Line) -> LineOutcome {
    var at = line.start
    let end = text.trimmedEnd(line.start, line.end)
    text.skipBlanks(&at, end)
    if text.skip(word: "Input driver version is ", &at, end) {
      version = text.string(at, end)
      return .taken
    }
    if text.skip(word: "Input device ID:", &at, end) { return outcome(takeID(text, &at, end), at) }
    if text.skip(word: "Input device name:", &at, end) { return takeName(text, at, end) }
    for word in Self.headings where text.has(word, at: at, end) { return .taken }
    if text.skip(word: "Property type ", &at, end) {
      guard let property = text.decimal(&at, end), property <= 0xffff else { return .damaged(at: at) }
      description.properties.append(UInt16(property))
      return .taken
    }
    return takeCode(text, at, end)
  }

  private static var headings: [StaticString] {
    ["Supported events:", "Properties:", "Key repeat handling:", "Testing ..."]
  }

  private mutating func outcome(_ isGood: Bool, _ at: Int) -> LineOutcome {
    guard isGood else { return .damaged(at: at) }
    isEmpty = false
    return .taken
  }
}

extension EvtestDescriptionBuilder {
  /// `bus 0x18 vendor 0x4f3 product 0x3060 version 0x100`.
  private mutating func takeID(_ text: Span<UInt8>, _ at: inout Int, _ end: Int) -> Bool {
    var numbers: [UInt16] = []
    for word: StaticString in ["bus 0x", "vendor 0x", "product 0x", "version 0x"] {
      text.skipBlanks(&at, end)
      guard text.skip(word: word, &at, end), let number = text.hexadecimal16(&at, end) else { return false }
      numbers.append(number)
    }
    description.id = DeviceID(bus: numbers[0], vendor: numbers[1], product: numbers[2], version: numbers[3])
    return true
  }

  /// The name stands in quotes, and may hold some itself.
  private mutating func takeName(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> LineOutcome {
    var first = start
    text.skipBlanks(&first, end)
    guard text.skip(0x22, &first, end), end > first, text[end - 1] == 0x22 else {
      return .damaged(at: start)
    }
    description.name = text.string(first, end - 1)
    hasName = true
    return outcome(true, first)
  }

  /// The lines under `Supported events:`.
  private mutating func takeCode(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> LineOutcome {
    var at = start
    if text.skip(word: "Event type ", &at, end) || text.skip(word: "Repeat type ", &at, end) {
      guard let type = text.decimal(&at, end), type <= 0xffff else { return .damaged(at: at) }
      announce(EventType(rawValue: UInt16(type)))
      return outcome(true, at)
    }
    if text.skip(word: "Event code ", &at, end) || text.skip(word: "Repeat code ", &at, end) {
      guard let code = text.decimal(&at, end), code <= 0xffff else { return .damaged(at: at) }
      announce(UInt16(code), isOn: text.has(" state 1", at: max(at, end - 8), end))
      return outcome(true, at)
    }
    for (word, field) in Self.fields where text.skip(word: word, &at, end) {
      text.skipBlanks(&at, end)
      guard let number = text.signedDecimal(&at, end), let value = Int32(exactly: number), at == end else {
        return .damaged(at: at)
      }
      // Autorepeat's settings are printed in the same manner.
      if isAxis, !description.absoluteAxes.isEmpty {
        description.absoluteAxes[description.absoluteAxes.count - 1][keyPath: field] = value
      }
      return .taken
    }
    return .foreign
  }

  private static var fields: [(StaticString, WritableKeyPath<AbsoluteAxis, Int32>)] {
    [
      ("Value ", \.value), ("Min ", \.minimum), ("Max ", \.maximum), ("Fuzz ", \.fuzz), ("Flat ", \.flat),
      ("Resolution ", \.resolution),
    ]
  }

  private mutating func announce(_ type: EventType) {
    // A type that is announced again goes on; the last one is that of the codes which follow.
    let codes = description.codes(type)
    description.capabilities.removeAll { $0.type == type }
    description.capabilities.append(Capability(type: type, codes: codes))
    isAxis = false
  }

  private mutating func announce(_ code: UInt16, isOn: Bool) {
    guard let type = description.capabilities.last?.type else { return }
    description.capabilities[description.capabilities.count - 1].codes.append(code)
    isAxis = type == .absolute
    if isAxis {
      // Announced again, an axis is described anew.
      description.absoluteAxes.removeAll { $0.code == code }
      description.absoluteAxes.append(AbsoluteAxis(code: code, minimum: 0, maximum: 0))
    }
    guard isOn else { return }
    switch type {
    case .key: state.keys.append(code)
    case .led: state.leds.append(code)
    case .switches: state.switches.append(code)
    default: break
    }
  }
}
