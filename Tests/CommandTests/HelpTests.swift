import Testing

@testable import scrolltrace

@Suite struct HelpTests {
  @Test func `The help of the program is this text`() throws {
    let run = try Workplace().run("--help")
    #expect(run.code == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        Usage: scrolltrace COMMAND ...

        Records input devices, keeps what they said as event logs, and replays those into a scroll view.

        Commands:
          record       records input devices into a new event log
          play         plays a log into virtual devices, which desktops and programs read as real ones
          devices      lists connected devices, their classes, and whether they can be opened
          doctor       says what keeps recording or playing from working here, and the remedy
          import       makes an event log of another tool's recording
          export       writes a log as a recording of another tool
          show         prints a log's events with their names, and its contacts
          verify       checks every line and block of a log
          seal         renews the checks of a log after an edit by hand
          replay       replays logs into a scroll view and prints the timeline
          explain      says why: what devices are and sent, what glided, who can reach what, why bars show
          check        runs scenario files and says which of their expectations do not hold
          compare      says where two replays differ first, for how long, and why
          matrix       prints the rules of indicators as a table, each cell with its reason
          scenario     prints a scenario as a file to start from, or the names of all
          synth        writes a log of exact gestures on devices that do not exist
          completions  prints a script that completes commands and options
          man          prints the manual page

        Options:
          -h, --help     print this help, or a command's
              --version  print the version

        Exit codes:
          0  done
          1  a check did not hold, such as `verify` of a damaged log
          2  wrong usage
          3  input that cannot be used
          4  done, but with repairs or a dropped tail
          5  no permission
          6  no such device
          7  nothing was recorded
          8  output could not be written; what was written stays whole

        """)
  }

  @Test func `The help of a command is this text`() throws {
    let run = try Workplace().run("export", "--help")
    #expect(run.code == 0)
    #expect(
      run.output == """
        Usage: scrolltrace export LOG --to libinput|evemu|evtest|getevent [-o FILE] [--device SEL]

        Writes a log as a recording of another tool.

        What was imported comes out as it was. What the format has no place for is said on standard error.

        Arguments:
          LOG  the event log, or - for standard input

        Options:
              --to libinput|evemu|evtest|getevent
                             the format
          -o, --output FILE  the new file; without it, standard output
              --device SEL   only this device: its number, name:GLOB, id:VVVV:PPPP or class:CLASS
          -h, --help         print this help

        Examples:
          scrolltrace export swipe.jsonl --to evemu -o swipe.evemu
              for evemu-play

        """)
  }

  @Test(arguments: Program.commands.map { $0.spec.name })
  func `Every command has help that fits 100 columns`(name: String) throws {
    let run = try Workplace().run(name, "-h")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("Usage: scrolltrace \(name)"))
    #expect(try Workplace().run("help", name) == run)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func `The version is printed`() throws {
    #expect(try Workplace().run("--version").output == "scrolltrace 0.1.0\n")
  }

  @Test func `Of several codes the one that weighs most is the end's`() {
    #expect(ExitCode.done.combined(with: .repaired) == .repaired)
    #expect(ExitCode.badInput.combined(with: .repaired) == .badInput)
    #expect(ExitCode.repaired.combined(with: .noPermission) == .noPermission)
    #expect(ExitCode.badInput.combined(with: .done) == .badInput)
  }
}
