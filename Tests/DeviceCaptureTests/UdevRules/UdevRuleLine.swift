/// One line of udev rules: conditions and assignments, parted by commas.
struct UdevRuleLine: Equatable {
  /// One part of a line: `KEY{attribute}=="value"`.
  struct Part: Equatable {
    var key: String
    var attribute: String?
    var operation: String
    var value: String

    /// Whether it asks, instead of setting something.
    var isCondition: Bool { operation == "==" || operation == "!=" }
  }

  /// The line's number in its file, from 1.
  var number: Int
  /// The parts in their order.
  var parts: [Part]

  /// A line that udev would not take, or would take for something else.
  struct Mistake: Error, Equatable {
    var line: Int
    var words: String
  }

  /// The lines of a file, without comments and empty ones.
  static func lines(of text: String) throws(Mistake) -> [UdevRuleLine] {
    var lines: [UdevRuleLine] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let first = line.first(where: { $0 != " " && $0 != "\t" }), first != "#" else { continue }
      lines.append(UdevRuleLine(number: index + 1, parts: try parts(of: line, index + 1)))
    }
    return lines
  }

  private static func parts(of line: Substring, _ number: Int) throws(Mistake) -> [Part] {
    var rest = line
    var parts: [Part] = []
    func mistake(_ words: String) -> Mistake { Mistake(line: number, words: words) }
    while true {
      rest = rest.drop { $0 == " " }
      let key = rest.prefix { $0.isUppercase || $0 == "_" }
      if key.isEmpty { throw mistake("no key at \(rest)") }
      rest = rest.dropFirst(key.count)
      var attribute: String?
      if rest.first == "{" {
        guard let end = rest.firstIndex(of: "}") else { throw mistake("an open brace") }
        attribute = String(rest[rest.index(after: rest.startIndex)..<end])
        rest = rest[rest.index(after: end)...]
      }
      let operation = rest.prefix { "=!+-:".contains($0) }
      rest = rest.dropFirst(operation.count)
      guard rest.first == "\"" else { throw mistake("no quoted value behind \(key)") }
      let value = rest.dropFirst().prefix { $0 != "\"" }
      rest = rest.dropFirst(value.count + 1)
      guard rest.first == "\"" else { throw mistake("an open quotation mark") }
      rest = rest.dropFirst()
      parts.append(
        Part(key: String(key), attribute: attribute, operation: String(operation), value: String(value)))
      if rest.isEmpty { return parts }
      guard rest.first == "," else { throw mistake("no comma at \(rest)") }
      rest = rest.dropFirst()
    }
  }
}
