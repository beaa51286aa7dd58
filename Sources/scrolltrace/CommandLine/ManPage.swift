/// The manual page, in roff with the `man` macros.
enum ManPage {
  /// The page of these commands.
  static func page(_ commands: [CommandSpec]) -> String {
    var page = ManPageText()
    page.macro("TH", [Program.name.uppercased(), "1", "", "\(Program.name) \(Program.version)"])
    page.macro("SH", ["NAME"])
    page.paragraph("\(Program.name) - \(Program.title)")
    page.macro("SH", ["SYNOPSIS"])
    page.macro("B", ["\(Program.name) COMMAND ..."])
    page.macro("SH", ["DESCRIPTION"])
    page.paragraph(Program.summary)
    page.macro("SH", ["COMMANDS"])
    for command in commands { add(command, to: &page) }
    page.macro("SH", ["EXIT STATUS"])
    for code in ExitCode.allCases { page.item("\(code.rawValue)", code.summary) }
    return page.text
  }

  private static func add(_ command: CommandSpec, to page: inout ManPageText) {
    page.macro("SS", [command.synopsis.joined(separator: " ")])
    for paragraph in command.paragraphs {
      page.macro("PP", [])
      page.paragraph(paragraph)
    }
    for argument in command.arguments { page.item(argument.usage, argument.summary) }
    for option in command.options {
      page.item(option.heading.split(separator: " ").joined(separator: " "), option.summary)
    }
    for example in command.examples { page.item(example.line, example.meaning) }
  }
}

/// Text in roff, its special characters escaped.
private struct ManPageText {
  private(set) var text = ""

  mutating func macro(_ name: String, _ arguments: [String]) {
    text += ".\(name)"
    for argument in arguments { text += " \"\(escaped(argument))\"" }
    text += "\n"
  }

  /// A term, and behind it what it means.
  mutating func item(_ term: String, _ meaning: String) {
    text += ".TP\n"
    macro("B", [term])
    paragraph(meaning)
  }

  mutating func paragraph(_ words: String) {
    let line = escaped(words)
    // A line that begins so would be taken for a request.
    text += (line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : "") + line + "\n"
  }

  private func escaped(_ words: String) -> String {
    var result = ""
    for character in words {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      default: result.append(character)
      }
    }
    return result
  }
}
