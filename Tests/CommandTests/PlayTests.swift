import DeviceCapture
import InputEvents
import TestSupport
import Testing

@testable import scrolltrace

// Nothing is played here: on a machine that has uinput, the events would reach whoever sits at it. Playing itself is
// proved on a kernel of its own, in Tests/KernelRig.
@Suite struct PlayTests {
  @Test func `A dry run says what would be played, and makes nothing`() throws {
    let place = try Workplace()
    try place.importSample(Samples.touchpad, as: "pad.jsonl")
    let run = try place.run("play", "pad.jsonl", "--dry-run")
    #expect(
      run
        == Run(
          code: 0,
          output: """
            pad.jsonl: 1 device, 32 frames and 167 events that readers will see, 0.248 s
            device 0 \u{201C}A touchpad\u{201D}: touchpad

            """, errors: ""))
  }

  @Test func `Losses are told from notes, with code and time, and end with 4`() throws {
    let place = try Workplace()
    let events = """
      E: 0.000000 0002 0008 -001
      E: 0.000000 0001 001e 0001
      E: 0.000000 0000 0000 0000
      E: 1.500000 0002 0000 0004
      E: 1.500000 0001 0111 0000
      E: 1.500000 0000 0000 0000

      """
    try place.importSample(Samples.mouseDescription + events, as: "mouse.jsonl")
    let run = try place.run("play", "mouse.jsonl", "--dry-run")
    #expect(run.code == 4)
    #expect(
      run.output == """
        mouse.jsonl: 1 device, 2 frames and 5 events that readers will see, 1.500 s
        device 0 \u{201C}A mouse\u{201D}: mouse
          note: moves by steps: where the pointer ends depends on the desktop's acceleration
          note: 1 event of REL_WHEEL_HI_RES added, so that both axes of the wheel go in step, first at 0.000 s
          loss: 1 event of KEY_A not played: the device does not declare it, first at 0.000 s
          note: 1 event of BTN_RIGHT say what is so already: the kernel drops them, first at 1.500 s

        """)
  }

  @Test func `U02: no time for those who open the device is allowed, and warned of`() throws {
    let place = try Workplace()
    try place.importSample(Samples.mouse, as: "mouse.jsonl")
    #expect(try place.run("play", "mouse.jsonl", "--dry-run", "--settle", "0").code == 0)
    var settings = PlaybackSettings()
    #expect(PlayReport.warning(settings) == nil)
    settings.settle = 0
    #expect(PlayReport.warning(settings)?.contains("the first frames may be lost") == true)
  }

  @Test func `U05: a missing resolution is named with its axes, and --size gives it`() throws {
    let place = try Workplace()
    let text = Samples.touchpad.replacing(" 0 0 30\n", with: " 0 0 0\n")
    try place.importSample(text, as: "pad.jsonl")
    let plain = try place.run("play", "pad.jsonl", "--dry-run")
    #expect(
      plain.output.contains(
        "no resolution on ABS_X, ABS_Y, ABS_MT_POSITION_X, ABS_MT_POSITION_Y: libinput guesses"))
    let sized = try place.run("play", "pad.jsonl", "--dry-run", "--size", "100x60")
    #expect(!sized.output.contains("no resolution"))
    #expect(sized.output.contains("note: resolution of ABS_X: 30 units/mm, from --size\n"))
    #expect(sized.output.contains("note: resolution of ABS_MT_POSITION_Y: 33 units/mm, from --size\n"))
  }

  @Test func `U06: the recorded identity is said with what it does`() throws {
    let place = try Workplace()
    try place.importSample(Samples.mouse, as: "mouse.jsonl")
    let run = try place.run("play", "mouse.jsonl", "--dry-run", "--identity", "recorded")
    #expect(run.code == 0)
    #expect(run.output.contains("has the ids of the real device: desktops may apply its settings"))
  }

  @Test(arguments: ["uniq", "uniq=abc"])
  func `U07: a unique id is refused, with the reason`(option: String) throws {
    let place = try Workplace()
    try place.importSample(Samples.mouse, as: "mouse.jsonl")
    let words = option == "uniq" ? ["--uniq", "abc"] : ["--\(option)"]
    let run = try place.run(["play", "mouse.jsonl", "--dry-run"] + words)
    #expect(run.code == 2)
    #expect(run.errors.contains("the kernel's uinput has no call that gives a device a unique id"))
  }

  @Test(arguments: [
    ["--speed", "0"], ["--speed", "nan"], ["--speed", "1e3"], ["--settle", "61"], ["--settle", "-1"],
    ["--size", "100"], ["--size", "0x60"], ["--size", "100x60x1"], ["--longest-pause", "0"],
    ["--identity", "real"], ["--device", "mouse"],
  ])
  func `What cannot be meant is refused`(words: [String]) throws {
    let place = try Workplace()
    try place.importSample(Samples.mouse, as: "mouse.jsonl")
    let run = try place.run(["play", "mouse.jsonl", "--dry-run"] + words)
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(words[0]))
  }

  @Test func `What comes through a pipe is read once and played all the same`() throws {
    let place = try Workplace()
    try place.importSample(Samples.touchpad, as: "pad.jsonl")
    let run = try place.shell("cat pad.jsonl | $S play - --dry-run")
    let file = try place.run("play", "pad.jsonl", "--dry-run")
    #expect(run.code == 0)
    #expect(run.output == file.output.replacing("pad.jsonl", with: "standard input"))
  }

  @Test func `One of several devices can be chosen, and settings for one need one`() throws {
    let place = try Workplace()
    try place.write(
      "two.txt",
      """
      {"k":"log","v":1,"clock":"made","tool":"t"}
      {"t":0,"k":"dev","d":0,"name":"Wheel","id":[3,1,1,1],"codes":{"1":[272],"2":[0,1,8]},"abs":{}}
      {"t":0,"k":"dev","d":1,"name":"Other","id":[3,1,2,1],"codes":{"1":[272],"2":[0,1,8]},"abs":{}}
      {"t":0,"d":0,"e":[[2,8,1]]}
      {"t":9000,"d":1,"e":[[2,8,1]]}
      {"t":9000,"d":1,"e":[[2,8,1]]}

      """)
    #expect(try place.run("seal", "two.txt", "-o", "two.jsonl").code == 0)
    let both = try place.run("play", "two.jsonl", "--dry-run")
    #expect(both.output.hasPrefix("two.jsonl: 2 devices, 3 frames and 6 events"))
    let one = try place.run("play", "two.jsonl", "--dry-run", "--device", "name:Oth*", "--link", "pad")
    #expect(one.code == 0)
    #expect(one.output.hasPrefix("two.jsonl: 1 device, 2 frames and 4 events"))
    let refused = try place.run("play", "two.jsonl", "--dry-run", "--link", "pad")
    #expect(refused.code == 3)
    #expect(refused.errors.contains("choose one with --device"))
    #expect(try place.run("play", "two.jsonl", "--dry-run", "--device", "7").code == 6)
  }

  @Test func `A log that lacks its end is played and ends with 4; a damaged one is not`() throws {
    let place = try Workplace()
    try place.importSample(Samples.mouse, as: "mouse.jsonl")
    let bytes = try place.bytes("mouse.jsonl")
    try place.write("cut.jsonl", bytes.dropLast(120))
    let cut = try place.run("play", "cut.jsonl", "--dry-run")
    #expect(cut.code == 4)
    #expect(cut.output.contains("2 frames"))
    #expect(cut.errors.contains("cut.jsonl"))
    var damaged = bytes
    damaged[bytes.count / 2] ^= 1
    try place.write("damaged.jsonl", damaged)
    let run = try place.run("play", "damaged.jsonl", "--dry-run")
    #expect(run.code == 3)
    #expect(run.output.isEmpty)
  }

  @Test func `Errors end with their code and say what can be done`() {
    let node = NodeAccess(path: UinputAccess.path, failedToOpen: SystemError(number: 13))
    let refused = PlayReport.failure(.create(name: "T", SystemError(number: 13))) {
      .noRight(node, isLoaded: true)
    }
    #expect(refused.code == .noPermission)
    #expect(refused.text.hasPrefix("/dev/uinput: Permission denied"))
    #expect(!refused.nextSteps.isEmpty)
    let absent = PlayReport.failure(.create(name: "T", SystemError(number: 2))) { .notLoaded }
    #expect(absent.code == .noDevice)
    #expect(absent.nextSteps.contains { $0.contains("modprobe uinput") })
    let since = PlayReport.failure(.create(name: "T", SystemError(number: 2))) { .ready }
    #expect(since.code == .noDevice)
    #expect(since.text.hasPrefix("/dev/uinput: "))
    #expect(PlayReport.failure(.create(name: "T", SystemError(number: 22))).code == .badInput)
    let noNode = PlayReport.failure(.noNode(name: "T", after: 10_000_000_000))
    #expect(noNode.code == .noDevice)
    #expect(noNode.text.contains("10.000 s"))
    #expect(PlayReport.failure(.link(path: "/x", SystemError(number: 17))).code == .outputFailed)
    #expect(PlayReport.failure(.write(name: "T", SystemError(number: 19))).code == .outputFailed)
  }

  @Test func `The summary is of whole numbers`() {
    var summary = PlaybackSummary()
    summary.devices = 1
    summary.frames = 42
    summary.duration = 1_830_400_000
    (summary.latenessHalf, summary.lateness95, summary.latenessMost) = (61, 140, 412)
    #expect(
      PlayReport.text(summary)
        == "played 42 frames of 1 device in 1.830 s; late by 61 us (half of them), 140 us (95 of 100),"
        + " 412 us (all)\n")
    summary.signal = 15
    summary.lifted = 2
    let text = PlayReport.text(summary)
    #expect(text.hasPrefix("stopped by SIGTERM: played 42 frames"))
    #expect(text.hasSuffix("lifted at the end: 2 contacts or keys\n"))
  }

  @Test func `What happens while playing is said in a line each`() {
    #expect(
      PlayReport.words(.ready(1, name: "Pad", node: "/dev/input/event7"))
        == "device 1 \u{201C}Pad\u{201D} is /dev/input/event7")
    #expect(
      PlayReport.words(.delayed(by: 200_000_000, at: 600_000)) == "the time line moved by 200 ms at 0.600 s")
    #expect(PlayReport.words(.pauseCut(at: 7_200_000_000)) == "a pause before 7200.000 s is cut")
    #expect(PlayReport.words(.unfinished(0, node: "/dev/input/event7")).contains("udev"))
    #expect(PlayReport.words(.gone(0)) == "device 0 is gone, as in the log")
  }
}
