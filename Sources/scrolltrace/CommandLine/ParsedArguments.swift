/// The options and arguments of a command line that its description allows.
struct ParsedArguments: Equatable, Sendable {
  /// Whether help was asked for; nothing else counts then.
  var asksForHelp = false
  /// What stood without a hyphen, in order.
  var positionals: [String] = []
  private var options: [Option] = []

  private struct Option: Equatable, Sendable {
    var name: String
    var value: String?
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool {
    options.contains { $0.name == name }
  }

  /// The value of an option; `nil` if it was not given.
  subscript(name: String) -> String? {
    options.first { $0.name == name }?.value
  }

  /// The values of an option that may be given more than once, in order.
  func values(_ name: String) -> [String] {
    options.filter { $0.name == name }.compactMap(\.value)
  }

  /// Adds an option.
  mutating func add(_ name: String, _ value: String?) {
    options.append(Option(name: name, value: value))
  }
}
