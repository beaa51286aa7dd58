import InputEvents
import ScrollInput
import Testing

/// What two contacts may be besides a scroll: a pinch, a finger that rests, a thumb, a palm, one finger seen twice.
@Suite struct OtherGestureTests {
  private static func reasons(_ rig: TouchpadRig) -> [ScrollInputReason] {
    rig.player.scrolls.map(\.reason)
  }

  @Test func fingersThatPartPinch() {
    var rig = TouchpadRig()
    rig.twoDown()
    for _ in 0..<10 {
      rig.move(0, -0.6, 0.2)
      rig.move(1, 0.9, -0.1)
      rig.frame()
    }
    #expect(Self.reasons(rig) == [.fingersDown(2), .pinch])
    // They do not scroll any more, also if they then go the same way.
    rig.twoMove(0, 2, frames: 5)
    #expect(rig.deltas.isEmpty)
  }

  @Test func aFingerThatGoesAwayFromAStillOnePinches() {
    var rig = TouchpadRig()
    rig.twoDown()
    for _ in 0..<10 {
      rig.move(1, 0.6, 0.05)
      rig.frame()
    }
    #expect(Self.reasons(rig) == [.fingersDown(2), .pinch])
  }

  @Test func fingersThatDriftApartWhileTheyScrollScroll() {
    var rig = TouchpadRig()
    rig.twoDown()
    for _ in 0..<10 {
      rig.move(0, -0.2, 1)
      rig.move(1, 0.2, 1)
      rig.frame()
    }
    #expect(rig.deltas.count == 9)
  }

  @Test func aFingerThatHadRestedAloneRestsOnWhileTheOtherPoints() {
    var rig = TouchpadRig()
    rig.down(0, 30, 30)
    rig.frame()
    rig.down(1, 60, 20)
    rig.frame(after: 150)
    for _ in 0..<10 {
      rig.move(1, 1, 1)
      rig.frame()
    }
    #expect(Self.reasons(rig) == [.fingersDown(2), .restingFinger])
    // Two frames were the gesture's; eight are the pointer's.
    let way = ScrollInputSettings().pointer.pointsPerMillimetre * 8
    #expect((rig.player.travel - Vector(x: way, y: way)).length < 1e-6)
  }

  @Test func aRestingFingerThatWakesScrolls() {
    var rig = TouchpadRig()
    rig.down(0, 30, 30)
    rig.frame()
    rig.down(1, 60, 20)
    rig.frame(after: 150)
    for _ in 0..<5 {
      rig.move(1, 0, 1)
      rig.frame()
    }
    #expect(rig.deltas.isEmpty)
    rig.twoMove(0, 1, frames: 10)
    #expect(rig.deltas.count >= 4)
  }

  @Test func aThumbAtTheLowerEdgeIsNoFinger() {
    var rig = TouchpadRig()
    rig.down(0, 50, 56)
    rig.down(1, 40, 20)
    rig.frame()
    for _ in 0..<10 {
      rig.move(1, 0, 1)
      rig.frame()
    }
    #expect(Self.reasons(rig) == [.fingersDown(2), .restingFinger])
    #expect(rig.player.travel.y > 0)
  }

  @Test func aPalmAtTheSideOfAPointingFingerIsNoFinger() {
    var rig = TouchpadRig()
    rig.down(1, 40, 20)
    rig.frame()
    for _ in 0..<20 {
      rig.move(1, 1, 0)
      rig.frame()
    }
    rig.down(0, 97, 30)
    rig.frame()
    for _ in 0..<10 {
      rig.move(1, 0, 1)
      rig.frame()
    }
    #expect(Self.reasons(rig) == [.fingersDown(2), .restingFinger])
  }

  @Test func aFingerThatTurnsOutToBeAPalmScrollsNoFurther() {
    var rig = TouchpadRig()
    rig.twoDown()
    rig.twoMove(0, 1, frames: 5)
    rig.move(0, 0, 1)
    rig.move(1, 0, 1, .tool(2))
    rig.frame()
    #expect(rig.player.phases.last == .cancelled)
    #expect(rig.player.scrolls.last?.reason == .palm)
    #expect(rig.player.scrolls.last?.velocity == .zero)
  }

