import Replay

/// `scenario [NAME]`: prints a scenario as a file to start from, or the names.
enum ScenarioCommand: Command {
  static let spec = CommandSpec(
    name: "scenario",
    summary: "prints a scenario as a file to start from, or the names of all",
    arguments: [
      ArgumentSpec(
        "NAME", "the scenario; without it, all names", count: .optional, choices: ScenarioChoice.names)
    ],
    examples: [CommandSpec.Example("scrolltrace scenario list > mine.json", "a file to change")])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    if let name = arguments.positionals.first {
      try console.print(try ScenarioChoice.named(name, command: spec.name).file)
    } else {
      try console.print(ScenarioChoice.names.map { $0 + "\n" }.joined())
    }
    return .done
  }
}
