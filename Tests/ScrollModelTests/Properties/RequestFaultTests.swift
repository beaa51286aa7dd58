import ScrollInput
import ScrollModel
import Testing

/// Faults that random input had where the app, a finger and a wheel meet, one test each.
@Suite struct RequestFaultTests {
  /// 900 by 1000 pt in 100 by 200, along both axes.
  private static func both(_ behavior: ScrollTargetBehaviorSetting = .automatic) -> ScrollView {
    ScrollView("view", axes: [.horizontal, .vertical], behavior: behavior, [.item(width: 900, height: 1000)])
  }

  private static func jump(x: Double? = nil, y: Double? = nil, isAnimated: Bool = false) -> SceneAction {
    .scroll(ScrollRequest(.point(x: x, y: y), channel: .proxy, isAnimated: isAnimated))
  }

  @Test("a behaviour that nobody knows lets scrolls end where they end")
  func unknownBehavior() {
    var player = ViewPlayer(showing: ScrollView("view", behavior: .custom("unknown"), [.item(height: 5000)]))
    player.swipe(50, velocity: 700)
    player.waitForRest()
    #expect(player.phases == [.tracking, .interacting, .decelerating, .idle])
    #expect(player.targets.map(\.reason) == [.natural])
  }

  @Test("a request along one axis does not leave the other one stretched", arguments: [false, true])
  func otherAxis(isAnimated: Bool) {
    var player = ViewPlayer(showing: Self.both())
    player.send(.began, from: .finger)
    player.send(.changed, -100, from: .finger)
    player.send(.ended, from: .finger)
    player.wait(30)
    #expect(player.offset < 0)
    player.act(Self.jump(x: 120, isAnimated: isAnimated))
    player.waitForRest()
    #expect(player.place() == Vector(x: 120, y: 0))
    #expect(player.bounces.map(\.event) == [.began, .ended])
    #expect(player.phases.last == .idle)
  }

  @Test("a request ends a stretch that is back between two steps", arguments: [false, true])
  func backBetweenSteps(isAnimated: Bool) {
    var player = ViewPlayer(showing: Self.both(), profile: .uikit)
    player.send(.began, from: .finger)
    player.send(.changed, -60, from: .finger)
    player.send(.ended, from: .finger)
    // Less than half a pixel is left of it.
    while player.offset < -0.5 { player.wait(1) }
    #expect(player.phases.last == .decelerating)
    player.act(Self.jump(x: 120, isAnimated: isAnimated))
    player.waitForRest()
    #expect(player.bounces.map(\.event) == [.began, .ended])
    #expect(player.phases.last == .idle)
  }

  @Test("an animation along one axis takes the other one to its page")
  func otherAxisOfPages() {
    var player = ViewPlayer(showing: Self.both(.paging))
    player.send(.began, from: .finger)
    player.send(.changed, across: 70, from: .finger)
    player.act(Self.jump(y: 400, isAnimated: true))
    player.waitForRest()
    #expect(player.place() == Vector(x: 100, y: 400))
    #expect(player.phases == [.tracking, .interacting, .animating, .idle])
  }

  @Test("a jump under a finger that stretches ends the stretch once, and the finger goes on from there")
  func jumpUnderFinger() {
    var player = ViewPlayer(showing: ScrollView("view", [.item(height: 5000)]))
    player.send(.began, from: .finger)
    player.send(.changed, -100, from: .finger)
    player.act(Self.jump(y: 1000))
    #expect(player.bounces.map(\.event) == [.began, .ended])
    player.send(.changed, -10, from: .finger)
    #expect((player.offset - 990).magnitude < 1e-9)
    player.act(Self.jump(y: 0))
    player.send(.changed, -100, from: .finger)
    #expect(player.bounces.map(\.event) == [.began, .ended, .began])
  }

  @Test("a jump ends a motion also while another device's fingers rest", arguments: [false, true])
  func jumpBesideResting(isAnimated: Bool) {
    var player = ViewPlayer(showing: ScrollView("view", [.item(height: 5000)]))
    player.swipe(50, velocity: 700)
    player.send(.began, from: .finger, device: 3)
    #expect(player.phases.last == .decelerating)
    // To where it is, an animation has no way.
    player.act(Self.jump(y: isAnimated ? player.offset : 1000, isAnimated: isAnimated))
    #expect(player.phases.last == .idle)
    player.send(.ended, from: .finger, device: 3)
    player.waitForRest()
    #expect(player.phases.last == .idle)
  }

  @Test("a wheel that comes from past one edge to another that nothing passes ends the stretch")
  func acrossTheView() {
    let bounce = BounceSettings(suppressedEdges: .bottom, wheelLimit: 40)
    var player = ViewPlayer(showing: ScrollView("view", bounce: bounce, [.item(height: 250)]))
    player.turn(-20, 100)
    #expect(player.offset == 50)
    #expect(player.bounces.map(\.event) == [.began, .suppressed, .ended])
  }

  @Test("a finger that went away is no tap, whoever it scrolls", arguments: [false, true])
  func noTap(isDisabled: Bool) {
    let control = SceneNode(
      id: "go", .control(width: 100, height: 200, .scroll(ScrollRequest(.point(x: nil, y: 300)))))
    let view = ScrollView("view", isDisabled: isDisabled, [control, .item(height: 900)])
    var player = ViewPlayer(showing: view, profile: .uikit)
    player.touch(.began, at: Vector(x: 20, y: 100))
    // Across the view's axis: none of its business.
    player.touch(.changed, at: Vector(x: 80, y: 100), by: Vector(x: -60, y: 0))
    player.touch(.ended, at: Vector(x: 80, y: 100))
    #expect(player.offset == 0)
    player.touch(.began, at: Vector(x: 20, y: 100))
    player.touch(.ended, at: Vector(x: 20, y: 100))
    #expect(player.offset == 300)
  }
}
