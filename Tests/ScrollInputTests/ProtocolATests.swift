import InputEvents
import Testing

@testable import ScrollInput

/// Contacts that each frame lists anew: multitouch protocol A.
@Suite struct ProtocolATests {
  var tracker = ContactTracker(Devices.multitouch)

  private mutating func play(_ events: InputEvent...) {
    tracker.apply(Frame(time: 0, device: 0, events: events))
  }

  private var places: [[Int32?]] {
    tracker.contacts.map { [Int32($0.serial), $0.x, $0.y] }
  }

  @Test mutating func contactsWithoutIDsAreMatchedByTheShortestWay() {
    play(.x(10), .y(10), .report, .x(200), .y(200), .report)
    #expect(places == [[1, 10, 10], [2, 200, 200]])
    // Listed the other way round, and both have moved.
    play(.x(190), .y(200), .report, .x(15), .y(10), .report)
    #expect(places == [[2, 190, 200], [1, 15, 10]])
    #expect(tracker.contacts.map(\.deltaX) == [-10, 5])
    #expect(tracker.began.isEmpty)
    #expect(tracker.ended.isEmpty)
  }

  /// Both new places are nearest to the same old one: the shorter way has it.
  @Test mutating func theShorterWayComesFirst() {
    play(.x(0), .y(0), .report, .x(1000), .y(0), .report)
    play(.x(400), .y(0), .report, .x(20), .y(0), .report)
    #expect(places == [[2, 400, 0], [1, 20, 0]])
  }

  @Test mutating func contactsWithIDsAreMatchedByThem() {
    play(.id(4), .x(10), .y(10), .report, .id(5), .x(20), .y(20), .report)
    play(.id(5), .x(10), .y(10), .report, .id(4), .x(20), .y(20), .report)
    #expect(places == [[2, 10, 10], [1, 20, 20]])
    play(.id(6), .x(20), .y(20), .report)
    #expect(tracker.ended.sorted() == [1, 2])
    #expect(tracker.began == [3])
  }

  @Test("C11: two contacts that end with BTN_TOUCH alone end once each, at their last place")
  mutating func endsWithTouchKeyAlone() {
    play(.key(Devices.touchButton, 1), .x(10), .y(10), .report, .x(200), .y(200), .report)
    #expect(tracker.began == [1, 2])
    for step in Int32(1)...4 {
      play(.x(10 + step), .y(10), .report, .x(200 + step), .y(200), .report)
      #expect(tracker.began.isEmpty && tracker.ended.isEmpty)
    }
    #expect(places == [[1, 14, 10], [2, 204, 200]])
    play(.key(Devices.touchButton, 0))
    #expect(tracker.ended.sorted() == [1, 2])
    // No place was made up on the way: what ended there is gone, and nothing is at (0, 0).
    #expect(tracker.contacts.isEmpty)
  }

  @Test mutating func aLoneReportEndsAll() {
    play(.x(10), .y(10), .report, .x(20), .y(20), .report)
    play(.report)
    #expect(tracker.ended == [1, 2])
    #expect(tracker.contacts.isEmpty)
    play(.report)
    #expect(tracker.ended.isEmpty)
  }

  @Test mutating func liftedTouchKeyEndsAll() {
    play(.key(Devices.touchButton, 1), .x(10), .y(10), .report)
    play()
    #expect(tracker.contacts.count == 1)
    play(.key(EventCode.buttonLeft, 0))
    #expect(tracker.contacts.count == 1)
    play(.key(Devices.touchButton, 0))
    #expect(tracker.ended == [1])
    #expect(tracker.contacts.isEmpty)
  }

  @Test mutating func oneFingerOfTwoIsLifted() {
    play(.x(10), .y(10), .report, .x(200), .y(200), .report)
    play(.x(201), .y(200), .report)
    #expect(tracker.ended == [1])
    #expect(places == [[2, 201, 200]])
    #expect(tracker.contacts[0].deltaX == 1)
  }

  @Test mutating func noWidthIsNoTouch() {
    play(.x(10), .y(10), .abs(EventCode.absMTTouchMajor, 30), .report)
    play(.x(10), .y(10), .abs(EventCode.absMTTouchMajor, 0), .report)
    #expect(tracker.ended == [1])
  }

  @Test mutating func theLastReportMayBeMissing() {
    play(.x(10), .y(10), .report, .x(200), .y(200))
    #expect(tracker.contacts.count == 2)
    play(.x(11), .y(10))
    #expect(places == [[1, 11, 10]])
  }

  /// A finger was there before the first report was seen.
  @Test mutating func aPlaceBeforeTheFirstReport() {
    play(.x(10), .y(10))
    #expect(tracker.began == [1])
    play(.x(12), .y(10), .report)
    #expect(tracker.began.isEmpty)
    #expect(places == [[1, 12, 10]])
    play(.report)
    #expect(tracker.ended == [1])
  }
}
