import ScrollModel
import Testing

/// Where releases end, and why.
@Suite struct ReleaseChoiceTests {
  static func release(
    _ natural: Double, at offset: Double? = nil, from original: Double, velocity: Double = 0,
    limit: Int? = nil
  ) -> SnapStops.Release {
    SnapStops.Release(
      natural: natural, offset: offset ?? natural, original: original, velocity: velocity, limit: limit)
  }

  static let words: [(reason: StopReason, text: String)] = [
    (.flick(speed: 731.6), "a flick goes to the next stop (732 pt/s)"),
    (.limited(1), "no more than one stop"),
    (.limited(3), "no more than 3 stops"),
  ]

  @Test(arguments: words)
  func reasonsInWords(row: (reason: StopReason, text: String)) {
    #expect(row.reason.description == row.text)
  }

  @Test func aLimitIsAtLeastOne() {
    let stops = Strip(Array(repeating: 100, count: 10), view: 100).views()
    #expect(stops.choose(Self.release(640, from: 0, limit: -2)).stop == 1)
    #expect(
      stops.choose(SnapStops.WheelTurn(original: 0, offset: 640, turned: 640, limit: 0)).stop == 1)
  }

  // MARK: Pages

  @Test(
    "P03 a flick turns one page, however fast, and another one another", arguments: [500.0, 1000, 3000, 8000])
  func oneFlickOnePage(speed: Double) {
    let pages = Strip(Array(repeating: 300, count: 6), view: 300).pages
    var offset = 0.0
    for page in 1...5 {
      let flick = Self.release(
        offset + speed / 2, at: offset + speed / 20, from: offset, velocity: speed)
      let choice = pages.choose(flick)
      #expect(choice.stop == page)
      offset = choice.offset
    }
    #expect(offset == 1500)
    let back = pages.choose(
      Self.release(offset - speed / 2, at: offset - speed / 20, from: offset, velocity: -speed))
    #expect(back.stop == 4)
  }

  @Test("scenario 3 from a partial last page back to a page's beginning")
  func partialLastPage() {
    let pages = Strip([700], view: 300).pages
    func swipe(from offset: Double, _ delta: Double) -> Double {
      pages.choose(
        Self.release(offset + 10 * delta, at: offset + delta, from: offset, velocity: 20 * delta)
      ).offset
    }
    #expect(swipe(from: 0, 50) == 300)
    #expect(swipe(from: 300, 50) == 400)
    #expect(swipe(from: 400, -50) == 300)
    #expect(swipe(from: 300, -50) == 0)
    #expect(swipe(from: 400, 50) == 400)
  }

  /// Pages at 0, 300, 600 and 900: began at, released at, with a velocity.
  static let pageRows: [(from: Double, at: Double, velocity: Double, stop: Int, reason: StopReason)] = [
    (0, 20, 300, 1, .flick(speed: 300)), (0, 20, 299, 0, .nearest), (0, 149, 0, 0, .nearest),
    (0, 150, 0, 1, .nearest), (0, 150, 100, 1, .nearest), (0, 150, -100, 0, .nearest),
    (0, 200, -300, 0, .flick(speed: 300)), (300, 280, 400, 1, .flick(speed: 400)),
    (0, 350, 500, 1, .limited(1)), (0, 650, 0, 2, .nearest), (900, 250, -500, 2, .limited(1)),
    (0, -60, -900, 0, .flick(speed: 900)), (900, 960, 900, 3, .flick(speed: 900)),
    (300, 300, 500, 2, .flick(speed: 500)),
  ]

  @Test(arguments: pageRows)
  func pages(row: (from: Double, at: Double, velocity: Double, stop: Int, reason: StopReason)) {
    let pages = Strip([1200], view: 300).pages
    let choice = pages.choose(
      Self.release(row.at + row.velocity / 2, at: row.at, from: row.from, velocity: row.velocity))
    #expect(choice == TargetChoice(offset: Double(row.stop) * 300, stop: row.stop, reason: row.reason))
  }

  @Test func otherChoicesForPages() {
    let pages = Strip([1200], view: 300).pages
    var choices = ScrollChoices()
    choices.pagingFlick = .fromStart
    // Dragged forward past the middle, flicked back: the page before the first page it was on.
    #expect(pages.choose(Self.release(0, at: 450, from: 300, velocity: -500), choices: choices).stop == 0)
    #expect(pages.choose(Self.release(0, at: 450, from: 300, velocity: -500)).stop == 1)
    choices.pagingLimit = .everyRelease
    #expect(
      pages.choose(Self.release(650, from: 0), choices: choices)
        == TargetChoice(offset: 300, stop: 1, reason: .limited(1)))
    choices.flickSpeed = 50
    #expect(pages.choose(Self.release(20, from: 0, velocity: 60), choices: choices).stop == 1)
  }

  // MARK: Views

  @Test("scenario 28 caught between stops it goes to the nearest")
  func caughtBetweenStops() {
    let stops = Strip.phone.views()
    let caught = stops.choose(Self.release(150, from: 340, limit: 1))
    #expect(caught == TargetChoice(offset: -20, stop: 0, reason: .nearest))
    #expect(stops.choose(Self.release(161, from: 340, limit: 1)).offset == 340)
  }

  @Test("scenario 28 slow releases: the nearest, or the next in their direction")
  func slowRelease() {
    let stops = Strip.phone.views()
    let slow = Self.release(139.8, at: 40, from: -20, velocity: 200, limit: 1)
    #expect(stops.choose(slow) == TargetChoice(offset: -20, stop: 0, reason: .nearest))
    var choices = ScrollChoices()
    choices.slowRelease = .direction
    #expect(
      stops.choose(slow, choices: choices) == TargetChoice(offset: 340, stop: 1, reason: .direction))
    let still = Self.release(139.8, from: -20)
    #expect(stops.choose(still, choices: choices).offset == -20)
    let back = Self.release(200, from: 340, velocity: -200)
    #expect(stops.choose(back, choices: choices).offset == -20)
  }

  /// Ten stops, 100 apart from 0 on: the natural end, from where, how fast, with what limit.
  static let viewRows:
    [(natural: Double, from: Double, velocity: Double, limit: Int?, choice: TargetChoice)] = [
      (640, 0, 2000, nil, TargetChoice(offset: 600, stop: 6, reason: .nearest)),
      (640, 0, 2000, 3, TargetChoice(offset: 300, stop: 3, reason: .limited(3))),
      (640, 0, 2000, 1, TargetChoice(offset: 100, stop: 1, reason: .limited(1))),
      (120, 700, -2000, 3, TargetChoice(offset: 400, stop: 4, reason: .limited(3))),
      (520, 500, 300, nil, TargetChoice(offset: 600, stop: 6, reason: .flick(speed: 300))),
      (520, 500, 299, nil, TargetChoice(offset: 500, stop: 5, reason: .nearest)),
      (480, 500, -300, 1, TargetChoice(offset: 400, stop: 4, reason: .flick(speed: 300))),
      (550, 500, 100, nil, TargetChoice(offset: 600, stop: 6, reason: .nearest)),
      (550, 600, -100, nil, TargetChoice(offset: 500, stop: 5, reason: .nearest)),
      (550, 600, 0, nil, TargetChoice(offset: 500, stop: 5, reason: .nearest)),
      (4000, 900, 2000, nil, TargetChoice(offset: 900, stop: 9, reason: .nearest)),
      (-400, 0, -2000, 1, TargetChoice(offset: 0, stop: 0, reason: .nearest)),
    ]

  @Test(arguments: viewRows)
  func views(
    row: (natural: Double, from: Double, velocity: Double, limit: Int?, choice: TargetChoice)
  ) {
    let stops = Strip(Array(repeating: 100, count: 10), view: 100).views()
    let release = Self.release(
      row.natural, at: row.from, from: row.from, velocity: row.velocity, limit: row.limit)
    #expect(stops.choose(release) == row.choice)
  }

  /// An item of 960 in a view of 600, the next one at 980: from where, the natural end, how fast.
  static let longRows: [(from: Double, natural: Double, velocity: Double, choice: TargetChoice)] = [
    (0, 250, 0, TargetChoice(offset: 250, stop: 0, reason: .insideLongItem)),
    (0, 250, 900, TargetChoice(offset: 250, stop: 0, reason: .insideLongItem)),
    (0, 600, 900, TargetChoice(offset: 360, stop: 0, reason: .endOfLongItem)),
    (0, 600, 100, TargetChoice(offset: 360, stop: 0, reason: .nearest)),
    (360, 500, 900, TargetChoice(offset: 980, stop: 1, reason: .flick(speed: 900))),
    (0, 700, 900, TargetChoice(offset: 980, stop: 1, reason: .nearest)),
    (980, 700, -900, TargetChoice(offset: 360, stop: 0, reason: .flick(speed: 900))),
    (980, 200, -900, TargetChoice(offset: 200, stop: 0, reason: .insideLongItem)),
  ]

  @Test("P05 a long item can be read to its end", arguments: longRows)
  func longItems(row: (from: Double, natural: Double, velocity: Double, choice: TargetChoice)) {
    let stops = Strip([960, 580, 600], spacing: 20, view: 600).views()
    let release = Self.release(row.natural, at: row.from, from: row.from, velocity: row.velocity, limit: 1)
    #expect(stops.choose(release) == row.choice)
  }
}
