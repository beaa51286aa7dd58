import EventLog
import Replay
import ScrollModel

/// The scenario that the options of a command ask for.
enum ScenarioChoice {
  /// The scenario of who asks for none.
  static let standard = "long-list"
  /// The names of the built-in ones.
  static let names = Scenario.builtIn.map(\.name)
  /// A scenario is written by hand.
  private static let longestFile = 1 << 20

  /// The options that choose and change a scenario.
  static let options = [
    OptionSpec(
      "scenario", value: "NAME|FILE", suggestions: names,
      "\(names.joined(separator: ", ")), or a file (a path with a / or .json); without it, \(standard)"),
    OptionSpec(
      "profile", choices: Profile.all.map(\.name), "the scroll view's constants, instead of the scenario's"),
    OptionSpec(
      "policy", choices: IndicatorPolicy.builtIn.map(\.name),
      "the rule of indicators, instead of the scenario's"),
  ]

  /// The built-in scenario of that name.
  static func named(_ name: String, command: String) throws(UsageError) -> Scenario {
    if let scenario = Scenario.builtIn.first(where: { $0.name == name }) { return scenario }
    var hint = NearestName.hint(for: name, among: names)
    if FilePath.exists(name) { hint = "the file of that name is ./\(name)" }
    throw UsageError(command: command, message: "no scenario \(name); \(hint)")
  }

  /// The scenario that the options ask for.
  static func chosen(by arguments: ParsedArguments, command: String) throws -> Scenario {
    try chosen(
      arguments["scenario"], profile: arguments["profile"], policy: arguments["policy"], command: command)
  }

  /// The scenario of that name or file, with another profile and policy where they are named.
  static func chosen(_ name: String?, profile: String?, policy: String?, command: String) throws -> Scenario {
    let name = name ?? standard
    var scenario = try isFile(name) ? read(name) : named(name, command: command)
    if let profile, let profile = Profile.all.first(where: { $0.name == profile }) {
      scenario.profile = profile
    }
    if let policy = policy.flatMap(IndicatorPolicy.named) { scenario.policy = policy }
    return scenario
  }

  private static func isFile(_ name: String) -> Bool {
    name.contains("/") || name.hasSuffix(".json")
  }

  private static func read(_ path: String) throws -> Scenario {
    try read(path, bytes(path))
  }

  /// The bytes of a scenario file.
  static func bytes(_ path: String) throws -> [UInt8] {
    try InputFile(path).readAll(limit: longestFile)
  }

  /// The scenario in the bytes of a file.
  static func read(_ path: String, _ bytes: [UInt8]) throws(CommandFailure) -> Scenario {
    let scenario: Scenario
    do {
      scenario = try Scenario(parsing: bytes.span)
    } catch {
      // Written by hand, so the line is what helps; the byte is for programs.
      throw CommandFailure(.badInput, in: path, "line \(line(of: error.offset, in: bytes)): \(error)")
    }
    if let name = scenario.customBehaviors.first {
      throw CommandFailure(
        .badInput, in: path,
        "the behavior \(JSONText.quoted(name).printable) is known to Swift programs only; "
          + "there are automatic, paging, viewAligned")
    }
    return scenario
  }

  /// The line of a byte, from 1.
  static func line(of offset: Int, in bytes: [UInt8]) -> Int {
    bytes.prefix(offset).count { $0 == 0x0a } + 1
  }
}
