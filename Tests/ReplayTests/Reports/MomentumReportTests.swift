import Foundation
import InputEvents
import Replay
import ScrollInput
import ScrollModel
import TestSupport
import Testing

/// Reports of glides: how far they go, what stops them, and whose they are.
@Suite struct MomentumReportTests {
  /// A view of a million points, from its middle, flicked once.
  private static func gliding(
    _ profile: Profile = .uikit, _ device: ReportDevice = .touchpad, _ speed: Double = 1000,
    way: ReportRig.Way = .down, refreshRate: Int = 60, _ change: (inout ScrollView) -> Void = { _ in }
  ) -> ReportRig {
    var rig = ReportRig(
      way, content: 1_000_000, start: 500_000, profile: profile, refreshRate: refreshRate, change)
    rig.flick(device, speed)
    return rig
  }

  // MARK: M02, M03, M17: the curve

  @Test(
    "M02 a glide goes as far however time is cut", arguments: Profile.all, ReportDevice.surfaces)
  func goesAsFarHoweverTimeIsCut(profile: Profile, device: ReportDevice) {
    let released = Self.gliding(profile, device, 1500)
    var whole = released
    whole.settle()
    #expect(whole.offset > released.offset + 100)
    var random = SeededGenerator(seed: 2)
    let cuts: [() -> Double] = [
      { 1000.0 / 60 }, { 1000.0 / 120 }, { 1000.0 / 144 }, { Double(random.int(1...40)) },
    ]
    for cut in cuts {
      var pieces = released
      while pieces.phase != .idle, pieces.time < released.time + 10_000_000 { pieces.wait(cut()) }
      #expect(pieces.offset == whole.offset)
    }
    for rate in [120, 144] {
      var faster = Self.gliding(profile, device, 1500, refreshRate: rate)
      faster.settle()
      #expect(faster.offset == whole.offset)
    }
  }

  @Test("M02 a loop that stalls for 400 ms loses and repeats nothing", arguments: Profile.all)
  func aStallLosesNothing(profile: Profile) {
    let released = Self.gliding(profile)
    var stalled = released
    var smooth = released
    for _ in 0..<10 { stalled.wait(16) }
    stalled.wait(400)
    for _ in 0..<70 { smooth.wait(8) }
    #expect(stalled.time == smooth.time)
    #expect(stalled.offset == smooth.offset)
    #expect(stalled.speed == smooth.speed)
    #expect(stalled.speed > 0)
  }

  @Test("M03 samples at uneven times lie on one curve", arguments: Profile.all)
  func samplesLieOnOneCurve(profile: Profile) {
    let released = Self.gliding(profile)
    let start = (offset: released.offset, speed: released.speed / 1000)
    #expect(start.speed > 0.5)
    var random = SeededGenerator(seed: 3)
    var rig = released
    var points = [(time: 0.0, offset: start.offset)]
    for _ in 0..<120 {
      rig.wait(Double(random.int(7_000...15_000)) / 1000)
      let time = Double(rig.time - released.time) / 1000
      let decay: Double
      let reach: Double
      switch profile.momentum {
      // The sum over milliseconds, r / (1 - r), as published and as measured.
      case .uikit, .simple: (decay, reach) = (pow(0.998, time), 499)
      case .gtk4: (decay, reach) = (exp(-0.004 * time), 250)
      }
      let expected = start.offset + start.speed * reach * (1 - decay)
      // The measured law takes frames with three terms of the exponential's series, each 6.4e-6 too small: 499 pt times n
      // e^(-n / 30) of that after n frames, 0.0352 pt at most. A double near 500,000 tells 6e-11 apart.
      #expect((rig.offset - expected).magnitude < (profile.momentum == .uikit ? 0.036 : 1e-9))
      points.append((time, rig.offset))
    }
    let slopes = zip(points, points.dropFirst()).map { ($1.offset - $0.offset) / ($1.time - $0.time) }
    #expect(zip(slopes, slopes.dropFirst()).allSatisfy { $1 < $0 }, "the curve bends one way")
  }

  /// A profile, its view's rate, and the half-life in milliseconds: ln 2 over what it loses in a millisecond.
  ///
  /// The measured law's frames of 1/60 s keep 1 + x + x^2/2 at the fast rate's x = -0.16751: half of the speed is left after
  /// four of them and 2.653 ms.
  static let halfLives: [(Profile, ScrollDeceleration, Double)] = [
    (.uikit, .normal, 346.227), (.simple, .normal, 346.227), (.uikit, .fast, 69.320),
    (.simple, .fast, 68.968), (.gtk4, .normal, 173.287),
  ]

  @Test("M17 after the stated half-life half the speed is left", arguments: halfLives)
  func halfTheSpeedIsLeft(profile: Profile, rate: ScrollDeceleration, milliseconds: Double) {
    var rig = Self.gliding(profile) { $0.deceleration = rate }
    let speed = rig.speed
    #expect((speed - 1000).magnitude < (profile == .gtk4 ? 200 : 1))
    rig.wait(milliseconds)
    #expect((rig.speed / speed - 0.5).magnitude < 0.0005)
  }

