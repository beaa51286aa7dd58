/// What would be wrong with udev rules of ours, beyond their grammar.
enum UdevRuleLint {
  /// The keys that our rules may use, with the operators that udev has for them.
  private static let operators: [String: Set<String>] = [
    "ACTION": ["==", "!="], "SUBSYSTEM": ["==", "!="], "KERNEL": ["==", "!="],
    "ENV": ["==", "!=", "=", "+=", "-=", ":="], "ATTR": ["==", "!=", "="], "ATTRS": ["==", "!="],
    "TAG": ["==", "!=", "=", "+=", "-=", ":="], "OPTIONS": ["=", "+="], "MODE": ["=", ":="],
    "OWNER": ["=", ":="], "GROUP": ["=", ":="], "GOTO": ["="], "LABEL": ["="],
  ]
  private static let withAttribute: Set<String> = ["ENV", "ATTR", "ATTRS"]

  /// What is wrong, a line each.
  static func mistakes(in text: String) -> [String] {
    let lines: [UdevRuleLine]
    do {
      lines = try UdevRuleLine.lines(of: text)
    } catch {
      return ["\(error.line): \(error.words)"]
    }
    var mistakes: [String] = []
    for line in lines {
      for part in line.parts { mistakes += self.mistakes(in: part).map { "\(line.number): \($0)" } }
      // A line that only asks does nothing.
      if line.parts.allSatisfy(\.isCondition) { mistakes.append("\(line.number): nothing is set") }
      for target in line.parts where target.key == "GOTO" {
        let isBelow = lines.contains { other in
          other.number > line.number
            && other.parts.contains { $0.key == "LABEL" && $0.value == target.value }
        }
        if !isBelow { mistakes.append("\(line.number): no label \(target.value) below") }
      }
    }
    return mistakes
  }

  private static func mistakes(in part: UdevRuleLine.Part) -> [String] {
    guard let operators = operators[part.key] else { return ["\(part.key) is no key"] }
    var mistakes: [String] = []
    if !operators.contains(part.operation) { mistakes.append("\(part.key) does not take \(part.operation)") }
    if (part.attribute != nil) != withAttribute.contains(part.key) {
      mistakes.append("\(part.key) \(part.attribute == nil ? "needs" : "takes no") attribute")
    }
    if part.key == "MODE" {
      guard let mode = UInt32(part.value, radix: 8) else { return mistakes + ["\(part.value) is no mode"] }
      if mode & ~0o660 != 0 { mistakes.append("mode \(part.value) is wider than 0660") }
    }
    return mistakes
  }
}
