/// Collects a text as bytes.
struct OutputText: Sendable {
  private var bytes: [UInt8] = []

  /// Gives what was collected, and forgets it.
  mutating func take() -> [UInt8] {
    let taken = bytes
    bytes = []
    return taken
  }

  /// Appends words.
  mutating func append(_ words: StaticString) {
    words.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends bytes.
  mutating func append(_ more: [UInt8]) {
    bytes += more
  }

  /// Appends a text that is not known beforehand.
  mutating func append(text: String) {
    bytes += text.utf8
  }

  /// Appends a decimal, filled up from the left to a width; zeros go behind the sign, blanks before it.
  mutating func append(_ value: Int64, width: Int = 0, fill: UInt8 = UInt8(ascii: " ")) {
    var rest = value.magnitude
    var digits = 1
    while rest >= 10 {
      rest /= 10
      digits += 1
    }
    let isZeroFilled = fill == UInt8(ascii: "0")
    let missing = max(width - digits - (value < 0 ? 1 : 0), 0)
    if !isZeroFilled { bytes.append(contentsOf: repeatElement(fill, count: missing)) }
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    if isZeroFilled { bytes.append(contentsOf: repeatElement(fill, count: missing)) }
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0x30, count: digits))
    rest = value.magnitude
    for place in stride(from: start + digits - 1, through: start, by: -1) {
      bytes[place] = 0x30 + UInt8(rest % 10)
      rest /= 10
    }
  }

  /// Appends a hexadecimal of a fixed width.
  mutating func append(hexadecimal value: UInt16, width: Int) {
    for shift in stride(from: (width - 1) * 4, through: 0, by: -4) {
      let digit = UInt8(value >> UInt16(shift) & 0xf)
      bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
  }

  /// Appends numbers with commas between.
  mutating func append(list numbers: [Int64]) {
    for (place, number) in numbers.enumerated() {
      if place > 0 { append(", ") }
      append(number)
    }
  }
}
