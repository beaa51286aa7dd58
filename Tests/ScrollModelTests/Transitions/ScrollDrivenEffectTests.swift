import Foundation
import ScrollInput
import ScrollModel
import Testing

/// Effects that follow the offset: two rows that end together, and a header that fills the gap.
@Suite struct ScrollDrivenEffectTests {
  /// The rows of the post: 430 and 540 long, in 358.
  static let narrow = 430.0
  static let wide = 540.0
  static let container = 358.0

  static func geometry(_ offset: Double, insets: EdgeInsets = .zero) -> ScrollGeometry {
    ScrollGeometry(
      contentOffset: Vector(x: offset, y: 0), contentSize: Vector(x: wide, y: 100), contentInsets: insets,
      viewSize: Vector(x: container, y: 100))
  }

  /// The end of the narrow row, as it is seen in the content.
  static func end(_ factor: Double, _ geometry: ScrollGeometry) -> Double {
    let row = Rect(size: Vector(x: narrow, y: 40))
    let effect = ScrollDrivenEffect.parallax(axis: .horizontal, factor: factor).effect(in: geometry, on: row)
    return EffectAppearance([effect], layoutFrame: row).frame.end(.horizontal)
  }

  @Test("12.6 S3-08 with the exact factor both rows end together: 0.6044, a shift of 110")
  func exact() {
    let factor = ParallaxFactor.exact(narrow: Self.narrow, wide: Self.wide, container: Self.container)
    #expect((factor - 0.6044).magnitude < 0.000_05)
    #expect((Self.end(factor, Self.geometry(182)) - Self.wide).magnitude < 1e-9)
    #expect(Self.end(factor, Self.geometry(0)) == Self.narrow)
    // Half way: 430 + 55.
    #expect((Self.end(factor, Self.geometry(91)) - 485).magnitude < 1e-9)
  }

  @Test("12.6 S3-11 the factor of the post leaves the rows 47.45 points apart")
  func post() {
    let factor = 1 - Self.narrow / Self.wide + 0.14
    #expect((factor - 0.3437).magnitude < 0.000_05)
    #expect((Self.wide - Self.end(factor, Self.geometry(182)) - 47.45).magnitude < 0.005)
  }

  @Test("12.6 with insets the way counts from the least offset, and so do the rows' ends")
  func insets() {
    let insets = EdgeInsets(.horizontal, 20)
    // -20 to 540 + 20 - 358 = 202: a way of 222, 110 of them.
    let factor = ParallaxFactor.exact(narrow: Self.narrow, wide: Self.wide, container: Self.container - 40)
    #expect(factor == 110.0 / 222)
    #expect(Self.end(factor, Self.geometry(-20, insets: insets)) == Self.narrow)
    #expect((Self.end(factor, Self.geometry(202, insets: insets)) - Self.wide).magnitude < 1e-9)
  }

  @Test("12.6 in a bounce the rows stay together", arguments: [-300.0, -1, 0, 182, 183, 900])
  func bounce(_ offset: Double) {
    let factor = ParallaxFactor.exact(narrow: Self.narrow, wide: Self.wide, container: Self.container)
    let wanted = offset <= 0 ? Self.narrow : Self.wide
    #expect((Self.end(factor, Self.geometry(offset)) - wanted).magnitude < 1e-9)
  }

  @Test(
    "S3-10 12.6 scenario 31 where there is nothing to do the factor is 0",
    arguments: [
      (0.0, 0.0, 0.0), (0, 0, 358), (430, 430, 358), (540, 430, 358), (300, 358, 358), (100, 200, 358),
    ])
  func guarded(_ narrow: Double, _ wide: Double, _ container: Double) {
    #expect(ParallaxFactor.exact(narrow: narrow, wide: wide, container: container) == 0)
  }

  @Test("12.6 a row shorter than the container moves faster than the content: 1.318")
  func short() {
    // (540 - 300) / (540 - 358) = 240 / 182.
    let factor = ParallaxFactor.exact(narrow: 300, wide: 540, container: 358)
    #expect((factor - 1.318_68).magnitude < 0.000_005)
  }

  @Test("scenario 31 before the first layout there is a number, and it is none")
  func unmeasured() {
    let factor = ParallaxFactor.exact(narrow: 0, wide: 0, container: 0)
    let row = Rect(size: .zero)
    for effect in [
      ScrollDrivenEffect.parallax(axis: .horizontal, factor: factor), .stretch(axis: .horizontal),
    ] {
      let shown = effect.effect(in: .empty, on: row)
      #expect(EffectAppearance([shown], layoutFrame: row).frame == row)
    }
  }

  /// A header of 200 in a list of 600, content 1000.
  @Test(
    "scenario 38 a header stretched by an effect fills the gap and leaves the layout alone",
    arguments: [(-50.0, 250.0), (-1, 201), (0, 200), (120, 200)])
  func header(_ offset: Double, _ length: Double) {
    let geometry = ScrollGeometry(
      contentOffset: Vector(x: 0, y: offset), contentSize: Vector(x: 300, y: 1000),
      viewSize: Vector(x: 300, y: 600))
    let header = Rect(size: Vector(x: 300, y: 200))
    let effect = ScrollDrivenEffect.stretch(axis: .vertical).effect(in: geometry, on: header)
    let seen = EffectAppearance([effect], layoutFrame: header).frame
    // On screen it begins at the edge while pulled, and with the content otherwise; its end follows the content.
    #expect((seen.start(.vertical) - min(0, offset)).magnitude < 1e-9)
    #expect((seen.end(.vertical) - 200).magnitude < 1e-9)
    #expect((seen.size.y - length).magnitude < 1e-9)
    // With 1000 as 1000 + what is pulled, as a layout would have it, the end would move to 450.
    #expect(geometry.offsets(.vertical) == 0...400)
  }

  @Test("12.6 a driven effect round trips")
  func coding() throws {
    for effect in [ScrollDrivenEffect.parallax(axis: .horizontal, factor: 0.25), .stretch(axis: .vertical)] {
      let data = try JSONEncoder().encode(effect)
      #expect(try JSONDecoder().decode(ScrollDrivenEffect.self, from: data) == effect)
    }
  }
}
