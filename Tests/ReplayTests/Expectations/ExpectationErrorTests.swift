import EventLog
import Foundation
import Replay
import Testing

/// Expectations that cannot be: what is refused, with the way to it and what would be right.
@Suite struct ExpectationErrorTests {
  /// Text at the mark `§` and the error behind `expect[0]`.
  static let mistakes: [(String, String)] = [
    (#"{"of": §{"indicatr": {}}, "never": {}}"#, ".of has to have one key of device, input, finding,"),
    (
      #"{"of": §{"page": {}, "phase": {}}, "never": {}}"#,
      ".of has to have one key of device, input, finding,"
    ),
    (
      #"{"of": {"indicator": {§"axes": "vertical"}}, "never": {}}"#,
      #".of.indicator has an unknown key "axes"; known are view, axis, style, state, width, reserved, because, t"#
    ),
    (
      #"{"of": {"indicator": {}}, "always": {§"stat": "hidden"}}"#,
      #".always has an unknown key "stat"; known are view, axis, style, state, width, reserved, because, t"#
    ),
    (
      #"{"of": {"indicator": {}}, "always": {"state": §"hiden"}}"#,
      ".always.state has to be one of hidden, visible, fading"
    ),
    (
      #"{"of": {"indicator": {"view": §"lst"}}, "never": {}}"#,
      #".of.indicator.view names no scroll view of any scene: "lst"; there are "list""#
    ),
    (
      #"{"of": {"page": {}}, "after": {"sample": {"view": §"lst"}}, "never": {}}"#,
      #".after.sample.view names no scroll view of any scene: "lst"; there are "list""#
    ),
    (
      #"{"of": {"page": {}}, "always": {"index": §"1"}}"#,
      ".always.index has to be a number, or an object with"
    ),
    (
      #"{"of": {"sample": {}}, "never": {"y": §{"contains": "1"}}}"#,
      ".never.y has to be a number, or an object with"
    ),
    (#"{"of": {"sample": {}}, "never": {"y": {"near": 1}}}"#, ".never.y.within is missing"),
    (
      #"{"of": {"sample": {}}, "never": {"y": {§"atleast": 1}}}"#,
      #".never.y has an unknown key "atleast"; known are"#
    ),
    (
      #"{"of": {"sample": {}}, "never": {"y": §{"atLeast": 2, "atMost": 1}}}"#,
      ".never.y has an atLeast above its atMost"
    ),
    (#"{"of": {"target": {}}, "never": {"chosen": §3}}"#, ".never.chosen has to be a list of two numbers"),
    (
      #"{"of": {"page": {}}, "at": §-1, "is": {"index": 0}}"#,
      ".at has to be a whole number from 0 to 9000000000000000, or \"end\""
    ),
    (#"{"of": {"page": {}}, "at": §"last", "is": {"index": 0}}"#, ".at has to be a whole number from 0 to"),
    (#"{"of": {"page": {}}, "between": §[5, 4], "never": {}}"#, ".between runs backwards: 5 is after 4"),
    (
      #"{"of": {"page": {}}, "between": §["end", 4], "never": {}}"#,
      ".between runs backwards: nothing is after the end"
    ),
    (
      #"{"of": {"page": {}}, "between": [1, 2, §3], "never": {}}"#,
      ".between has to have no more than 2 elements"
    ),
    (#"{"of": {"page": {}}, "between": [0, 1], "at": 5, "never": {}}"#, ".between cannot stand beside at"),
    (#"{"of": {"page": {}}, "within": §5, "never": {}}"#, ".within needs an after beside it"),
    (#"{"of": {"page": {}}, "is": §{"index": 0}}"#, ".is needs an at beside it"),
    (#"{"of": {"page": {}}, "always": §{}}"#, ".always has to have at least one field"),
    (#"{"of": {"page": {}}, "never": {}, "count": §0}"#, ".count cannot stand beside never"),
    (#"§{"of": {"page": {}}}"#, " has to have one of is, always, never, some, count, changes"),
    (#"{"never": {}}"#, ".of is missing"),
    (
      #"{"of": {"page": {}}, "count": §-1}"#,
      ".count has to be a whole number from 0 to 1000000, or an object with"
    ),
    (#"{"of": {"page": {}}, "count": §{"exactly": 1, "atMost": 2}}"#, ".count has to have exactly alone"),
    (#"{"of": {"page": {}}, "count": §{}}"#, ".count has to have exactly, atLeast or atMost"),
    (
      #"{"of": {"page": {}}, "changes": {§"indx": 0}}"#,
      #".changes has an unknown key "indx"; known are view, index"#
    ),
    (
      #"{"of": {"page": {}}, "count": {"atLeast": 1}, "perWindow": §5}"#,
      ".perWindow needs counts that have an atMost"
    ),
    (#"{"of": {"page": {}}, "never": {}, "perWindow": §5}"#, ".perWindow needs counts that have an atMost"),
    (
      #"{"of": {"page": {}}, "after": {"input": {}, "nth": §0}, "never": {}}"#,
      ".after.nth has to be a whole number from 1"
    ),
    (
      #"{"of": {"page": {}}, "never": {}, "for": §{"policy": "lastused"}}"#,
      ".for names no run that the scenario has"
    ),
    (#"{"of": {"page": {}}, "never": {}, "for": {"policy": §[]}}"#, ".for.policy has to have at least one"),
    (
      #"{"of": {"page": {}}, "never": {}, "for": §{"policy": "lastUsed"}}"#,
      ".for names no run that the scenario has"
    ),
    (
      #"{"of": {"page": {}}, "never": {}, "for": {"profile": §"macos"}}"#,
      ".for.profile has to be one of uikit, simple, gtk4"
    ),
    (#"{"of": {"page": {}}, "never": {}, §"until": 5}"#, #" has an unknown key "until"; known are"#),
  ]

  @Test(arguments: 0..<mistakes.count)
  func `A mistake is refused with its place`(index: Int) throws {
    let (marked, words) = Self.mistakes[index]
    let parts = ExpectationFile.text([marked]).components(separatedBy: "§")
    let error = #expect(throws: JSONDecodingError.self) { try ScenarioFileTests.read(parts.joined()) }
    let text = try #require(error).description
    let place = parts.count == 2 ? "byte \(parts[0].utf8.count): " : ""
    #expect(text.contains(place + "expect[0]" + words), "\(text)")
  }

  @Test(arguments: [
    (#""logs": ["a", §"a"],"#, "logs[1] stands here twice"),
    (#""policies": ["gtk4", §"gtk4"],"#, "policies[1] stands here twice"),
    (#""profiles": [§"mac"],"#, "profiles[0] has to be one of uikit, simple, gtk4"),
    (#""preferences": [§"never"],"#, "preferences[0] has to be one of byDevice, whenScrolling, always"),
  ])
  func `A list of runs is refused with its place`(marked: String, words: String) throws {
    let parts = ExpectationFile.text([], more: marked).components(separatedBy: "§")
    let error = #expect(throws: JSONDecodingError.self) { try ScenarioFileTests.read(parts.joined()) }
    #expect(error?.description == "byte \(parts[0].utf8.count): \(words)")
  }
}