  @Test("M17 it stops at the speed that is stated", arguments: [(Profile.uikit, 10.0), (.gtk4, 0.1)])
  func itStopsAtTheStatedSpeed(profile: Profile, limit: Double) throws {
    var rig = Self.gliding(profile)
    let released = rig.time
    rig.settle()
    let speeds = rig.samples(from: released).map { $0.velocity.y }.filter { $0 > 0 }
    let last = try #require(speeds.last)
    // A step and a sample, 33 ms in all, lose at most an eighth of it.
    #expect(last > limit * 0.99 && last < limit * 1.15)
    #expect(rig.speed == 0)
  }

  // MARK: M04, M05, M07: fingers

  @Test("M04 touching the pad stops the glide", arguments: Profile.all, [1, 2, 3])
  func touchingThePadStopsTheGlide(profile: Profile, fingers: Int) {
    for way in ReportRig.Way.all {
      var rig = Self.gliding(profile, way: way)
      rig.wait(200)
      #expect(rig.speed > 100)
      let before = rig.offset
      rig.down(.touchpad, fingers: fingers)
      let touched = rig.time
      #expect(rig.speed == 0)
      #expect((rig.offset - before).magnitude <= 0.5, "it stops where it is, on a pixel")
      let stopped = rig.offset
      rig.wait(500)
      rig.lift(.touchpad)
      rig.settle()
      #expect(rig.offsets(from: touched).dropFirst().allSatisfy { $0 == stopped })
      #expect(rig.offset == stopped)
      #expect(rig.phase == .idle)
    }
  }

  @Test("M04 a finger on the screen stops the glide", arguments: Profile.all)
  func touchingTheScreenStopsTheGlide(profile: Profile) {
    var rig = Self.gliding(profile, .touchscreen)
    rig.wait(200)
    rig.down(.touchscreen)
    #expect(rig.speed == 0)
    let stopped = rig.offset
    rig.lift(.touchscreen, after: 500)
    rig.settle()
    #expect(rig.offset == stopped)
  }

  @Test("M04 a contact on another device stops it only by the rule", arguments: [false, true], [1, 2])
  func anotherDeviceStopsItByTheRule(stops: Bool, fingers: Int) {
    var profile = Profile.uikit
    profile.anyDeviceStops = stops
    var rig = Self.gliding(profile)
    rig.wait(200)
    var alone = rig
    rig.down(.otherTouchpad, fingers: fingers)
    #expect((rig.speed == 0) == stops)
    rig.lift(.otherTouchpad)
    rig.settle()
    alone.settle()
    #expect((rig.offset == alone.offset) == !stops)
  }

  @Test("M04 touching the pad stops a glide that the app put elsewhere too", arguments: Profile.all)
  func touchingThePadStopsAMovedGlide(profile: Profile) {
    let request = ScrollRequest(view: "view", .point(x: nil, y: 90_000), preservesVelocity: true)
    var rig = ReportRig(
      content: 1_000_000, profile: profile, actions: [TimedAction(at: 150_000, .scroll(request))])
    rig.flick(.touchpad, 1500)
    rig.wait(200)
    #expect(rig.offset > 90_000)
    #expect(rig.speed > 100)
    rig.down(.touchpad, fingers: 1)
    #expect(rig.speed == 0)
    let stopped = rig.offset
    rig.settle()
    #expect(rig.offset == stopped)
  }

  @Test("M04 a palm on the pad stops nothing")
  func aPalmStopsNothing() {
    var rig = Self.gliding()
    rig.wait(200)
    rig.down(.touchpad, fingers: 1, isPalm: true)
    #expect(rig.speed > 100)
  }

  @Test("M05 nothing glides while the fingers are down", arguments: Profile.all, ReportDevice.surfaces)
  func nothingGlidesWhileFingersAreDown(profile: Profile, device: ReportDevice) {
    var rig = ReportRig(content: 1_000_000, start: 500_000, profile: profile)
    rig.down(device)
    rig.drag(device, Array(repeating: 2, count: 8))
    let held = rig.offset
    let since = rig.time
    #expect(held > 500_100)
    rig.wait(2000)
    #expect(rig.offsets(from: since).allSatisfy { $0 == held })
    rig.lift(device)
    rig.settle()
    #expect(rig.offset == held)
  }

  @Test("M07 a tap after a flick has no speed", arguments: Profile.all, ReportDevice.surfaces)
  func aTapAfterAFlickHasNoSpeed(profile: Profile, device: ReportDevice) {
    var rig = Self.gliding(profile, device)
    rig.wait(200)
    rig.down(device)
    rig.lift(device, after: 50)
    let stopped = rig.offset
    rig.wait(500)
    rig.down(device)
    rig.lift(device, after: 30)
    #expect(rig.speed == 0)
    rig.settle()
    #expect(rig.offset == stopped)
  }
}
