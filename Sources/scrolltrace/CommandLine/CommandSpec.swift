/// One subcommand: everything that parsing, help, completions and the man page know of it.
struct CommandSpec: Sendable {
  /// The name.
  var name: String
  /// What it does, in one line.
  var summary: String
  /// What else is to be known, a paragraph each.
  var details: [String] = []
  /// What stands without a hyphen.
  var arguments: [ArgumentSpec] = []
  /// The options, `--help` left out.
  var options: [OptionSpec] = []
  /// Uses that can be copied.
  var examples: [Example] = []

  /// A use that can be copied.
  struct Example: Sendable {
    /// What is typed.
    var line: String
    /// What it does.
    var meaning: String

    /// Makes an example.
    init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  /// The summary and the details, each a paragraph of whole sentences.
  var paragraphs: [String] { [summary.prefix(1).uppercased() + summary.dropFirst() + "."] + details }

  /// The options with `--help`.
  var allOptions: [OptionSpec] { options + [.help] }

  /// The synopsis behind the program's name, in parts that stay together where a line is broken.
  var synopsis: [String] {
    let required = options.filter(\.isRequired).map(\.usage)
    let others = options.filter { !$0.isRequired }.map { "[\($0.usage)]" + ($0.isRepeatable ? "..." : "") }
    return [name] + arguments.map(\.usage) + required + others
  }
}

/// Something that stands on the command line without a hyphen.
struct ArgumentSpec: Sendable {
  /// How often it may stand.
  enum Count: Sendable {
    /// Once, or not at all.
    case optional
    /// Once.
    case one
    /// Once or more often.
    case several
  }

  /// What it stands for, such as `LOG`.
  var name: String
  /// How often.
  var count: Count
  /// The words that it may be; empty where anything may stand.
  var choices: [String]
  /// Words that it may be among others, for completion.
  var suggestions: [String]
  /// What it is.
  var summary: String

  /// Makes an argument.
  init(
    _ name: String, _ summary: String, count: Count = .one, choices: [String] = [],
    suggestions: [String] = []
  ) {
    self.name = name
    self.count = count
    self.choices = choices
    self.suggestions = suggestions
    self.summary = summary
  }

  /// How it is written in a synopsis.
  var usage: String {
    switch count {
    case .optional: "[\(name)]"
    case .one: name
    case .several: "\(name)..."
    }
  }
}