  @Test func oneFingerWhoseFastTrailIsSeenPoints() {
    var rig = TouchpadRig()
    rig.down(0, 10, 30)
    rig.frame()
    // The next contact is ahead of the first, which comes to where it was a frame later.
    rig.down(1, 25, 30)
    rig.frame()
    rig.move(0, 15, 0)
    rig.move(1, 16, 0)
    rig.frame()
    for _ in 0..<2 {
      rig.move(0, 16, 0)
      rig.move(1, 16, 0)
      rig.frame()
    }
    #expect(Self.reasons(rig) == [.fingersDown(2), .sameFinger])
    #expect(rig.player.travel.x > 300)
  }

  @Test func aFatFingerSeenTwicePoints() {
    var rig = TouchpadRig()
    rig.down(0, 50, 30)
    rig.frame()
    for _ in 0..<10 {
      rig.move(0, 0.4, 0)
      rig.frame()
    }
    rig.move(0, 0, -3)
    rig.down(1, 54, 34)
    rig.frame()
    for _ in 0..<4 {
      rig.move(0, 0.4, 0)
      rig.move(1, 0.4, 0)
      rig.frame()
    }
    rig.up(0)
    rig.move(1, 0, -4)
    rig.frame()
    for _ in 0..<5 {
      rig.move(1, 0.4, 0)
      rig.frame()
    }
    #expect(rig.player.scrolls.isEmpty)
    // Neither the split nor the end of it moves the pointer.
    #expect(rig.player.kinds.allSatisfy { if case .moved(let way) = $0 { way.y == 0 } else { true } })
  }
}

extension OtherGestureTests {
  @Test func twoFingersOneBehindTheOtherThatFlickSidewaysScrollOn() {
    var rig = TouchpadRig()
    rig.down(0, 20, 30)
    rig.frame()
    rig.down(1, 32, 30)
    rig.frame()
    rig.twoMove(6, 0)
    rig.twoMove(12, 0)
    rig.twoMove(12, 0)
    #expect(rig.player.phases == [.began, .changed, .changed, .changed])
    #expect((rig.total.x - 29).magnitude < 1e-9)
  }

  @Test func aPalmByToolMayBecomeAFingerAndOneBySizeNot() {
    var rig = TouchpadRig()
    rig.down(0, 40, 20, .tool(2))
    rig.down(1, 60, 20)
    rig.frame()
    rig.move(0, 0, 0, .tool(0))
    rig.frame()
    rig.twoMove(0, 2, frames: 3)
    #expect(rig.player.phases.first == .began)
    #expect(!rig.deltas.isEmpty)
    var large = TouchpadRig()
    large.down(0, 40, 20, .abs(EventCode.absMTTouchMajor, 25 * 40))
    large.down(1, 60, 20)
    large.frame()
    large.move(0, 0, 1, .abs(EventCode.absMTTouchMajor, 5 * 40))
    large.frame()
    large.twoMove(0, 2, frames: 3)
    #expect(large.player.scrolls.isEmpty)
  }

  @Test func aSecondFingerBreaksAnEdgeScrollOff() {
    var rig = TouchpadRig { $0.touchpad.method = .edge }
    rig.down(0, 96, 10)
    rig.frame()
    for _ in 0..<10 {
      rig.move(0, 0, 1)
      rig.frame()
    }
    rig.down(1, 50, 30)
    rig.frame()
    #expect(rig.player.phases.last == .cancelled)
    #expect(rig.player.scrolls.last?.reason == .fingerCount(2))
  }

  @Test func aBoxThatChangesWithItsFingersMovesNothing() {
    var description = TouchpadRig.description
    description.properties = [0, EventCode.propertySemiMT]
    var settings = ScrollInputSettings()
    settings.touchpad.natural = []
    var player = Player(description, as: .touchpad, settings: settings)
    player.play(.slot(0), .id(1), .x(1000), .y(800), .slot(1), .id(2), .x(1800), .y(800), .key(0x14d, 1))
    for step in 1...10 {
      player.play(.slot(0), .y(Int32(800 + step * 40)), .slot(1), .y(Int32(800 + step * 40)))
    }
    let before = player.scrolls.reduce(Vector.zero) { $0 + $1.delta }
    // A third finger comes: the box grows by 20 mm.
    player.play(.slot(1), .x(2600), .y(2000), .key(0x14d, 0), .key(0x14e, 1))
    let after = player.scrolls.reduce(Vector.zero) { $0 + $1.delta }
    #expect(before == after)
  }
}
