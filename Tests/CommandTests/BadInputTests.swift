import Foundation
import Testing

/// A command line that cannot be done: one line on standard error, the code, and no file more than before.
struct BadInput: Sendable, CustomStringConvertible {
  /// The words.
  var words: [String]
  /// The exit code.
  var code: Int32
  /// What the line begins with, behind the program's name.
  var line: String

  init(_ words: String, _ code: Int32, _ line: String) {
    self.words = words.split(separator: " ").map(String.init)
    self.code = code
    self.line = line
  }

  var description: String { words.joined(separator: " ") }
}

@Suite struct BadInputTests {
  private static let usage = [
    BadInput("", 2, "no command; see scrolltrace --help"),
    BadInput("repaly x", 2, "no command repaly; did you mean replay?"),
    BadInput("--versoin", 2, "no option --versoin; did you mean --version?"),
    BadInput("record --device first -o new", 2, "record: --device cannot be first; it is a node such as"),
    BadInput("record --device 3 -o new", 2, "record: --device cannot be 3; it is a node such as"),
    BadInput("record --device class:mous -o new", 2, "record: --device cannot be class:mous; it is a node"),
    BadInput("record --fd 1 -o new", 2, "record: --fd cannot be 1; it is the number of an open descriptor"),
    BadInput("record --fd 5 --fd 5 -o new", 2, "record: --fd cannot be 5; it is the number of an open"),
    BadInput("record --duration 0 -o new", 2, "record: --duration cannot be 0; it is a time in seconds"),
    BadInput("record --sync 0.5 -o new", 2, "record: --sync cannot be 0.5; it is a time in milliseconds"),
    BadInput("record -o - --print", 2, "record: -o - and --print would both print; leave one out"),
    BadInput("report a b", 2, "report: version 0.1.0 does not have this command yet"),
    BadInput("replay log.jsonl --fromat jsonl", 2, "replay: no option --fromat; did you mean --format?"),
    BadInput("replay missing --scenario lsit", 2, "replay: no scenario lsit; did you mean list?"),
    BadInput("replay log.jsonl --scenario x", 2, "replay: no scenario x; there are list, long-list, pages"),
    BadInput(
      "replay log.jsonl --profile macos", 2, "replay: --profile cannot be macos; there are uikit, simple"),
    BadInput(
      "replay log.jsonl --policy no", 2, "replay: --policy cannot be no; there are connected, lastUsed"),
    BadInput("replay log.jsonl --at soon", 2, "replay: --at cannot be soon; it is a time in seconds"),
    BadInput("replay log.jsonl --at 1 --digest", 2, "replay: --digest and --at exclude each other"),
    BadInput("import a.evemu", 2, "import: -o LOG is missing; see scrolltrace import --help"),
    BadInput("import a.evemu b.evemu -o c", 2, "import: b.evemu is one argument too many"),
    BadInput("import a.evemu -o c --device first", 2, "import: --device cannot be first; it is a number"),
    BadInput(
      "import a.evemu -o c --frame-interval 0", 2, "import: --frame-interval cannot be 0; it is a time"),
    BadInput("export log.jsonl", 2, "export: --to libinput|evemu|evtest|getevent is missing"),
    BadInput(
      "export log.jsonl --to yaml", 2, "export: --to cannot be yaml; there are libinput, evemu, evtest"),
    BadInput("scenario lits", 2, "scenario: NAME cannot be lits; did you mean list?"),
    BadInput("completions fish", 2, "completions: SHELL cannot be fish; there is only bash"),
  ]

