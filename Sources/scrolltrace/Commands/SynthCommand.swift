import EventLog
import GestureSynthesis
import Replay

/// `synth GESTURE... -o LOG`: writes a log of exact gestures on devices that do not exist.
enum SynthCommand: Command {
  static let spec = CommandSpec(
    name: "synth",
    summary: "writes a log of exact gestures on devices that do not exist",
    details: [
      "Gestures follow each other; each begins with its word, so that quotation marks are needed for none. A WAY is up,"
        + " down, left or right with points (down 400) or millimetres (down 20mm), or by X,Y; the offset goes that"
        + " way, and down is towards the end of the content. Times are in seconds.",
      "flick WAY at POINTS-PER-SECOND [over S] is lifted in motion; drag WAY [over S] and two-finger-scroll WAY"
        + " [over S] rest before the lift; rest [FINGERS] for S; tap [FINGERS]; each of them [from X,Y], in points on"
        + " the surface.",
      "notch [up|down|left|right] [DETENTS] [every S]; turn [up|down|left|right] PARTS, which are 1/120 detent; move WAY"
        + " [over S] moves the pointer; click, press and release [primary|secondary|middle]; pause S; plug DEVICE;"
        + " unplug DEVICE.",
      "With on DEVICE a gesture names its device, which is plugged if it is not there; otherwise it is made on the one"
        + " that was plugged last and can do it. Devices: \(devices.joined(separator: ", ")).",
      "Ways and speeds are exact to what the device can tell; what is left over is said on standard error.",
    ],
    arguments: [
      ArgumentSpec(
        "GESTURE", "a gesture, such as flick down 400 at 1500", count: .several,
        suggestions: SyntheticGesture.allCases.map(\.rawValue) + GestureSentence.words + devices)
    ],
    options: [
      OptionSpec(
        "output", letter: "o", value: "LOG", isRequired: true, "the new event log, - for standard output"),
      OptionSpec(
        "scenario", value: "NAME|FILE", suggestions: ScenarioChoice.names,
        "whose gains and directions make points of motion; without it, the defaults"),
      OptionSpec("interval", value: "MS", "the time between frames, 2 to 50; without it, 8"),
    ],
    examples: [
      CommandSpec.Example(
        "scrolltrace synth flick down 400 at 1500 -o flick.jsonl", "two fingers on a touchpad"),
      CommandSpec.Example(
        "scrolltrace synth notch 3 pause 1 flick down 200 at 900 on touchscreen -o hybrid.jsonl",
        "a mouse at first, then a finger on a screen"),
      CommandSpec.Example(
        "scrolltrace synth notch 3 -o - | scrolltrace replay - --scenario list", "straight into a replay"),
    ])

  private static let devices = SyntheticDevice.allCases.map(\.rawValue)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let sentences = try GestureSentence.sentences(arguments.positionals)
    let settings = try ScenarioChoice.chosen(by: arguments, command: spec.name).input
    var log = SyntheticLog(settings: settings)
    log.tool = "\(Program.tool) synth"
    if let text = arguments["interval"] {
      guard let milliseconds = GestureSentence.number(text) else {
        throw UsageError(command: spec.name, message: "--interval cannot be \(text); it is a number")
      }
      // What is no interval is refused below; out of reach is as good as any that is.
      log.frameInterval = milliseconds.magnitude < 1e6 ? Int64((milliseconds * 1000).rounded()) : 0
      guard SyntheticLog.frameIntervals.contains(log.frameInterval) else {
        throw UsageError(command: spec.name, message: "--interval has to be 2 to 50 ms, not \(text)")
      }
    }
    var remarks: [String] = []
    for var sentence in sentences {
      let motion = try sentence.make(in: &log)
      if let motion { remarks += sentence.remarks(on: motion) }
    }
    let path = arguments["output"] ?? "-"
    var output = try NewFile(path, standardOutput: console.output)
    try log.bytes.withUnsafeBytes { try output.stream.write($0) }
    try output.finish()
    for remark in remarks { console.say(remark) }
    return .done
  }
}
