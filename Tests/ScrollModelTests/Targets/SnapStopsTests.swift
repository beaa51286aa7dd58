import ScrollInput
import ScrollModel
import Testing

/// Which stops a layout has.
@Suite struct SnapStopsTests {
  static let galleries: [(hero: Double, view: Double, stops: [Double], targets: [[Int]])] = [
    (350, 390, [-20, 340, 700], [[0], [1], [2]]), (487, 1024, [-20, 477], [[0], [1, 2]]),
    (475, 1000, [-20, 465], [[0], [1, 2]]),
  ]

  @Test("12.2 the gallery's stops", arguments: galleries)
  func gallery(row: (hero: Double, view: Double, stops: [Double], targets: [[Int]])) {
    let stops = Strip(galleryOf: row.hero, view: row.view).views()
    #expect(stops.offsets == row.stops)
    #expect((0..<stops.count).map { Array(stops.targets(of: $0)) } == row.targets)
    #expect((0..<3).map { stops.stop(ofTarget: $0) } == (row.stops.count == 3 ? [0, 1, 2] : [0, 1, 1]))
    #expect(stops.stop(ofTarget: 3) == nil)
    #expect(stops.bounds == row.stops[0]...row.stops[row.stops.count - 1])
  }

  @Test("scenario 1 pages are as long as the container between side insets")
  func pagesBetweenInsets() {
    let strip = Strip(Array(repeating: 750, count: 4), view: 844, insets: (47, 47))
    #expect(strip.pages.offsets == [-47, 703, 1453, 2203])
    #expect(strip.views().offsets == [-47, 703, 1453, 2203])
  }

