import DeviceCapture
import EventLog
import Glibc
import Replay

/// Where the smallest failing parts of logs are written: a log and a scenario for each, numbered by the scenario's file.
struct ShrunkFiles: Sendable {
  /// The folder.
  private let folder: String
  /// How many there are of each scenario's name.
  private var counts: [(name: String, count: Int)] = []

  /// Makes a place for files; the folder is made when the first file is.
  init(_ folder: String) {
    self.folder = folder
  }

  /// Looks for the smallest part of a log that still fails, and writes it.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - expectation: What does not hold in it.
  ///   - records: The run's log.
  ///   - isPrivate: Whether nobody but its owner may read the log.
  ///   - path: The scenario's file.
  ///   - standardOutput: Standard output.
  /// - Returns: A line that says what was kept.
  /// - Throws: The failure to write.
  mutating func write(
    _ run: ScenarioRun, _ expectation: TimelineExpectation, _ records: [LogRecord], isPrivate: Bool,
    from path: String, standardOutput: Int32
  ) throws -> String {
    let name = nextName(path)
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    let (log, file) = ("\(start)\(name).jsonl", "\(start)\(name).scenario.json")
    try makeFolder()
    // Said before the work, not after it.
    for path in run.log == nil ? [file] : [log, file] where FilePath.exists(path) {
      throw NewFile.exists(path)
    }
    var shrunk = try LogShrinker(records, run.scenario, expectation).shrink()
    if run.log != nil {
      shrunk.scenario.variants.logs = ["\(name).jsonl"]
      var output = try NewFile(log, isPrivate: isPrivate, standardOutput: standardOutput)
      var writer = EventLogWriter()
      for record in shrunk.records.noted(shrunk.remark(on: run.log ?? "")) {
        try writer.write(record, into: &output.stream.buffer)
      }
      writer.end(into: &output.stream.buffer)
      try output.finish()
    }
    var output = try NewFile(file, isPrivate: isPrivate, standardOutput: standardOutput)
    output.stream.buffer.append(shrunk.scenario.file)
    try output.finish()
    return "\(file): \(shrunk.summary)\n"
  }

  private mutating func nextName(_ path: String) -> String {
    var name = FilePath.name(path)
    for ending in [".scenario.json", ".json"] where name.hasSuffix(ending) && name != ending {
      name = String(name.dropLast(ending.count))
      break
    }
    let place = counts.firstIndex { $0.name == name } ?? counts.count
    if place == counts.count { counts.append((name, 0)) }
    counts[place].count += 1
    return "\(name)-\(counts[place].count)"
  }

  private func makeFolder() throws(CommandFailure) {
    guard !FilePath.isFolder(folder) else { return }
    do {
      _ = try SystemError.check { mkdir(folder, 0o777) }
    } catch {
      throw CommandFailure(writing: folder, error)
    }
  }
}

extension [LogRecord] {
  /// The records with a remark behind the header: a part is no recording, and has to say so.
  fileprivate func noted(_ text: String) -> [LogRecord] {
    var records = self
    let time = compactMap(\.time).first ?? 0
    let place = if case .header = first { 1 } else { 0 }
    records.insert(.note(time: time, text: text), at: place)
    return records
  }
}

extension ShrunkLog {
  /// The remark that the log begins with.
  fileprivate func remark(on log: String) -> String {
    "a part of \(FilePath.name(log)), shrunk by \(Program.tool): \(summary)"
  }

  /// What was kept, in words.
  fileprivate var summary: String {
    var parts: [String] = []
    func add(_ left: Int, _ count: Int, _ one: String) {
      guard count > 0 else { return }
      parts.append("\(ShrunkLog.grouped(left)) of \(ShrunkLog.grouped(count)) \(one)\(count == 1 ? "" : "s")")
    }
    add(after.frames, before.frames, "frame")
    add(after.gestures, before.gestures, "gesture")
    add(after.devices, before.devices, "device")
    add(after.actions, before.actions, "action")
    var text = "kept " + (parts.isEmpty ? "the scene alone" : parts.joined(separator: ", "))
    if before.length > 0 {
      text += "; \(ShrunkLog.seconds(after.length)) s of \(ShrunkLog.seconds(before.length)) s"
    }
    if !isSmallest { text += "; perhaps not the smallest part, since the search was ended at its limit" }
    return text
  }

  /// A count with a comma before every third digit.
  private static func grouped(_ count: Int) -> String {
    var text = ""
    for (place, digit) in String(count).reversed().enumerated() {
      if place > 0, place % 3 == 0 { text = "," + text }
      text = String(digit) + text
    }
    return text
  }

  /// Seconds to a hundredth.
  private static func seconds(_ time: Int64) -> String {
    JSONText.number(Double((time + 5_000) / 10_000) / 100)
  }
}
