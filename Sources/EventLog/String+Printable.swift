extension String {
  /// The text with control characters made visible: names come from files, and must not steer a terminal.
  package var printable: String {
    guard unicodeScalars.contains(where: String.isControl) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if String.isControl(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7f..<0xa0).contains(scalar.value)
  }
}
