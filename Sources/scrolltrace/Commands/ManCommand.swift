/// `man`: prints the manual page.
enum ManCommand: Command {
  static let spec = CommandSpec(
    name: "man",
    summary: "prints the manual page",
    examples: [CommandSpec.Example("scrolltrace man | man -l -", "shows it")])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    try console.print(ManPage.page(Program.commands.map { $0.spec }))
    return .done
  }
}
