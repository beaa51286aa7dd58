import InputEvents
import Testing

@testable import ScrollInput

/// Surfaces that give one place.
@Suite struct SingleTouchTests {
  private static func play(_ tracker: inout ContactTracker, _ events: InputEvent...) {
    tracker.apply(Frame(time: 0, device: 0, events: events))
  }

  @Test func theTouchKeyTellsBeginAndEnd() {
    var tracker = ContactTracker(Devices.singleTouch)
    Self.play(&tracker, .abs(0, 10), .abs(1, 20))
    #expect(tracker.contacts.isEmpty)
    Self.play(&tracker, .key(Devices.touchButton, 1), .abs(0, 12))
    #expect(tracker.began == [1])
    #expect(tracker.contacts[0].x == 12)
    #expect(tracker.contacts[0].y == 20)
    #expect(!tracker.contacts[0].hasMotion)
    Self.play(&tracker, .abs(1, 25))
    #expect(tracker.contacts[0].deltaY == 5)
    Self.play(&tracker, .key(Devices.touchButton, 0))
    #expect(tracker.ended == [1])
    #expect(tracker.fingers == 0)
  }

  /// With a touch key, tools without it are fingers that hover.
  @Test func hoveringFingersDoNotTouch() {
    var tracker = ContactTracker(Devices.singleTouch)
    Self.play(&tracker, .key(0x14d, 1), .abs(0, 10), .abs(1, 20))
    #expect(tracker.contacts.isEmpty)
    #expect(tracker.fingers == 0)
    Self.play(&tracker, .key(Devices.touchButton, 1))
    #expect(tracker.began == [1])
    #expect(tracker.fingers == 2)
    Self.play(&tracker, .key(Devices.touchButton, 0))
    #expect(tracker.fingers == 0)
  }

  @Test func withoutATouchKeyToolsTell() {
    var tracker = ContactTracker(Devices.toolsOnly)
    Self.play(&tracker, .key(0x145, 1), .abs(0, 10), .abs(1, 20))
    #expect(tracker.began == [1])
    #expect(tracker.fingers == 1)
    Self.play(&tracker, .abs(0, 14))
    #expect(tracker.contacts[0].deltaX == 4)
    Self.play(&tracker, .key(0x145, 0))
    #expect(tracker.ended == [1])
  }

  /// The one place jumps to another finger when their number changes.
  @Test(arguments: [Devices.singleTouch, Devices.toolsOnly])
  func anotherFingerIsNoMotion(description: DeviceDescription) {
    var tracker = ContactTracker(description)
    Self.play(&tracker, .key(Devices.touchButton, 1), .key(0x145, 1), .abs(0, 10), .abs(1, 20))
    Self.play(&tracker, .key(0x145, 0), .key(0x14d, 1), .abs(0, 300))
    #expect(tracker.fingers == 2)
    #expect(tracker.began.isEmpty)
    #expect(!tracker.contacts[0].hasMotion)
    Self.play(&tracker, .abs(0, 303))
    #expect(tracker.contacts[0].deltaX == 3)
    for (count, tool) in [(3, UInt16(0x14e)), (4, 0x14f), (5, 0x148)] {
      Self.play(&tracker, .key(tool, 1))
      #expect(tracker.fingers == count)
    }
  }

  @Test func aTouchscreenWithoutTools() {
    var tracker = ContactTracker(Devices.singleTouch)
    Self.play(&tracker, .key(Devices.touchButton, 1), .abs(0, 5), .abs(1, 5))
    #expect(tracker.fingers == 1)
    tracker.clearChanges()
    tracker.reset(0)
    #expect(tracker.ended == [1])
    Self.play(&tracker, .abs(0, 6))
    #expect(tracker.began.isEmpty)
  }
}
