import ScrollInput
import ScrollModel
import Testing

/// What stays shown when a layout changes.
@Suite struct KeptChoiceTests {
  @Test("scenario 13 after a rotation the same item is aligned")
  func rotation() {
    let wide = Strip(galleryOf: 804, view: 844).views()
    #expect(wide.offsets == [-20, 794, 1608])
    let kept = wide.kept(from: Strip.phone.views(), at: 340)
    #expect(kept == TargetChoice(offset: 794, stop: 1, reason: .kept))
    // To keep the offset would leave it 454 points away, nearer to another item.
    #expect(kept.offset - 340 == 454)
    #expect(wide.nearest(to: 340) == 0)
  }

  @Test("scenario 13 from two columns to one, the first of those shown or the one that is known")
  func columns() {
    #expect(Strip.phone.views().kept(from: Strip.pad.views(), at: 477).offset == 340)
    #expect(Strip.phone.views().kept(from: Strip.pad.views(), at: 477, target: 2).offset == 700)
    #expect(Strip.pad.views().kept(from: Strip.phone.views(), at: 700).offset == 477)
  }

  @Test("P09 content that grows in front of the target moves the target")
  func growth() {
    let old = Strip(Array(repeating: 300, count: 8), view: 600)
    var grown = old
    grown.frames = old.frames.map { $0.moved(by: Vector(x: 0, y: 100)) }
    grown.geometry = AxisGeometry(length: 600, content: 2500)
    #expect(grown.views().kept(from: old.views(), at: 900).offset == 1000)
    let inserted = Strip([100] + Array(repeating: 300, count: 8), view: 600)
    #expect(inserted.views().kept(from: old.views(), at: 900, target: 4).offset == 1000)
    #expect(inserted.views().kept(from: old.views(), at: 900, target: 20).offset == 1000)
  }

  @Test func aPageStaysThePage() {
    let old = Strip([1200], view: 300)
    #expect(Strip([1600], view: 400).pages.kept(from: old.pages, at: 600).offset == 800)
    #expect(Strip([500], view: 300).pages.kept(from: old.pages, at: 900).offset == 200)
  }

  @Test func aPlaceInsideALongItemStaysAsFarIntoIt() {
    let old = Strip([500, 960, 600], view: 600).views()
    let new = Strip([700, 960, 600], view: 600).views()
    #expect(old.range(of: 1) == 500...860)
    #expect(new.kept(from: old, at: 610).offset == 810)
    let tall = Strip([700, 960, 600], view: 1000).views()
    #expect(tall.kept(from: old, at: 610).offset == 700)
  }

  @Test func theBareEndOfTheContentStaysTheEnd() {
    var old = Strip([100, 100, 100], view: 100)
    old.geometry.content = 340
    old.geometry.bounds = 0...240
    #expect(old.views().offsets == [0, 100, 200, 240])
    var new = Strip([150, 150, 150], view: 150)
    new.geometry.content = 490
    new.geometry.bounds = 0...340
    #expect(new.views().kept(from: old.views(), at: 240).offset == 340)
  }

  @Test func withoutStopsTheOffsetStaysInRange() {
    let none = SnapStops(freeIn: 0...100)
    #expect(none.kept(from: none, at: 80) == TargetChoice(offset: 80, stop: nil, reason: .kept))
    #expect(none.kept(from: Strip.phone.views(), at: 700).offset == 100)
    #expect(Strip.phone.views().kept(from: none, at: 80).offset == -20)
  }
}
