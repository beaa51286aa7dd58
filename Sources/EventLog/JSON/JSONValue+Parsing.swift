extension JSONValue {
  /// So many levels a text may have, or a hostile one would use up the stack.
  static let deepest = 64

  /// Reads a text that holds one JSON value and nothing else but white space.
  ///
  /// - Parameter text: UTF-8.
  /// - Throws: What is wrong, with its byte.
  public init(parsing text: Span<UInt8>) throws(JSONError) {
    var place = 0
    self = try JSONValue.value(text, &place, depth: 0)
    JSONValue.skipSpace(text, &place)
    if place < text.count { throw JSONError(.trailing, place) }
  }

  private static func skipSpace(_ text: Span<UInt8>, _ place: inout Int) {
    while place < text.count,
      text[place] == 0x20 || text[place] == 0x0a || text[place] == 0x0d || text[place] == 0x09
    {
      place += 1
    }
  }

  private static func value(_ text: Span<UInt8>, _ place: inout Int, depth: Int) throws(JSONError)
    -> JSONValue
  {
    skipSpace(text, &place)
    guard place < text.count else { throw JSONError(.ends, place) }
    guard depth < deepest else { throw JSONError(.depth, place) }
    let start = place
    switch text[place] {
    case UInt8(ascii: "{"): return JSONValue(.object(try members(text, &place, depth: depth)), offset: start)
    case UInt8(ascii: "["): return JSONValue(.array(try elements(text, &place, depth: depth)), offset: start)
    case UInt8(ascii: "\""): return JSONValue(.string(try string(text, &place)), offset: start)
    case UInt8(ascii: "t"): return JSONValue(.boolean(try word("true", true, text, &place)), offset: start)
    case UInt8(ascii: "f"): return JSONValue(.boolean(try word("false", false, text, &place)), offset: start)
    case UInt8(ascii: "n"): return JSONValue(try word("null", .null, text, &place), offset: start)
    default: return JSONValue(try number(text, &place), offset: start)
    }
  }

  private static func word<Value>(
    _ word: StaticString, _ value: Value, _ text: Span<UInt8>, _ place: inout Int
  ) throws(JSONError) -> Value {
    for byte in String(describing: word).utf8 {
      try expect(byte, text, &place)
    }
    return value
  }

  private static func members(
    _ text: Span<UInt8>, _ place: inout Int, depth: Int
  ) throws(JSONError) -> [JSONMember] {
    var members: [JSONMember] = []
    place += 1
    skipSpace(text, &place)
    if place < text.count, text[place] == UInt8(ascii: "}") {
      place += 1
      return members
    }
    while true {
      skipSpace(text, &place)
      let offset = place
      let key = try string(text, &place)
      if members.count < JSONMember.few, members.contains(where: { $0.key.utf8.elementsEqual(key.utf8) }) {
        throw JSONError(.repeatedKey, offset)
      }
      skipSpace(text, &place)
      try expect(UInt8(ascii: ":"), text, &place)
      members.append(JSONMember(key: key, offset: offset, value: try value(text, &place, depth: depth + 1)))
      skipSpace(text, &place)
      guard place < text.count else { throw JSONError(.ends, place) }
      if text[place] == UInt8(ascii: "}") {
        place += 1
        if members.count > JSONMember.few, let repeated = JSONMember.repeated(in: members) {
          throw JSONError(.repeatedKey, members[repeated].offset)
        }
        return members
      }
      try expect(UInt8(ascii: ","), text, &place)
    }
  }

  private static func elements(
    _ text: Span<UInt8>, _ place: inout Int, depth: Int
  ) throws(JSONError) -> [JSONValue] {
    var elements: [JSONValue] = []
    place += 1
    skipSpace(text, &place)
    if place < text.count, text[place] == UInt8(ascii: "]") {
      place += 1
      return elements
    }
    while true {
      elements.append(try value(text, &place, depth: depth + 1))
      skipSpace(text, &place)
      guard place < text.count else { throw JSONError(.ends, place) }
      if text[place] == UInt8(ascii: "]") {
        place += 1
        return elements
      }
      try expect(UInt8(ascii: ","), text, &place)
    }
  }

  private static func expect(_ byte: UInt8, _ text: Span<UInt8>, _ place: inout Int) throws(JSONError) {
    guard place < text.count else { throw JSONError(.ends, place) }
    guard text[place] == byte else { throw JSONError(.character, place) }
    place += 1
  }

  private static func number(_ text: Span<UInt8>, _ place: inout Int) throws(JSONError) -> Kind {
    let start = place
    var isInteger = true
    var digits: [UInt8] = []
    scan: while place < text.count {
      let byte = text[place]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): break
      case UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): isInteger = false
      default: break scan
      }
      digits.append(byte)
      place += 1
    }
    guard let first = digits.first else { throw JSONError(.character, start) }
    // JSON knows no leading zeros, no leading plus or point: Swift's own readers would take them.
    let body = first == UInt8(ascii: "-") ? digits.dropFirst() : digits[...]
    guard let lead = body.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(lead),
      lead != UInt8(ascii: "0") || body.count == 1 || !(0x30...0x39).contains(body[body.startIndex + 1]),
      let last = body.last, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last)
    else { throw JSONError(.number, start) }
    let words = String(decoding: digits, as: UTF8.self)
    if isInteger, let integer = Int64(words) { return .integer(integer) }
    guard !words.contains(".e"), !words.contains(".E"), let number = Double(words), number.isFinite else {
      throw JSONError(.number, start)
    }
    return .number(number)
  }

  private static func string(_ text: Span<UInt8>, _ place: inout Int) throws(JSONError) -> String {
    let start = place
    try expect(UInt8(ascii: "\""), text, &place)
    var bytes: [UInt8] = []
    while place < text.count {
      let byte = text[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: bytes, as: UTF8.self) else {
          throw JSONError(.string, start)
        }
        return string
      case UInt8(ascii: "\\"): try escape(text, &place, into: &bytes)
      case 0..<0x20: throw JSONError(.string, place - 1)
      default: bytes.append(byte)
      }
    }
    throw JSONError(.ends, place)
  }

  private static func escape(_ text: Span<UInt8>, _ place: inout Int, into bytes: inout [UInt8])
    throws(JSONError)
  {
    guard place < text.count else { throw JSONError(.ends, place) }
    // A pair of surrogates that is none is wrong from its first backslash on.
    let start = place - 1
    let byte = text[place]
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes.append(byte)
    case UInt8(ascii: "n"): bytes.append(0x0a)
    case UInt8(ascii: "r"): bytes.append(0x0d)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0c)
    case UInt8(ascii: "u"):
      var scalar = try hexadecimal(text, &place)
      if (0xd800..<0xdc00).contains(scalar) {
        for byte in [UInt8(ascii: "\\"), UInt8(ascii: "u")] {
          guard place < text.count else { throw JSONError(.ends, place) }
          guard text[place] == byte else { throw JSONError(.string, start) }
          place += 1
        }
        let low = try hexadecimal(text, &place)
        guard (0xdc00..<0xe000).contains(low) else { throw JSONError(.string, start) }
        scalar = 0x10000 + (scalar - 0xd800) << 10 + (low - 0xdc00)
      }
      guard let character = Unicode.Scalar(scalar) else { throw JSONError(.string, start) }
      bytes.append(contentsOf: Array(String(Character(character)).utf8))
    default: throw JSONError(.string, place - 1)
    }
  }

  private static func hexadecimal(_ text: Span<UInt8>, _ place: inout Int) throws(JSONError) -> UInt32 {
    var word: UInt32 = 0
    for _ in 0..<4 {
      guard place < text.count else { throw JSONError(.ends, place) }
      guard let digit = Character(Unicode.Scalar(text[place])).hexDigitValue else {
        throw JSONError(.string, place)
      }
      word = word << 4 | UInt32(digit)
      place += 1
    }
    return word
  }
}
