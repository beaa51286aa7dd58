import Foundation
import ScrollInput
import ScrollModel
import Testing

/// The offset that the third seed observes through a preference, and what folding does to it.
@Suite struct PreferenceTests {
  static func scrolled(_ offset: Double, insets: EdgeInsets = .zero) -> ScrollGeometry {
    ScrollGeometry(
      contentOffset: Vector(x: 0, y: offset), contentSize: Vector(x: 100, y: 2000), contentInsets: insets,
      viewSize: Vector(x: 100, y: 500))
  }

  static func value(_ x: Double, _ y: Double) -> PreferenceTree {
    .value(of: Vector(x: x, y: y))
  }

  @Test("S3-01 S3-03 the reading is minus the content's origin in the scroll view: the content offset")
  func observed() {
    // Scrolled by 100 the content begins at -100 of the scroll view.
    #expect(Self.scrolled(100).observedOffset() == Vector(x: 0, y: 100))
    // At rest between margins of 20 it begins at +20.
    #expect(Self.scrolled(-20, insets: EdgeInsets(.vertical, 20)).observedOffset() == Vector(x: 0, y: -20))
    // A reader inside a padding of 16 begins 16 later.
    #expect(Self.scrolled(100).observedOffset(behind: Vector(x: 16, y: 16)) == Vector(x: -16, y: 84))
  }

  @Test("S3-04 siblings are added, in any depth; the default is zero")
  func sum() {
    let tree = PreferenceTree.children(trees: [
      Self.value(1, 10), .children(trees: [Self.value(2, 20), .children(trees: [])]), Self.value(4, 40),
    ])
    #expect(tree.folded(by: .sum) == Vector(x: 7, y: 70))
    #expect(PreferenceTree.children(trees: []).folded(by: .sum) == .zero)
    #expect(PreferenceTree.children(trees: [.children(trees: [])]).folded(by: .first) == .zero)
  }

  @Test("S3-09 a reduction that does nothing keeps the first value, which is not the default")
  func first() {
    let tree = PreferenceTree.children(trees: [
      .children(trees: []), .children(trees: [Self.value(2, 20), Self.value(3, 30)]), Self.value(4, 40),
    ])
    #expect(tree.folded(by: .first) == Vector(x: 2, y: 20))
  }

  @Test("scenario 30 an outer list at 100 around an inner one at 40 reads 140")
  func nested() {
    let inner = OffsetReading(of: Self.scrolled(40))
    let outer = OffsetReading(of: Self.scrolled(100), inner: [inner.emitted])
    #expect(outer.folded.y == 140)
    #expect(outer.contentOffset.y == 100)
    #expect(outer.error.y == 40)
    // Observing took nothing away, here and there.
    #expect(inner.folded.y == 40 && inner.error.y == 0)
    #expect(OffsetReading(of: Self.scrolled(3), inner: [outer.emitted]).folded.y == 143)
  }

  @Test("scenario 30 with the first value instead the outer list reads the inner one's offset")
  func nestedFirst() {
    let inner = OffsetReading(of: Self.scrolled(40), fold: .first)
    let outer = OffsetReading(of: Self.scrolled(100), inner: [inner.emitted], fold: .first)
    #expect(outer.folded.y == 40)
    #expect(outer.contentOffset.y == 100)
  }

  @Test("S3-03 a reader inside a padding is off by it")
  func padded() {
    #expect(OffsetReading(of: Self.scrolled(100), behind: Vector(x: 0, y: 16)).error.y == -16)
  }

  @Test("S3-09 S3-10 scenario 31 sizes read in two passes: nothing, then two widths and a factor")
  func sizes() {
    var factors: [Double] = []
    for pass in [[0.0, 0], [430, 540]] {
      let widths = pass.map { PreferenceTree.children(trees: [Self.value($0, 40)]).folded(by: .first).x }
      factors.append(ParallaxFactor.exact(narrow: widths[0], wide: widths[1], container: 358))
    }
    #expect(factors == [0, 110.0 / 182])
  }

  @Test("S3-04 a tree round trips")
  func coding() throws {
    let tree = PreferenceTree.children(trees: [Self.value(1, 2), .children(trees: [])])
    let data = try JSONEncoder().encode(tree)
    #expect(try JSONDecoder().decode(PreferenceTree.self, from: data) == tree)
  }
}
