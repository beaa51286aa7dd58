/// Walking over YAML: each of these begins at the first event of a node and ends after its last.
extension LibinputReader {
  /// Skips a node, whatever is in it.
  mutating func skipNode() throws(ImportError) {
    var depth = 0
    repeat {
      switch yaml.kind {
      case .mappingStart, .sequenceStart: depth += 1
      case .mappingEnd, .sequenceEnd: depth -= 1
      case .scalar, .alias: break
      case .end: throw unexpected("more")
      }
      try yaml.advance()
    } while depth > 0
  }

  /// Skips a key and its value.
  mutating func skipEntry() throws(ImportError) {
    try skipNode()
    try skipNode()
  }

  /// Reads a mapping, the body a key with its value; a value that is no mapping (null) is skipped.
  mutating func forEachEntry(
    _ body: (inout LibinputReader) throws(ImportError) -> Void
  ) throws(ImportError) {
    guard yaml.kind == .mappingStart else { return try skipNode() }
    try yaml.advance()
    while yaml.kind != .mappingEnd { try body(&self) }
    try yaml.advance()
  }

  /// Reads a sequence, the body an item; a value that is no sequence (null) is skipped.
  mutating func forEachItem(
    _ body: (inout LibinputReader) throws(ImportError) -> Void
  ) throws(ImportError) {
    guard yaml.kind == .sequenceStart else { return try skipNode() }
    try yaml.advance()
    while yaml.kind != .sequenceEnd { try body(&self) }
    try yaml.advance()
  }

  /// Reads a sequence of numbers.
  mutating func readNumbers() throws(ImportError) -> [Int64] {
    var numbers: [Int64] = []
    try forEachItem { reader throws(ImportError) in
      numbers.append(try reader.readNumber())
    }
    return numbers
  }

  /// Reads a sequence of numbers of 16 bits.
  mutating func readCodes() throws(ImportError) -> [UInt16] {
    let line = yaml.line
    let column = yaml.column
    let numbers = try readNumbers()
    let codes = numbers.compactMap { UInt16(exactly: $0) }
    guard codes.count == numbers.count else {
      throw .badYAML(line: line, column: column, problem: "a code beyond 16 bits")
    }
    return codes
  }

  /// Reads a number.
  @inline(__always)
  mutating func readNumber() throws(ImportError) -> Int64 {
    guard let number = yaml.integer else { throw unexpected("a number") }
    try yaml.advance()
    return number
  }

  /// The error that something else stands here.
  func unexpected(_ wanted: String) -> ImportError {
    .badYAML(line: yaml.line, column: yaml.column, problem: "\(wanted) was expected")
  }
}
