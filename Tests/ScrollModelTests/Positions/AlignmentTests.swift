import Foundation
import ScrollInput
import ScrollModel
import TestSupport
import Testing

/// Where requests take the content: a list of 20 rows of 20 in a view of 200 unless a test says otherwise.
@Suite struct AlignmentTests {
  static func row(
    _ row: Int, anchor: Double? = nil, from current: Double = 0, in strip: Strip = .list,
    rule: ScrollChoices.NilAnchor = .minimal
  ) -> AlignedOffset {
    ScrollAlignment.showing(
      start: strip.frames[row].start(.vertical), length: strip.frames[row].size.y, anchor: anchor,
      from: current, in: strip.geometry, rule: rule)
  }

  static let rows: [(row: Int, anchor: Double?, from: Double, offset: Double)] = [
    (15, nil, 0, 120), (0, nil, 0, 0), (3, 0, 0, 60), (10, 0.5, 0, 110), (19, 1, 0, 200), (0, nil, 120, 0),
    (5, nil, 120, 100),
  ]

  @Test("section 5 the measured places", arguments: rows)
  func measured(row: (row: Int, anchor: Double?, from: Double, offset: Double)) {
    let place = Self.row(row.row, anchor: row.anchor, from: row.from)
    #expect(place.offset == row.offset)
    #expect(place.isReached)
  }

  @Test("12.5 anchors honour a margin")
  func margin() {
    let strip = Strip(Array(repeating: 20, count: 20), view: 150, insets: (20, 0))
    #expect(strip.geometry.bounds.lowerBound == -20)
    #expect(strip.geometry.container == 130)
    #expect(Self.row(10, anchor: 0, from: -20, in: strip).offset == 180)
    #expect(strip.geometry.visible(at: 180) == 200...330)
  }

  @Test("P12 visible it stays, above it comes to the top, below to the bottom")
  func nilAnchor() {
    #expect(Self.row(7, from: 100).offset == 100)
    #expect(Self.row(5, from: 100).offset == 100)
    #expect(Self.row(14, from: 100).offset == 100)
    #expect(Self.row(4, from: 100).offset == 80)
    #expect(Self.row(15, from: 100).offset == 120)
  }

  @Test("scenario 4 a request without an anchor, on new systems and on iOS 17")
  func versions() {
    #expect(Self.row(15).offset == 120)
    let start = Self.row(15, rule: .start)
    #expect(start.offset == 200)
    #expect(start.wanted == 300)
    #expect(!start.isReached)
  }

  @Test func aViewLongerThanTheContainerIsShownFromItsBeginning() {
    let strip = Strip([100, 500, 100], view: 200)
    #expect(Self.row(1, in: strip).offset == 100)
    #expect(Self.row(1, from: 300, in: strip).offset == 100)
  }

  @Test("scenario 7 the third of two columns is never reached")
  func unreachable() {
    let third = Self.row(2, anchor: 0, from: -20, in: .pad)
    #expect(third.offset == 477)
    #expect(third.wanted == 974)
    #expect(!third.isReached)
    let second = Self.row(1, anchor: 0, from: -20, in: .pad)
    #expect(second.offset == 477)
    #expect(second.isReached)
    // Without an anchor the second is visible from the first place, and nothing moves.
    #expect(Self.row(1, from: -20, in: .pad).offset == -20)
    #expect(Self.row(1, from: -20, in: .pad, rule: .start).offset == 477)
  }

  static let places: [(place: ScrollPlace, axis: Axis, offset: Double?)] = [
    (.edge(.top), .vertical, -20), (.edge(.bottom), .vertical, 220), (.edge(.top), .horizontal, nil),
    (.edge(.trailing), .vertical, nil), (.edge(.trailing), .horizontal, 220),
    (.point(x: nil, y: 50), .vertical, 30), (.point(x: nil, y: 50), .horizontal, nil),
    (.point(x: 0, y: 50), .horizontal, -20), (.point(x: nil, y: 900), .vertical, 220),
    (.view("row", anchor: .top), .vertical, 80), (.view("row", anchor: .bottom), .vertical, -20),
  ]

  /// Content of 400 in a view of 200 with a margin of 20 at both ends; the row is at 100, 20 long.
  @Test("section 5 edges, points and coordinates", arguments: places)
  func requests(row: (place: ScrollPlace, axis: Axis, offset: Double?)) {
    let geometry = AxisGeometry(length: 200, content: 400, startInset: 20, endInset: 20)
    let frame = Rect(origin: Vector(x: 100, y: 100), size: Vector(x: 20, y: 20))
    let place = ScrollAlignment.offset(
      for: row.place, frame: frame, along: row.axis, from: 0, in: geometry)
    #expect(place?.offset == row.offset)
  }

