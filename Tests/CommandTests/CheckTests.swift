import Foundation
import TestSupport
import Testing

/// `check`: scenario files against what they expect.
@Suite struct CheckTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.importSample(Samples.touchpad, as: "swipe.jsonl")
    try place.importSample(Samples.mouse, as: "wheel.jsonl")
  }

  private func write(_ name: String, _ more: String, _ expectations: String...) throws {
    try place.write(
      name,
      #"""
      {"scenario": 2, "scene": {"size": {"width": 390, "height": 600}, "content": {"scroll": {"id": "list", "content":
      [{"repeat": {"count": 100, "of": {"item": {"height": 52}}}}]}}}, \#(more)
      "expect": [
      \#(expectations.joined(separator: ",\n"))]}
      """#)
  }

  private static let overlay = #"{"of": {"indicator": {}}, "always": {"style": "overlay"}}"#
  private static let still =
    #"{"name": "it <stays> & \"rests\"", "of": {"phase": {}}, "never": {"to": "interacting"}}"#

  @Test func `What holds is counted, with each log and policy`() throws {
    try write(
      "a.scenario.json", #""logs": ["swipe", "wheel.jsonl"], "policies": ["connected", "touchOnly"],"#,
      Self.overlay)
    let run = try place.run("check", "a.scenario.json")
    // A wheel makes the bar a legacy one where connected devices decide.
    #expect(run.code == 1 && run.errors.isEmpty)
    #expect(run.output.hasSuffix("\n3 of 4 checks hold, 4 runs of 1 scenario\n"))
    #expect(
      run.output.contains("a.scenario.json:4: expect[0] does not hold: indicator: always style \"overlay\"\n")
    )
    #expect(run.output.contains("  run       wheel.jsonl, policy connected\n"))
    #expect(
      run.output.contains("  expected  always style \"overlay\"\n  got       style \"legacy\"\n  reasons   "))
    #expect(run.output.contains(", because: "))
  }

  @Test func `An expectation is limited to runs by for`() throws {
    let limited =
      #"{"for": {"log": "swipe", "policy": "connected"}, "of": {"indicator": {}}, "always": {"style": "overlay"}}"#
    try write(
      "a.scenario.json", #""logs": ["swipe", "wheel"], "policies": ["connected", "touchOnly"],"#, limited)
    let run = try place.run("check", "a.scenario.json")
    #expect(run == Run(code: 0, output: "1 of 1 checks hold, 1 run of 1 scenario\n", errors: ""))
  }

  @Test func `Without a log the actions run alone, and --log stands for the file's`() throws {
    try write("a.scenario.json", "", Self.still)
    #expect(try place.run("check", "a.scenario.json").code == 0)
    let run = try place.run("check", "a.scenario.json", "--log", "swipe.jsonl")
    #expect(run.code == 1)
    #expect(run.output.contains("a.scenario.json:4: expect[0] does not hold: it <stays> & \"rests\"\n"))
  }

  @Test func `A folder is checked in the order of names, and JUnit says the same`() throws {
    let folder = place.folder.appending(path: "all")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    try write("all/b.scenario.json", #""logs": ["../swipe"],"#, Self.still, Self.overlay)
    try write("all/a.scenario.json", #""logs": ["../missing"],"#, Self.overlay)
    try write("all/other.json", "", Self.overlay)
    let run = try place.run("check", "all", "--junit", "results.xml")
    #expect(run.code == 3)
    #expect(
      run.errors
        == "scrolltrace: all/a.scenario.json:2: logs[0]: all/../missing.jsonl: No such file or directory\n")
    #expect(run.output.hasSuffix("1 of 2 checks hold, 1 run of 2 scenarios\n"))
    let junit = String(decoding: try place.bytes("results.xml"), as: UTF8.self)
    #expect(
      junit.contains(#"<testsuites name="scrolltrace check" tests="3" failures="1" errors="1" time="0">"#))
    let document = try XMLCheck(junit)
    #expect(document.elements.count { $0 == "testcase" } == 3)
    #expect(
      document.elements.count { $0 == "failure" } == 1 && document.elements.count { $0 == "error" } == 1)
    #expect(document.names.contains(#"expect[0] it <stays> & "rests" (../swipe)"#))
    #expect(document.text.contains("got       to \"interacting\""))
    #expect(try place.run("check", "all", "--junit", "again.xml").output == run.output)
    #expect(try place.bytes("again.xml") == place.bytes("results.xml"))
  }

  @Test func `A damaged log is named with its place, and the other logs are run`() throws {
    var bytes = try place.bytes("swipe.jsonl")
    bytes[bytes.count / 2] ^= 1
    try place.write("bad.jsonl", bytes)
    try write("a.scenario.json", "\"logs\": [\"swipe\",\n\"bad\"],", Self.overlay)
    let run = try place.run("check", "a.scenario.json")
    #expect(run.code == 3)
    #expect(run.errors.hasPrefix("scrolltrace: a.scenario.json:3: logs[1]: bad.jsonl:"))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.output == "1 of 1 checks hold, 1 run of 1 scenario\n")
  }

  @Test func `A file that cannot be used is one line, and the others are run`() throws {
    try write("bad.scenario.json", "", #"{"of": {"indicator": {}}, "always": {"stat": "hidden"}}"#)
    try write("good.scenario.json", #""logs": ["swipe"],"#, Self.overlay)
    let run = try place.run("check", "bad.scenario.json", "good.scenario.json", "none.scenario.json")
    #expect(run.code == 3)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("scrolltrace: bad.scenario.json:4: byte "))
    #expect(
      lines[0].hasSuffix(
        #"expect[0].always has an unknown key "stat"; known are view, axis, style, state, width, reserved, because, t"#
      ))
    #expect(lines[1] == "scrolltrace: none.scenario.json: No such file or directory")
    #expect(run.output == "1 of 1 checks hold, 1 run of 3 scenarios\n")
  }

  @Test func `What would check nothing is said`() throws {
    try write("a.scenario.json", #""logs": ["swipe"],"#)
    let run = try place.run("check", "a.scenario.json")
    #expect(run.code == 3 && run.output.isEmpty)
    #expect(
      run.errors
        == "scrolltrace: a.scenario.json: the scenario expects nothing\n"
        + "scrolltrace: a.scenario.json: no expectations, so nothing was checked\n")
    try write(
      "b.scenario.json", #""logs": ["swipe"],"#,
      #"{"for": {"log": "sweep"}, "of": {"page": {}}, "never": {}}"#)
    let other = try place.run("check", "b.scenario.json")
    #expect(other.code == 3)
    #expect(
      other.errors
        == #"scrolltrace: b.scenario.json:4: expect[0].for holds for no run: log "sweep"; there are "swipe""#
        + "\n")
  }

  @Test func `A time after the end of the replay does not pass`() throws {
    try write(
      "a.scenario.json", #""logs": ["swipe"],"#,
      #"{"of": {"indicator": {}}, "between": [0, 3600000000], "never": {"style": "legacy"}}"#)
    let run = try place.run("check", "a.scenario.json")
    #expect(run.code == 1)
    #expect(run.output.contains("got       the replay ends at "))
  }

  @Test func `The schema is printed, and is JSON`() throws {
    let run = try place.run("scenario", "--schema")
    #expect(run.code == 0)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(try place.run("scenario", "list", "--schema").code == 2)
    #expect(try place.run("check", "a.scenario.json", "--junit", "-").code == 2)
  }
}
