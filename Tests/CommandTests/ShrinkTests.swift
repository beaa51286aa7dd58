import Foundation
import TestSupport
import Testing

/// `check --shrink`: the smallest part of a log that still fails, as files.
@Suite struct ShrinkTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    let run = try place.run(
      "synth", "drag", "down", "60", "pause", "2", "flick", "down", "200", "at", "900", "pause", "4", "drag",
      "up",
      "60", "notch", "2", "-o", "long.jsonl")
    guard run.code == 0 else { throw Failure(text: run.errors) }
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

  private static let flight = #"{"of": {"phase": {}}, "never": {"to": "decelerating"}}"#
  private static let legacy = #"{"of": {"indicator": {}}, "never": {"style": "legacy"}}"#
  private static let holds = #"{"of": {"page": {}}, "never": {}}"#

  @Test func `Each failure gives a log that is whole and a scenario that fails`() throws {
    try write(
      "a.scenario.json", #""logs": ["long"], "policies": ["connected", "touchOnly"],"#, Self.holds,
      Self.flight, Self.legacy)
    let run = try place.run("check", "a.scenario.json", "--shrink", "small")
    #expect(run.code == 1 && run.errors.isEmpty)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: place.folder.appending(path: "small").path
    ).sorted()
    #expect(
      files == [
        "a-1.jsonl", "a-1.scenario.json", "a-2.jsonl", "a-2.scenario.json", "a-3.jsonl", "a-3.scenario.json",
      ])
    #expect(
      run.output.firstMatch(
        of:
          /\nsmall\/a-1\.scenario\.json: kept [1-9] of \d+ frames, 1 of 4 gestures, 1 of 2 devices; 0\.\d+ s of \d/
      )
        != nil, "\(run.output)")
    for number in 1...3 {
      #expect(try place.run("verify", "small/a-\(number).jsonl").code == 0)
      let again = try place.run("check", "small/a-\(number).scenario.json")
      #expect(again.code == 1 && again.errors.isEmpty)
      #expect(again.output.hasSuffix("\n0 of 1 checks hold, 1 run of 1 scenario\n"))
    }
    let legacy = try place.run("check", "small/a-2.scenario.json").output
    #expect(legacy.contains("got       style \"legacy\""))
    // The same input gives the same bytes.
    #expect(try place.run("check", "a.scenario.json", "--shrink", "again").code == 1)
    for file in files { #expect(try place.bytes("small/\(file)") == place.bytes("again/\(file)")) }
  }

  @Test func `Files that are there stay, and folders that cannot be are one line`() throws {
    try write("a.scenario.json", #""logs": ["long"],"#, Self.flight)
    try FileManager.default.createDirectory(
      at: place.folder.appending(path: "small"), withIntermediateDirectories: false)
    try place.write("small/a-1.scenario.json", "mine")
    let run = try place.run("check", "a.scenario.json", "--shrink", "small")
    #expect(run.code == 8)
    #expect(
      run.errors
        == "scrolltrace: small/a-1.scenario.json: exists already; choose another name or remove it\n")
    #expect(try place.bytes("small/a-1.scenario.json") == Array("mine".utf8))
    #expect(!place.names.contains("small/a-1.jsonl"))
    let missing = try place.run("check", "a.scenario.json", "--shrink", "none/small")
    #expect(missing.code == 8)
    #expect(missing.errors == "scrolltrace: none/small: No such file or directory\n")
    let file = try place.run("check", "a.scenario.json", "--shrink", "long.jsonl")
    #expect(file.code == 8)
    #expect(file.errors == "scrolltrace: long.jsonl: File exists\n")
  }

  @Test func `What holds is not shrunk, and a damaged log is said as ever`() throws {
    try write("a.scenario.json", #""logs": ["long"],"#, Self.holds)
    let run = try place.run("check", "a.scenario.json", "--shrink", "small")
    #expect(run.code == 0)
    #expect(run.errors == "scrolltrace: a.scenario.json: all holds that was checked, so nothing is shrunk\n")
    var bytes = try place.bytes("long.jsonl")
    bytes[bytes.count / 2] ^= 1
    try place.write("bad.jsonl", bytes)
    try write("b.scenario.json", #""logs": ["bad"],"#, Self.flight)
    let bad = try place.run("check", "b.scenario.json", "--shrink", "small")
    #expect(bad.code == 3 && bad.errors.hasPrefix("scrolltrace: b.scenario.json:2: logs[0]: bad.jsonl:"))
    #expect(!place.names.contains("small"))
  }

  @Test func `A run without a log gives a scenario alone`() throws {
    try write(
      "a.scenario.json",
      #"""
      "actions": [{"at": 100, "do": {"flashIndicators": "list"}},
      {"at": 200, "do": {"resize": {"width": 390, "height": 500}}}],
      """#, #"{"of": {"action": {}}, "never": {"what": "resize"}}"#)
    let run = try place.run("check", "a.scenario.json", "--shrink", "small")
    #expect(run.code == 1)
    #expect(run.output.contains("small/a-1.scenario.json: kept 1 of 2 actions\n"))
    #expect(!FileManager.default.fileExists(atPath: place.folder.appending(path: "small/a-1.jsonl").path))
    #expect(try place.run("check", "small/a-1.scenario.json").code == 1)
  }
}
