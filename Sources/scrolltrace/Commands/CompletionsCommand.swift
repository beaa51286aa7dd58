/// `completions bash`: prints the script for the shell.
enum CompletionsCommand: Command {
  static let spec = CommandSpec(
    name: "completions",
    summary: "prints a script that completes commands and options",
    arguments: [ArgumentSpec("SHELL", "the shell: bash", choices: ["bash"])],
    examples: [CommandSpec.Example("source <(scrolltrace completions bash)", "completes in this shell")])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    try console.print(BashCompletion.script(Program.commands.map { $0.spec }))
    return .done
  }
}
