import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// Reports of edges: who may stretch, how far, and that it always comes back.
@Suite struct BounceReportTests {
  // MARK: B02, B03: nothing hangs

  @Test(
    "B02 moving the pointer after the lift never stops the spring", arguments: Profile.all, [false, true])
  func thePointerNeverStopsTheSpring(profile: Profile, isEnd: Bool) {
    var profile = profile
    profile.pointerRule = .motion
    profile.anyDeviceStops = true
    for way in ReportRig.Way.all {
      var rig = ReportRig.stretched(60, isEnd: isEnd, way: way, profile: profile)
      #expect(rig.overscroll(isEnd: isEnd) > 30)
      rig.lift(.touchpad)
      rig.wait(10)
      rig.down(.touchpad, fingers: 1)
      // One finger moves the pointer, and so does a mouse.
      for _ in 0..<130 {
        rig.wait(8)
        rig.move(.touchpad, along: 0.5)
        rig.point(by: (x: 1, y: 1))
      }
      #expect(rig.offset == (isEnd ? 5400 : 0))
      rig.lift(.touchpad)
      rig.settle()
      #expect(rig.offset == (isEnd ? 5400 : 0))
      #expect(rig.phase == .idle)
    }
  }

  @Test(
    "B03 a tap in the bounce holds it, and the lift lets it go on", arguments: Profile.all,
    ReportDevice.surfaces)
  func aTapInTheBounceLeavesNothing(profile: Profile, device: ReportDevice) {
    for (isEnd, way) in [(false, ReportRig.Way.down), (true, .down), (true, .left)] {
      var rig = ReportRig.stretched(60, device, isEnd: isEnd, way: way, profile: profile)
      rig.lift(device)
      rig.wait(60)
      let middle = rig.overscroll(isEnd: isEnd)
      #expect(middle > 5 && middle < 55)
      rig.down(device)
      let held = rig.offset
      rig.wait(300)
      #expect(rig.offset == held)
      rig.lift(device)
      rig.settle()
      #expect(rig.offset == (isEnd ? 5400 : 0))
      #expect(rig.phase == .idle)
    }
  }

  // MARK: B04, B05, B06: wheels

  /// The indicator of the report's row is not dragged here: the model has none that can be.
  @Test("B04 wheels never stretch, fingers do", arguments: Profile.all, ReportRig.Way.all)
  func wheelsNeverStretch(profile: Profile, way: ReportRig.Way) {
    for isEnd in [false, true] {
      for (wheel, turns) in [(ReportDevice.wheel, 20), (.fineWheel, 60)] {
        var rig = ReportRig(way, start: isEnd ? 5400 : 0, profile: profile)
        for _ in 0..<turns {
          rig.turn(wheel, isEnd ? 1 : -1)
          rig.wait(20)
        }
        rig.settle()
        #expect(rig.offsets().allSatisfy { $0 == (isEnd ? 5400 : 0) })
      }
      for device in ReportDevice.surfaces {
        let rig = ReportRig.stretched(60, device, isEnd: isEnd, way: way, profile: profile)
        #expect(rig.overscroll(isEnd: isEnd) > 0)
      }
    }
  }

  @Test("B05 a wheel may be let stretch, up to a limit", arguments: Profile.all, ReportDevice.wheels)
  func aWheelStretchesUpToItsLimit(profile: Profile, wheel: ReportDevice) {
    for (isEnd, way) in [(false, ReportRig.Way.down), (true, .down), (false, .left), (true, .right)] {
      var rig = ReportRig(way, start: isEnd ? 5400 : 0, profile: profile) { $0.bounce.wheelLimit = 40 }
      for _ in 0..<60 {
        rig.turn(wheel, isEnd ? 1 : -1)
        rig.wait(10)
      }
      rig.settle()
      let furthest = rig.offsets().map { rig.overscroll($0, isEnd: isEnd) }.max() ?? 0
      #expect(furthest > 1 && furthest < 40)
      #expect(rig.offset == (isEnd ? 5400 : 0))
      #expect(rig.phase == .idle)
    }
  }

  @Test("B06 a wheel that turns back moves the content at once", arguments: Profile.all, [0, 40.0])
  func turningBackMovesAtOnce(profile: Profile, limit: Double) {
    for isEnd in [false, true] {
      var rig = ReportRig(start: isEnd ? 5400 : 0, profile: profile) { $0.bounce.wheelLimit = limit }
      let outwards: Int32 = isEnd ? 1 : -1
      for _ in 0..<300 {
        rig.turn(.fineWheel, outwards)
        rig.wait(4)
      }
      let before = rig.overscroll(isEnd: isEnd)
      #expect(limit == 0 ? before == 0 : before > 5)
      rig.turn(.fineWheel, 0 - outwards)
      // A step is 15/120 of 40 pt.
      #expect(rig.overscroll(isEnd: isEnd) <= before - 5)
    }
  }

  // MARK: B07, B12: limits

  /// The time after which a stretch of 100 pt is less than half a point: ln 200 / 10.05 per second, and the critically
  /// damped 10 per second, whose (1 + u) e^(-u) is 0.005 at u = 7.43.
  static let returns: [(Profile, Double)] = [(.uikit, 600), (.simple, 750), (.gtk4, 750)]

