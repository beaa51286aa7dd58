import EventLog
import Foundation
import Replay
import ScrollModel
import Testing

/// A scenario file with a mistake: at the mark `§`, which is no part of the file.
struct WrongFile: Sendable, CustomStringConvertible {
  let marked: String
  let error: String

  init(_ marked: String, _ error: String) {
    self.marked = marked
    self.error = error
  }

  var description: String { error }
}

/// Scenario files: what is refused, with the byte, the way to it and what would be right.
@Suite struct ScenarioErrorTests {
  /// A file of one view and perhaps actions.
  static func scene(_ content: String, actions: String? = nil) -> String {
    #"{"scenario": 2, "scene": {"size": {"width": 390, "height": 844}, "content": "#
      + content + "}" + (actions.map { #", "actions": "# + $0 } ?? "") + "}"
  }

  private static func modifier(_ text: String) -> String {
    scene(#"{"item": {}, "modifiers": ["# + text + "]}")
  }

  private static func action(_ text: String, _ content: String = #"{"scroll": {"id": "v", "content": []}}"#)
    -> String
  {
    scene(content, actions: #"[{"at": 0, "do": "# + text + "}]")
  }

  private static let two =
    #"[{"scroll": {"id": "v", "content": []}}, {"scroll": {"id": §"v", "content": []}}]"#

  static let files: [WrongFile] = [
    WrongFile(
      #"{"scenario": §1, "view": {}}"#,
      "scenario has to be 2, not 1: files of version 1 have no scene; "
        + "print a scenario that is built in and write yours anew from it"),
    WrongFile(
      #"{"scenario": §3}"#, "scenario has to be 2, not 3: a later version of this program wrote the file"),
    WrongFile(
      modifier(#"{§"paddding": {"top": 10}}"#),
      #"scene.content.modifiers[0] has an unknown key "paddding"; known are padding, frame, containerRelativeFrame, "#
        + "aspectRatio, safeAreaPadding, safeAreaInset, contentMargins, scrollTarget, transition, effect"),
    WrongFile(
      modifier(#"{"padding": {"top": 10, §"left": 4}}"#),
      #"scene.content.modifiers[0].padding has an unknown key "left"; known are top, leading, bottom, trailing"#
    ),
    WrongFile(
      modifier(#"{"padding": {"top": §1e7}}"#),
      "scene.content.modifiers[0].padding.top has to be a number from -1000000 to 1000000"),
    WrongFile(
      modifier(#"{"aspectRatio": §0}"#),
      "scene.content.modifiers[0].aspectRatio has to be a number from 0.001 to 1000"),
    WrongFile(
      modifier(#"{"containerRelativeFrame": {"axes": [], "columns": {"count": 2, "span": §3}}}"#),
      "scene.content.modifiers[0].containerRelativeFrame.columns.span has to be a whole number from 1 to 2"),
    WrongFile(
      modifier(#"{"containerRelativeFrame": §{"axes": [], "formula": {}, "columns": {"count": 2}}}"#),
      "scene.content.modifiers[0].containerRelativeFrame has to have only one of columns, columnsBySizeClass, formula"
    ),
    WrongFile(
      modifier(#"{"frame": {"width": 4, "alignment": §"middle"}}"#),
      "scene.content.modifiers[0].frame.alignment has to be one of center, top, bottom, leading, trailing, "
        + "topLeading, topTrailing, bottomLeading, bottomTrailing, or x and y"),
    WrongFile(
      modifier(#"§{}"#),
      "scene.content.modifiers[0] has to have one key of padding, frame, containerRelativeFrame, aspectRatio, "
        + "safeAreaPadding, safeAreaInset, contentMargins, scrollTarget, transition, effect"),
    WrongFile(
      modifier(#"{"effect": {§"paralax": {"factor": 1}}}"#),
      #"scene.content.modifiers[0].effect has an unknown key "paralax"; known are parallax, stretch"#),
    WrongFile(
      action(#"{"scroll": {"to": §{"edge": "top", "view": "a"}}}"#),
      "actions[0].do.scroll.to has to have one key of view, edge, point"),
    WrongFile(
      action(#"{"scroll": {"to": {"edge": §"up"}}}"#),
      "actions[0].do.scroll.to.edge has to be one of top, bottom, leading, trailing"),
    WrongFile(
      action(#"{"resize": {"width": §0, "height": 390}}"#),
      "actions[0].do.resize.width has to be a number from 1 to 1000000"),
    WrongFile(
      scene("{\"item\": {}}", actions: #"[{"at": §-1, "do": {"press": "a"}}]"#),
      "actions[0].at has to be a whole number from 0 to 9000000000000000"),
    WrongFile(
      action(#"{"setDisabled": {"view": §"w", "disabled": true}}"#),
      #"actions[0].do.setDisabled.view names no scroll view of any scene: "w"; there are "v""#),
    WrongFile(
      action(#"{"scroll": {"view": §"v", "to": {"edge": "top"}}}"#, #"{"item": {}}"#),
      #"actions[0].do.scroll.view names no scroll view of any scene: "v"; there is none"#),
    WrongFile(action(#"{"press": §"next"}"#), #"actions[0].do.press names no control of any scene: "next""#),
    WrongFile(
      scene(#"{"id": "a", "control": {"action": {"next": §"w"}}}"#),
      #"scene.content.control.action.next names no scroll view of any scene: "w"; there is none"#),
    WrongFile(
      scene(#"{"stack": {"axis": "vertical", "content": "# + two + "}}"),
      #"scene.content.stack.content[1].scroll.id names several scroll views: "v"; each needs a name of its own"#
    ),
    WrongFile(
      scene(#"{"repeat": {"count": 2, "of": {"scroll": {"id": §"v", "content": []}}}}"#),
      #"scene.content.repeat.of.scroll.id names several scroll views: "v"; each needs a name of its own"#),
    WrongFile(
      action(#"{"setContent": {"view": "v", "content": "# + two + "}}"),
      #"actions[0].do.setContent.content[1].scroll.id names several scroll views: "v"; each needs a name of its own"#
    ),
    WrongFile(
      scene(#"{"repeat": {"count": 2000, "of": {"repeat": {"count": 1000, "of": {"item": {}}}}}}"#)
        .replacingOccurrences(of: #""scene": {"#, with: #""scene": §{"#),
      "scene and the actions have more than 2000000 views, repetitions multiplied"),
    WrongFile(
      scene(#"{"scroll": {"id": "v", "behavior": §"sideways", "content": []}}"#),
      "scene.content.scroll.behavior has to be one of automatic, paging, viewAligned"),
  ]

  @Test(arguments: files)
  func mistakes(_ file: WrongFile) throws {
    let parts = file.marked.split(separator: "§", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let error = #expect(throws: JSONDecodingError.self) { try ScenarioFileTests.read(parts.joined()) }
    #expect(error?.description == "byte \(parts[0].utf8.count): \(file.error)")
  }

  /// Stacks in stacks, with three levels of JSON each.
  private static func nested(_ levels: Int) -> String {
    scene(
      String(repeating: #"{"stack": {"axis": "vertical", "content": ["#, count: levels) + #"{"item": {}}"#
        + String(repeating: "]}}", count: levels))
  }

  @Test func aHostileDepthIsAnError() throws {
    let error = #expect(throws: JSONDecodingError.self) { try ScenarioFileTests.read(Self.nested(30_000)) }
    #expect(error?.message == "is nested too deeply")
    // 64 levels: the file, the scene, the stacks with three each, the item and its size.
    let deepest = try ScenarioFileTests.read(Self.nested(20))
    #expect(throws: JSONDecodingError.self) { try ScenarioFileTests.read(Self.nested(21)) }
    #expect(SceneLayout(deepest.scene).items.count <= 1)
  }

  @Test(arguments: [
    #"{"setScene": {"scroll": {"id": "w", "content": []}}}"#,
    #"{"setContent": {"view": "v", "content": [{"scroll": {"id": "w", "content": []}}]}}"#,
    #"{"insert": {"view": "v", "content": [{"scroll": {"id": "w", "content": []}}]}}"#,
  ])
  func viewsThatActionsBringMayBeNamed(action: String) throws {
    let actions =
      #"[{"at": 0, "do": "# + action
      + #"}, {"at": 1, "do": {"setDisabled": {"view": "w", "disabled": true}}}]"#
    let text = Self.scene(#"{"scroll": {"id": "v", "content": []}}"#, actions: actions)
    #expect(try ScenarioFileTests.read(text).actions.count == 2)
  }
}
