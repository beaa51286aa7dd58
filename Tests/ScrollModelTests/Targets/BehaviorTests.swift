import Foundation
import ScrollInput
import ScrollModel
import Testing

/// Behaviours as a scroll view asks them.
@Suite struct BehaviorTests {
  /// Near the top and flicked upward, ends at the exact top: the example of Apple's talk, with a third as near.
  struct Top: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
      if target.rect.origin.y < context.containerSize.y / 3, context.velocity.y < 0 {
        target.rect.origin.y = 0
      }
    }
  }

  /// Puts all that it is told into the target, and asks for something of each kind.
  struct Echo: ScrollTargetBehavior {
    var properties: ScrollTargetBehaviorProperties { ScrollTargetBehaviorProperties(limitsScrolls: true) }
    var snapping: Snapping { .pages }

    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
      target.rect.origin = Vector(
        x: context.velocity.y, y: target.rect.origin.y + context.originalTarget.rect.origin.y)
    }

    func decide(_ target: ScrollTarget, context: ScrollTargetBehaviorContext) -> BehaviorDecision {
      var decision = BehaviorDecision(target: target)
      decision.vertical = TargetChoice(offset: context.velocity.y, stop: 7, reason: .kept)
      return decision
    }
  }

  /// Leaves the decision to another behaviour, which the view has prepared nothing for.
  struct Aligned: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
      ViewAlignedScrollTargetBehavior(limitBehavior: .never).updateTarget(&target, context: context)
    }
  }

  static func context(
    _ cause: ScrollTargetDecision.Cause = .gestureEnd, in strip: Strip, _ snapping: Snapping = .none,
    from original: Double, at offset: Double, velocity: Double = 0, turned: Double = 0,
    sizeClass: SizeClass = .compact
  ) -> ScrollTargetBehaviorContext {
    let layout = strip.layout(snapping)
    return ScrollTargetBehaviorContext(
      cause: cause, originalTarget: ScrollTarget(offset: Vector(x: 0, y: original), in: layout),
      velocity: Vector(x: 0, y: velocity), offset: Vector(x: 0, y: offset), turned: Vector(x: 0, y: turned),
      layout: layout, horizontalSizeClass: sizeClass)
  }

  static func target(_ offset: Double, _ context: ScrollTargetBehaviorContext) -> ScrollTarget {
    ScrollTarget(offset: Vector(x: 0, y: offset), in: context.layout)
  }

  static let tops: [(natural: Double, velocity: Double, offset: Double, reason: StopReason)] = [
    (120, -500, -47, .changed), (120, 500, 120, .left), (120, 0, 120, .left), (200, -500, 200, .left),
    (-400, 500, -47, .left), (5000, 900, 1153, .left),
  ]

  /// A view of 600 under a bar of 47: its container is 553 long, a third of it 184.
  @Test("S0-21 near the top and flicked upward it ends at the exact top", arguments: tops)
  func theExactTop(row: (natural: Double, velocity: Double, offset: Double, reason: StopReason)) {
    let strip = Strip([1753], view: 600, insets: (47, 0))
    let context = Self.context(in: strip, from: 400, at: 300, velocity: row.velocity)
    let decision = Top().decide(Self.target(row.natural, context), context: context)
    #expect(
      decision.vertical == TargetChoice(offset: row.offset, stop: nil, reason: row.reason))
    #expect(decision.horizontal == nil)
  }

  @Test("scenario 45 a wrapper changes nothing on the way")
  func wrappers() {
    let context = Self.context(in: Strip.phone, from: -20, at: 100, velocity: -731.5)
    let wrapped = AnyScrollTargetBehavior(AnyScrollTargetBehavior(Echo()))
    var target = Self.target(90, context)
    wrapped.updateTarget(&target, context: context)
    #expect(target.rect.origin == Vector(x: -731.5, y: 110))
    #expect(wrapped.properties.limitsScrolls)
    #expect(wrapped.snapping == .pages)
    let decision = wrapped.decide(Self.target(90, context), context: context)
    #expect(decision.vertical == TargetChoice(offset: -731.5, stop: 7, reason: .kept))
    #expect(!AnyScrollTargetBehavior(Top()).properties.limitsScrolls)
    #expect(AnyScrollTargetBehavior(Top()).snapping == .none)
  }

  @Test("scenario 13 a resize asks once, with the item that was shown")
  func resize() {
    let wide = Strip(galleryOf: 804, view: 844)
    let behavior = ViewAlignedScrollTargetBehavior()
    let context = Self.context(.resize, in: wide, behavior.snapping, from: 794, at: 340)
    let kept = context.layout.stops(.vertical).kept(from: Strip.phone.views(), at: 340)
    let decision = behavior.decide(Self.target(kept.offset, context), context: context)
    #expect(decision.vertical == TargetChoice(offset: 794, stop: 1, reason: .kept))
  }

  @Test("scenario 28 the gallery's behaviour aligns what was caught")
  func gallery() {
    let behavior = ViewAlignedScrollTargetBehavior()
    let context = Self.context(in: Strip.phone, behavior.snapping, from: 340, at: 150)
    var target = Self.target(150, context)
    behavior.updateTarget(&target, context: context)
    #expect(target == Self.target(-20, context))
    #expect(target.rect == Rect(size: Vector(x: 100, y: 350)))
  }

  static let limits:
    [(limit: ViewAlignedScrollTargetBehavior.LimitBehavior, sizeClass: SizeClass, offset: Double)] = [
      (.automatic, .compact, 100), (.automatic, .regular, 600), (.always, .regular, 300),
      (.alwaysByFew, .compact, 300), (.alwaysByOne, .regular, 100), (.never, .compact, 600),
    ]

  @Test(arguments: limits)
  func limit(
    row: (limit: ViewAlignedScrollTargetBehavior.LimitBehavior, sizeClass: SizeClass, offset: Double)
  ) {
    let strip = Strip(Array(repeating: 100, count: 10), view: 100)
    let behavior = ViewAlignedScrollTargetBehavior(limitBehavior: row.limit)
    let context = Self.context(
      in: strip, behavior.snapping, from: 0, at: 30, velocity: 2000, sizeClass: row.sizeClass)
    #expect(behavior.decide(Self.target(620, context), context: context).vertical?.offset == row.offset)
  }

  @Test func aFewIsAtLeastOne() {
    var choices = ScrollChoices()
    choices.fewStops = 0
    let few = ViewAlignedScrollTargetBehavior.LimitBehavior.alwaysByFew
    #expect(few.count(in: .compact, choices: choices) == 1)
  }

  @Test("P03 P02 paging by flick and by wheel")
  func paging() {
    let strip = Strip([1200], view: 300)
    let behavior = PagingScrollTargetBehavior()
    let flick = Self.context(in: strip, .pages, from: 0, at: 40, velocity: 2000)
    #expect(
      behavior.decide(Self.target(1000, flick), context: flick).vertical
        == TargetChoice(offset: 300, stop: 1, reason: .flick(speed: 2000)))
    let wheel = Self.context(.wheel, in: strip, .pages, from: 300, at: 260, turned: -40)
    #expect(
      behavior.decide(Self.target(260, wheel), context: wheel).vertical
        == TargetChoice(offset: 0, stop: 0, reason: .wheelTurned))
    let asked = Self.context(.programmatic, in: strip, .pages, from: 0, at: 0)
    #expect(
      behavior.decide(Self.target(400, asked), context: asked).vertical
        == TargetChoice(offset: 300, stop: 1, reason: .nearest))
  }

  @Test func anAnchorIsTheSamePointOfBoth() {
    let strip = Strip([100, 100, 100, 100], view: 200)
    let behavior = ViewAlignedScrollTargetBehavior(limitBehavior: .never, anchor: .center)
    let context = Self.context(in: strip, behavior.snapping, from: 0, at: 60)
    #expect(behavior.decide(Self.target(60, context), context: context).vertical?.offset == 50)
  }

  @Test func stopsThatAreNotPreparedAreMade() {
    let context = Self.context(in: Strip.phone, from: -20, at: 150, velocity: 900)
    var target = Self.target(500, context)
    Aligned().updateTarget(&target, context: context)
    #expect(target == Self.target(340, context))
    #expect(context.layout.stops(.vertical).count == 0)
  }

  @Test func bothAxesSnapOnTheirOwn() {
    let geometry = AxisGeometry(length: 100, content: 400)
    let layout = ScrollTargetLayout(
      horizontal: geometry, vertical: geometry, axes: [.horizontal, .vertical], snapping: .pages)
    let context = ScrollTargetBehaviorContext(
      cause: .gestureEnd, originalTarget: ScrollTarget(offset: .zero, in: layout),
      velocity: Vector(x: 400, y: 100), offset: Vector(x: 20, y: 160), layout: layout)
    let target = ScrollTarget(offset: Vector(x: 200, y: 200), in: layout)
    let decision = PagingScrollTargetBehavior().decide(target, context: context)
    #expect(decision[.horizontal] == TargetChoice(offset: 100, stop: 1, reason: .flick(speed: 400)))
    #expect(decision[.vertical] == TargetChoice(offset: 200, stop: 2, reason: .nearest))
    #expect(decision.target.rect.origin == Vector(x: 100, y: 200))
  }

  @Test func aTargetOfAnotherSizeIsAligned() {
    let geometry = AxisGeometry(length: 200, content: 1000, startInset: 20)
    func offset(_ start: Double, _ anchor: UnitPoint?, from current: Double) -> Double {
      ScrollTarget(
        rect: Rect(origin: Vector(x: 0, y: start), size: Vector(x: 100, y: 80)), anchor: anchor
      ).offset(along: .vertical, from: current, in: geometry)
    }
    #expect(offset(400, .top, from: 0) == 380)
    #expect(offset(400, .bottom, from: 0) == 280)
    #expect(offset(400, nil, from: 0) == 280)
    #expect(offset(400, nil, from: 350) == 350)
  }

  // MARK: Files

  static let settings: [(setting: ScrollTargetBehaviorSetting, text: String)] = [
    (.automatic, #""automatic""#), (.paging, #""paging""#), (.viewAligned(), #""viewAligned""#),
    (.viewAligned(limitBehavior: .alwaysByOne), #"{"viewAligned":{"limitBehavior":"alwaysByOne"}}"#),
    (
      .viewAligned(anchor: .center),
      #"{"viewAligned":{"anchor":"center"}}"#
    ),
  ]

  @Test(arguments: settings)
  func settingsInFiles(row: (setting: ScrollTargetBehaviorSetting, text: String)) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(row.setting), as: UTF8.self) == row.text)
    let read = try JSONDecoder().decode(ScrollTargetBehaviorSetting.self, from: Data(row.text.utf8))
    #expect(read == row.setting)
    #expect(row.text.contains(row.setting.name))
    #expect((row.setting.behavior == nil) == (row.setting == .automatic))
  }

  @Test(arguments: [#""sideways""#, "{}", "3", #"{"viewAligned":{"limitBehavior":"some"}}"#])
  func otherSettingsAreRefused(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ScrollTargetBehaviorSetting.self, from: Data(text.utf8))
    }
  }

  @Test func choicesThatAreNotNamedAreTheDefault() throws {
    let text = #"{"flickSpeed":250,"nilAnchor":"start","leadingMost":"anyVisible"}"#
    let read = try JSONDecoder().decode(ScrollChoices.self, from: Data(text.utf8))
    var choices = ScrollChoices()
    choices.flickSpeed = 250
    choices.nilAnchor = .start
    choices.leadingMost = .anyVisible
    #expect(read == choices)
    let written = try JSONEncoder().encode(choices)
    #expect(try JSONDecoder().decode(ScrollChoices.self, from: written) == choices)
  }
}
