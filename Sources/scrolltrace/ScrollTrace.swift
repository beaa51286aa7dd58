import DeviceCapture
import Glibc

/// The command: finds the subcommand, and turns every error into one line and an exit code.
@main
enum ScrollTrace {
  static func main() {
    if let refusal = SetUserIDRefusal(.current()) {
      Console().say(refusal.text)
      exit(ExitCode.noPermission.rawValue)
    }
    // Whoever reads the output may stop; writing then fails with an error that ends the program quietly.
    signal(SIGPIPE, SIG_IGN)
    // A limit on the size of files is an error like a full disk, and must not cut a line.
    signal(SIGXFSZ, SIG_IGN)
    keepStandardNumbers()
    exit(run(Array(CommandLine.arguments.dropFirst()), Console()).rawValue)
  }

  /// Keeps a file that is opened later from getting the number of a standard stream that is closed.
  ///
  /// Otherwise the summary of an import could end up in the new log. Using such a stream stays an error.
  private static func keepStandardNumbers() {
    for (descriptor, flags) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] as [(Int32, Int32)]
    where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", flags)
    }
  }

  /// Runs a command line.
  ///
  /// - Parameters:
  ///   - words: What stands behind the program's name.
  ///   - console: Where it prints.
  /// - Returns: The exit code.
  static func run(_ words: [String], _ console: Console) -> ExitCode {
    do {
      return try dispatch(words, console)
    } catch {
      return report(error, console)
    }
  }

  /// Prints the line of an error, and gives its exit code.
  static func report(_ error: any Error, _ console: Console) -> ExitCode {
    switch error {
    case is OutputClosed: return .done
    case let error as UsageError:
      console.say(error.text)
      return .usage
    case let failure as CommandFailure:
      console.say(failure.text)
      for step in failure.nextSteps { console.sayPlainly(step) }
      return failure.code
    default:
      console.say("\(error)")
      return .badInput
    }
  }

  private static func dispatch(_ words: [String], _ console: Console) throws -> ExitCode {
    guard let name = words.first else {
      throw UsageError(message: "no command; see \(Program.name) --help")
    }
    let specs = Program.commands.map { $0.spec }
    if name == "help", words.count == 2 { return try dispatch([words[1], "--help"], console) }
    switch name {
    case "--help", "-h", "help":
      try console.print(HelpText.main(specs))
      return .done
    case "--version":
      try console.print("\(Program.tool)\n")
      return .done
    default: break
    }
    guard let command = Program.commands.first(where: { $0.spec.name == name }) else {
      throw unknown(name, specs.map(\.name))
    }
    let arguments = try ArgumentParser.parse(Array(words.dropFirst()), for: command.spec)
    if arguments.asksForHelp {
      try console.print(HelpText.of(command.spec))
      return .done
    }
    return try command.run(arguments, console)
  }

  private static func unknown(_ name: String, _ known: [String]) -> UsageError {
    if Program.plannedCommands.contains(name) {
      return UsageError(
        command: name, message: "version \(Program.version) does not have this command yet")
    }
    let kind = name.hasPrefix("-") ? "option" : "command"
    let names = name.hasPrefix("-") ? ["--help", "--version"] : known
    let hint = NearestName.of(name, among: names).map { "did you mean \($0)?" }
    return UsageError(message: "no \(kind) \(name); " + (hint ?? "see \(Program.name) --help"))
  }
}
