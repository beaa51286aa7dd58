import ScrollInput
import ScrollModel
import TestSupport
import Testing

/// Which target leads.
@Suite struct LeadingTargetsTests {
  static func leading(
    _ strip: Strip, anchor: Double? = nil, _ rule: ScrollChoices.LeadingMost = .halfVisible
  ) -> LeadingTargets {
    LeadingTargets(strip.frames, along: .vertical, anchor: anchor, in: strip.geometry, rule: rule)
  }

  @Test("scenario 7 in two columns the second item leads at the end")
  func twoColumns() {
    for rule in ScrollChoices.LeadingMost.allCases {
      let leading = Self.leading(.pad, rule)
      #expect(leading.leading(at: -20) == 0)
      #expect(leading.leading(at: 477) == 1)
    }
    #expect(Self.leading(.pad).leading(at: 476) == 1)
  }

  @Test("S0-36 at every stop the aligned item leads", arguments: ScrollChoices.LeadingMost.allCases)
  func atRest(rule: ScrollChoices.LeadingMost) {
    let strip = Strip([350, 120, 90, 400, 300, 200, 350], spacing: 10, view: 390, insets: (20, 20))
    let stops = strip.views()
    let leading = Self.leading(strip, rule)
    for stop in 0..<stops.count {
      #expect(leading.leading(at: stops.offset(of: stop)) == stops.targets(of: stop).first, "\(stop)")
    }
  }

  /// The phone's gallery, items of 350, 10 apart, between margins of 20.
  ///
  /// The first begins at the offset -20, its middle is at 155, its end at 330, and the next one begins at 340. At -10
  /// the next one is still past the container's end.
  static let crossings: [(rule: ScrollChoices.LeadingMost, offset: Double, target: Int)] = [
    (.halfVisible, 155, 0), (.halfVisible, 156, 1), (.halfVisible, 515, 1), (.halfVisible, 516, 2),
    (.wholeVisible, -10, 0), (.wholeVisible, -9, 1), (.wholeVisible, 351, 2), (.wholeVisible, 350, 1),
    (.anyVisible, 329, 0), (.anyVisible, 330, 1), (.anyVisible, 341, 1),
  ]

  @Test(arguments: crossings)
  func crossing(row: (rule: ScrollChoices.LeadingMost, offset: Double, target: Int)) {
    #expect(Self.leading(.phone, row.rule).leading(at: row.offset) == row.target)
  }

  @Test func aLongItemLeadsUntilHalfAContainerOfItIsLeft() {
    let strip = Strip([960, 580, 600], spacing: 20, view: 600)
    let leading = Self.leading(strip)
    #expect(leading.leading(at: 660) == 0)
    #expect(leading.leading(at: 661) == 1)
    // Nothing else begins in sight.
    #expect(Self.leading(strip, .wholeVisible).leading(at: 250) == 0)
    #expect(Self.leading(strip, .wholeVisible).leading(at: 400) == 1)
  }

  @Test("section 5 under a bottom anchor the last target is written back")
  func bottomMost() {
    // Rows of 100 in a view of 250.
    let strip = Strip(Array(repeating: 100, count: 10), view: 250)
    let last = Self.leading(strip, anchor: 1)
    #expect(last.leading(at: 0) == 2)
    #expect(last.leading(at: 99) == 2)
    #expect(last.leading(at: 100) == 3)
    #expect(last.leading(at: 750) == 9)
    #expect(Self.leading(strip, anchor: 1, .wholeVisible).leading(at: 0) == 1)
    #expect(Self.leading(strip, anchor: 1, .anyVisible).leading(at: 51) == 3)
    #expect(Self.leading(strip, anchor: 1, .anyVisible).leading(at: 50) == 2)
    let middle = Self.leading(strip, anchor: 0.5)
    #expect(middle.leading(at: 0) == 1)
    #expect(middle.leading(at: 75) == 1)
    #expect(middle.leading(at: 76) == 2)
    // In the middle of a gap of 20 the one that ends there, past it the one that begins.
    let gaps = Self.leading(Strip([100, 100, 100], spacing: 20, view: 200), anchor: 0.5)
    #expect(gaps.leading(at: 10) == 0)
    #expect(gaps.leading(at: 11) == 1)
  }

  @Test("scenario 44 without targets none leads")
  func none() {
    for anchor in [nil, 0.5, 1] {
      #expect(Self.leading(Strip([], view: 200), anchor: anchor).leading(at: 0) == nil)
    }
    #expect(Self.leading(Strip([100], view: 200)).leading(at: 500) == nil)
    #expect(Self.leading(Strip([100], view: 200)).leading(at: -500) == nil)
  }

  @Test func ofSeveralSideBySideTheFirst() {
    let frames = [0.0, 0, 100, 100].enumerated().map { index, start in
      Rect(origin: Vector(x: Double(index % 2) * 50, y: start), size: Vector(x: 50, y: 100))
    }
    let geometry = AxisGeometry(length: 100, content: 200)
    for (anchor, offset, target) in [
      (0.0, 0.0, 0), (0, 60, 2), (1, 0, 0), (1, 60, 2), (0.5, 0, 0), (0.5, 90, 2),
    ] {
      let leading = LeadingTargets(frames, along: .vertical, anchor: anchor, in: geometry)
      #expect(leading.leading(at: offset) == target, "\(anchor) \(offset)")
    }
  }

  /// Items of any length at any place, in a view of 200: the first by its beginning of those that are in the lead yet.
  @Test("S0-36 it is the first of those at least half in sight, in any layout", arguments: UInt64(0)..<30)
  func anyLayout(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let frames = (0..<random.int(1...12)).map { _ in
      Rect(
        origin: Vector(x: 0, y: Double(random.int(0...900))),
        size: Vector(x: 50, y: Double(random.int(1...600))))
    }
    let geometry = AxisGeometry(length: 200, content: 1500)
    let rule = random.pick([ScrollChoices.LeadingMost.halfVisible, .anyVisible])
    let leading = LeadingTargets(frames, along: .vertical, in: geometry, rule: rule)
    for _ in 0..<40 {
      let offset = Double(random.int(0...1300))
      let expected = frames.indices.filter { index in
        let left = frames[index].end(.vertical) - offset
        return rule == .anyVisible ? left > 0 : left >= min(frames[index].size.y, 200) / 2
      }.min { frames[$0].origin.y < frames[$1].origin.y }
      guard let expected, frames[expected].origin.y < offset + 200 else { continue }
      #expect(leading.leading(at: offset) == expected)
    }
  }

  @Test("12.2 the leading target never goes back while the content goes on", arguments: UInt64(0)..<30)
  func monotone(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let strip = Strip(
      (0..<random.int(1...12)).map { _ in Double(random.int(20...500)) }, spacing: Double(random.int(0...20)),
      view: Double(random.int(100...400)))
    let rule = random.pick(ScrollChoices.LeadingMost.allCases)
    let leading = Self.leading(strip, anchor: random.pick([nil, 1, 0.5]), rule)
    var last = -1
    var offset = 0.0
    while offset <= strip.geometry.bounds.upperBound {
      let target = try #require(leading.leading(at: offset))
      #expect(target >= last)
      last = target
      offset += 3
    }
  }
}