  @Test func aViewThatIsNotThereAsksForNothing() {
    let geometry = AxisGeometry(length: 200, content: 400)
    #expect(
      ScrollAlignment.offset(
        for: .view("gone", anchor: nil), frame: nil, along: .vertical, from: 0, in: geometry) == nil)
  }

  @Test(arguments: UInt64(0)..<40)
  func theMinimalMoveIsMinimal(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      let strip = Strip(
        (0..<random.int(1...10)).map { _ in Double(random.int(0...200)) },
        spacing: Double(random.int(0...20)), view: Double(random.int(100...300)),
        insets: (Double(random.int(0...30)), Double(random.int(0...30))))
      let geometry = strip.geometry
      let current = geometry.clamped(Double(random.int(-50...2000)))
      let frame = random.pick(strip.frames)
      let place = ScrollAlignment.showing(
        start: frame.start(.vertical), length: frame.size.y, anchor: nil, from: current, in: geometry)
      #expect(geometry.bounds.contains(place.offset))
      guard frame.size.y <= geometry.container else { continue }
      // Every row lies in the content, so all can be shown, and half a point less would not show it.
      #expect(place.isReached)
      func shows(_ offset: Double) -> Bool {
        let visible = geometry.visible(at: offset)
        return frame.start(.vertical) >= visible.lowerBound && frame.end(.vertical) <= visible.upperBound
      }
      #expect(shows(place.offset))
      if place.offset != current { #expect(!shows(place.offset + (current > place.offset ? 0.5 : -0.5))) }
    }
  }

  // MARK: Positions

  @Test func aPositionSaysWhatWasAskedFor() {
    #expect(ScrollPosition().place == nil)
    #expect(ScrollPosition(id: "a", anchor: .top).viewID == "a")
    #expect(ScrollPosition(edge: .bottom).edge == .bottom)
    #expect(ScrollPosition(x: 3).x == 3)
    #expect(ScrollPosition(x: 3).point == nil)
    #expect(ScrollPosition(y: 4).y == 4)
    #expect(ScrollPosition(x: 3, y: 4).point == Vector(x: 3, y: 4))
    #expect(ScrollPosition(point: Vector(x: 3, y: 4)) == ScrollPosition(.point(x: 3, y: 4)))
    var position = ScrollPosition(edge: .top)
    position.scrollTo(id: "b")
    #expect(position == ScrollPosition(id: "b"))
    position.scrollTo(edge: .leading)
    #expect(position.viewID == nil)
    #expect(position == ScrollPosition(edge: .leading))
    position.scrollTo(x: 1)
    #expect(position.edge == nil)
    #expect(position == ScrollPosition(x: 1))
    position.scrollTo(y: 2)
    #expect(position == ScrollPosition(y: 2))
    position.scrollTo(x: 1, y: 2)
    #expect(position == ScrollPosition(x: 1, y: 2))
    position.scrollTo(point: .zero)
    #expect(position == ScrollPosition(point: .zero))
  }

  @Test("section 5 a user who scrolls clears edge and point")
  func userScrolled() {
    for asked in [ScrollPosition(edge: .bottom), ScrollPosition(x: 1, y: 2), ScrollPosition(id: "a")] {
      var position = asked
      #expect(!position.isPositionedByUser)
      position.userScrolled(toView: "b")
      #expect(position.isPositionedByUser)
      #expect(position.viewID == "b")
      #expect(position.edge == nil && position.point == nil)
      position.userScrolled(toView: nil)
      #expect(position.place == nil)
      position.scrollTo(edge: .top)
      #expect(!position.isPositionedByUser)
    }
  }

  static let texts: [(place: ScrollPlace, text: String)] = [
    (.view("a", anchor: nil), #"{"view":"a"}"#),
    (.view("a", anchor: .center), #"{"anchor":"center","view":"a"}"#),
    (.edge(.bottom), #"{"edge":"bottom"}"#), (.point(x: nil, y: 7), #"{"point":{"y":7}}"#),
    (.point(x: 1, y: 7), #"{"point":{"x":1,"y":7}}"#),
  ]

  @Test(arguments: texts)
  func placesInFiles(row: (place: ScrollPlace, text: String)) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(row.place), as: UTF8.self) == row.text)
    #expect(try JSONDecoder().decode(ScrollPlace.self, from: Data(row.text.utf8)) == row.place)
  }

  @Test func aPlaceWithoutAnythingIsRefused() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ScrollPlace.self, from: Data("{}".utf8))
    }
  }
}
