import InputEvents
import ScrollInput
import Testing

/// Fingers on the surface of a mouse.
@Suite struct MouseSurfaceTests {
  static func player(_ isOn: Bool) -> Player {
    var settings = ScrollInputSettings()
    settings.pointer.mouseSurface = isOn
    settings.touchpad.pointsPerMillimetre = 10
    return Player(Devices.touchMouse, as: .mouse, settings: settings)
  }

  /// One finger down, 3 mm down, up.
  static func swipe(_ player: inout Player) {
    player.play(.slot(9), .id(1), .x(100), .y(100))
    player.play(.y(120), .rel(0, 4))
    player.play(.y(130))
    player.play(.id(-1))
  }

  @Test func byDefaultContactsAreToldAndNothingScrolls() {
    var player = Self.player(false)
    Self.swipe(&player)
    #expect(player.contacts.map(\.change) == [.began, .ended])
    #expect(player.scrolls.isEmpty)
    #expect(player.findings.map(\.kind) == [.device(.silent(.mouseSurface))])
    #expect(player.withheld.map(\.cause) == [.notAsked, .notAsked])
    #expect(
      player.withheld.map(\.amount) == [
        .millimetres(Vector(x: 0, y: 2)), .millimetres(Vector(x: 0, y: 1)),
      ])
    #expect(player.kinds == [.moved(by: Vector(x: 4, y: 0))])
  }

  @Test func askedForOneFingerScrolls() {
    var player = Self.player(true)
    Self.swipe(&player)
    #expect(player.findings.isEmpty)
    #expect(player.phases == [.began, .changed, .changed, .ended])
    #expect(player.scrolls.allSatisfy { $0.source == .finger })
    // Natural: the content follows the finger. 2 mm are 1 beyond the threshold.
    #expect(player.scrolls.map(\.delta) == [.zero, Vector(x: 0, y: -10), Vector(x: 0, y: -10), .zero])
    #expect(player.scrolls[3].reason == .lifted)
    #expect(player.scrolls[3].velocity.y < 0)
    #expect(player.kinds == [.moved(by: Vector(x: 4, y: 0))])
  }

  @Test func aSecondFingerBreaksOffUntilAllAreLifted() {
    var player = Self.player(true)
    player.play(.slot(0), .id(1), .x(100), .y(100))
    player.play(.y(150))
    player.play(.slot(1), .id(2), .x(900), .y(100))
    player.play(.slot(0), .id(-1))
    player.play(.slot(1), .y(200))
    player.play(.id(-1))
    player.play(.id(3), .x(900), .y(100))
    player.play(.id(-1))
    #expect(player.phases == [.began, .changed, .cancelled, .began, .cancelled])
    #expect(player.scrolls.map(\.reason).suffix(3) == [.fingerCount(2), .fingersDown(1), .liftedBeforeStart])
    #expect(player.withheld.last?.cause == .fingerCount)
  }

  /// The driver makes a wheel of the fingers: it turns, unless the fingers themselves scroll.
  @Test func fingersAreNotCountedTwice() {
    var player = Self.player(false)
    player.play(.rel(8, -1))
    #expect(player.scrolls.map(\.source) == [.wheel])
    var asked = Self.player(true)
    asked.play(.rel(8, -1))
    #expect(asked.scrolls.isEmpty)
    #expect(asked.withheld.map(\.amount) == [.wheel(WheelMotion(x: 0, y: 120))])
    #expect(asked.withheld.map(\.cause) == [.countedAlready])
  }
}
