import EventLog
import InputEvents

/// Collects a device from the lines `N:`, `I:`, `P:`, `B:`, `A:`, `L:` and `S:`.
struct EvemuDescriptionBuilder {
  /// The name, once there was one.
  private(set) var name: String?
  private var id: DeviceID?
  private var properties: [UInt16] = []
  private var propertyBits = 0
  private var codes = [[UInt16]](repeating: [], count: 32)
  private var codeBits = [Int](repeating: 0, count: 32)
  private var axes: [AbsoluteAxis] = []
  private var state = DeviceState()
  private var isInferred = false
  private var isEmpty = true

  /// The device; its description is `nil` if no line described it.
  var device: RawDevice {
    guard !isEmpty else { return RawDevice() }
    // The line of type 0 lists types; a type is announced with or without codes.
    let types = (1..<UInt16(32)).filter { codes[0].contains($0) || !codes[Int($0)].isEmpty }
    let description = DeviceDescription(
      name: name ?? "", id: id ?? DeviceID(), properties: properties,
      capabilities: types.map { Capability(type: EventType(rawValue: $0), codes: codes[Int($0)]) },
      absoluteAxes: axes, isInferred: isInferred)
    return RawDevice(
      description: description,
      state: DeviceState(keys: state.keys, leds: state.leds, switches: state.switches))
  }

  /// Takes a line of the description.
  mutating func take(_ text: Span<UInt8>, _ line: Line) -> LineOutcome {
    let end = line.end
    var at = line.start + 2
    if text[line.start] == UInt8(ascii: "N") {
      _ = text.skip(0x20, &at, end)
      // To the very end: a `#` and blanks belong to the name.
      name = text.string(at, end)
      isEmpty = false
      return .taken
    }
    text.skipBlanks(&at, end)
    let isGood: Bool
    switch text[line.start] {
    case UInt8(ascii: "I"): isGood = takeID(text, &at, end)
    case UInt8(ascii: "P"): isGood = takeProperties(text, &at, end)
    case UInt8(ascii: "B"): isGood = takeCodes(text, &at, end)
    case UInt8(ascii: "A"): isGood = takeAxis(text, &at, end)
    case UInt8(ascii: "L"): isGood = takeState(text, &at, end, \.leds)
    case UInt8(ascii: "S"): isGood = takeState(text, &at, end, \.switches)
    default: return .foreign
    }
    guard isGood else { return .damaged(at: at) }
    isEmpty = false
    return .taken
  }
}

extension EvemuDescriptionBuilder {
  private mutating func takeID(_ text: Span<UInt8>, _ at: inout Int, _ end: Int) -> Bool {
    var numbers: [UInt16] = []
    while let number = text.hexadecimal16(&at, end) {
      numbers.append(number)
      text.skipBlanks(&at, end)
    }
    guard numbers.count == 4, Self.isEnd(text, at, end) else { return false }
    id = DeviceID(bus: numbers[0], vendor: numbers[1], product: numbers[2], version: numbers[3])
    return true
  }

  private mutating func takeProperties(_ text: Span<UInt8>, _ at: inout Int, _ end: Int) -> Bool {
    guard let bits = Self.bits(text, &at, end, from: propertyBits) else { return false }
    properties += bits.set
    propertyBits = bits.end
    return true
  }

  private mutating func takeCodes(_ text: Span<UInt8>, _ at: inout Int, _ end: Int) -> Bool {
    guard let type = text.hexadecimal(&at, end), type < 32, text.skipSomeBlanks(&at, end),
      let bits = Self.bits(text, &at, end, from: codeBits[Int(type)])
    else { return false }
    codes[Int(type)] += bits.set
    codeBits[Int(type)] = bits.end
    return true
  }

  /// `A: code minimum maximum fuzz flat [resolution] [# value N]`.
  private mutating func takeAxis(_ text: Span<UInt8>, _ at: inout Int, _ end: Int) -> Bool {
    guard let code = text.hexadecimal16(&at, end), text.skipSomeBlanks(&at, end) else { return false }
    var numbers: [Int32] = []
    while at < end, text[at] != UInt8(ascii: "#") {
      guard numbers.count < 5, let number = text.signedDecimal(&at, end),
        let value = Int32(exactly: number)
      else { return false }
      numbers.append(value)
      text.skipBlanks(&at, end)
    }
    guard numbers.count >= 4 else { return false }
    var axis = AbsoluteAxis(
      code: code, minimum: numbers[0], maximum: numbers[1], fuzz: numbers[2], flat: numbers[3],
      resolution: numbers.count > 4 ? numbers[4] : 0)
    if text.skip(word: "# value ", &at, end), let value = text.signedDecimal(&at, end) {
      axis.value = Int32(exactly: value) ?? 0
    }
    axes.removeAll { $0.code == code }
    axes.append(axis)
    return true
  }

  private mutating func takeState(
    _ text: Span<UInt8>, _ at: inout Int, _ end: Int, _ list: WritableKeyPath<DeviceState, [UInt16]>
  ) -> Bool {
    guard let code = text.hexadecimal16(&at, end), text.skipSomeBlanks(&at, end),
      let value = text.decimal(&at, end), Self.isEnd(text, at, end)
    else { return false }
    if value != 0 { state[keyPath: list].append(code) }
    return true
  }

  /// What this package's export writes in comments, since the format has no place for it.
  mutating func takeRemark(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    var at = start
    if text.skip(word: "inferred", &at, end) { isInferred = true }
    guard text.skip(word: "keys", &at, end) else { return }
    text.skipBlanks(&at, end)
    while let key = text.hexadecimal16(&at, end) {
      state.keys.append(key)
      text.skipBlanks(&at, end)
    }
  }

  /// The numbers of the bits that are set in a row of hexadecimal bytes.
  private static func bits(
    _ text: Span<UInt8>, _ at: inout Int, _ end: Int, from first: Int
  ) -> (set: [UInt16], end: Int)? {
    var set: [UInt16] = []
    var place = first
    while let byte = text.hexadecimal(&at, end) {
      guard byte <= 0xff, place < 0x10000 else { return nil }
      for bit in 0..<8 where byte >> Int64(bit) & 1 == 1 { set.append(UInt16(place + bit)) }
      place += 8
      text.skipBlanks(&at, end)
    }
    return place > first && isEnd(text, at, end) ? (set, place) : nil
  }

  private static func isEnd(_ text: Span<UInt8>, _ at: Int, _ end: Int) -> Bool {
    at == end || text[at] == UInt8(ascii: "#")
  }
}
