import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// The scenarios of section 13 about edges, nothing to scroll, and views at thresholds, in whole scenes.
@Suite struct EdgeScenarioTests {
  private static func pulled(_ view: ScrollView, along axis: Axis = .vertical) -> Double {
    var stage = Stage(view, profile: .simple)
    stage.send(.began)
    let way = Vector(-50, along: axis)
    stage.send(.changed, x: way.x, y: way.y)
    return stage.offset()[axis]
  }

  @Test("scenario 32 content of 150 in 200 bounces, unless by its size, which a strip does not hear of")
  func basedOnSize() {
    let short = ScrollView.rows(3, of: 50)
    #expect(isClose(Self.pulled(short), -24.18, within: 0.005))
    let bySize = BounceSettings(vertical: .basedOnSize)
    #expect(Self.pulled(short.with { $0.bounce = bySize }) == 0)
    // Longer content bounces by its size too.
    #expect(
      isClose(Self.pulled(ScrollView.rows(5, of: 50).with { $0.bounce = bySize }), -24.18, within: 0.005))
    let strip = ScrollView("strip", axes: .horizontal, bounce: bySize, [.item(width: 150, height: 50)])
    #expect(isClose(Self.pulled(strip, along: .horizontal), -24.18, within: 0.005))
  }

  @Test("scenario 37 a list that is refreshed by a pull and may not be pulled says so")
  func refresh() {
    let list = ScrollView.rows(40, of: 50).with { $0.isRefreshable = true }
    #expect(Stage(list).reports == [])
    let blocked: [BounceSettings] = [
      BounceSettings(suppressedEdges: .top), BounceSettings(isEnabled: false),
      BounceSettings(rule: .whileContentIsAboveTheTop),
    ]
    for settings in blocked {
      #expect(Stage(list.with { $0.bounce = settings }).reports == [.refreshBlocked("list")])
    }
    #expect(Stage(list.with { $0.bounce = BounceSettings(suppressedEdges: .bottom) }).reports == [])
    #expect(Stage(list.with { $0.axes = .horizontal }).reports == [.refreshBlocked("list")])
    var stage = Stage(list)
    stage.perform(.setBounce(view: "list", BounceSettings(suppressedEdges: .top)))
    #expect(stage.reports == [.refreshBlocked("list")])
  }

  @Test("scenario 38 a header that stretches by an effect fills the gap, and the content stays as long")
  func header() throws {
    let stretch = ScrollDrivenEffect.stretch(axis: .vertical)
    let header = SceneNode.item("header", width: 100, height: 200).modified(.effect(stretch))
    var stage = Stage(
      ScrollView(
        "list", [.stack(SceneStack(.vertical, spacing: 0, [header, .item(width: 100, height: 800)]))]),
      height: 600)
    stage.send(.began)
    for _ in 0..<3 {
      stage.send(.changed, y: -40)
      let frame = try #require(stage.frame("header"))
      #expect(stage.view().content.contentSize.y == 1000)
      #expect(frame.size.y == 200)
      let seen = EffectAppearance([stretch.effect(in: stage.view().geometry, on: frame)], layoutFrame: frame)
        .frame
      #expect(isClose(seen.start(.vertical), stage.offset().y))
    }
    #expect(stage.offset().y < -30)
  }

  /// A view of 400 in a container of 350.
  @Test("scenario 42 a view longer than its container is as written in the middle, or never, by policy")
  func oversized() {
    let item = SceneNode.item("long", width: 400, height: 100).modified(
      .transition(ScrollTransition(effects: [.scale(x: 0.8, y: 0.8)])))
    for (policy, phases) in [
      (ScrollTransitionPolicy.assumed, [ScrollTransitionPhase.bottomTrailing, .identity, .topLeading]),
      (.backPort, [.bottomTrailing, .topLeading]),
    ] {
      var profile = Profile.uikit
      profile.transitions = policy
      var stage = Stage(ScrollView("strip", axes: .horizontal, [item]), width: 350, profile: profile)
      stage.scroll(.point(x: 25, y: nil))
      stage.scroll(.edge(.trailing))
      #expect(stage.transitions("long") == phases)
    }
  }

  @Test("scenario 44 an empty view rests at its inset, has no indicator, and nothing leads")
  func empty() {
    let view = ScrollView("empty", position: ScrollPositionSetting(), targetVisibility: 0.5, [])
    let scene = Scene(
      size: Vector(x: 100, y: 200),
      SceneNode.scroll(view).modified(.contentMargins(EdgeInsets(top: 20), .automatic)))
    for profile in Profile.all {
      var stage = Stage(scene, profile: profile, devices: [.mouse])
      #expect(stage.view().range(.vertical) == -20 ... -20)
      stage.swipe(y: -50, velocity: -800)
      stage.rest()
      stage.turn(y: [40])
      stage.rest()
      #expect(stage.offset().y == -20)
      #expect(stage.positions() == [])
      #expect(stage.view().indicator(.vertical)?.state == .hidden)
      #expect(stage.view().indicator(.vertical)?.reason == .contentFits)
    }
  }
}
