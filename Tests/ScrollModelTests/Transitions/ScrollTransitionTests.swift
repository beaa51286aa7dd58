import ScrollModel
import TestSupport
import Testing

/// Phases and amounts by position: K is the region's length, v the view's, d the distance of the middles.
@Suite struct ScrollTransitionTests {
  /// The seeds' transition: along x, default configuration, 0.8 of the size outside.
  static let gallery = ScrollTransition(axis: .horizontal, effects: [.scale(x: 0.8, y: 0.8)])

  /// The placement of a view of 100 in a region 0...300, its middle so far from the region's.
  static func placement(
    _ way: Double, _ configuration: ScrollTransitionConfiguration, view: Double = 100, region: Double = 300,
    policy: ScrollTransitionPolicy = .assumed
  ) -> ScrollTransitionPlacement {
    ScrollTransition(configuration, effects: []).placement(
      start: region / 2 + way - view / 2, length: view, regionStart: 0, regionLength: region, policy: policy)
  }

  @Test("8.1 a phase is -1, 0 or 1")
  func values() {
    #expect(ScrollTransitionPhase.allCases.map(\.value) == [-1, 0, 1])
    #expect(ScrollTransitionPhase.allCases.map(\.isIdentity) == [false, true, false])
  }

  /// By hand with K = 300, v = 100: hidden (300+100)/2 = 200, visible(a) = 200 - 100 a.
  @Test(
    "8.3 a threshold is a distance of the middles",
    arguments: [
      (ScrollTransitionThreshold.hidden, 200.0), (.visible, 100), (.centered, 0),
      (.visible(amount: 0.5), 150), (.visible(amount: 0.25), 175),
      (.visible(amount: 7), 100), (.visible(amount: -7), 200), (.visible(amount: .nan), 200),
      (.visible.inset(by: 30), 70), (.visible.inset(by: 130), 0), (.hidden.inset(by: -10), 210),
      (.hidden.interpolated(towards: .visible, amount: 0.25), 175),
      (.centered.interpolated(towards: .hidden, amount: 3), 200),
      (.visible.inset(by: 20).interpolated(towards: .centered, amount: 0.5), 40),
    ])
  func thresholds(_ threshold: ScrollTransitionThreshold, _ distance: Double) {
    #expect(threshold.distance(view: 100, region: 300) == distance)
  }

  @Test("S0-38 inside the visible region nothing is changed")
  func inside() {
    let sides: [ScrollTransition.Side] = [
      .init(.interactive, effects: [.opacity(amount: 0)]), .init(.animated, effects: [.blur(radius: 9)]),
    ]
    let transition = ScrollTransition(topLeading: sides[0], bottomTrailing: sides[1])
    // Wholly inside 0...300 are starts from 0 to 200.
    for start in stride(from: 0.0, through: 200, by: 12.5) {
      let placement = transition.placement(start: start, length: 100, regionStart: 0, regionLength: 300)
      #expect(placement == .identity)
      #expect(transition.effects(placement.phase, amount: placement.amount).isEmpty)
    }
  }

  @Test(
    "S0-38 8.2 the phase is of the side that a view enters from",
    arguments: [
      (-300.0, ScrollTransitionPhase.topLeading), (-100.5, .topLeading), (-100, .identity), (0, .identity),
      (100, .identity), (100.5, .bottomTrailing), (300, .bottomTrailing),
    ])
  func sides(_ way: Double, _ phase: ScrollTransitionPhase) {
    #expect(Self.placement(way, .interactive).phase == phase)
  }

  @Test(
    "S0-39 in the middle a view is in identity, whatever its length",
    arguments: [0.0, 1, 299, 300, 301, 5000],
    [
      ScrollTransitionThreshold.visible, .hidden, .centered, .visible.inset(by: 400),
      .visible(amount: 0.5),
    ])
  func middle(_ view: Double, _ threshold: ScrollTransitionThreshold) {
    for configuration in [ScrollTransitionConfiguration.interactive, .animated, .identity] {
      #expect(Self.placement(0, configuration.threshold(threshold), view: view) == .identity)
    }
  }

  /// K = 300, v = 100: just hidden at 200, wholly inside at 100; the way between is the time of the curve.
  @Test(
    "8.2 8.3 an interactive amount runs from 0, just hidden, to 1 at the threshold",
    arguments: [(250.0, 0.0), (200, 0), (175, 0.25), (150, 0.5), (125, 0.75), (100, 1), (50, 1)])
  func interactive(_ distance: Double, _ amount: Double) {
    let linear = ScrollTransitionConfiguration(.interactive(curve: .linear))
    #expect(Self.placement(distance, linear).amount == amount)
    #expect(Self.placement(-distance, linear).amount == amount)
    // Any other curve is taken of the same way.
    let eased = Self.placement(distance, .interactive).amount
    #expect(eased == TimingCurve.easeInOut.value(at: amount))
  }

  @Test(
    "8.3 an animated phase flips at half the view, without anything between",
    arguments: [
      (200.0, ScrollTransitionPhase.bottomTrailing, 0.0), (150.5, .bottomTrailing, 0), (150, .identity, 1),
      (-150, .identity, 1), (-150.5, .topLeading, 0),
    ])
  func animated(_ way: Double, _ phase: ScrollTransitionPhase, _ amount: Double) {
    #expect(Self.placement(way, .animated) == ScrollTransitionPlacement(phase, amount: amount))
  }

