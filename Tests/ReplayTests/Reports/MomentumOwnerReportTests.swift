import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// Reports of glides that go on with the old motion, or in the wrong place.
@Suite struct MomentumOwnerReportTests {
  // MARK: M08: carry-over

  /// The speeds or ways of flicks of 1500 pt/s, 300 ms apart, each with a pause within it or not.
  private static func flicks(
    _ profile: Profile, _ signs: [Double], pauseInLast: Bool = false
  ) -> [(speed: Double, way: Double)] {
    var rig = ReportRig(content: 4_000_000, start: 2_000_000, profile: profile)
    var flights: [(Double, Double)] = []
    for (index, sign) in signs.enumerated() {
      rig.down(.touchpad)
      rig.drag(.touchpad, Array(repeating: sign * 1.2, count: 4))
      if pauseInLast, index == signs.count - 1 { rig.wait(200) }
      rig.drag(.touchpad, Array(repeating: sign * 1.2, count: 6))
      rig.lift(.touchpad, after: 2)
      var free = rig
      free.settle()
      flights.append((rig.speed, free.offset - rig.offset))
      rig.wait(218)
    }
    return flights
  }

  @Test("M08 GTK adds a flick to the one before, the same way only and without a pause")
  func gtkAddsToTheFlickBefore() {
    let twice = Self.flicks(.gtk4, [1, 1])
    // The way of the last 150 ms over the time from its first event to its last: the first has a way and no time.
    let alone = twice[0].speed
    #expect((alone - 1500).magnitude < 30)
    // 218 ms later e^(-0.872) = 0.4181 of it is left: (1 - 0.33 * 0.4181) / (0.67 * 0.4181) = 3.077 times that is added.
    #expect((twice[1].speed - alone * (1 + 0.4181 * 3.077)).magnitude < 5)
    #expect((Self.flicks(.gtk4, [1, -1])[1].speed + alone).magnitude < 1)
    // What was scrolled before the pause is too old to count, and nothing is carried over it: six ways in five times.
    #expect((Self.flicks(.gtk4, [1, 1], pauseInLast: true)[1].speed - 1800).magnitude < 1)
  }

  @Test("M08 the measured view lets the fourth flick fly further, the same way only and without a pause")
  func theFourthFlickFliesFurther() {
    let row = Self.flicks(.uikit, [1, 1, 1, 1])
    #expect((row[1].way - row[0].way).magnitude < 2)
    #expect((row[2].way - row[0].way).magnitude < 2)
    #expect(row[3].way > 1.3 * row[0].way)
    let turned = Self.flicks(.uikit, [1, 1, 1, -1])
    #expect((turned[3].way + row[0].way).magnitude < 2)
    let paused = Self.flicks(.uikit, [1, 1, 1, 1], pauseInLast: true)
    #expect((paused[3].way - row[0].way).magnitude < 2)
  }

  @Test("M08 the textbook carries nothing over")
  func theTextbookCarriesNothing() {
    let row = Self.flicks(.simple, [1, 1, 1, 1])
    #expect(row.allSatisfy { ($0.way - row[0].way).magnitude < 1e-6 })
  }

  // MARK: M09: reversal

  @Test("M09 a flick against the glide never goes on the old way", arguments: Profile.all, ReportRig.Way.all)
  func aFlickAgainstTheGlideBrakes(profile: Profile, way: ReportRig.Way) {
    for (device, sign) in [(ReportDevice.touchpad, 1.0), (.touchpad, -1), (.touchscreen, 1)] {
      var rig = ReportRig(way, content: 1_000_000, start: 500_000, profile: profile)
      rig.flick(device, sign * 1500)
      rig.wait(200)
      rig.down(device)
      let caught = rig.time
      rig.drag(device, Array(repeating: 0 - sign * 1.2, count: 6))
      rig.lift(device, after: 2)
      rig.settle()
      let offsets = rig.offsets(from: caught)
      // From the second sample of the touch on, which holds the content where it is on a pixel.
      let steps = zip(offsets.dropFirst(), offsets.dropFirst(2)).map { sign * ($1 - $0) }
      #expect(steps.allSatisfy { $0 <= 0.5 }, "half a point is a pixel's rounding at rest")
      #expect(sign * (offsets.last ?? 0) < sign * (offsets.first ?? 0) - 100)
    }
  }

  @Test(
    "M09 a wheel against the glide never goes on the old way", arguments: Profile.all, ReportDevice.wheels)
  func aWheelAgainstTheGlideTurnsAtOnce(profile: Profile, wheel: ReportDevice) {
    for way in ReportRig.Way.all {
      var rig = ReportRig(way, content: 1_000_000, start: 500_000, profile: profile)
      rig.flick(.touchpad, 1500)
      rig.wait(200)
      let before = rig.offset
      rig.turn(wheel, -1)
      // A detent is 40 pt, a step of the fine wheel 5.
      let detent = wheel == .wheel ? 40.0 : 5
      #expect((rig.offset - (before - detent)).magnitude <= 0.5)
      #expect(rig.speed == 0)
      let turned = rig.offset
      rig.settle()
      #expect(rig.offset == turned)
    }
  }

