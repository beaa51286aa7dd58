/// What the program says of itself.
enum Program {
  /// The name.
  static let name = "scrolltrace"
  /// The version.
  static let version = "0.1.0"
  /// The name with the version, as a log's header states it.
  static let tool = "\(name) \(version)"
  /// What it is, for lists.
  static let title = "recordings of input devices, replayed into scroll views"
  /// What it is.
  static let summary =
    "Records input devices, keeps what they said as event logs, and replays those into a scroll view."

  /// The subcommands, in the order of the help.
  static let commands: [any Command.Type] = [
    RecordCommand.self, PlayCommand.self, DevicesCommand.self, DoctorCommand.self, ImportCommand.self,
    ExportCommand.self, ShowCommand.self, VerifyCommand.self, SealCommand.self, ReplayCommand.self,
    ExplainCommand.self, CheckCommand.self, CompareCommand.self, MatrixCommand.self, ScenarioCommand.self,
    SynthCommand.self,
    CompletionsCommand.self, ManCommand.self,
  ]

  /// Subcommands that are planned: who asks for one is told so, not that it is misspelt.
  static let plannedCommands = [
    "cut", "redact", "report",
  ]
}

/// A subcommand: its description and what it does.
protocol Command: SendableMetatype {
  /// What parsing, help, completions and the man page know of it.
  static var spec: CommandSpec { get }

  /// Does it.
  ///
  /// - Parameters:
  ///   - arguments: What the description allows.
  ///   - console: Where it prints.
  /// - Returns: The exit code.
  /// - Throws: A `UsageError`, `CommandFailure` or `OutputClosed`.
  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode
}
