import ScrollInput
import ScrollModel
import TestSupport
import Testing

/// Where content is at first, and when sizes change.
@Suite struct AnchorTests {
  @Test func initialOffsets() {
    let geometry = AxisGeometry(length: 200, content: 400, startInset: 20, endInset: 20)
    #expect(ScrollAlignment.initialOffset(anchor: nil, in: geometry) == -20)
    #expect(ScrollAlignment.initialOffset(anchor: 0, in: geometry) == -20)
    #expect(ScrollAlignment.initialOffset(anchor: 0.5, in: geometry) == 100)
    #expect(ScrollAlignment.initialOffset(anchor: 1, in: geometry) == 220)
  }

  @Test("scenario 5 an initial identity scrolls, as documented, or does not, as measured")
  func initialIdentity() {
    func offset(_ choices: ScrollChoices, _ row: Rect?, anchor: Double? = nil) -> Double {
      ScrollAlignment.initialOffset(
        of: row, position: nil, anchor: anchor, along: .vertical, in: Strip.list.geometry, choices: choices)
    }
    var choices = ScrollChoices()
    #expect(offset(choices, Strip.list.frames[10]) == 20)
    #expect(offset(choices, nil, anchor: 1) == 200)
    choices.nilAnchor = .start
    #expect(offset(choices, Strip.list.frames[10]) == 200)
    #expect(offset(choices, Strip.list.frames[5]) == 100)
    choices.initialID = .ignored
    #expect(offset(choices, Strip.list.frames[10]) == 0)
    #expect(offset(choices, Strip.list.frames[10], anchor: 1) == 200)
  }

  @Test("12.5 short content lies at its anchor")
  func alignment() {
    let short = AxisGeometry(length: 200, content: 60)
    #expect(ScrollAlignment.shift(anchor: 1, in: short) == 140)
    #expect(ScrollAlignment.shift(anchor: 0.5, in: short) == 70)
    #expect(ScrollAlignment.shift(anchor: nil, in: short) == 0)
    #expect(ScrollAlignment.shift(anchor: 1, in: Strip.list.geometry) == 0)
  }

  static let growths: [(offset: Double, anchor: Double?, result: Double)] = [
    (200, 1, 300), (0, 1, 0), (199, 1, 199), (199.5, 1, 300), (100, 0.5, 150), (90, 0.5, 90), (200, 0, 200),
    (200, nil, 200),
  ]

  @Test("12.5 content that grows from 400 to 500", arguments: growths)
  func growth(row: (offset: Double, anchor: Double?, result: Double)) {
    let old = AxisGeometry(length: 200, content: 400)
    let new = AxisGeometry(length: 200, content: 500)
    #expect(ScrollAlignment.resized(row.offset, anchor: row.anchor, from: old, to: new) == row.result)
  }

  @Test func contentThatShrinksStaysInRange() {
    let old = AxisGeometry(length: 200, content: 400)
    let new = AxisGeometry(length: 200, content: 300)
    #expect(ScrollAlignment.resized(150, anchor: nil, from: old, to: new) == 100)
    #expect(ScrollAlignment.resized(50, anchor: 1, from: old, to: new) == 50)
  }

  @Test func shortContentThatGrowsIsAtItsAnchor() {
    let old = AxisGeometry(length: 200, content: 60)
    let new = AxisGeometry(length: 200, content: 260)
    #expect(ScrollAlignment.resized(0, anchor: 1, from: old, to: new) == 60)
    #expect(ScrollAlignment.resized(0, anchor: nil, from: old, to: new) == 0)
  }

  static let keyboard = (
    old: AxisGeometry(length: 700, content: 2000), new: AxisGeometry(length: 400, content: 2000)
  )

  @Test("scenario 12 a keyboard opens at the bottom and in the middle")
  func keyboardOpens() {
    let (old, new) = Self.keyboard
    #expect(ScrollAlignment.resized(1300, anchor: 1, from: old, to: new) == 1600)
    #expect(ScrollAlignment.resized(600, anchor: 1, from: old, to: new) == 600)
  }

