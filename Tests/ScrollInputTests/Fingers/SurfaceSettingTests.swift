import InputEvents
import ScrollInput
import Testing

/// Edge scrolling, turned panels, hovering fingers, and surfaces that do not say enough.
@Suite struct SurfaceSettingTests {
  @Test func oneFingerScrollsAlongTheRightEdge() {
    var rig = TouchpadRig { $0.touchpad.method = .edge }
    rig.down(0, 96, 10)
    rig.frame()
    for _ in 0..<10 {
      rig.move(0, 0.1, 1)
      rig.frame()
    }
    rig.up(0)
    rig.frame()
    #expect(rig.deltas.allSatisfy { $0.x == 0 })
    // What goes beyond the threshold of 3 mm.
    #expect((rig.total.y - 7).magnitude < 1e-9)
    #expect(rig.player.phases.last == .ended)
    #expect(rig.player.pointers.isEmpty)
  }

  @Test func anEdgeScrollThatTurnsOutToBeAPalmIsNoFlick() {
    var rig = TouchpadRig { $0.touchpad.method = .edge }
    rig.down(0, 97, 20)
    rig.frame()
    for _ in 0..<5 {
      rig.move(0, 0, 1)
      rig.frame()
    }
    // 25 mm across.
    rig.move(0, 0, 1, .abs(EventCode.absMTTouchMajor, 1000))
    rig.frame()
    #expect(rig.player.scrolls.last?.phase == .cancelled)
    #expect(rig.player.scrolls.last?.reason == .palm)
    #expect(rig.player.scrolls.last?.velocity == .zero)
  }

  @Test func oneFingerScrollsAlongTheLowerEdgeOfAHighPad() {
    var rig = TouchpadRig { $0.touchpad.method = .edge }
    rig.down(0, 20, 57)
    rig.frame()
    // It lies there for long: then all of it scrolls.
    rig.frame(after: 300)
    for _ in 0..<4 {
      rig.move(0, 1, 0.1)
      rig.frame()
    }
    #expect((rig.total - Vector(x: 4, y: 0)).length < 1e-9)
  }

  @Test func elsewhereOneFingerPointsAndTwoDoNothing() {
    var rig = TouchpadRig { $0.touchpad.method = .edge }
    rig.down(0, 50, 20)
    rig.frame()
    rig.move(0, 5, 5)
    rig.frame()
    #expect(rig.player.travel.length > 0)
    rig.down(1, 70, 20)
    rig.frame()
    rig.twoMove(0, 2, frames: 5)
    #expect(rig.player.scrolls.isEmpty)
  }

  @Test func whereNothingScrollsEveryFingerPoints() {
    var rig = TouchpadRig { $0.touchpad.method = .none }
    rig.twoDown()
    rig.twoMove(0, 2, frames: 5)
    #expect(rig.player.scrolls.isEmpty)
  }

  /// A panel of 400 x 400 mm with ten units a millimetre, two points a millimetre; a finger goes 3 mm right and 1 down
  /// from (10, 20).
  @Test(arguments: [
    (TouchscreenSettings.Rotation.none, Vector(x: 3, y: 1), Vector(x: 13, y: 21)),
    (.clockwise, Vector(x: 1, y: -3), Vector(x: 21, y: 387)),
    (.upsideDown, Vector(x: -3, y: -1), Vector(x: 387, y: 379)),
    (.counterclockwise, Vector(x: -1, y: 3), Vector(x: 379, y: 13)),
  ])
  func aTurnedPanel(rotation: TouchscreenSettings.Rotation, motion: Vector, place: Vector) {
    var settings = ScrollInputSettings()
    settings.touchscreen.natural = []
    settings.touchscreen.pointsPerMillimetre = 2
    settings.touchscreen.rotation = rotation
    var player = Player(Devices.multitouch, as: .touchscreen, settings: settings)
    player.play(.id(1), .x(100), .y(200), .key(Devices.touchButton, 1))
    player.play(.x(130), .y(210))
    #expect((player.scrolls[1].delta - motion * 2).length < 1e-9)
    #expect(((player.scrolls[1].location ?? .zero) - place * 2).length < 1e-9)
  }

  @Test func aPalmOnTheScreenCancelsTheDrag() {
    var player = Player(Devices.multitouch, as: .touchscreen)
    player.play(.id(1), .x(100), .y(200), .key(Devices.touchButton, 1))
    player.play(.y(300))
    player.play(.y(320), .tool(2))
    #expect(player.phases == [.began, .changed, .cancelled])
    #expect(player.scrolls.last?.reason == .palm)
  }

  @Test func aFingerAboveTheSurfaceDoesNothing() {
    var player = Player(Devices.multitouch, as: .touchscreen)
    player.play(.id(1), .x(100), .y(200), .abs(EventCode.absMTDistance, 12))
    player.play(.y(300))
    #expect(player.scrolls.isEmpty)
    player.play(.abs(EventCode.absMTDistance, 0), .key(Devices.touchButton, 1))
    player.play(.y(310))
    #expect(player.phases == [.began, .changed])
  }

  @Test func aSurfaceWithoutResolutionSaysWhatIsAssumed() {
    let player = Player(Devices.withoutResolution, as: .touchpad)
    #expect(player.findings.map(\.kind) == [.device(.assumedSize(width: 69, height: 50))])
    #expect(Player(Devices.multitouch, as: .touchpad).findings.isEmpty)
  }

  @Test func aPlaceOutsideOfTheRangeIsTakenAndToldOfOnce() {
    var player = Player(Devices.multitouch, as: .touchscreen)
    player.play(.id(1), .x(3990), .y(200), .key(Devices.touchButton, 1))
    player.play(.x(4010))
    player.play(.x(4020))
    #expect(player.scrolls.map(\.millimetres?.x) == [0, 2, 1])
    #expect(player.findings.map(\.kind) == [.contact(.outside(serial: 1))])
  }
}

extension SurfaceSettingTests {
  @Test func aFingerThatSlidesOffThePanelIsLiftedInMotion() {
    var player = Player(Devices.multitouch, as: .touchscreen)
    player.play(.id(1), .x(3700), .y(200), .key(Devices.touchButton, 1))
    for x in [Int32(3800), 3900, 4000] { player.play(.x(x)) }
    player.play(.id(-1), .key(Devices.touchButton, 0))
    #expect(player.phases.last == .ended)
    #expect(player.scrolls.last?.reason == .lifted)
    // 10 mm in 10 ms, against the finger.
    let speed = ScrollInputSettings().touchscreen.pointsPerMillimetre * 1000
    #expect(((player.scrolls.last?.velocity.x ?? 0) + speed).magnitude < 1e-6)
  }

  @Test func besideAFingerAtThePanelsEdgeTheOtherMovesTheContentWholly() {
    var player = Player(Devices.multitouch, as: .touchscreen)
    player.play(.slot(0), .id(1), .x(4000), .y(200), .slot(1), .id(2), .x(1000), .y(200))
    player.play(.slot(1), .y(300))
    #expect(player.scrolls.last?.millimetres == Vector(x: 0, y: 10))
  }
}
