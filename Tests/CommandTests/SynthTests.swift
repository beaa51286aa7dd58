import EventLog
import Foundation
import GestureSynthesis
import ScrollInput
import Testing

@testable import scrolltrace

@Suite struct SynthTests {
  @Test func `Words on a command line are the gestures of the module`() throws {
    let place = try Workplace()
    let run = try place.run(
      "synth", "plug", "mouse", "notch", "3", "pause 1", "flick down 400 at 1500", "drag", "by", "30,40mm",
      "over", "0.5", "on", "touchscreen", "rest 3 for 0.25 from 100,300", "tap", "notch", "left", "every",
      "0.05", "turn up 45", "move", "right", "20", "press secondary", "release secondary", "click middle",
      "two-finger-scroll up 10 from 100,300 on touchpad", "unplug", "mouse", "-o", "all.jsonl")
    #expect(run == Run(code: 0, output: "", errors: ""))
    var log = SyntheticLog()
    log.tool = "\(Program.tool) synth"
    try log.plug(.mouse)
    try log.notch(3)
    try log.pause(.seconds(1))
    try log.flick(.down(400), speed: 1500)
    try log.drag(.by(x: 30, y: 40, in: .millimetres), over: .milliseconds(500), on: .touchscreen)
    try log.rest(fingers: 3, for: .milliseconds(250), at: Vector(x: 100, y: 300))
    try log.tap()
    try log.notch(-1, .horizontal, every: .milliseconds(50))
    try log.turn(-45)
    try log.move(by: Vector(x: 20, y: 0))
    try log.press(.secondary)
    try log.release(.secondary)
    try log.click(.middle)
    try log.twoFingerScroll(.up(10), from: Vector(x: 100, y: 300), on: .touchpad)
    try log.unplug(.mouse)
    #expect(try place.bytes("all.jsonl") == log.bytes)
    #expect(try place.run("verify", "all.jsonl").output.contains("all.jsonl: whole"))
  }

  @Test func `A log goes through a pipe into a replay`() throws {
    let run = try Workplace().shell("$S synth notch 3 -o - | $S replay - --scenario list")
    #expect(run.code == 0 && run.errors.isEmpty)
    #expect(run.output.contains("0.0 > 120.0"))
  }

  @Test func `Points are those of the scenario`() throws {
    let place = try Workplace()
    var text = try place.run("scenario", "long-list").output
    let range = try #require(text.range(of: "\"pointsPerDetent\": 40"))
    text.replaceSubrange(range, with: "\"pointsPerDetent\": 12")
    let gain = try #require(text.range(of: "\"pointsPerMillimetre\": 10.54"))
    text.replaceSubrange(gain, with: "\"pointsPerMillimetre\": 5")
    try place.write("mine.json", text)
    #expect(try place.run("synth", "drag down 100", "--scenario", "./mine.json", "-o", "log.jsonl").code == 0)
    let run = try place.run("replay", "log.jsonl", "--scenario", "./mine.json")
    #expect(run.output.contains("26000.0 > 26100.0"))
  }