  /// Rows of 50 from the offset 600: where the identified one begins, and the offset after the keyboard.
  ///
  /// What was cut before may be cut after.
  static let identified: [(start: Double, offset: Double)] = [
    (600, 600), (900, 600), (950, 600), (1000, 650), (1250, 900), (1275, 900), (580, 600), (100, 600),
  ]

  @Test("scenario 12 an identified view stays, or moves as little as shows it", arguments: identified)
  func identifiedView(row: (start: Double, offset: Double)) {
    let (old, new) = Self.keyboard
    let change = ScrollAlignment.FrameChange(
      oldStart: row.start, oldLength: 50, start: row.start, length: 50)
    let place = ScrollAlignment.keeping(change, at: 600, anchor: nil, from: old, to: new)
    #expect(place.offset == row.offset)
  }

  @Test func anAnchoredViewStaysAsSeenFromThere() {
    let (old, new) = Self.keyboard
    let change = ScrollAlignment.FrameChange(oldStart: 1000, oldLength: 50, start: 1000, length: 50)
    #expect(ScrollAlignment.keeping(change, at: 600, anchor: 1, from: old, to: new).offset == 900)
    #expect(ScrollAlignment.keeping(change, at: 600, anchor: 0, from: old, to: new).offset == 600)
  }

  @Test("scenario 15 rows in front of the identified one leave it where it is")
  func prepended() {
    let old = AxisGeometry(length: 500, content: 5000)
    let new = AxisGeometry(length: 500, content: 5500)
    let change = ScrollAlignment.FrameChange(
      from: Rect(origin: Vector(x: 0, y: 1000), size: Vector(x: 100, y: 50)),
      to: Rect(origin: Vector(x: 0, y: 1500), size: Vector(x: 100, y: 50)), along: .vertical)
    #expect(ScrollAlignment.keeping(change, at: 1000, anchor: nil, from: old, to: new).offset == 1500)
    #expect(ScrollAlignment.keeping(change, at: 1013, anchor: nil, from: old, to: new).offset == 1513)
    // Out of sight it keeps nothing.
    #expect(ScrollAlignment.keeping(change, at: 3000, anchor: nil, from: old, to: new).offset == 3000)
  }

  @Test("scenario 12 never more than the view changed", arguments: UInt64(0)..<40)
  func neverMoreThanTheChange(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      let old = AxisGeometry(length: Double(random.int(100...700)), content: 2000)
      let new = AxisGeometry(length: Double(random.int(100...700)), content: 2000)
      let offset = old.clamped(Double(random.int(0...2000)))
      let start = Double(random.int(0...1900))
      let length = Double(random.int(0...300))
      let change = ScrollAlignment.FrameChange(
        oldStart: start, oldLength: length, start: start, length: length)
      let anchor = random.pick([nil, 0, 0.5, 1])
      let place = ScrollAlignment.keeping(change, at: offset, anchor: anchor, from: old, to: new)
      #expect((place.offset - offset).magnitude <= (new.length - old.length).magnitude)
      #expect(new.bounds.contains(place.offset))
      let wasWhole =
        old.visible(at: offset).contains(start) && old.visible(at: offset).contains(start + length)
      if wasWhole, length <= new.container, anchor == nil {
        let visible = new.visible(at: place.offset)
        #expect(visible.contains(start) && visible.contains(start + length))
      }
    }
  }

  @Test func anchorsByRole() {
    var anchors = DefaultScrollAnchors(.bottom)
    #expect(ScrollAnchorRole.allCases.allSatisfy { anchors[$0] == .bottom })
    anchors[.alignment] = nil
    anchors[.initialOffset] = .center
    #expect(anchors == DefaultScrollAnchors(initialOffset: .center, sizeChanges: .bottom))
  }
}