  @Test("M09 a wheel that brakes eats the first tick and turns with the second", arguments: Profile.all)
  func aBrakeEatsTheFirstTick(profile: Profile) {
    var profile = profile
    profile.opposedWheel = .brakes
    var rig = ReportRig(content: 1_000_000, start: 500_000, profile: profile)
    rig.flick(.touchpad, 1500)
    rig.wait(200)
    let before = rig.offset
    rig.turn(.wheel, -1)
    #expect(rig.speed == 0)
    #expect((rig.offset - before).magnitude <= 0.5)
    let braked = rig.offset
    rig.wait(50)
    rig.turn(.wheel, -1)
    #expect(rig.offset == braked - 40)
    // Along the glide there is nothing to brake.
    rig.settle()
    rig.flick(.touchpad, -1500)
    rig.wait(200)
    let gliding = rig.offset
    rig.turn(.wheel, -1)
    #expect((rig.offset - (gliding - 40)).magnitude <= 0.5)
  }

  // MARK: M11, M12, M16: whose it is

  /// Two views side by side, 300 pt wide each.
  private static func twoViews(_ profile: Profile = .uikit) -> ReportRig {
    func view(_ id: String) -> SceneNode {
      .scroll(ScrollView(id, [.item(height: 100_000)]))
        .modified(.frame(width: 300, height: 600, alignment: .center))
    }
    let scene = Scene(
      size: Vector(x: 600, y: 600), .stack(SceneStack(.horizontal, spacing: 0, [view("A"), view("B")])))
    var rig = ReportRig(ReportRig.scenario(scene, profile: profile), view: "A")
    rig.point(by: (x: -150, y: 0))
    return rig
  }

  private static func offset(of view: String, _ rig: ReportRig) -> Double? {
    rig.engine.states.first { $0.view == view }?.sample.offset.y
  }

  @Test("M11 a glide belongs to the view where it began", arguments: Profile.all)
  func aGlideBelongsToItsView(profile: Profile) {
    var rig = Self.twoViews(profile)
    rig.flick(.touchpad, 1500)
    rig.wait(100)
    var alone = rig
    rig.point(by: (x: 300, y: 0))
    rig.settle()
    alone.settle()
    #expect(rig.offset == alone.offset)
    #expect(rig.offset > 300)
    #expect(Self.offset(of: "B", rig) == 0)
    // The next one is the other view's.
    rig.flick(.touchpad, 1500)
    rig.settle()
    #expect(rig.offset == alone.offset)
    #expect((Self.offset(of: "B", rig) ?? 0) > 300)
  }

  /// The rule, how far the pointer goes, and whether the glide stops for it.
  static let pointerRules: [(Profile.PointerRule, Int32, stops: Bool)] = [
    (.ignored, 10, false), (.ignored, 300, false), (.leaving, 10, false), (.leaving, 300, true),
    (.motion, 10, true), (.motion, 300, true),
  ]

  @Test("M11 a rule says whether the pointer stops a glide", arguments: pointerRules)
  func aRuleSaysWhetherThePointerStops(rule: Profile.PointerRule, way: Int32, stops: Bool) {
    var profile = Profile.uikit
    profile.pointerRule = rule
    var rig = Self.twoViews(profile)
    rig.flick(.touchpad, 1500)
    rig.wait(100)
    rig.point(by: (x: way, y: 0))
    #expect((rig.speed == 0) == stops)
    #expect((rig.phase == .idle) == stops)
    rig.settle()
    #expect(Self.offset(of: "B", rig) == 0)
  }

  @Test("M12 a glide is not played on new content", arguments: Profile.all, ReportDevice.surfaces)
  func aGlideEndsWithItsContent(profile: Profile, device: ReportDevice) {
    // The flick is over after 50 ms.
    let replaced: Microseconds = 150_000
    var rig = ReportRig(
      content: 1_000_000, start: 500_000, profile: profile,
      actions: [TimedAction(at: replaced, .setContent(view: "view", [.item(height: 1_000_000)]))])
    rig.flick(device, 1500)
    #expect(rig.time == 50_000)
    rig.wait(100)
    let offset = rig.offset
    #expect(rig.speed == 0)
    rig.settle()
    #expect(rig.offset == offset)
    let after = rig.offsets(from: replaced + 1)
    #expect(after.allSatisfy { $0 == offset })
  }

  @Test("M16 nothing of a glide comes back after a jump", arguments: Profile.all, [false, true])
  func nothingComesBackAfterAJump(profile: Profile, isAnimated: Bool) {
    for wheel in ReportDevice.wheels {
      let request = ScrollRequest(view: "view", .point(x: nil, y: 0), isAnimated: isAnimated)
      var rig = ReportRig(profile: profile, actions: [TimedAction(at: 200_000, .scroll(request))])
      rig.flick(.touchpad, 1500)
      rig.wait(1000)
      #expect(rig.offset == 0)
      #expect(rig.speed == 0)
      rig.turn(wheel, wheel == .wheel ? 1 : 8)
      #expect(rig.offset == 40)
      rig.settle()
      #expect(rig.offset == 40)
    }
  }

  @Test("M16 nothing of a glide comes back after an edge", arguments: Profile.all, [false, true])
  func nothingComesBackAfterAnEdge(profile: Profile, bounces: Bool) {
    var rig = ReportRig(start: 5000, profile: profile) { $0.bounce.isEnabled = bounces }
    rig.flick(.touchpad, 3000)
    rig.settle()
    #expect(rig.offset == 5400)
    rig.turn(.wheel, -1)
    #expect(rig.offset == 5360)
    rig.settle()
    #expect(rig.offset == 5360)
  }
}