  @Test func `What is left over is said`() throws {
    let run = try Workplace().run("synth", "flick", "down", "200.004", "at", "901", "-o", "log.jsonl")
    #expect(run.code == 0)
    #expect(
      run.errors == """
        scrolltrace: gesture 1, flick down 200.004 at 901: of the way 0, 0.004 points are left over
        scrolltrace: gesture 1, flick down 200.004 at 901: of the speed 0, -0.25 points per second are left over

        """)
  }

  @Test func `Frames are as far apart as was asked`() throws {
    let place = try Workplace()
    #expect(try place.run("synth", "drag down 10 over 0.1", "--interval", "5", "-o", "log.jsonl").code == 0)
    let frames = try place.run("show", "log.jsonl", "--format", "jsonl").output.split(separator: "\n")
    #expect(frames.contains { $0.contains("\"t\":5000") } && frames.contains { $0.contains("\"t\":10000") })
  }

  @Test(arguments: [
    ("flik down 4", "synth: no gesture flik; did you mean flick?"),
    ("flick", "synth: gesture 1, flick: a way is up, down, left or right with its points, or by X,Y"),
    ("flick down", "synth: gesture 1, flick down: down needs its points, as in down 400"),
    ("flick down 0x1p3 at 9", "synth: gesture 1, flick down 0x1p3 at 9: down needs its points"),
    ("flick by 4 at 9", "synth: gesture 1, flick by 4 at 9: by needs two numbers"),
    ("tap flick down 4", "synth: gesture 2, flick down 4: at with its points per second is missing"),
    ("flick down 4 at", "synth: gesture 1, flick down 4 at: at needs a value"),
    ("flick down 4 at 9 at 9", "synth: gesture 1, flick down 4 at 9 at 9: at is given twice"),
    ("flick down 4 at soon", "synth: gesture 1, flick down 4 at soon: at needs a number, not soon"),
    ("drag down 4 at 9", "synth: gesture 1, drag down 4 at 9: at is not understood; what may follow is over"),
    ("tap on mose", "synth: gesture 1, tap on mose: no device mose; did you mean mouse?"),
    (
      "tap on mouse",
      "synth: gesture 1, tap on mouse: no tap can be made on a mouse; it takes one of touchpad"
    ),
    ("drag down 4000", "synth: gesture 1, drag down 4000: 4000 points do not fit on the touchpad, which has"),
    ("rest 2", "synth: gesture 1, rest 2: for with its seconds is missing"),
    ("pause", "synth: gesture 1, pause: a pause needs its seconds"),
    ("pause 1 2", "synth: gesture 1, pause 1 2: 2 is not understood; nothing more may follow"),
    ("pause 1e9", "synth: gesture 1, pause 1e9: a pause needs its seconds"),
    ("pause 99999999999", "synth: gesture 1, pause 99999999999: a time has to be between 0 and 3600 s"),
    ("notch 0", "synth: gesture 1, notch 0: a count is at least 1; the direction is up, down, left or right"),
    ("notch 2.5", "synth: gesture 1, notch 2.5: 2.5 is no whole number"),
    ("turn down", "synth: gesture 1, turn down: a turn needs its parts"),
    ("move down 4mm", "synth: gesture 1, move down 4mm: the pointer moves by points"),
    ("plug", "synth: gesture 1, plug: the device is missing"),
    ("plug mouse plug mouse", "synth: gesture 2, plug mouse: the mouse is there already"),
    (" ", "synth: GESTURE is empty"),
  ])
  func `A gesture that cannot be meant or made is one line with its place`(words: String, line: String) throws
  {
    let place = try Workplace()
    let run = try place.run("synth", words, "-o", "log.jsonl")
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("scrolltrace: \(line)"))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(place.names.isEmpty)
  }

  @Test(arguments: [("1", "2 to 50 ms, not 1"), ("nan", "cannot be nan"), ("1000000000000000", "2 to 50 ms")])
  func `An interval that is none is refused`(text: String, words: String) throws {
    let run = try Workplace().run("synth", "tap", "--interval", text, "-o", "log.jsonl")
    #expect(run.code == 2 && run.errors.contains(words))
  }

  @Test func `A log that is there stays`() throws {
    let place = try Workplace()
    try place.write("log.jsonl", "mine")
    let run = try place.run("synth", "tap", "-o", "log.jsonl")
    #expect(run.code == 8 && run.errors.contains("log.jsonl: exists already"))
    #expect(try place.bytes("log.jsonl") == Array("mine".utf8))
  }

  @Test func `bash completes gestures, clauses and devices`() throws {
    for (line, word) in [
      ("scrolltrace synth fli", "flick"), ("scrolltrace synth tap on fine", "fine-wheel-mouse"),
    ] {
      let words = line.split(separator: " ")
      let script = """
        source <($S completions bash)
        COMP_WORDS=(\(words.joined(separator: " "))) COMP_CWORD=\(words.count - 1)
        _scrolltrace; printf '%s\\n' "${COMPREPLY[@]}"
        """
      #expect(try Workplace().shell(script).output == word + "\n")
    }
  }
}
