import InputEvents

/// Numbers of types and codes by the bytes of their names, so that a name costs its look-up only once.
struct NameCache {
  private struct Entry {
    var name: [UInt8]
    var type: UInt16
    var code: UInt16
  }

  private var codes: [Entry] = []
  private let types: [Entry] = (UInt16(0)..<32).compactMap { number in
    CodeNames.typeName(EventType(rawValue: number)).map { Entry(name: Array($0.utf8), type: number, code: 0) }
  }

  /// The type that a word stands for, a name or four hexadecimal digits.
  func type(_ text: Span<UInt8>, _ word: Range<Int>) -> UInt16? {
    if let number = Self.number(text, word) { return number }
    return Self.find(text, word, in: types)?.type
  }

  /// The code that a word stands for within a type.
  mutating func code(_ text: Span<UInt8>, _ word: Range<Int>, of type: UInt16) -> UInt16? {
    if let number = Self.number(text, word) { return number }
    if let known = Self.find(text, word, in: codes) { return known.type == type ? known.code : nil }
    let name = text.string(word.lowerBound, word.upperBound)
    guard let found = CodeNames.code(named: name) ?? Self.shortened(name, type) else { return nil }
    codes.append(
      Entry(name: text.bytes(word.lowerBound, word.upperBound), type: found.type.rawValue, code: found.code))
    return found.type.rawValue == type ? found.code : nil
  }

  /// The code whose name begins like that, since `getevent` prints no more than 20 letters of a name.
  private static func shortened(_ name: String, _ type: UInt16) -> (type: EventType, code: UInt16)? {
    guard name.utf8.count == 20 else { return nil }
    let type = EventType(rawValue: type)
    let codes = (UInt16(0)...0x2ff).filter { CodeNames.name(type, $0)?.hasPrefix(name) ?? false }
    guard let code = codes.first, codes.count == 1 else { return nil }
    return (type, code)
  }

  private static func number(_ text: Span<UInt8>, _ word: Range<Int>) -> UInt16? {
    var at = word.lowerBound
    guard word.count == 4, let number = text.hexadecimal16(&at, word.upperBound), at == word.upperBound else {
      return nil
    }
    return number
  }

  private static func find(_ text: Span<UInt8>, _ word: Range<Int>, in entries: [Entry]) -> Entry? {
    entries.first { entry in
      guard entry.name.count == word.count else { return false }
      for place in 0..<word.count where entry.name[place] != text[word.lowerBound + place] { return false }
      return true
    }
  }
}
