import Foundation
import TestSupport
import Testing

/// The scenario files of this package: each holds, and each of its expectations can fail.
@Suite struct ScenarioFolderTests {
  private static let folder = SharedData.root.appending(path: "Tests/Scenarios")
  static let names: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { $0.hasSuffix(".scenario.json") }.sorted()
  }()

  @Test func `All hold`() throws {
    let place = try Workplace()
    let run = try place.run("check", Self.folder.path)
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.output)\(run.errors)")
    #expect(run.output.contains(" of \(Self.names.count) scenarios\n"))
    #expect(Self.names.count >= 8)
  }

  @Test(arguments: names)
  func `Each part of each expectation can fail`(name: String) throws {
    let place = try Workplace()
    let bytes = try Data(contentsOf: Self.folder.appending(path: name))
    var file = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    let logs = try #require(file["logs"] as? [String])
    file["logs"] = logs.map { Self.folder.appending(path: $0).standardizedFileURL.path + ".jsonl" }
    let expectations = try #require(file["expect"] as? [[String: Any]])
    var mutants: [[String: Any]] = []
    for expectation in expectations {
      let mine = try Self.mutants(of: expectation)
      #expect(!mine.isEmpty, "\(expectation)")
      mutants += mine
    }
    file["expect"] = mutants
    try place.write("mutants.scenario.json", try JSONSerialization.data(withJSONObject: file))
    let run = try place.run("check", "mutants.scenario.json")
    #expect(run.code == 1 && run.errors.isEmpty, "\(run.errors)")
    let last = run.output.split(separator: "\n").last ?? ""
    #expect(last.hasPrefix("0 of "), "\(last)")
  }

  @Test func `The logs are those that the commands make`() throws {
    let place = try Workplace()
    try place.write("make-logs", try Data(contentsOf: Self.folder.appending(path: "make-logs")))
    let run = try place.shell("sh make-logs \"$S\"")
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    let names = place.names.filter { $0.hasSuffix(".jsonl") }
    #expect(names.count == 8)
    for name in names {
      let made = try Self.records(try place.bytes(name))
      let kept = try Self.records(Array(try Data(contentsOf: Self.folder.appending(path: name))))
      #expect(made == kept, "\(name)")
      #expect(made.count > 3)
    }
  }

  /// The lines of a log but those that hang on the version of the program that wrote it.
  private static func records(_ bytes: [UInt8]) throws -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { line in
      !["log", "mark", "end"].contains { line.contains("\"k\":\"\($0)\"") }
        && !line.contains("gestures made by scrolltrace")
    }
  }

  // MARK: Mutants

  /// The expectation with one part changed each time, so that it must not hold any more.
  private static func mutants(of expectation: [String: Any]) throws -> [[String: Any]] {
    var changed = expectation
    if let fields = expectation["some"] {
      changed["some"] = nil
      changed["never"] = fields
      return [changed]
    }
    if let fields = expectation["never"] {
      changed["never"] = nil
      changed["some"] = fields
      return [changed]
    }
    if let count = expectation["count"] as? Int {
      changed["count"] = count + 1
      return [changed]
    }
    if let changes = expectation["changes"] as? [String: [String: Int]] {
      return changes.map { field, count in
        var mutant = expectation
        mutant["changes"] = [field: count.mapValues { $0 + 1 }]
        return mutant
      }
    }
    let key = expectation["is"] == nil ? "always" : "is"
    let fields = try #require(expectation[key] as? [String: Any])
    return try fields.keys.sorted().map { field in
      var others = fields
      others[field] = try other(field, try #require(fields[field]))
      var mutant = expectation
      mutant[key] = others
      return mutant
    }
  }

  /// Another value that the field may have.
  private static func other(_ field: String, _ value: Any) throws -> Any {
    let words = [
      "visible": "hidden", "hidden": "visible", "fading": "visible", "overlay": "legacy",
      "legacy": "overlay", "added": "removed", "idle": "interacting",
      "press": "scroll", "refreshBlocked": "unknown", "deadControl": "unknown",
    ]
    switch value {
    case let number as NSNumber: return number.doubleValue + 1
    case let pair as [NSNumber]: return pair.map { $0.doubleValue + 1 }
    case is [String: Any]: return ["contains": "no such words"]
    case let word as String:
      guard ["state", "style", "change", "to", "what"].contains(field) else { return word + "?" }
      return try #require(words[word])
    default: throw Failure(text: "no other value for \(field)")
    }
  }
}
