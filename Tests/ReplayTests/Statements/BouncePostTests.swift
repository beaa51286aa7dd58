import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// What the post on bounce control says, on scroll views that are pulled.
@Suite struct BouncePostTests {
  /// Six blocks of 300, 8 apart, in 800 points that begin so far below the top of the scene.
  static func stage(below top: Double = 0, _ bounce: BounceSettings = BounceSettings(), start: Double = 0)
    -> Stage
  {
    let view = ScrollView(
      "list", bounce: bounce, start: Vector(x: 0, y: start),
      [.stack(SceneStack(.vertical, [.repeated(6, .item(width: 100, height: 300))]))])
    return Stage(
      Scene(
        size: Vector(x: 100, y: 800 + top), SceneNode.scroll(view).modified(.padding(EdgeInsets(top: top)))))
  }

  static let drags: [(axes: Axis.Set, drag: Vector, moved: Vector)] = [
    (.vertical, Vector(x: 30, y: 40), Vector(x: 0, y: 40)),
    (.horizontal, Vector(x: 40, y: 30), Vector(x: 40, y: 0)),
    ([.horizontal, .vertical], Vector(x: 40, y: 30), Vector(x: 40, y: 30)), ([], Vector(x: 40, y: 30), .zero),
  ]

  @Test(
    "S4-01 it scrolls along its axes and along no other, and its content stays as large", arguments: drags)
  func axes(row: (axes: Axis.Set, drag: Vector, moved: Vector)) {
    var stage = Stage(
      ScrollView("view", axes: row.axes, [.item(width: 1200, height: 1200)]), width: 900, height: 900)
    stage.send(.began)
    stage.send(.changed, x: row.drag.x, y: row.drag.y)
    stage.send(.ended)
    #expect(stage.offset() == row.moved)
    #expect(stage.view().content.contentSize == Vector(x: 1200, y: 1200))
  }

  @Test("S4-02 a reader's proxy finds the first of several scroll views that has the view")
  func severalViews() {
    let stack = SceneStack(
      .horizontal, spacing: 0,
      [
        .scroll(.rows(20, of: 50, id: "left")),
        .scroll(
          ScrollView(
            "right",
            [.stack(SceneStack(.vertical, spacing: 0, [.repeated(30, .item(width: 100, height: 50))]))])),
      ])
    var stage = Stage(Scene(size: Vector(x: 200, y: 200), .stack(stack)))
    stage.scroll(.view("25", anchor: .top), .proxy)
    #expect(stage.offset("left").y == 0)
    #expect(stage.offset("right").y == 1250)
    stage.scroll(.view("10", anchor: .top), .proxy)
    #expect(stage.offset("left").y == 500)
    #expect(stage.offset("right").y == 1250)
    stage.scroll(.view("31", anchor: .top), .proxy)
    #expect(stage.reports == [.unknown("31")])
  }

  @Test("S4-04 nothing at the top, a bounce at the bottom")
  func perEdge() {
    let settings = BounceSettings(suppressedEdges: .top)
    var top = Self.stage(settings)
    top.send(.began)
    top.send(.changed, y: -50)
    #expect(top.offset().y == 0)
    #expect(top.bounces() == [.suppressed])
    var bottom = Self.stage(settings, start: 1040)
    bottom.send(.began)
    bottom.send(.changed, y: 100)
    #expect(bottom.offset().y > 1040)
    bottom.send(.ended)
    bottom.rest()
    #expect(bottom.offset().y == 1040)
    #expect(bottom.bounces() == [.began, .ended])
  }

  /// How far it goes past the top when pulled by 50.
  private static func isStretched(_ stage: Stage, _ view: String) -> Bool {
    var stage = stage
    stage.send(.began)
    stage.send(.changed, y: -50)
    return stage.offset(view).y < 0
  }

  private static func screen(_ name: String, _ bounce: BounceSettings = BounceSettings()) -> SceneNode {
    .scroll(ScrollView.rows(40, of: 50, id: name).with { $0.bounce = bounce })
  }

