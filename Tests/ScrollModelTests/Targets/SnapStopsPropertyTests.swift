import ScrollInput
import ScrollModel
import TestSupport
import Testing

/// What holds for every layout.
@Suite struct SnapStopsPropertyTests {
  /// A random strip: items with gaps, without, overlapping, longer than the view, in a view with insets.
  struct Random {
    var strip: Strip
    var stops: SnapStops
    var anchor: Double
    var choices = ScrollChoices()

    init(_ random: inout SeededGenerator) {
      let lengths = (0..<random.int(1...12)).map { _ in Double(random.int(0...700)) / 2 }
      strip = Strip(
        lengths, spacing: Double(random.int(-40...40)), view: Double(random.int(60...400)),
        insets: (Double(random.int(0...30)), Double(random.int(0...30))))
      anchor = random.pick([0, 0, 0.5, 1])
      choices.slowRelease = random.pick(ScrollChoices.SlowRelease.allCases)
      choices.pagingFlick = random.pick(ScrollChoices.PagingFlick.allCases)
      choices.pagingLimit = random.pick(ScrollChoices.PagingLimit.allCases)
      choices.wheelSnap = random.pick(ScrollChoices.WheelSnap.allCases)
      choices.endsAreStops = !random.once(in: 3)
      stops = random.once(in: 3) ? strip.pages : strip.views(anchor: anchor, choices: choices)
    }
  }

  static func place(_ random: inout SeededGenerator) -> Double {
    Double(random.int(-1000...8000)) / 2
  }

  @Test(arguments: UInt64(0)..<40)
  func stopsAreSortedAndInRange(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stops = Random(&random).stops
    for stop in 0..<stops.count {
      let range = stops.range(of: stop)
      #expect(stops.bounds.contains(range.lowerBound) && stops.bounds.contains(range.upperBound))
      #expect(range.contains(stops.offset(of: stop)))
      if stop > 0 {
        #expect(range.lowerBound > stops.range(of: stop - 1).upperBound + SnapStops.tolerance)
      }
    }
  }

  @Test("P06 every target has a stop that shows it", arguments: UInt64(0)..<40)
  func everyTargetIsReached(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let layout = Random(&random)
    let stops = layout.strip.views(anchor: layout.anchor, choices: layout.choices)
    for (index, frame) in layout.strip.frames.enumerated() {
      let stop = try #require(stops.stop(ofTarget: index))
      #expect(stops.targets(of: stop).contains(index))
      let aligned = layout.strip.geometry.aligned(
        start: frame.start(.vertical), length: frame.size.y, anchor: layout.anchor)
      #expect(stops.isLegal(layout.strip.geometry.clamped(aligned)))
    }
    #expect(
      (0..<stops.count).flatMap { stops.targets(of: $0) }.sorted() == Array(layout.strip.frames.indices))
  }

  @Test(arguments: UInt64(0)..<40)
  func theNearestIsTheNearest(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let stops = Random(&random).stops
    for _ in 0..<50 {
      let offset = Self.place(&random)
      func distance(_ stop: Int) -> Double {
        let range = stops.range(of: stop)
        return max(range.lowerBound - offset, offset - range.upperBound, 0)
      }
      let least = try #require((0..<stops.count).map(distance).min())
      let ties = (0..<stops.count).filter { distance($0) == least }
      #expect(stops.nearest(to: offset, forward: false) == ties.first)
      #expect(stops.nearest(to: offset, forward: true) == ties.last)
    }
  }

  @Test(arguments: UInt64(0)..<40)
  func aReleaseEndsAtALegalPlaceWithinItsLimit(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let layout = Random(&random)
    for _ in 0..<50 {
      let release = SnapStops.Release(
        natural: Self.place(&random), offset: Self.place(&random), original: Self.place(&random),
        velocity: Double(random.pick([0, random.int(-4000...4000)])), limit: random.pick([nil, 1, 3]))
      let choice = layout.stops.choose(release, choices: layout.choices)
      let stop = try #require(choice.stop)
      #expect(layout.stops.range(of: stop).contains(choice.offset))
      #expect(layout.stops.isLegal(choice.offset))
      #expect(layout.stops.choose(release, choices: layout.choices) == choice)
      let start = try #require(layout.stops.nearest(to: release.original))
      if let limit = release.limit, layout.stops != layout.strip.pages {
        #expect((stop - start).magnitude <= limit)
      }
      if layout.stops == layout.strip.pages, release.velocity.magnitude >= 300 {
        #expect((stop - start).magnitude <= 1)
      }
    }
  }

  @Test("P02 a wheel never ends behind where it began", arguments: UInt64(0)..<40)
  func aWheelEndsAtALegalPlaceInItsDirection(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let layout = Random(&random)
    for _ in 0..<50 {
      let start = random.int(0...layout.stops.count - 1)
      let original = layout.stops.offset(of: start)
      let turned = Double(random.int(-600...600)) / 2
      let offset = min(max(original + turned, layout.stops.bounds.lowerBound), layout.stops.bounds.upperBound)
      let limit = random.pick([nil, 1, 2])
      let turn = SnapStops.WheelTurn(
        original: original, offset: offset, turned: offset - original, limit: limit)
      let choice = layout.stops.choose(turn, choices: layout.choices)
      let stop = try #require(choice.stop)
      #expect(layout.stops.range(of: stop).contains(choice.offset))
      if let limit { #expect((stop - start).magnitude <= limit) }
      if layout.choices.wheelSnap == .direction, offset != original {
        let isEnd = offset > original ? start == layout.stops.count - 1 : start == 0
        let way = (choice.offset - original) * (offset > original ? 1 : -1)
        #expect(isEnd ? way >= 0 : way > 0, "\(turn)")
      }
    }
  }

  @Test(arguments: UInt64(0)..<20)
  func whatIsKeptIsLegal(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = Random(&random).stops
    let new = Random(&random).stops
    for _ in 0..<20 {
      let choice = new.kept(from: old, at: Self.place(&random))
      #expect(new.isLegal(choice.offset))
      #expect(new.bounds.contains(choice.offset))
    }
    for stop in 0..<old.count {
      #expect(old.kept(from: old, at: old.offset(of: stop)).stop == stop)
    }
  }
}
