import DeviceCapture

/// `doctor`: what keeps recording or playing from working here, and the remedy.
enum DoctorCommand: Command {
  static let spec = CommandSpec(
    name: "doctor",
    summary: "says what keeps recording or playing from working here, and the remedy",
    details: [
      "Looks at the program's own rights, the kernel, udev, the udev rules, the seat, all pointing devices and"
        + " uinput, a line each: ok, problem, or note for what keeps nothing from working. Then come the"
        + " remedies, the safest first. Nothing is opened and nothing is changed. Whether another program keeps a"
        + " device's events to itself is seen by `record` alone.",
      "Ends with 0 if recording works, 5 if missing permission keeps it from working, 6 if there is no pointing"
        + " device. A problem of uinput concerns `play` alone and does not count.",
    ],
    options: [OptionSpec("rules", "print the udev rules to install, and nothing else")],
    examples: [
      CommandSpec.Example("scrolltrace doctor", "what is missing?"),
      CommandSpec.Example(
        "scrolltrace doctor --rules | sudo tee /etc/udev/rules.d/\(UdevRules.fileName)",
        "installs the rules; doctor says the two commands that apply them"),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    if arguments.has("rules") {
      try console.print(UdevRules.text)
      return .done
    }
    let report = DoctorReport(.current())
    try console.print(report.text)
    return report.code
  }
}
