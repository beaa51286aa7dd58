import InputEvents
import Testing

@testable import ScrollInput

/// Palms are contacts, but no fingers.
@Suite struct PalmTests {
  var tracker = ContactTracker(Devices.multitouch)

  private mutating func play(_ events: InputEvent...) {
    tracker.apply(Frame(time: 0, device: 0, events: events))
  }

  @Test mutating func aPalmIsNoFinger() {
    play(.id(1), .x(1), .y(1), .slot(1), .id(2), .tool(2), .x(50), .y(50))
    #expect(tracker.contacts.count == 2)
    #expect(tracker.fingers == 1)
    play(.tool(0))
    #expect(tracker.fingers == 2)
    play(.slot(0), .tool(2))
    #expect(tracker.fingers == 1)
  }

  /// The kernel counts palms among the fingers of `BTN_TOOL_*`.
  @Test mutating func toolsCountPalms() {
    play(.id(1), .x(1), .y(1), .key(0x145, 1))
    play(.slot(1), .id(2), .tool(2), .x(50), .y(50), .key(0x145, 0), .key(0x14d, 1))
    #expect(tracker.fingers == 1)
    play(.slot(0), .id(-1), .key(0x145, 1), .key(0x14d, 0))
    #expect(tracker.fingers == 0)
  }

  /// The kernel does not send a tool again that the slot has already.
  @Test mutating func aSlotKeepsItsTool() {
    play(.id(1), .tool(2), .x(1), .y(1))
    play(.id(-1))
    play(.id(2), .x(9))
    #expect(tracker.fingers == 0)
    play(.id(-1))
    play(.id(3), .tool(0))
    #expect(tracker.fingers == 1)
  }

  @Test mutating func theToolMayComeBeforeTheID() {
    play(.tool(2), .id(1), .x(1), .y(1))
    #expect(tracker.contacts.count == 1)
    #expect(tracker.fingers == 0)
  }

  @Test mutating func palmsOfProtocolA() {
    play(.x(1), .y(1), .report, .x(70), .y(70), .tool(2), .report)
    #expect(tracker.contacts.count == 2)
    #expect(tracker.fingers == 1)
  }

  @Test mutating func aPalmMovesNothing() {
    let scale = SurfaceScale(Devices.multitouch, deviceClass: .touchpad)
    var hand = FingerTracker(scale, skipsJumps: false, readsPressure: true)
    play(.id(1), .x(10), .y(10), .slot(1), .id(2), .x(300), .y(10), .tool(2))
    hand.step(1000, tracker.contacts, number: tracker.fingers, isAbove: tracker.isAbove)
    play(.x(400), .slot(0), .x(14))
    hand.step(2000, tracker.contacts, number: tracker.fingers, isAbove: tracker.isAbove)
    #expect(hand.count == 1)
    #expect(hand.motion == Vector(x: 0.4, y: 0))
  }
}
