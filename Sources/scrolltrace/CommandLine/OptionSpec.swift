/// One option of a command: what parsing, help, completions and the man page know of it.
struct OptionSpec: Sendable {
  /// The long name without its hyphens.
  var name: String
  /// The one-letter name, if it has one.
  var letter: Character?
  /// What its value stands for, such as `FILE`; `nil` for an option that is on or off.
  var placeholder: String?
  /// The words that its value may be; empty where anything may stand.
  var choices: [String]
  /// Words that it may be among others, for completion.
  var suggestions: [String]
  /// Whether the command cannot do without it.
  var isRequired: Bool
  /// Whether it may be given more than once.
  var isRepeatable: Bool
  /// What it does, in a few words.
  var summary: String

  /// Makes an option.
  init(
    _ name: String, letter: Character? = nil, value placeholder: String? = nil, choices: [String] = [],
    suggestions: [String] = [], isRequired: Bool = false, isRepeatable: Bool = false, _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.placeholder = placeholder ?? (choices.isEmpty ? nil : choices.joined(separator: "|"))
    self.choices = choices
    self.suggestions = suggestions
    self.isRequired = isRequired
    self.isRepeatable = isRepeatable
    self.summary = summary
  }

  /// Whether its value is a path, for completion.
  var isPath: Bool {
    ["DESC", "FILE", "FOLDER", "LOG", "OUT", "PATH", "NAME|FILE"].contains(placeholder)
  }

  /// The shortest way to write it in a synopsis: `-o LOG`, `--digest`.
  var usage: String {
    let written = letter.map { "-\($0)" } ?? "--\(name)"
    return placeholder.map { "\(written) \($0)" } ?? written
  }

  /// All ways to write it: `-o, --output LOG`.
  var heading: String {
    let names = letter.map { "-\($0), --\(name)" } ?? "    --\(name)"
    return placeholder.map { "\(names) \($0)" } ?? names
  }

  /// The option that every command has.
  static let help = OptionSpec("help", letter: "h", "print this help")
}
