/// The help of the program and of each command, as text of 100 columns.
enum HelpText {
  private static let width = 100
  private static let longestHeading = 30

  /// The help of the program.
  static func main(_ commands: [CommandSpec]) -> String {
    var text = "Usage: \(Program.name) COMMAND ...\n\n\(Program.summary)\n\nCommands:\n"
    text += table(commands.map { ($0.name, $0.summary) })
    text += "\nOptions:\n"
    text += table([("-h, --help", "print this help, or a command's"), ("    --version", "print the version")])
    text += "\nExit codes:\n"
    text += table(ExitCode.allCases.map { ("\($0.rawValue)", $0.summary) })
    return text
  }

  /// The help of a command.
  static func of(_ spec: CommandSpec) -> String {
    var text = usage(spec)
    for paragraph in spec.paragraphs {
      text += "\n" + wrapped(paragraph, width).map { $0 + "\n" }.joined()
    }
    if !spec.arguments.isEmpty {
      text += "\nArguments:\n" + table(spec.arguments.map { ($0.usage, $0.summary) })
    }
    text += "\nOptions:\n" + table(spec.allOptions.map { ($0.heading, $0.summary) })
    if !spec.examples.isEmpty {
      text += "\nExamples:\n"
      for example in spec.examples { text += "  \(example.line)\n      \(example.meaning)\n" }
    }
    return text
  }

  private static func usage(_ spec: CommandSpec) -> String {
    let start = "Usage: \(Program.name)"
    let indent = String(repeating: " ", count: start.count + spec.name.count + 1)
    var text = ""
    var line = start
    for part in spec.synopsis {
      if line.count + 1 + part.count > width {
        text += line + "\n"
        line = indent
      }
      line += " " + part
    }
    return text + line + "\n"
  }

  /// Two columns; a heading that is too long has a line of its own.
  private static func table(_ rows: [(heading: String, text: String)]) -> String {
    let lengths = rows.map(\.heading.count).filter { $0 <= longestHeading }
    let column = (lengths.max() ?? longestHeading) + 4
    var text = ""
    for row in rows {
      var line = "  " + row.heading
      if line.count + 2 > column {
        text += line + "\n"
        line = ""
      }
      for part in wrapped(row.text, width - column) {
        text += line + String(repeating: " ", count: column - line.count) + part + "\n"
        line = ""
      }
    }
    return text
  }

  private static func wrapped(_ text: String, _ width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + [line]
  }
}
