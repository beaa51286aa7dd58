/// A device as udev's rules see it.
struct RuledDevice: Sendable {
  var action = "add"
  var subsystem = "input"
  var kernel = "event5"
  var properties: [String: String] = [:]
  /// `capabilities/key` of the parent.
  var keys = "1f0000 0 0 0 0"
}

/// What rules give a device.
struct RuleResult: Equatable {
  var tags: Set<String> = []
  var options: Set<String> = []
  var mode: String?
}

/// Applies rules to a device: the conditions, assignments and jumps that our rules use.
struct UdevRuleSimulator {
  private let lines: [UdevRuleLine]

  init(_ text: String) throws {
    lines = try UdevRuleLine.lines(of: text)
  }

  /// Goes through the lines in order.
  func apply(to device: RuledDevice) -> RuleResult {
    var device = device
    var result = RuleResult()
    var place = 0
    while place < lines.count {
      let parts = lines[place].parts
      place += 1
      guard parts.allSatisfy({ !$0.isCondition || holds($0, device) }) else { continue }
      for part in parts where !part.isCondition {
        switch part.key {
        case "TAG": result.tags.insert(part.value)
        case "OPTIONS": result.options.insert(part.value)
        case "MODE": result.mode = part.value
        case "ENV": device.properties[part.attribute ?? ""] = part.value
        case "GOTO":
          place =
            lines.indices.first { index in
              index >= place
                && lines[index].parts.contains { $0.key == "LABEL" && $0.value == part.value }
            } ?? lines.count
        default: break
        }
      }
    }
    return result
  }

  private func holds(_ part: UdevRuleLine.Part, _ device: RuledDevice) -> Bool {
    let value: String? =
      switch part.key {
      case "ACTION": device.action
      case "SUBSYSTEM": device.subsystem
      case "KERNEL": device.kernel
      // A property that is not there is an empty one.
      case "ENV": device.properties[part.attribute ?? ""] ?? ""
      case "TAG": nil
      case "ATTRS": part.attribute == "capabilities/key" && device.subsystem == "input" ? device.keys : nil
      default: nil
      }
    // An attribute that is not there fails both ways.
    guard let value else { return false }
    let fits = part.value.split(separator: "|", omittingEmptySubsequences: false).contains {
      Self.matches(value[...], $0)
    }
    return fits == (part.operation == "==")
  }

  /// Whether a text has a form with `*` and `?`.
  private static func matches(_ text: Substring, _ glob: Substring) -> Bool {
    guard let sign = glob.first else { return text.isEmpty }
    if sign == "*" {
      return matches(text, glob.dropFirst()) || (!text.isEmpty && matches(text.dropFirst(), glob))
    }
    guard let letter = text.first, sign == "?" || sign == letter else { return false }
    return matches(text.dropFirst(), glob.dropFirst())
  }
}
