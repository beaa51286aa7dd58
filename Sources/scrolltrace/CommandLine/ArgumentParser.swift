/// Reads the words behind a subcommand by its description.
///
/// It prints nothing and opens nothing.
struct ArgumentParser {
  private let spec: CommandSpec
  private var rest: ArraySlice<String>
  private var result = ParsedArguments()

  /// Reads the words.
  static func parse(_ words: [String], for spec: CommandSpec) throws(UsageError) -> ParsedArguments {
    var parser = ArgumentParser(spec: spec, rest: words[...])
    return try parser.parse()
  }

  private init(spec: CommandSpec, rest: ArraySlice<String>) {
    self.spec = spec
    self.rest = rest
  }

  private mutating func parse() throws(UsageError) -> ParsedArguments {
    while let word = rest.popFirst() {
      if word == "--" {
        result.positionals += rest
        rest = []
      } else if word.hasPrefix("--") {
        try takeLong(word)
      } else if word.hasPrefix("-"), word.count > 1 {
        try takeShort(word)
      } else {
        result.positionals.append(word)
      }
      if result.asksForHelp { return result }
    }
    try checkPositionals()
    for option in spec.options where option.isRequired && !result.has(option.name) {
      throw error("\(option.usage) is missing; see scrolltrace \(spec.name) --help")
    }
    return result
  }

  private mutating func takeLong(_ word: String) throws(UsageError) {
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = spec.allOptions.first(where: { $0.name == name }) else {
      let hint = NearestName.of(name, among: spec.allOptions.map(\.name)).map { "did you mean --\($0)?" }
      throw error("no option --\(name); " + (hint ?? "see scrolltrace \(spec.name) --help"))
    }
    try take(option, as: "--\(name)", attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  private mutating func takeShort(_ word: String) throws(UsageError) {
    let letter = word[word.index(after: word.startIndex)]
    guard let option = spec.allOptions.first(where: { $0.letter == letter }) else {
      throw error("no option -\(letter); see scrolltrace \(spec.name) --help")
    }
    let attached = word.dropFirst(2)
    try take(option, as: "-\(letter)", attached: attached.isEmpty ? nil : String(attached))
  }

  private mutating func take(
    _ option: OptionSpec, as written: String, attached: String?
  ) throws(UsageError) {
    if option.name == OptionSpec.help.name {
      result.asksForHelp = true
      return
    }
    if result.has(option.name), !option.isRepeatable { throw error("\(written) is given twice") }
    guard let placeholder = option.placeholder else {
      if attached != nil { throw error("\(written) takes no value") }
      result.add(option.name, nil)
      return
    }
    // A word that looks like an option is more likely one than a value; what is meant so can be attached. No option
    // is called by a digit: that is a number below zero, and what takes the value says what is wrong with it.
    let isValueNext =
      rest.first.map { $0 == "-" || !$0.hasPrefix("-") || $0.dropFirst().first?.isNumber == true } ?? false
    guard let value = attached ?? (isValueNext ? rest.popFirst() : nil), !value.isEmpty else {
      throw error("\(written) needs a value, \(placeholder)")
    }
    if !option.choices.isEmpty, !option.choices.contains(value) {
      throw error("\(written) cannot be \(value); \(NearestName.hint(for: value, among: option.choices))")
    }
    result.add(option.name, value)
  }

  private func checkPositionals() throws(UsageError) {
    let words = result.positionals
    for (place, argument) in spec.arguments.enumerated() {
      guard place < words.count else {
        if argument.count == .optional { break }
        throw error("\(argument.name) is missing; see scrolltrace \(spec.name) --help")
      }
      let taken = argument.count == .several ? words[place...] : words[place...place]
      for word in taken {
        if word.isEmpty { throw error("\(argument.name) is empty") }
        if !argument.choices.isEmpty, !argument.choices.contains(word) {
          let hint = NearestName.hint(for: word, among: argument.choices)
          throw error("\(argument.name) cannot be \(word); \(hint)")
        }
      }
    }
    if spec.arguments.last?.count != .several, words.count > spec.arguments.count {
      throw error("\(words[spec.arguments.count]) is one argument too many")
    }
  }

  private func error(_ message: String) -> UsageError {
    UsageError(command: spec.name, message: message)
  }
}
