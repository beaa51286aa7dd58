import EventLog
import Foundation
import Replay
import ScrollInput
import ScrollModel
import TestSupport
import Testing

/// Scenario files: what is read.
@Suite struct ScenarioFileTests {
  static func read(_ text: String) throws -> Scenario {
    let bytes = Array(text.utf8)
    return try Scenario(parsing: bytes.span)
  }

  @Test(arguments: Scenario.builtIn)
  func whatIsPrintedReadsBack(_ scenario: Scenario) throws {
    #expect(try Self.read(scenario.file) == scenario)
    // A payload without a label has this key where the coding is left to the compiler.
    #expect(!scenario.file.contains("_0"))
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func randomScenesReadBack(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let scene = RandomScene(&random).scene
    let action = TimedAction(
      at: Int64(random.int(0...1_000_000)), .setScene(RandomScene(&random).scene.content))
    let scenario = Scenario(name: "random", scene: scene, actions: [action])
    #expect(try Self.read(scenario.file) == scenario)
    #expect(!scenario.file.contains("_0"))
  }

  /// Every setting of the input that a file has stands in the article.
  @Test func everySettingIsDescribed() throws {
    let article = try String(
      contentsOf: SharedData.root.appending(path: "Sources/Replay/Replay.docc/ScenarioFiles.md"),
      encoding: .utf8)
    var settings = ScrollInputSettings()
    settings.velocity = .recognizer
    let value = try JSONSerialization.jsonObject(with: JSONEncoder().encode(settings))
    var keys: Set<String> = []
    func collect(_ value: Any) {
      for (key, value) in value as? [String: Any] ?? [:] {
        keys.insert(key)
        collect(value)
      }
    }
    collect(value)
    #expect(keys.count > 35)
    for key in keys.sorted() { #expect(article.contains("`\(key)`"), "\(key)") }
  }

  @Test func theLeastFileHasAllDefaults() throws {
    let text = #"{"scenario": 2, "scene": {"size": {"width": 390, "height": 844}, "content": {"item": {}}}}"#
    let expected = Scenario(name: "scenario", scene: Scene(size: Vector(x: 390, y: 844), .item()))
    let scenario = try Self.read(text)
    #expect(scenario == expected)
    #expect(scenario.profile == .uikit && scenario.policy == .connected && scenario.actions.isEmpty)
    #expect(
      scenario.scene.refreshRate == 60 && scenario.scene.displayScale == 1 && scenario.scene.bouncesByDefault)
    #expect(scenario.scene.safeArea == .zero && scenario.scene.sizeClass == .compact)
  }

  @Test(arguments: IndicatorPolicy.builtIn, IndicatorPreference.allCases)
  func policiesAndPreferencesReadBack(policy: IndicatorPolicy, preference: IndicatorPreference) throws {
    var scenario = Scenario(name: "s", scene: Scene(size: Vector(x: 390, y: 844), .item()), policy: policy)
    scenario.preference = preference
    #expect(try Self.read(scenario.file) == scenario)
    #expect(scenario.file.contains("preference") == (preference != .byDevice))
  }

  @Test func `Constants of indicators are read over the profile's, and read back`() throws {
    let item = #""scene": {"size": {"width": 390, "height": 844}, "content": {"item": {}}}"#
    let keys = [
      "holdMicroseconds", "fadeMicroseconds", "leaveHoldMicroseconds", "leaveFadeMicroseconds",
      "flashMicroseconds", "styleHoldMicroseconds", "barThickness", "thickness", "edgeInset", "endInset",
      "minimumLength",
    ]
    var files: Set<String> = []
    for key in keys {
      let scenario = try Self.read(#"{"scenario": 2, \#(item), "indicators": {"\#(key)": 123}}"#)
      #expect(scenario.profile.indicators != Profile.uikit.indicators, "\(key)")
      #expect(try Self.read(scenario.file) == scenario)
      files.insert(scenario.file)
      let error = #expect(throws: JSONDecodingError.self) {
        try Self.read(#"{"scenario": 2, \#(item), "indicators": {"\#(key)": -1}}"#)
      }
      #expect("\(try #require(error))".contains("indicators.\(key) has to be"))
    }
    #expect(files.count == keys.count)
    let gtk = try Self.read(
      #"{"scenario": 2, \#(item), "profile": "gtk4", "indicators": {"fadeMicroseconds": 0}}"#)
    #expect(gtk.profile.indicators.hold == 2_000_000 && gtk.profile.indicators.fade == 0)
  }

  @Test func `A policy of one's own is read and read back, and one that cannot be is refused`() throws {
    let item = #""scene": {"size": {"width": 390, "height": 844}, "content": {"item": {}}}"#
    func read(_ policy: String) throws -> Scenario {
      try Self.read(#"{"scenario": 2, \#(item), "policy": \#(policy)}"#)
    }
    let own = try read(
      #"{"name": "mine", "bars": "lastUsed", "shows": ["scrolling", "tracking"], "hiddenWins": true}"#)
    #expect(
      own.policy
        == IndicatorPolicy("mine", bars: .lastUsed, shows: [.scrolling, .tracking], hiddenWins: true))
    #expect(try Self.read(own.file) == own)
    for (policy, words) in [
      (#""mine""#, "policy has to be one of connected, lastUsed, touchOnly, gtk4"),
      (#"{"name": "gtk4", "shows": []}"#, "policy.name is that of a policy that is built in"),
      (#"{"name": "mine", "shows": ["idle"]}"#, "policy.shows has idle, which shows nothing"),
      (#"{"name": "mine"}"#, "shows"),
    ] {
      let error = #expect(throws: JSONDecodingError.self) { try read(policy) }
      #expect("\(try #require(error))".contains(words), "\(policy)")
    }
  }

  @Test func theLeastScrollViewHasAllDefaults() throws {
    let scenario = try Self.read(
      ScenarioErrorTests.scene(
        #"{"scroll": {"id": "v", "content": [{"stack": {"axis": "vertical", "content": []}}]}}"#))
    #expect(scenario.scene.content == .scroll(ScrollView("v", [.stack(SceneStack(.vertical, []))])))
  }

  @Test func actionsStandInTheOrderOfTheirTimes() throws {
    let actions =
      #"[{"at": 20, "do": {"press": "a"}}, {"at": 10, "do": {"resize": {"width": 50, "height": 60}}}]"#
    let content = #"{"id": "a", "control": {"action": {"scroll": {"to": {"edge": "top"}}}}}"#
    let scenario = try Self.read(ScenarioErrorTests.scene(content, actions: actions))
    #expect(
      scenario.actions == [
        TimedAction(at: 10, .resize(Vector(x: 50, y: 60))), TimedAction(at: 20, .press("a")),
      ])
  }

  @Test func aControlOfARepetitionHasItsNumber() throws {
    let content = #"""
      {"repeat": {"count": 3, "prefix": "b ", "first": 1, "of":
        {"control": {"action": {"scroll": {"to": {"edge": "top"}}}}}}}
      """#
    func press(_ id: String) -> String {
      ScenarioErrorTests.scene(content, actions: #"[{"at": 0, "do": {"press": "\#(id)"}}]"#)
    }
    #expect(try Self.read(press("b 3")).actions == [TimedAction(at: 0, .press("b 3"))])
    #expect(throws: JSONDecodingError.self) { try Self.read(press("b 4")) }
    #expect(throws: JSONDecodingError.self) { try Self.read(press("b 0")) }
  }

  @Test func behaviorsOfProgramsAreKnownByName() throws {
    let content = #"{"scroll": {"id": "v", "behavior": {"custom": "mine"}, "content": []}}"#
    let actions = #"""
      [{"at": 0, "do": {"setBehavior": {"view": "v", "behavior": {"custom": "other"}}}},
       {"at": 1, "do": {"setBehavior": {"view": "v", "behavior": {"custom": "mine"}}}}]
      """#
    #expect(
      try Self.read(ScenarioErrorTests.scene(content, actions: actions)).customBehaviors == ["mine", "other"])
  }

  @Test func theDocumentsExampleIsRead() throws {
    let path = SharedData.root.appending(path: "Sources/Replay/Replay.docc/ScenarioFiles.md")
    let document = try String(contentsOf: path, encoding: .utf8)
    let examples = document.components(separatedBy: "```json\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    let whole = try #require(examples.first { $0.contains("\"scenario\"") })
    let scenario = try Self.read(whole)
    #expect(scenario.actions.count == 3)
    #expect(try Self.read(scenario.file) == scenario)
  }

  @Test func aScenarioPrintsItself() {
    let lines = Scenario.galleryMac.description.split(separator: "\n")
    #expect(lines.prefix(2) == ["gallery-mac, uikit, connected", "scene 1000 x 700, regular"])
    #expect(lines.contains { $0.contains("scroll view heroes, horizontal, viewAligned") })
  }
}
