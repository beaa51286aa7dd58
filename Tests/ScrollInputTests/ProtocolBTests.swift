import InputEvents
import Testing

@testable import ScrollInput

/// Contacts in slots: multitouch protocol B.
@Suite struct ProtocolBTests {
  var tracker = ContactTracker(Devices.multitouch)

  private mutating func play(_ events: InputEvent...) {
    tracker.apply(Frame(time: 0, device: 0, events: events))
  }

  private var places: [[Int32?]] {
    tracker.contacts.map { [$0.x, $0.y] }
  }

  @Test mutating func slotZeroIsImplied() {
    play(.id(7), .x(100), .y(200))
    #expect(tracker.began == [1])
    #expect(places == [[100, 200]])
    #expect(tracker.contacts[0].trackingID == 7)
    #expect(!tracker.contacts[0].hasMotion)
    play(.x(110))
    #expect(tracker.began.isEmpty)
    #expect(tracker.contacts[0].deltaX == 10)
    #expect(tracker.contacts[0].deltaY == 0)
    play(.id(-1))
    #expect(tracker.ended == [1])
    #expect(tracker.fingers == 0)
  }

  @Test mutating func theSlotStaysUntilAnotherIsNamed() {
    play(.id(1), .x(1), .y(1), .slot(1), .id(2), .x(50), .y(50))
    play(.y(60))
    #expect(places == [[1, 1], [50, 60]])
    play(.slot(0), .y(2))
    play(.y(3))
    #expect(places == [[1, 3], [50, 60]])
    #expect(tracker.contacts[1].deltaY == 0)
  }

  @Test mutating func anotherIDInTheSameSlotIsAnotherContact() {
    play(.id(1), .x(10), .y(10))
    play(.id(2), .x(90))
    #expect(tracker.ended == [1])
    #expect(tracker.began == [2])
    // The place that was not sent again is that of the slot; and the jump is no motion.
    #expect(places == [[90, 10]])
    #expect(!tracker.contacts[0].hasMotion)
  }

  @Test mutating func anEndAndABeginInOneFrame() {
    play(.id(1), .x(10), .y(10))
    play(.id(-1), .id(2), .y(70))
    #expect(tracker.ended == [1])
    #expect(tracker.began == [2])
    #expect(places == [[10, 70]])
    play(.id(-1), .id(3), .id(-1))
    #expect(tracker.ended == [2, 3])
    #expect(tracker.began == [3])
    #expect(tracker.contacts.isEmpty)
  }

  @Test mutating func anIDThatIsRepeatedBeginsNothing() {
    play(.id(1), .x(10), .y(10))
    play(.id(1), .x(14))
    #expect(tracker.began.isEmpty)
    #expect(tracker.ended.isEmpty)
    #expect(tracker.contacts[0].deltaX == 4)
  }

  @Test mutating func aRecordingBeginsInMidTouch() {
    play(.x(30))
    #expect(tracker.began == [1])
    #expect(places == [[30, nil]])
    play(.x(33), .y(9))
    #expect(tracker.contacts[0].deltaX == 3)
    #expect(tracker.contacts[0].deltaY == 0)
    play(.id(-1))
    #expect(tracker.ended == [1])
    // Once ids are known, a place without one is what the kernel remembers, not a finger.
    play(.x(40))
    #expect(tracker.began.isEmpty)
    #expect(tracker.contacts.isEmpty)
    play(.id(-1))
    #expect(tracker.ended.isEmpty)
  }

  @Test mutating func thePlaceMayComeBeforeTheID() {
    play(.x(30), .y(40), .id(5))
    #expect(tracker.began == [1])
    #expect(tracker.ended.isEmpty)
    #expect(tracker.contacts[0].trackingID == 5)
    play(.id(-1))
    play(.x(31), .id(6))
    #expect(tracker.began == [2])
    #expect(places == [[31, 40]])
    #expect(!tracker.contacts[0].hasMotion)
  }

  @Test mutating func whatIsNotSentAgainIsAsBefore() {
    play(.id(1), .x(30), .y(40))
    play(.id(-1))
    play(.id(2))
    #expect(places == [[30, 40]])
    play(.y(45))
    #expect(tracker.contacts[0].deltaY == 5)
  }

  @Test mutating func slotsOutOfRangeDoNotTrap() {
    play(.slot(Int32.max), .id(1), .x(Int32.min), .y(Int32.max))
    play(.slot(-5), .id(2), .x(1), .y(1))
    play(.slot(Int32.max), .x(Int32.max), .y(Int32.min))
    #expect(tracker.contacts.count == 2)
    #expect(tracker.contacts[1].deltaX == Double(UInt32.max))
  }

  @Test mutating func forgettingEndsAllContacts() {
    play(.id(1), .x(1), .y(1), .slot(1), .id(2), .x(50), .y(50))
    tracker.clearChanges()
    tracker.reset(0)
    #expect(tracker.ended == [1, 2])
    #expect(tracker.fingers == 0)
    // The finger that stays is one whose begin was not seen; the kernel does not name its slot again.
    play(.x(51))
    #expect(tracker.began == [3])
    play(.slot(0), .y(2))
    #expect(places == [[nil, 2], [51, nil]])
  }
}