  @Test("S4-05, S4-07 the app's switch is for views that say nothing, a view's own word counts more")
  func globalSwitch() {
    func scene(_ bounce: BounceSettings) -> Scene {
      Scene(size: Vector(x: 100, y: 200), bouncesByDefault: false, Self.screen("a", bounce))
    }
    #expect(!Self.isStretched(Stage(scene(BounceSettings())), "a"))
    #expect(Self.isStretched(Stage(scene(BounceSettings(isEnabled: true))), "a"))
    var stage = Stage(Scene(size: Vector(x: 100, y: 200), Self.screen("a", BounceSettings(isEnabled: false))))
    #expect(!Self.isStretched(stage, "a"))
    stage.perform(.setBounce(view: "a", BounceSettings(isEnabled: true)))
    #expect(Self.isStretched(stage, "a"))
  }

  /// A screen turns it off as it appears and on as it goes; the next one appears before the first has gone.
  @Test("S4-06 a switch that is turned on appearing and going depends on the order of two screens")
  func order() {
    var stage = Stage(Scene(size: Vector(x: 100, y: 200), Self.screen("first")))
    stage.perform(.setBouncesByDefault(false))
    // What is there already has read the switch.
    #expect(Self.isStretched(stage, "first"))
    var late = stage
    stage.perform(.setScene(Self.screen("second")))
    stage.perform(.setBouncesByDefault(true))
    #expect(!Self.isStretched(stage, "second"))
    late.perform(.setBouncesByDefault(true))
    late.perform(.setScene(Self.screen("second")))
    #expect(Self.isStretched(late, "second"))
  }

  @Test("S4-08 the rule looks at the content's top on screen: 47 points below it holds the first 47")
  func rule() {
    let settings = BounceSettings(rule: .whileContentIsAboveTheTop)
    var stage = Self.stage(below: 47, settings)
    stage.send(.began)
    stage.send(.changed, y: -50)
    #expect(stage.offset().y == 0)
    stage.send(.ended)
    // At 47 the content's top is at the scene's, not above it.
    stage.scroll(.point(x: nil, y: 47))
    #expect(!stage.mayStretch)
    stage.scroll(.point(x: nil, y: 48))
    #expect(stage.mayStretch)
  }

  @Test("S4-09 a rule whose state nobody reads stays as it was at the start")
  func unobserved() {
    var stage = Self.stage(below: 47, BounceSettings(rule: .whileContentIsAboveTheTopUnobserved))
    #expect(stage.mayStretch)
    stage.scroll(.point(x: nil, y: 20))
    #expect(stage.mayStretch)
    stage.swipe(y: -60)
    #expect(stage.bounces().first == .began)
  }

  @Test("S4-10 the rule is a value that any view takes, beside its own edges and axes")
  func composable() {
    let settings = BounceSettings(suppressedEdges: .bottom, rule: .whileContentIsAboveTheTop)
    for top in [0.0, 47] {
      var stage = Self.stage(below: top, settings, start: 1040)
      stage.send(.began)
      stage.send(.changed, y: 100)
      #expect(stage.offset().y == 1040)
      stage.send(.ended)
      var upper = Self.stage(below: top, settings)
      upper.send(.began)
      upper.send(.changed, y: -50)
      #expect(upper.offset().y == 0)
    }
  }

  @Test("scenario 29 47 below the top a fling is held, at the top it is not, with an edge's policy both are")
  func flings() {
    let rule = BounceSettings(rule: .whileContentIsAboveTheTop)
    let edge = BounceSettings(suppressedEdges: .top)
    func least(_ settings: BounceSettings, below top: Double, from start: Double, _ velocity: Double)
      -> Double
    {
      var stage = Self.stage(below: top, settings, start: start + 10)
      stage.swipe(y: -10, velocity: velocity)
      var least = stage.offset().y
      while let deadline = stage.model.nextDeadline {
        stage.wait(max(1, (deadline - stage.time + 999) / 1000))
        least = min(least, stage.offset().y)
      }
      #expect(stage.offset().y == 0)
      return least
    }
    // Some 16 points a frame: one lands in the first 47.
    #expect(least(rule, below: 47, from: 100, -1000) == 0)
    #expect(least(rule, below: 0, from: 30, -3000) < 0)
    #expect(least(edge, below: 47, from: 100, -1000) == 0)
    #expect(least(edge, below: 0, from: 30, -3000) == 0)
  }
}

extension Stage {
  /// Whether a pull by far more than what lies before the top goes past it.
  fileprivate var mayStretch: Bool {
    var stage = self
    stage.send(.began)
    stage.send(.changed, y: 0 - stage.offset().y - 100)
    return stage.offset().y < 0
  }
}