  @Test("P04 the error of the nineteenth page is nothing")
  func manyPages() {
    let strip = Strip(Array(repeating: 726, count: 20), view: 844, insets: (59, 59))
    #expect(strip.pages.count == 20)
    for page in 0..<20 {
      #expect(strip.pages.offset(of: page) == Double(page) * 726 - 59)
      #expect(
        SnapStops.pageMisalignment(page: page, targets: strip.frames, along: .vertical, in: strip.geometry)
          == 0)
    }
  }

  @Test("P04 pages of a length that no binary number has are as many as they are")
  func unevenPages() {
    let strip = Strip(Array(repeating: 196.1, count: 30), view: 196.1)
    #expect(strip.pages.count == 30)
    #expect(strip.pages.offset(of: 29) == strip.geometry.bounds.upperBound)
  }

  @Test("scenario 2 spacing between pages adds up, and is said")
  func spacedPages() {
    let strip = Strip([300, 300, 300], spacing: 10, view: 300)
    // The content is 920 long; past the documented stops its last 20 points have one too.
    #expect(strip.pages.offsets == [0, 300, 600, 620])
    #expect(strip.views().offsets == [0, 310, 620])
    let off = (0...3).map {
      SnapStops.pageMisalignment(page: $0, targets: strip.frames, along: .vertical, in: strip.geometry)
    }
    #expect(off == [0, 10, 20, nil])
  }

  @Test("P06 the last item is reached, and leaves no hole")
  func lastItem() {
    let stops = Strip(Array(repeating: 280, count: 4), spacing: 20, view: 600).views()
    #expect(stops.offsets == [0, 300, 580])
    #expect(Array(stops.targets(of: 2)) == [2, 3])
    let flick = SnapStops.Release(natural: 5000, offset: 100, original: 0, velocity: 3000)
    #expect(stops.choose(flick).offset == 580)
  }

  @Test("P05 inside a long item every place is legal")
  func longItem() {
    let stops = Strip([960, 400, 400], spacing: 20, view: 600).views()
    #expect(stops.range(of: 0) == 0...360)
    #expect(stops.offsets == [0, 980, 1200])
    for (offset, isLegal) in [(0.0, true), (250, true), (360, true), (361, false), (979, false), (980, true)]
    {
      #expect(stops.isLegal(offset) == isLegal, "\(offset)")
    }
    var choices = ScrollChoices()
    choices.longItems = .aligned
    #expect(!Strip([960, 400, 400], spacing: 20, view: 600).views(choices: choices).isLegal(250))
  }

  /// A view of 200 with items of 100, 100 and 60, 40 of something else before them and 180 after.
  @Test func theEndsOfTheContentAreStops() {
    var strip = Strip([100, 100, 60], view: 200)
    strip.frames = strip.frames.map { $0.moved(by: Vector(x: 0, y: 40)) }
    strip.geometry = AxisGeometry(length: 200, content: 480)
    let stops = strip.views()
    #expect(stops.offsets == [0, 40, 140, 240, 280])
    #expect(stops.targets(of: 0).isEmpty)
    var choices = ScrollChoices()
    choices.endsAreStops = false
    #expect(strip.views(choices: choices).offsets == [40, 140, 240])
  }

  static let anchors: [(Double, [Double])] = [
    (0, [0, 100, 200]), (0.5, [0, 50, 150, 200]), (1, [0, 100, 200]),
  ]

  @Test(arguments: anchors)
  func anchorsAlign(anchor: Double, offsets: [Double]) {
    #expect(Strip([100, 100, 100, 100], view: 200).views(anchor: anchor).offsets == offsets)
  }

  @Test func targetsInAnyOrderAndSideBySide() {
    // Two columns, and their rows told from the last to the first.
    let frames = [200.0, 200, 100, 100, 0, 0].enumerated().map { index, start in
      Rect(origin: Vector(x: Double(index % 2) * 50, y: start), size: Vector(x: 50, y: 100))
    }
    let stops = SnapStops(views: frames, along: .vertical, in: AxisGeometry(length: 100, content: 300))
    #expect(stops.offsets == [0, 100, 200])
    #expect((0..<3).map { Array(stops.targets(of: $0)) } == [[4, 5], [2, 3], [0, 1]])
  }

  @Test("scenario 44 empty content has one page and no other stops")
  func emptyContent() {
    let strip = Strip([], view: 200, insets: (20, 0))
    #expect(strip.pages.offsets == [-20])
    #expect(strip.views().count == 0)
    #expect(strip.views().nearest(to: 0) == nil)
    #expect(strip.views().isLegal(-20))
    #expect(!strip.views().isLegal(0))
    let release = SnapStops.Release(natural: 500, offset: 0, original: 0, velocity: 900)
    #expect(strip.views().choose(release) == TargetChoice(offset: -20, stop: nil, reason: .noStops))
    #expect(strip.pages.choose(release).offset == -20)
  }

  @Test func aContainerWithoutLengthHasNoPages() {
    let geometry = AxisGeometry(length: 40, content: 300, startInset: 20, endInset: 20)
    #expect(SnapStops(pagesIn: geometry).count == 0)
  }

  @Test func theNextAndTheNearest() {
    let stops = Strip([300, 300, 100], view: 300).pages
    #expect(stops.offsets == [0, 300, 400])
    let nearest: [(Double, Bool, Int)] = [
      (-80, false, 0), (149, true, 0), (150, true, 1), (150, false, 0), (151, false, 1), (350, false, 1),
      (350, true, 2), (900, false, 2),
    ]
    for (offset, forward, stop) in nearest { #expect(stops.nearest(to: offset, forward: forward) == stop) }
    let next: [(Double, Bool, Int?)] = [
      (0, true, 1), (299, true, 1), (300, true, 2), (400, true, nil), (-5, true, 0), (0, false, nil),
      (1, false, 0), (300, false, 0), (301, false, 1), (460, false, 2), (-5, false, nil),
    ]
    for (offset, forward, stop) in next {
      #expect(stops.next(from: offset, forward: forward) == stop, "\(offset)")
    }
    #expect(stops.stop(atOrBefore: -1) == nil)
    #expect(stops.stop(atOrBefore: 300) == 1)
    #expect(stops.stop(atOrBefore: 399) == 1)
    #expect(stops.stop(atOrBefore: 400) == 2)
  }
}
