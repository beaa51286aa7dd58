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
    options: [OptionSpec("schema", "print the JSON Schema of scenario files")],
    examples: [
      CommandSpec.Example("scrolltrace scenario list > mine.json", "a file to change"),
      CommandSpec.Example(
        "scrolltrace scenario --schema > scenario.schema.json", "for an editor that completes files"),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    if arguments.has("schema") {
      guard arguments.positionals.isEmpty else {
        throw UsageError(command: spec.name, message: "--schema is of all scenarios; leave the name out")
      }
      try console.print(Scenario.schema)
    } else if let name = arguments.positionals.first {
      try console.print(try ScenarioChoice.named(name, command: spec.name).file)
    } else {
      try console.print(ScenarioChoice.names.map { $0 + "\n" }.joined())
    }
    return .done
  }
}
