import InputEvents
import ScrollInput
import ScrollModel
import TestSupport
import Testing

/// What holds whatever the scene, the input and the app: see ``ScrollInvariants``.
@Suite struct ScrollPropertyTests {
  static let chunks = Array(stride(from: 0, to: 250, by: 5)).map { UInt64($0)..<UInt64($0 + 5) }

  @Test(
    "12.1: every begin ends, everything rests where it may, and nothing moves by itself", arguments: chunks)
  func invariants(seeds: Range<UInt64>) {
    for seed in seeds {
      // A third is without an app.
      let random = RandomScroll(seed: seed, actions: seed % 3 != 0)
      let faults = ScenePlayer.play(random).invariants.faults
      #expect(faults.isEmpty, "\(random)")
    }
  }

  /// Where two runs differ first.
  private static func difference(_ one: [SceneOutput], _ other: [SceneOutput]) -> String? {
    if let index = zip(one, other).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset {
      return "\(one[index]), but \(other[index])"
    }
    return one.count == other.count ? nil : "\(one.count) outputs, but \(other.count)"
  }

  @Test("the same run gives the same, in whatever pieces time passes", arguments: chunks.prefix(8))
  func pieces(seeds: Range<UInt64>) {
    for seed in seeds {
      let random = RandomScroll(seed: seed)
      let outputs = ScenePlayer.play(random).outputs
      #expect(Self.difference(outputs, ScenePlayer.play(random).outputs) == nil, "\(random)")
      var pieces = SeededGenerator(seed: seed)
      let sliced = ScenePlayer.play(random) { Int64(pieces.pick([1000, 7000, 40_000, 300_000])) }
      #expect(Self.difference(outputs, sliced.outputs) == nil, "\(random)")
    }
  }

  @Test("transitions and effects change neither layout nor offset", arguments: chunks.prefix(8))
  func looks(seeds: Range<UInt64>) {
    for seed in seeds {
      let random = RandomScroll(seed: seed)
      let outputs = ScenePlayer.play(random).outputs.filter { output in
        if case .view(_, .transition) = output { return false }
        return true
      }
      let plain = ScenePlayer.play(random.withoutTransitions).outputs
      #expect(Self.difference(outputs, plain) == nil, "\(random)")
    }
  }

  /// What never happens is not tested.
  @Test func rareThingsHappen() {
    var counts = ScrollCounts()
    for seed in 0..<150 as Range<UInt64> {
      counts.add(ScenePlayer.play(RandomScroll(seed: seed, actions: seed % 3 != 0)).invariants.counts)
    }
    for (name, count) in counts.all { #expect(count > 0, "no \(name)") }
  }
}