  @Test("8.3 what a configuration leaves open is the policy's")
  func policy() {
    let other = ScrollTransitionPolicy(interactiveThreshold: .hidden, animatedThreshold: .centered)
    #expect(Self.placement(180, .interactive).phase == .bottomTrailing)
    #expect(Self.placement(180, .interactive, policy: other).phase == .identity)
    #expect(Self.placement(120, .animated).phase == .identity)
    #expect(Self.placement(120, .animated, policy: other).phase == .bottomTrailing)
    #expect(Self.placement(180, .interactive.threshold(.visible), policy: other).phase == .bottomTrailing)
  }

  @Test("8.2 the identity configuration has no effect anywhere", arguments: [-900.0, -100, 0, 150, 900])
  func without(_ way: Double) {
    #expect(Self.placement(way, .identity) == .identity)
  }

  @Test("8.1 each edge has its own configuration")
  func edges() {
    let effects: [VisualEffect] = [.opacity(amount: 0.5)]
    let transition = ScrollTransition(
      topLeading: .init(.identity, effects: effects), bottomTrailing: .init(.animated, effects: effects))
    func placement(_ start: Double) -> ScrollTransitionPlacement {
      transition.placement(start: start, length: 100, regionStart: 0, regionLength: 300)
    }
    #expect(placement(-90) == .identity)
    #expect(placement(290) == ScrollTransitionPlacement(.bottomTrailing, amount: 0))
  }

  static let ownAxes: [(Axis.Set, Axis)] = [
    (.horizontal, .horizontal), (.vertical, .vertical), ([.horizontal, .vertical], .vertical),
    ([], .vertical),
  ]

  @Test(
    "8.1 without an axis it is the scroll view's, and vertical where that scrolls both ways",
    arguments: ownAxes)
  func axes(_ axes: Axis.Set, _ axis: Axis) {
    #expect(ScrollTransition(effects: []).axis(in: axes) == axis)
    #expect(Self.gallery.axis(in: axes) == .horizontal)
  }

  /// The gallery on the phone: K = 350 between margins of 20, heroes of 350 every 360, so hidden 350 and visible 0.
  @Test(
    "scenario 42 a view as long as the region is in identity at rest, its neighbour is not",
    arguments: [(0, -20.0), (1, 340), (2, 700)])
  func gallery(_ hero: Int, _ offset: Double) {
    for other in 0..<3 {
      let placement = Self.gallery.placement(
        start: Double(other) * 360, length: 350, regionStart: offset + 20, regionLength: 350)
      if other == hero {
        #expect(placement == .identity)
      } else {
        #expect(
          placement == ScrollTransitionPlacement(other < hero ? .topLeading : .bottomTrailing, amount: 0))
      }
    }
  }

  /// v = 400, K = 350: the formula's threshold is (350 - 400)/2 = -25.
  @Test("scenario 42 a view longer than the region reaches identity in the middle, or never, by policy")
  func oversized() {
    #expect(ScrollTransitionThreshold.visible.distance(view: 400, region: 350) == -25)
    let linear = ScrollTransitionConfiguration(.interactive(curve: .linear))
    #expect(Self.placement(0, linear, view: 400, region: 350) == .identity)
    // Hidden at 375: a third of the way from there to the middle is done at 250.
    #expect(
      (Self.placement(250, linear, view: 400, region: 350).amount - 1.0 / 3).magnitude < 1e-15)
    let never = Self.placement(0, linear, view: 400, region: 350, policy: .backPort)
    #expect(never.phase == .bottomTrailing)
    // 375 of the 400 from hidden to the threshold.
    #expect(never.amount == 0.9375)
  }

  @Test(
    "scenario 42 sizes of zero give numbers",
    arguments: [0.0, 100], [0.0, 300])
  func zeroes(_ view: Double, _ region: Double) {
    let thresholds: [ScrollTransitionThreshold] = [
      .visible, .hidden, .centered, .visible.inset(by: 1),
      .hidden.interpolated(towards: .centered, amount: 0.5),
    ]
    for threshold in thresholds {
      for policy in [ScrollTransitionPolicy.assumed, .backPort] {
        for way in [-200.0, -1, 0, 1, 200] {
          let placement = Self.placement(
            way, .interactive.threshold(threshold), view: view, region: region, policy: policy)
          #expect(placement.amount >= 0 && placement.amount <= 1)
        }
      }
    }
    // A view without length in a region without length is where the region is.
    #expect(Self.placement(0, .interactive, view: 0, region: 0) == .identity)
    #expect(Self.placement(-1, .interactive, view: 0, region: 0).phase == .topLeading)
  }

  @Test(
    "8.2 farther out there is never less of the effect, and both sides mirror each other",
    arguments: UInt64(1)...40)
  func monotone(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let threshold: ScrollTransitionThreshold = random.pick([
      .visible, .hidden, .centered, .visible(amount: Double(random.int(0...8)) / 8),
      .visible.inset(by: Double(random.int(-40...400))),
      .hidden.interpolated(towards: .centered, amount: Double(random.int(0...8)) / 8),
    ])
    let curve: TimingCurve = random.pick([.linear, .easeIn, .easeOut, .easeInOut])
    let view = Double(random.int(0...500))
    let region = Double(random.int(0...500))
    let configuration = ScrollTransitionConfiguration(.interactive(curve: curve), threshold: threshold)
    var before = 1.0
    // Whole numbers and halves, so that both sides are computed without rounding.
    for distance in stride(from: 0.5, through: 600, by: 7.5) {
      let after = Self.placement(distance, configuration, view: view, region: region)
      let above = Self.placement(-distance, configuration, view: view, region: region)
      #expect(after.amount <= before && after.amount >= 0)
      #expect(after.amount == above.amount && after.phase.value == -above.phase.value)
      #expect(after.phase != .identity || after.amount == 1)
      before = after.amount
    }
  }
}
