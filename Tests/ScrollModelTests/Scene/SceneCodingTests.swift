import EventLog
import ScrollInput
import ScrollModel
import Testing

/// A value and the text that stands for it in a file, on one line as it is written.
struct CodingRow<Value: Codable & Hashable & Sendable>: Sendable, CustomStringConvertible {
  let value: Value
  let text: String

  init(_ value: Value, _ text: String) {
    self.value = value
    self.text = text
  }

  var description: String { text }

  /// Writes the value and reads the text.
  func check() throws {
    // White space outside of texts does not count: long values stand on several lines.
    #expect(try JSONTextEncoder().encode(value).withoutSpace == text.withoutSpace)
    #expect(try read(text) == value)
  }

  func read(_ text: String) throws -> Value {
    let bytes = Array(text.utf8)
    return try JSONValueDecoder(parsing: bytes.span).decode(Value.self)
  }
}

extension String {
  fileprivate var withoutSpace: String {
    filter { $0 != " " && $0 != "\n" }
  }
}

/// Every case of every enumeration of a scene has a form that people can write.
@Suite struct SceneCodingTests {
  private static let insets = EdgeInsets(top: 10, trailing: -4.5)

  static let modifiers: [CodingRow<SceneModifier>] = [
    .init(.padding(insets), #"{"padding": {"top": 10, "trailing": -4.5}}"#),
    .init(.padding(.zero), #"{"padding": {"top": 0, "leading": 0, "bottom": 0, "trailing": 0}}"#),
    .init(.frame(width: 40, height: nil, alignment: .center), #"{"frame": {"width": 40}}"#),
    .init(
      .frame(width: nil, height: 40, alignment: UnitPoint(x: 0.25, y: 1)),
      #"{"frame": {"height": 40, "alignment": {"x": 0.25, "y": 1}}}"#),
    .init(
      .containerRelativeFrame(ContainerRelativeFrame(.horizontal)),
      #"{"containerRelativeFrame": {"axes": ["horizontal"]}}"#),
    .init(
      .containerRelativeFrame(
        ContainerRelativeFrame(.horizontal, .columns(count: 2, span: 1, spacing: 10))),
      #"{"containerRelativeFrame": {"axes": ["horizontal"], "columns": {"count": 2, "spacing": 10}}}"#),
    .init(
      .containerRelativeFrame(
        ContainerRelativeFrame(.vertical, .columns(count: 3, span: 2, spacing: 0), alignment: .top)),
      #"{"containerRelativeFrame": {"axes": ["vertical"], "columns": {"count": 3, "span": 2}, "alignment": "top"}}"#
    ),
    .init(
      .containerRelativeFrame(
        ContainerRelativeFrame(.horizontal, .columnsBySizeClass(compact: 1, regular: 2, spacing: 10))),
      #"{"containerRelativeFrame": {"axes": ["horizontal"],"#
        + #""columnsBySizeClass": {"compact": 1, "regular": 2, "spacing": 10}}}"#),
    .init(
      .containerRelativeFrame(
        ContainerRelativeFrame([.horizontal, .vertical], .formula(factor: 0.5, constant: -20))),
      #"{"containerRelativeFrame": {"axes": ["horizontal", "vertical"],"#
        + #""formula": {"factor": 0.5, "constant": -20}}}"#),
    .init(.aspectRatio(1.5, fills: false), #"{"aspectRatio": 1.5}"#),
    .init(.aspectRatio(1.5, fills: true), #"{"aspectRatio": {"ratio": 1.5, "fills": true}}"#),
    .init(.safeAreaPadding(insets), #"{"safeAreaPadding": {"top": 10, "trailing": -4.5}}"#),
    .init(
      .safeAreaInset(edge: .bottom, length: 50, spacing: 0),
      #"{"safeAreaInset": {"edge": "bottom", "length": 50}}"#),
    .init(
      .safeAreaInset(edge: .top, length: 50, spacing: 8),
      #"{"safeAreaInset": {"edge": "top", "length": 50, "spacing": 8}}"#),
    .init(
      .contentMargins(EdgeInsets(.horizontal, 20), .automatic),
      #"{"contentMargins": {"leading": 20, "trailing": 20}}"#),
    .init(
      .contentMargins(EdgeInsets(.horizontal, 20), .scrollContent),
      #"{"contentMargins": {"leading": 20, "trailing": 20, "for": "scrollContent"}}"#),
    .init(.scrollTarget(false), #"{"scrollTarget": false}"#),
    .init(
      .transition(ScrollTransition(effects: [.opacity(amount: 0.5)])),
      #"{"transition": {"effects": [{"opacity": 0.5}]}}"#),
    .init(.effect(.stretch(axis: .vertical)), #"{"effect": {"stretch": {"axis": "vertical"}}}"#),
    .init(
      .effect(.parallax(axis: .horizontal, factor: -0.5)),
      #"{"effect": {"parallax": {"axis": "horizontal", "factor": -0.5}}}"#),
  ]

  @Test(arguments: modifiers)
  func formOfAModifier(_ row: CodingRow<SceneModifier>) throws {
    try row.check()
  }

  static let actions: [CodingRow<SceneAction>] = [
    .init(
      .scroll(ScrollRequest(.view("row 15", anchor: nil), isAnimated: true)),
      #"{"scroll": {"to": {"view": "row 15"}, "animated": true}}"#),
    .init(
      .scroll(ScrollRequest(view: "list", .edge(.top), channel: .proxy, preservesVelocity: true)),
      #"{"scroll": {"view": "list", "to": {"edge": "top"}, "channel": "proxy", "preservesVelocity": true}}"#),
    .init(
      .scroll(ScrollRequest(.point(x: nil, y: 300), channel: .system)),
      #"{"scroll": {"to": {"point": {"y": 300}}, "channel": "system"}}"#),
    .init(.press("next"), #"{"press": "next"}"#),
    .init(.resize(Vector(x: 844, y: 390)), #"{"resize": {"width": 844, "height": 390}}"#),
    .init(.setSafeArea(EdgeInsets(bottom: 336)), #"{"setSafeArea": {"bottom": 336}}"#),
    .init(.setSizeClass(.regular), #"{"setSizeClass": "regular"}"#),
    .init(.setBouncesByDefault(false), #"{"setBouncesByDefault": false}"#),
    .init(
      .setContent(view: "v", [.item(height: 40)]),
      #"{"setContent": {"view": "v", "content": [{"item": {"height": 40}}]}}"#),
    .init(
      .insert(view: "v", at: 0, [.item("a")]),
      #"{"insert": {"view": "v", "content": [{"id": "a", "item": {}}]}}"#),
    .init(
      .insert(view: "v", at: 3, []), #"{"insert": {"view": "v", "at": 3, "content": []}}"#),
    .init(.remove(view: "v", ids: ["a", "b"]), #"{"remove": {"view": "v", "ids": ["a", "b"]}}"#),
    .init(
      .setMargins(view: "v", EdgeInsets(top: 8), .scrollIndicators),
      #"{"setMargins": {"view": "v", "margins": {"top": 8, "for": "scrollIndicators"}}}"#),
    .init(
      .setBounce(view: "v", BounceSettings(vertical: .basedOnSize, suppressedEdges: .top)),
      #"{"setBounce": {"view": "v", "bounce":"#
        + #"{"horizontal": "automatic", "vertical": "basedOnSize", "suppressedEdges": ["top"]}}}"#),
    .init(
      .setIndicators(view: "v", IndicatorSettings(.never)),
      #"{"setIndicators": {"view": "v", "indicators": "never"}}"#),
    .init(
      .setBehavior(view: "v", .viewAligned(limitBehavior: .alwaysByOne)),
      #"{"setBehavior": {"view": "v", "behavior": {"viewAligned": {"limitBehavior": "alwaysByOne"}}}}"#),
    .init(
      .setBehavior(view: "v", .custom("mine")),
      #"{"setBehavior": {"view": "v", "behavior": {"custom": "mine"}}}"#),
    .init(.setDisabled(view: "v", true), #"{"setDisabled": {"view": "v", "disabled": true}}"#),
    .init(.setScene(.item("a", width: 4)), #"{"setScene": {"id": "a", "item": {"width": 4}}}"#),
  ]

  @Test(arguments: actions)
  func formOfAnAction(_ row: CodingRow<SceneAction>) throws {
    try row.check()
    let name = row.value.name
    #expect(row.text.hasPrefix("{\"\(name)\": "))
  }

  static let controls: [CodingRow<SceneControl>] = [
    .init(.next(view: "heroes"), #"{"next": "heroes"}"#),
    .init(.previous(view: "heroes"), #"{"previous": "heroes"}"#),
    .init(.scroll(ScrollRequest(.edge(.leading))), #"{"scroll": {"to": {"edge": "leading"}}}"#),
  ]

  @Test(arguments: controls)
  func formOfAControl(_ row: CodingRow<SceneControl>) throws {
    try row.check()
  }

  static let points: [CodingRow<UnitPoint>] = [
    .init(.center, #""center""#), .init(.top, #""top""#), .init(.bottom, #""bottom""#),
    .init(.leading, #""leading""#), .init(.trailing, #""trailing""#), .init(.topLeading, #""topLeading""#),
    .init(.topTrailing, #""topTrailing""#), .init(.bottomLeading, #""bottomLeading""#),
    .init(.bottomTrailing, #""bottomTrailing""#),
    .init(UnitPoint(x: 0.5, y: 0.25), #"{"x": 0.5, "y": 0.25}"#),
  ]

  @Test(arguments: points)
  func formOfAPoint(_ row: CodingRow<UnitPoint>) throws {
    try row.check()
  }

  @Test func aTimedActionHasItsTimeFirst() throws {
    try CodingRow(
      TimedAction(at: 500_000, .press("next")), #"{"at": 500000, "do": {"press": "next"}}"#
    ).check()
  }
}