  private static let input = [
    BadInput("replay missing.jsonl", 3, "missing.jsonl: No such file or directory"),
    BadInput("replay empty", 3, "empty: empty, not an event log"),
    BadInput("show empty", 3, "empty: empty, not an event log"),
    BadInput("verify empty", 3, "empty: empty, not an event log"),
    BadInput("seal empty -o new", 3, "empty: empty"),
    BadInput("import empty -o new", 3, "empty: the file is empty"),
    BadInput("replay binary", 3, "binary: not an event log, but binary data"),
    BadInput("import binary -o new", 3, "binary: byte 1: a NUL byte: this is not a text recording"),
    BadInput("show folder", 3, "folder: Is a directory"),
    BadInput("import folder -o new", 3, "folder: Is a directory"),
    BadInput("replay folder", 3, "folder: a folder without any *.jsonl"),
    BadInput(
      "show mouse.evemu", 3,
      "mouse.evemu: not an event log, but a recording of evemu; first scrolltrace import"),
    BadInput(
      "import log.jsonl -o new", 3, "log.jsonl: an event log already; replay, show and export read it"),
    BadInput(
      "replay flipped.jsonl", 3, "flipped.jsonl:3: byte 256: the line is damaged: its check says a1a4ad5d"),
    BadInput("replay flipped.jsonl --digest", 3, "flipped.jsonl:3: byte 256: the line is damaged"),
    BadInput("show flipped.jsonl", 3, "flipped.jsonl:3: byte 256: the line is damaged"),
    BadInput("export flipped.jsonl --to evemu -o new", 3, "flipped.jsonl:3: byte 256: the line is damaged"),
    BadInput("replay higher.jsonl", 3, "higher.jsonl:1: byte 0: version 2 of the format"),
    BadInput("replay log.jsonl --scenario bad.json", 3, "bad.json:1: byte 1: the JSON"),
    BadInput(
      "replay log.jsonl --scenario custom.json", 3,
      #"custom.json: the behavior "mine" is known to Swift programs only; there are automatic, paging"#),
    BadInput("replay log.jsonl --scenario ./none", 3, "./none: No such file or directory"),
    BadInput("export log.jsonl --to evemu --device 7", 6, "log.jsonl: the log has no device 7"),
    BadInput("export log.jsonl --to evemu --device name:B*", 6, "log.jsonl: no device fits --device"),
    BadInput(
      "import mouse.evemu -o new --device id:1:2", 6,
      "mouse.evemu: no device fits --device; in the recording: 0 (A mouse)"),
    BadInput(
      "import mouse.evemu -o log.jsonl", 8, "log.jsonl: exists already; choose another name or remove it"),
    BadInput(
      "export log.jsonl --to evemu -o mouse.evemu", 8, "mouse.evemu: exists already; choose another name"),
    BadInput("record -o log.jsonl", 8, "log.jsonl: exists already; choose another name or remove it"),
    BadInput("record -o none/new.jsonl", 8, "none/new.jsonl: No such file or directory"),
    BadInput("record --fd 99 -o new", 3, "descriptor 99: not an event device that is open for reading: Bad"),
    BadInput("import mouse.evemu -o none/new.jsonl", 8, "none/new.jsonl: No such file or directory"),
    BadInput("import mouse.evemu -o /dev/full", 8, "/dev/full: No space left on device"),
  ]

  private static func workplace() throws -> Workplace {
    let place = try Workplace()
    try place.write("mouse.evemu", Samples.mouse)
    try place.write("empty", "")
    try place.write("binary", [0x7f, 0x00, 0x45, 0x4c, 0x46, 0x0a])
    try place.write("bad.json", "{]")
    let view = #"{"scroll": {"id": "v", "behavior": {"custom": "mine"}, "content": []}}"#
    try place.write(
      "custom.json",
      #"{"scenario": 2, "scene": {"size": {"width": 9, "height": 9}, "content": \#(view)}}"#)
    try FileManager.default.createDirectory(
      at: place.folder.appending(path: "folder"), withIntermediateDirectories: false)
    #expect(try place.run("import", "mouse.evemu", "-o", "log.jsonl").code == 0)
    let log = String(decoding: try place.bytes("log.jsonl"), as: UTF8.self)
    try place.write(
      "flipped.jsonl",
      log.replacing("{\"t\":0,\"d\":0,\"e\":[[2,8,-1]", with: "{\"t\":0,\"d\":0,\"e\":[[2,8,-3]"))
    try place.write("higher.jsonl", log.replacing("\"v\":1", with: "\"v\":2"))
    #expect(try place.run("seal", "higher.jsonl").code == 3)
    // A higher version with a good check: d81b371e is the CRC-32C of the line up to `,"c"`.
    try place.write("higher.jsonl", "{\"k\":\"log\",\"v\":2,\"c\":\"d81b371e\"}\n")
    return place
  }

  @Test(arguments: usage + input)
  func `One line, the code, and nothing is written`(bad: BadInput) throws {
    let place = try Self.workplace()
    let names = place.names
    let log = try place.bytes("log.jsonl")
    let run = try place.run(bad.words)
    #expect(run.code == bad.code)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("scrolltrace: \(bad.line)"), "\(run.errors)")
    #expect(run.errors.hasSuffix("\n") && run.errors.filter { $0 == "\n" }.count == 1, "\(run.errors)")
    #expect(place.names == names)
    #expect(try place.bytes("log.jsonl") == log)
  }

  @Test(.enabled(if: getuid() != 0, "root may read and write everything"))
  func `No permission to read is 5, a closed folder is 8`() throws {
    let place = try Self.workplace()
    #expect(try place.shell("chmod 0 mouse.evemu; $S import mouse.evemu -o new").code == 5)
    let closed = try place.shell("chmod 500 folder; $S import log.jsonl -o folder/new")
    #expect(closed.code == 8)
    #expect(closed.errors.contains("Permission denied"))
  }

  @Test func `A full disk is said with 8`() throws {
    let place = try Self.workplace()
    for command in ["show log.jsonl", "replay log.jsonl", "--help", "export log.jsonl --to libinput"] {
      let run = try place.shell("$S \(command) > /dev/full")
      #expect(run.code == 8)
      #expect(run.errors == "scrolltrace: standard output: No space left on device\n")
    }
  }

  @Test func `A closed standard stream is an error, and its number goes to no other file`() throws {
    let place = try Self.workplace()
    let show = try place.shell("$S show log.jsonl >&-")
    #expect(show.code == 8)
    #expect(show.errors == "scrolltrace: standard output: Bad file descriptor\n")
    #expect(try place.shell("$S replay - <&-").code == 3)
    #expect(try place.shell("$S import mouse.evemu -o new.jsonl <&- >&- 2>&-").code == 0)
    #expect(try place.bytes("new.jsonl") == (try place.bytes("log.jsonl")))
  }

  @Test func `A closed pipe ends the program quietly`() throws {
    let place = try Self.workplace()
    let script = "trap '' PIPE; { sleep 0.2; $S show log.jsonl; echo $? > code; } | true; cat code"
    let run = try place.shell(script)
    #expect(run.output == "0\n")
    #expect(run.errors.isEmpty)
  }
}
