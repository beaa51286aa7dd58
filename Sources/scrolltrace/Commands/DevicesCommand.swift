/// `devices`: will list what is connected; this version says that it cannot.
enum DevicesCommand: Command {
  static let spec = CommandSpec(
    name: "devices",
    summary: "lists connected devices (not in this version)",
    details: ["Looking at connected devices comes with capture, in a later version."],
    options: [OptionSpec("json", "for programs")])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    throw CommandFailure(
      .noDevice, "devices",
      "version \(Program.version) cannot look at connected devices; capture comes in a later version")
  }
}
