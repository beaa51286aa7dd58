import Foundation
import Testing

@Suite struct ReplayTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.importSample(Samples.touchpad, as: "swipe.jsonl")
    try place.importSample(Samples.mouse, as: "wheel.jsonl")
  }

  @Test func `The digest is the same twice, and the one at the end of the timeline`() throws {
    let first = try place.run("replay", "swipe.jsonl", "--digest")
    #expect(first.code == 0)
    #expect(first.output.hasSuffix("  swipe.jsonl\n"))
    #expect(try place.run("replay", "--digest", "swipe.jsonl") == first)
    let timeline = try place.run("replay", "swipe.jsonl", "--format", "jsonl")
    #expect(timeline.output.contains("{\"k\":\"end\",\"digest\":\"\(first.output.prefix(16))\""))
    #expect(
      timeline.output.hasPrefix("{\"k\":\"timeline\",\"v\":1,\"log\":\"swipe\",\"scenario\":\"long-list\""))
    let table = try place.run("replay", "swipe.jsonl", "--format=table")
    #expect(table.output.contains("digest \(first.output.prefix(16))\n"))
    #expect(table.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func `A log through a pipe gives the same`() throws {
    let file = try place.run("replay", "swipe.jsonl", "--digest")
    let text = String(decoding: try place.bytes("swipe.jsonl"), as: UTF8.self)
    let pipe = try place.run(["replay", "-", "--digest"], input: text)
    #expect(pipe.code == 0)
    #expect(pipe.output.prefix(16) == file.output.prefix(16))
  }

  @Test func `Logs and folders come in their order, each with its head`() throws {
    let folder = place.folder.appending(path: "logs")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    for name in ["b.jsonl", "a.jsonl", "B.jsonl", "ignored.txt"] {
      try place.write("logs/\(name)", try place.bytes("wheel.jsonl"))
    }
    let run = try place.run("replay", "swipe.jsonl", "logs", "wheel.jsonl", "--digest")
    let names = run.output.split(separator: "\n").map { String($0.dropFirst(18)) }
    #expect(names == ["swipe.jsonl", "logs/B.jsonl", "logs/a.jsonl", "logs/b.jsonl", "wheel.jsonl"])
    let lines = try place.run("replay", "logs/", "--format", "jsonl")
    #expect(lines.output.split(separator: "\n").count { $0.hasPrefix("{\"k\":\"timeline\"") } == 3)
  }

  @Test func `A log that cannot be used does not hide the others`() throws {
    let run = try place.run("replay", "none.jsonl", "wheel.jsonl", "--digest")
    #expect(run.code == 3)
    #expect(run.output.hasSuffix("  wheel.jsonl\n"))
    #expect(run.errors == "scrolltrace: none.jsonl: No such file or directory\n")
  }

  @Test func `The state at a time is that of the timeline`() throws {
    let timeline = try place.run("replay", "swipe.jsonl", "--format", "jsonl")
    let samples = timeline.output.split(separator: "\n").filter { $0.contains("\"k\":\"sample\"") }
    #expect(samples.count > 60)
    // The last sample of each time: an earlier one at the same time is not yet the whole truth.
    for (sample, next) in zip(samples, samples.dropFirst()) where time(sample) != time(next) {
      let digits = String(time(sample) % 1_000_000)
      let seconds = "\(time(sample) / 1_000_000)." + String(repeating: "0", count: 6 - digits.count) + digits
      let run = try place.run("replay", "swipe.jsonl", "--at", seconds, "--format", "jsonl")
      let place = sample.range(of: "\"x\":").map { sample[$0.lowerBound...].dropLast() }
      let numbers = try #require(place?.split(separator: ",\"view\"").first)
      #expect(run.output.contains(numbers), "\(seconds): \(run.output)")
    }
  }

  @Test func `The state after the end is at rest, and at the start that of the scenario`() throws {
    let end = try place.run("replay", "wheel.jsonl", "--at", "100")
    #expect(end.code == 0)
    #expect(end.errors == "scrolltrace: wheel.jsonl: the log ends at 0.18 s\n")
    #expect(
      end.output == """
        wheel in long-list, at 100.0 s
        offset     0, 26120 pt
        velocity   0, 0 pt/s
        phase      idle
        indicator  vertical legacy visible, 15 pt beside the content, thumb from 286.5432 to 322.5432 pt,\
         because: a mouse is connected

        """)
    let start = try place.run("replay", "swipe.jsonl", "--at", "0", "--scenario", "list", "--format", "jsonl")
    #expect(start.output.contains("\"view\":\"list\",\"x\":0,\"y\":0,\"vx\":0,\"vy\":0"))
  }

  @Test func `A state for people has four digits behind the point at most`() throws {
    let run = try place.run("replay", "swipe.jsonl", "--at", "0.2")
    let numbers = run.output.split(separator: "\n").dropFirst().prefix(2).flatMap {
      $0.split(separator: " ").compactMap { Double($0.replacing(",", with: "")) == nil ? nil : String($0) }
    }
    #expect(numbers.count == 4)
    for number in numbers {
      let parts = number.replacing(",", with: "").split(separator: ".")
      #expect(parts.count == 1 || parts[1].count <= 4, "\(run.output)")
    }
  }

  @Test func `A printed scenario is a file that gives the same, and the options change it`() throws {
    let file = try place.run("scenario", "long-list")
    try place.write("mine.json", file.output)
    let built = try place.run("replay", "swipe.jsonl", "--digest")
    #expect(try place.run("replay", "swipe.jsonl", "--digest", "--scenario", "mine.json") == built)
    #expect(try place.run("replay", "swipe.jsonl", "--digest", "--profile", "simple").output != built.output)
    let touch = try place.run("replay", "wheel.jsonl", "--policy", "touchOnly")
    #expect(touch.output.contains("policy touchOnly") && !touch.output.contains("legacy"))
    #expect(
      try place.run("scenario").output == "list\nlong-list\npages\ngallery-phone\ngallery-pad\ngallery-mac\n")
  }

  @Test func `A gallery names its views, in the table, the lines and the state`() throws {
    let table = try place.run("replay", "swipe.jsonl", "--scenario", "gallery-pad")
    #expect(table.code == 0)
    #expect(table.output.contains("gallery: tracking > interacting"))
    #expect(table.output.contains("heroes: hero 0 identity"))
    #expect(table.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    let lines = try place.run("replay", "swipe.jsonl", "--scenario", "gallery-pad", "--format", "jsonl")
    #expect(lines.output.contains("\"k\":\"phase\",\"view\":\"gallery\""))
    let state = try place.run("replay", "swipe.jsonl", "--scenario", "gallery-pad", "--at", "0.1")
    #expect(state.output.contains("\ngallery\noffset "))
    #expect(state.output.contains("\nheroes\noffset     -20, 0 pt\n"))
    let objects = try place.run(
      "replay", "swipe.jsonl", "--scenario", "gallery-pad", "--at", "0.1", "--format", "jsonl")
    #expect(objects.output.split(separator: "\n").count == 2)
  }

  private func time(_ line: Substring) -> Int {
    Int(line.dropFirst(5).prefix { $0.isNumber }) ?? -1
  }
}
