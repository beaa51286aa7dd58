import Glibc
import Replay
import ScrollModel

/// Measures, prints a table, and writes JSON if asked to.
@main struct Benchmarks {
  static func main() {
    var jsonFile: String?
    var events = 1_000_000
    var arguments = CommandLine.arguments.dropFirst()
    while let name = arguments.popFirst() {
      switch (name, arguments.popFirst()) {
      case ("--json", let file?): jsonFile = file
      case ("--events", let count?) where Int(count).map { $0 > 0 } == true: events = Int(count) ?? events
      default: fail("usage: run [--json FILE] [--events COUNT]", code: 2)
      }
    }
    let logs = [
      MadeLog.touchpad(events: events), .touchscreen(events: events), .wheel(events: events),
    ]
    print(
      "processor time, medians of 9 runs; spread: the slowest by the fastest; allocs: in the second half of the log"
    )
    print(
      columns([
        "log", "scenario", "events", "hours", "busy", "ns/event", "ns/frame", "hours/s", "allocs", "spread",
      ]))
    var lines: [String] = []
    var allocations = 0
    for log in logs {
      let input = InputResult(log)
      print(input.row)
      lines.append(input.json)
      allocations += input.allocations
      for scenario in [Scenario.longList, .galleryPhone] {
        let result = ReplayResult(log, scenario)
        print(result.row)
        lines.append(result.json)
        allocations += result.allocations
      }
    }
    for profile in Profile.all {
      var scenario = Scenario.longList
      scenario.profile = profile
      let result = StepResult(scenario)
      print("a step of the model in long-list, \(profile.name): \(text(result.nanosecondsPerStep, 1)) ns")
      lines.append(result.json)
    }
    if let result = WholeResult(logs[0], .longList) {
      print(
        "touchpad in long-list from the log's \(result.bytes) bytes, read, checked and replayed: "
          + "\(text(result.hoursPerSecond, 1)) recorded hours a second")
      lines.append(result.json)
    }
    if let jsonFile { write("[\n" + lines.joined(separator: ",\n") + "\n]\n", to: jsonFile) }
    if allocations > 0 { fail("the warm engine allocates", code: 1) }
  }

  private static func write(_ text: String, to file: String) {
    guard let stream = fopen(file, "w") else { fail("\(file) cannot be opened", code: 1) }
    guard fputs(text, stream) >= 0, fclose(stream) == 0 else { fail("\(file) cannot be written", code: 1) }
  }

  private static func fail(_ text: String, code: Int32) -> Never {
    let line = Array((text + "\n").utf8)
    _ = Glibc.write(STDERR_FILENO, line, line.count)
    exit(code)
  }
}
