import DeviceCapture
import EventLog
import InputEvents

/// `play LOG`: plays a log into virtual devices.
enum PlayCommand: Command {
  static let spec = CommandSpec(
    name: "play",
    summary: "plays a log into virtual devices, which desktops and programs read as real ones",
    details: [
      "Says first what the virtual devices will not give as it was recorded; with --dry-run that is all, and"
        + " neither rights nor devices are needed. All devices of the log are played on one time line, each frame"
        + " at its time. They come and go as they did.",
      "However it ends, also by SIGINT, SIGTERM or SIGHUP, keys and contacts that are down are lifted before the"
        + " devices go. What readers will not get of what was recorded ends the program with 4; a note says what is"
        + " done otherwise and loses nothing.",
    ],
    arguments: [ArgumentSpec("LOG", "the event log, or - for standard input")],
    options: [
      OptionSpec("dry-run", "only say what would be played, and what would be lost"),
      OptionSpec("speed", value: "X", "how many times as fast, 0.01 to 100 (default 1)"),
      DeviceSelector.option,
      OptionSpec(
        "identity", choices: PlaybackSettings.Identity.allCases.map(\.rawValue),
        "on the virtual bus (the default), or with the real device's ids, which desktops may take for it"),
      OptionSpec("name", value: "NAME", "the virtual device's name, instead of the recorded one"),
      OptionSpec("phys", value: "TEXT", "the virtual device's physical path"),
      OptionSpec("uniq", value: "TEXT", "refused: the kernel cannot give a virtual device a unique id"),
      OptionSpec("link", value: "PATH", "keep a symbolic link to the device's node there while it plays"),
      OptionSpec("size", value: "WxH", "the surface's size in mm, such as 100x60, for its resolution"),
      OptionSpec(
        "settle", value: "S",
        "seconds that programs get to open a device that has come (default 0.5; udev is waited for besides)"),
      OptionSpec(
        "longest-pause", value: "S", "cut pauses of the log that are longer than so many seconds (default 10)"
      ),
    ],
    examples: [
      CommandSpec.Example("scrolltrace play swipe.jsonl --dry-run", "what would be lost"),
      CommandSpec.Example("scrolltrace play swipe.jsonl --speed 0.5", "at half the speed"),
      CommandSpec.Example(
        "scrolltrace play swipe.jsonl --device 0 --link /tmp/pad", "one device, under a name that stays"),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let settings = try PlayOptions.settings(arguments, command: spec.name)
    let selector = try arguments["device"].map { text throws(UsageError) in
      try DeviceSelector(text, command: spec.name)
    }
    let log = try PlayedLog(arguments.positionals[0], selector)
    var survey = PlaybackSurvey()
    let tail = try log.forEachRecord { survey.step($0) }
    var analysis = PlaybackAnalysis(survey, settings)
    _ = try log.forEachRecord { analysis.step($0) }
    analysis.finish()
    try log.checkDevices(analysis.devices.count, settings)
    try console.print(PlayReport.text(log.name, analysis, settings))
    if let tail { console.say(tail.text(log.name)) }
    var isWhole = tail == nil && !analysis.hasLosses
    if !arguments.has("dry-run"), !analysis.devices.isEmpty {
      isWhole = try play(log, survey, settings, console) && isWhole
    }
    return isWhole ? .done : .repaired
  }

  /// Plays; gives whether it came to its end.
  private static func play(
    _ log: borrowing PlayedLog, _ survey: PlaybackSurvey, _ settings: PlaybackSettings, _ console: Console
  ) throws -> Bool {
    if let warning = PlayReport.warning(settings) { console.say(warning) }
    let clock: MonotonicClock
    do { clock = try MonotonicClock() } catch { throw CommandFailure(.badInput, "signals", error.words) }
    var player = Player(survey, settings, backend: UinputBackend(), clock: clock) { event in
      console.say(PlayReport.words(event))
    }
    do {
      let summary = try player.play { step in _ = try log.forEachRecord(step) }
      try console.print(PlayReport.text(summary))
      return summary.signal == nil
    } catch let error as PlaybackError {
      throw PlayReport.failure(error)
    }
  }
}
