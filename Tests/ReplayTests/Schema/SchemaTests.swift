import EventLog
import Foundation
import Replay
import ScrollModel
import TestSupport
import Testing

/// The JSON Schema of scenario files, held against the reader.
@Suite struct SchemaTests {
  /// Files of the repository: the built-in scenarios, those of the traces, and the examples of the articles.
  static let files: [String] = {
    var files = Scenario.builtIn.map(\.file)
    let traces = SharedData.root.appending(path: "Traces")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: traces.path)) ?? []
    for name in names.sorted() where name.hasSuffix(".scenario.json") {
      files += [try? String(contentsOf: traces.appending(path: name), encoding: .utf8)].compactMap(\.self)
    }
    let article = SharedData.root.appending(path: "Sources/Replay/Replay.docc/ScenarioFiles.md")
    let text = (try? String(contentsOf: article, encoding: .utf8)) ?? ""
    files += text.components(separatedBy: "```json\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    let examples = (try? ExpectationFile.examples()) ?? []
    files.append(ExpectationFile.text(examples, more: #""logs": ["flick"], "policies": ["connected"],"#))
    files += (0..<30 as Range<UInt64>).map { seed in
      var random = SeededGenerator(seed: seed)
      let scene = RandomScene(&random).scene
      return Scenario(
        name: "random", scene: scene,
        actions: [TimedAction(at: 5, .setScene(RandomScene(&random).scene.content))]
      ).file
    }
    return files
  }()

  @Test func `The text in Swift is the file that it is made of`() throws {
    let file = SharedData.root.appending(path: "Sources/Replay/Generated/scenario.schema.json")
    #expect(try String(contentsOf: file, encoding: .utf8) == Scenario.schema)
  }

  @Test func `The validator knows every keyword, and every definition is used`() throws {
    let validator = try SchemaValidator(Scenario.schema)
    #expect(validator.unknownKeywords().isEmpty)
    let names = try #require(
      (JSONSerialization.jsonObject(with: Data(Scenario.schema.utf8)) as? [String: Any])?["$defs"]
        as? [String: Any])
    for name in names.keys.sorted() { #expect(Scenario.schema.contains("\"#/$defs/\(name)\""), "\(name)") }
  }

  @Test func `Every file of the repository follows the schema`() throws {
    let validator = try SchemaValidator(Scenario.schema)
    #expect(Self.files.count > 45)
    for file in Self.files {
      _ = try ScenarioFileTests.read(file)
      #expect(try validator.fault(file) == nil)
    }
  }

  /// A file with all keys of an object of the schema renamed one by one is refused by both.
  @Test func `An unknown key is refused by both, wherever it stands`() throws {
    let validator = try SchemaValidator(Scenario.schema)
    var places: Set<String> = []
    // The last ones are random scenes, of which a few have every key of views.
    for file in Self.files.dropLast(24) {
      let value = try JSONSerialization.jsonObject(with: Data(file.utf8))
      for (place, changed) in Self.misspelt(value) where places.insert(place).inserted {
        let text = String(decoding: try JSONSerialization.data(withJSONObject: changed), as: UTF8.self)
        #expect(throws: JSONDecodingError.self, "\(place)") { try ScenarioFileTests.read(text) }
        #expect(try validator.fault(text) != nil, "\(place)")
      }
    }
    #expect(places.count > 100)
  }

  /// The value with a key too much in each object, with the way to it, places in lists left out.
  private static func misspelt(_ value: Any) -> [(String, Any)] {
    if let list = value as? [Any] {
      return list.enumerated().flatMap { index, item in
        misspelt(item).map { place, changed in
          var list = list
          list[index] = changed
          return ("[]" + place, list as Any)
        }
      }
    }
    guard let object = value as? [String: Any] else { return [] }
    var results: [(String, Any)] = [("", object.merging(["unheardOf": 1]) { first, _ in first })]
    for key in object.keys.sorted() {
      guard let part = object[key] else { continue }
      results += misspelt(part).map { place, changed in
        (".\(key)" + place, object.merging([key: changed]) { _, last in last })
      }
    }
    return results
  }

  @Test func `The fields of every kind are those of the reader`() throws {
    let root = try JSONSerialization.jsonObject(with: Data(Scenario.schema.utf8)) as? [String: Any]
    let definitions = try #require(root?["$defs"] as? [String: [String: Any]])
    for kind in TimelineKind.allCases {
      let properties = try #require(definitions["fields-\(kind.rawValue)"]?["properties"] as? [String: Any])
      #expect(properties.keys.sorted() == kind.fields.map(\.rawValue).sorted(), "\(kind)")
      for field in kind.fields {
        let schema = properties[field.rawValue] as? [String: Any]
        let words = ((schema?["anyOf"] as? [[String: Any]])?.first?["enum"] as? [Any])?.compactMap {
          $0 as? String
        }
        let expected: [String]? =
          if case .text(let words) = field.shape(in: kind), !words.isEmpty { words } else { nil }
        #expect(words?.sorted() == expected?.sorted(), "\(kind) \(field)")
      }
    }
    #expect(
      try #require(definitions["record"]?["properties"] as? [String: Any]).keys.sorted()
        == TimelineKind.allCases.map(\.rawValue).sorted())
  }

  /// Every key that the reader names in an error is one of the schema, and the reverse.
  @Test func `The reader names the keys of the schema`() throws {
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(Scenario.schema.utf8)) as? [String: Any])
    let definitions = try #require(root["$defs"] as? [String: [String: Any]])
    func keys(_ schema: [String: Any]?) -> [String] {
      (schema?["properties"] as? [String: Any])?.keys.sorted() ?? []
    }
    func known(_ text: String) -> [String] {
      do {
        _ = try ScenarioFileTests.read(text)
        return []
      } catch let error as JSONDecodingError {
        let words = error.message.components(separatedBy: "known are ").last ?? ""
        return words.components(separatedBy: ", ").sorted()
      } catch { return [] }
    }
    let scene = #""scene": {"size": {"width": 1, "height": 1}, "content": {"item": {}}}"#
    #expect(known(#"{"scenario": 2, \#(scene), "x": 1}"#) == keys(root))
    let expectation = #"{"of": {"page": {}}, "never": {}, "x": 1}"#
    #expect(
      known(#"{"scenario": 2, \#(scene), "expect": [\#(expectation)]}"#) == keys(definitions["expectation"]))
    #expect(
      known(#"{"scenario": 2, \#(scene), "actions": [{"at": 0, "do": {"x": 1}}]}"#)
        == keys(definitions["action"]))
    let view = #"{"id": "v", "content": [], "x": 1}"#
    #expect(
      known(
        #"{"scenario": 2, "scene": {"size": {"width": 1, "height": 1}, "content": {"scroll": \#(view)}}}"#)
        == keys(definitions["scrollView"]))
    #expect(
      known(
        #"{"scenario": 2, "scene": {"size": {"width": 1, "height": 1}, "content": {"item": {}, "modifiers": [{"x": 1}]}}}"#
      ) == keys(definitions["modifier"]))
    for part in ["touchpad", "touchscreen", "wheel", "pointer", "tablet"] {
      let input = (root["properties"] as? [String: [String: Any]])?["input"]
      let schema = (input?["properties"] as? [String: [String: Any]])?[part]
      #expect(
        known(#"{"scenario": 2, \#(scene), "input": {"\#(part)": {"x": 1}}}"#) == keys(schema), "\(part)")
    }
  }
}