  @Test("B07 a stretch is over within the stated time", arguments: returns, ReportDevice.surfaces)
  func theReturnIsOverInTime(limit: (Profile, Double), device: ReportDevice) {
    let (profile, milliseconds) = limit
    for (isEnd, way) in [(false, ReportRig.Way.down), (true, .down), (false, .left), (true, .right)] {
      // A rubber band of 0.55 or 0.715 shows 100 of 218 or 168 pt.
      let pull: Double
      switch profile.overscroll(device == .touchscreen ? .touch : .finger, length: 600) {
      case .band(let band): pull = 600 * (1 / (1 - 100.0 / 600) - 1) / band.coefficient
      case .limited: pull = 100
      }
      var rig = ReportRig.stretched(pull, device, isEnd: isEnd, way: way, profile: profile)
      #expect((rig.overscroll(isEnd: isEnd) - 100).magnitude < 1)
      rig.lift(device)
      #expect(rig.phase == .decelerating)
      rig.wait(milliseconds)
      #expect(rig.overscroll(isEnd: isEnd).magnitude < 0.5)
      rig.settle()
      #expect(rig.offset == (isEnd ? 5400 : 0))
    }
  }

  /// How far past an edge the fastest flight, 8000 pt/s, comes: 33.4 ms times it; 36.8 ms, the spring's 1 / (10 e) s;
  /// GTK's frame of 1/60 s shows no spring yet, after that its code holds the content at 50 pt past the beginning, but not
  /// past the end.
  static let overshoots: [(Profile, isEnd: Bool, Double)] = [
    (.uikit, false, 267.2), (.uikit, true, 267.2), (.simple, false, 294.4), (.simple, true, 294.4),
    (.gtk4, false, 133.4), (.gtk4, true, 400),
  ]

  @Test("B12 the hardest flick overshoots by the stated share at most", arguments: overshoots)
  func theOvershootHasABound(profile: Profile, isEnd: Bool, bound: Double) {
    for device in ReportDevice.surfaces {
      for distance in [500.0, 520, 555, 600, 1000] {
        var rig = ReportRig(start: isEnd ? 5400 - distance : distance, profile: profile)
        rig.flick(device, isEnd ? 10_000 : -10_000)
        #expect(rig.speed.magnitude <= 8000)
        let released = rig.time
        rig.settle()
        let furthest = rig.offsets(from: released).map { rig.overscroll($0, isEnd: isEnd) }.max() ?? 0
        #expect(furthest > 20)
        #expect(furthest <= bound)
        #expect(rig.offset == (isEnd ? 5400 : 0))
      }
    }
  }

  // MARK: B08, B09: the fling back, and the other axis

  @Test(
    "B08 a fling back from past the edge glides on", arguments: [Profile.uikit, .simple],
    ReportDevice.surfaces)
  func aFlingBackGlidesOn(profile: Profile, device: ReportDevice) {
    for (isEnd, way) in [(false, ReportRig.Way.down), (true, .down), (true, .left)] {
      var rig = ReportRig.stretched(190, device, isEnd: isEnd, way: way, profile: profile)
      let inwards = isEnd ? -1.0 : 1
      // 1.2 mm in 8 ms at 10 pt/mm are 1500 pt/s.
      rig.drag(device, Array(repeating: inwards * 1.2, count: 4))
      rig.lift(device, after: 2)
      let from = rig.overscroll(isEnd: isEnd)
      #expect(from > 30 && from < 100)
      #expect((inwards * rig.speed - 1500).magnitude < 1)
      rig.settle()
      #expect(rig.overscroll(isEnd: isEnd) < -100)
    }
  }

  @Test(
    "B08 a slow push back from past the edge ends at the edge", arguments: Profile.all, ReportDevice.surfaces)
  func aSlowPushBackEndsAtTheEdge(profile: Profile, device: ReportDevice) {
    for isEnd in [false, true] {
      var rig = ReportRig.stretched(120, device, isEnd: isEnd, profile: profile)
      // 0.05 mm in 10 ms at 10 pt/mm are 50 pt/s.
      rig.drag(device, Array(repeating: isEnd ? -0.05 : 0.05, count: 4), every: 10)
      rig.lift(device, after: 2)
      // GTK counts the first event's way and not its time, a third more.
      #expect((rig.speed.magnitude - 50).magnitude < (profile == .gtk4 ? 17 : 1))
      #expect(rig.overscroll(isEnd: isEnd) > 30)
      rig.settle()
      #expect(rig.offset == (isEnd ? 5400 : 0))
    }
  }

  @Test("B09 a stretch on one axis leaves the other its glide", arguments: Profile.all, ReportDevice.surfaces)
  func axesAreIndependent(profile: Profile, device: ReportDevice) {
    let view = ScrollView(
      "view", axes: [.horizontal, .vertical], start: Vector(x: 0, y: 1000),
      [.item(width: 6000, height: 60_000)])
    let scene = Scene(size: Vector(x: 600, y: 600), .scroll(view))
    var rig = ReportRig(ReportRig.scenario(scene, profile: profile))
    rig.down(device)
    for _ in 0..<8 {
      rig.wait(8)
      // 2000 pt/s down, and a point a frame past the leading edge.
      rig.move(device, along: 1.6, across: -0.1)
    }
    rig.lift(device, after: 2)
    let lifted = rig.state?.sample
    #expect((lifted?.velocity.y ?? 0) > 1900)
    #expect((lifted?.offset.x ?? 0) < -1 && (lifted?.offset.x ?? 0) > -10)
    rig.settle()
    #expect(rig.state?.sample.offset.x == 0)
    #expect(rig.offset > (lifted?.offset.y ?? 0) + 400)
  }
}
