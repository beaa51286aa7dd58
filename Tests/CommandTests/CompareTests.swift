import Foundation
import TestSupport
import Testing

@Suite struct CompareTests {
  private static let traces = SharedData.root.appending(path: "Traces").path
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.importSample(Samples.touchpad, as: "swipe.jsonl")
    try place.importSample(Samples.mouse, as: "wheel.jsonl")
  }

  /// `SCROLLTRACE_RECORD=1` writes it, and still fails.
  @Test func `Where two policies differ on a touchpad and a mouse is the golden`() throws {
    let run = try place.run(
      "compare", "\(Self.traces)/hybrid.jsonl", "--policy", "connected", "--policy", "lastUsed", "--all")
    #expect(run.code == 1 && run.errors.isEmpty)
    let url = SharedData.goldens.appending(path: "compare-hybrid.txt")
    let golden = try? String(contentsOf: url, encoding: .utf8)
    if golden != run.output, ProcessInfo.processInfo.environment["SCROLLTRACE_RECORD"] != nil {
      try Data(run.output.utf8).write(to: url)
    }
    #expect(golden == run.output)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 && $0.last != " " })
  }

  @Test func `A log and what was recorded of it are the same`() throws {
    for name in ["hybrid", "precision-flick", "touchscreen-bounce"] {
      let run = try place.run(
        "compare", "\(Self.traces)/\(name).jsonl", "\(Self.traces)/\(name).timeline.jsonl", "--scenario",
        "\(Self.traces)/\(name).scenario.json")
      #expect(run.code == 0 && run.errors.isEmpty)
      #expect(run.output.contains("\nthe same, digest "))
    }
  }

  @Test func `Two logs that differ say in which record`() throws {
    let run = try place.run("compare", "swipe.jsonl", "wheel.jsonl")
    #expect(run.code == 1)
    #expect(
      run.output.contains("\ncause: the logs differ, first at 0.000000 s: device 0 is described otherwise"))
    #expect(run.output.contains("--all lists them\n"))
  }

  @Test func `Two profiles of one log are said, and programs get the same`() throws {
    let options = ["compare", "swipe.jsonl", "--profile", "uikit", "--profile", "gtk4"]
    let text = try place.run(options + ["--all"])
    #expect(text.code == 1)
    #expect(text.output.contains("\ncause: the profiles differ: uikit in A, gtk4 in B\n"))
    let lines = try place.run(options + ["--all", "--format", "jsonl"])
    #expect(lines.code == 1)
    let objects = try lines.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    let differences = objects.filter { $0["k"] as? String == "difference" }
    #expect(objects.first?["k"] as? String == "compare" && objects.last?["k"] as? String == "end")
    #expect(objects.last?["same"] as? Bool == false)
    #expect(objects.last?["differences"] as? Int == differences.count)
    #expect(text.output.contains("\n\(differences.count) differences\n"))
    let first = try place.run(options + ["--format", "jsonl"]).output.split(separator: "\n")
    #expect(first.count == 3)
    #expect(first[1] == lines.output.split(separator: "\n")[1])
  }

  @Test func `Timelines come through pipes too`() throws {
    let run = try place.shell(
      "$S compare <($S replay wheel.jsonl --format jsonl) - < <($S replay wheel.jsonl --format jsonl)")
    #expect(run.code == 0)
    #expect(run.output.contains("the same, digest "))
    let log = try place.shell("$S compare - wheel.jsonl < wheel.jsonl")
    #expect(log.code == 0)
  }

  @Test func `A changed timeline is found, and a cut one is said`() throws {
    let timeline = try place.run("replay", "wheel.jsonl", "--format", "jsonl").output
    try place.write("a.timeline.jsonl", timeline)
    try place.write("b.timeline.jsonl", timeline.replacing("\"dy\":40", with: "\"dy\":41"))
    let run = try place.run("compare", "a.timeline.jsonl", "b.timeline.jsonl")
    #expect(run.code == 1)
    #expect(run.output.contains(": input of device 0, another dy "))
    #expect(run.output.contains("\n  A        dy 40, because: "))
    let end = try #require(timeline.range(of: "\"digest\":\"")?.upperBound)
    var other = timeline
    other.replaceSubrange(end..<other.index(after: end), with: timeline[end] == "0" ? "1" : "0")
    try place.write("c.timeline.jsonl", other)
    let digest = try place.run("compare", "a.timeline.jsonl", "c.timeline.jsonl")
    #expect(digest.code == 1)
    #expect(digest.output.contains("\ndifferent: the digest is "))
    let whole = timeline.split(separator: "\n").dropLast().map { $0 + "\n" }.joined()
    try place.write("cut.timeline.jsonl", whole)
    let cut = try place.run("compare", "a.timeline.jsonl", "cut.timeline.jsonl")
    #expect(cut.code == 4)
    #expect(cut.errors.contains("the timeline has no end"))
  }

  @Test func `What cannot be meant or used is one line and its code`() throws {
    try place.write("a.timeline.jsonl", try place.run("replay", "wheel.jsonl", "--format", "jsonl").output)
    let usages: [([String], String)] = [
      (["wheel.jsonl"], "B is missing; or give --scenario, --profile or --policy twice, for A and for B"),
      (["-", "-"], "only one of A and B can be standard input"),
      (
        ["-", "--profile", "uikit", "--profile", "gtk4"],
        "a log that is replayed twice cannot be standard input; give a file"
      ),
      (
        ["wheel.jsonl", "--policy", "gtk4", "--policy", "gtk4", "--policy", "gtk4"],
        "--policy is given 3 times; two are compared"
      ),
      (
        ["a.timeline.jsonl", "a.timeline.jsonl", "--policy", "gtk4"],
        "--policy is for logs that are replayed; A and B are timelines already"
      ),
    ]
    for (words, message) in usages {
      let run = try place.run(["compare"] + words)
      #expect(run.code == 2)
      #expect(run.errors == "scrolltrace: compare: \(message)\n")
    }
    #expect(try place.run("compare", "wheel.jsonl", "none.jsonl").code == 3)
    try place.write("bad.jsonl", "{\"k\":\"timeline\",\"v\":1}\nnothing\n")
    let bad = try place.run("compare", "bad.jsonl", "wheel.jsonl")
    #expect(bad.code == 3)
    #expect(bad.errors.hasPrefix("scrolltrace: bad.jsonl:2: ") && bad.output.isEmpty)
    var bytes = try place.bytes("wheel.jsonl")
    bytes[bytes.count / 2] ^= 1
    try place.write("damaged.jsonl", bytes)
    #expect(try place.run("compare", "wheel.jsonl", "damaged.jsonl").code == 3)
    try place.write("cut.jsonl", try place.bytes("wheel.jsonl").dropLast(40))
    #expect(try place.run("compare", "wheel.jsonl", "cut.jsonl").code == 4)
  }
}
