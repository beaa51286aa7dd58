import ScrollInput
import ScrollModel
import TestSupport
import Testing

/// What observers read of a scroll view.
@Suite struct ScrollGeometryTests {
  /// The measured list: 150 high, content 400, top margin 20.
  static func list(_ offset: Double) -> ScrollGeometry {
    ScrollGeometry(
      contentOffset: Vector(x: 0, y: offset), contentSize: Vector(x: 100, y: 400),
      contentInsets: EdgeInsets(top: 20), viewSize: Vector(x: 100, y: 150))
  }

  @Test("12.5 the measured list at rest: container 130, bounds (-20, 130), visible (-20, 150)")
  func golden() {
    let geometry = Self.list(-20)
    #expect(geometry.offsets(.vertical).lowerBound == -20)
    #expect(geometry.contentInsets.top == 20)
    #expect(geometry.containerSize.y == 130)
    #expect(geometry.bounds.start(.vertical) == -20 && geometry.bounds.size.y == 130)
    #expect(geometry.visibleRect.start(.vertical) == -20 && geometry.visibleRect.size.y == 150)
    // Row 10 lies at 200...220 and lands below the margin: 180.
    #expect(Self.list(180).visibleRect.start(.vertical) == 180)
    #expect(Self.list(180).insetRect == Rect(origin: Vector(x: 0, y: 200), size: Vector(x: 100, y: 130)))
  }

  @Test("9 12.5 the greatest offset is 250, by the view's length, not 270 by the container's")
  func range() {
    #expect(Self.list(-20).offsets(.vertical) == -20...250)
    #expect(Self.list(-20).offsets(.horizontal) == 0...0)
    #expect(ScrollGeometry.empty.offsets(.vertical) == 0...0)
  }

  /// The phone gallery: 390 wide, content 1070, margins 20.
  static func gallery(_ offset: Double) -> ScrollGeometry {
    ScrollGeometry(
      contentOffset: Vector(x: offset, y: 0), contentSize: Vector(x: 1070, y: 196.875),
      contentInsets: EdgeInsets(.horizontal, 20), viewSize: Vector(x: 390, y: 196.875))
  }

  /// At rest the visible right edge shows what begins: its left edge lies at 1070 - 370 = 700 of the content.
  @Test(
    "16 offsets where content begins at the right, by what they are measured against",
    arguments: [
      (RightToLeftOffset.logical, -20.0, 700.0), (.visibleRect, 700, -20), (.bounds, 740, 20),
    ])
  func rightToLeft(_ meaning: RightToLeftOffset, _ atBeginning: Double, _ atEnd: Double) {
    #expect(Self.gallery(-20).offset(rightToLeft: meaning) == atBeginning)
    #expect(Self.gallery(700).offset(rightToLeft: meaning) == atEnd)
  }

  @Test("16 without insets the two physical offsets agree")
  func rightToLeftPlain() {
    let geometry = ScrollGeometry(
      contentOffset: Vector(x: 30, y: 0), contentSize: Vector(x: 400, y: 10), viewSize: Vector(x: 150, y: 10))
    #expect(geometry.offset(rightToLeft: .visibleRect) == 220)
    #expect(geometry.offset(rightToLeft: .bounds) == 220)
  }

  /// A view of 100 in a visible range 0...300.
  @Test(
    "9 the visible part of a view",
    arguments: [
      (0.0, 100.0, 1.0), (200, 100, 1), (250, 100, 0.5), (275, 100, 0.25), (-25, 100, 0.75), (300, 100, 0),
      (-100, 100, 0), (-150, 600, 0.5), (5000, 100, 0),
      // Without length: there or not.
      (150, 0, 1), (0, 0, 1), (300, 0, 1), (301, 0, 0), (-1, 0, 0),
    ])
  func fraction(_ start: Double, _ length: Double, _ fraction: Double) {
    let geometry = ScrollGeometry(
      contentOffset: .zero, contentSize: Vector(x: 300, y: 900), viewSize: Vector(x: 300, y: 300))
    let frame = Rect(origin: Vector(x: 0, y: start), size: Vector(x: 300, y: length))
    #expect(geometry.visibleFraction(of: frame) == fraction)
    // Half of the width is outside too.
    let beside = Rect(origin: Vector(x: 150, y: start), size: Vector(x: 300, y: length))
    #expect(geometry.visibleFraction(of: beside) == fraction / 2)
  }

  @Test("9 whether what lies under the insets counts is chosen")
  func regions() {
    // At 20...40 of a view whose content begins below a margin of 20, scrolled by 10: 10...160 shown, 30... between.
    let frame = Rect(origin: Vector(x: 0, y: 20), size: Vector(x: 100, y: 20))
    #expect(Self.list(10).visibleFraction(of: frame) == 1)
    #expect(Self.list(10).visibleFraction(of: frame, in: .insetRect) == 0.5)
  }

  @Test(
    "9 visible from half on, by default",
    arguments: [(-50.0, 0.5, true), (-50.5, 0.5, false), (-99, 0, true), (-100, 0, false), (-1, 1, false)])
  func threshold(_ start: Double, _ threshold: Double, _ isVisible: Bool) {
    let geometry = ScrollGeometry(
      contentOffset: .zero, contentSize: Vector(x: 10, y: 900), viewSize: Vector(x: 10, y: 300))
    let frame = Rect(origin: Vector(x: 0, y: start), size: Vector(x: 10, y: 100))
    #expect(geometry.isVisible(frame, threshold: threshold) == isVisible)
    if threshold == 0.5 { #expect(geometry.isVisible(frame) == isVisible) }
  }

  /// Rows of 50 with ids; 150 of them are seen.
  @Test(
    "9 the ids of the visible targets, in order",
    arguments: [
      (0.0, 0.5, [0, 1, 2]), (24, 0.5, [0, 1, 2]), (25, 0.5, [0, 1, 2, 3]), (26, 0.5, [1, 2, 3]),
      (25, 1, [1, 2]), (25, 0.1, [0, 1, 2, 3]), (850, 0.5, [17, 18, 19]), (1000, 0.5, []),
    ])
  func targets(_ offset: Double, _ threshold: Double, _ ids: [Int]) {
    let geometry = ScrollGeometry(
      contentOffset: Vector(x: 0, y: offset), contentSize: Vector(x: 10, y: 1000),
      viewSize: Vector(x: 10, y: 150))
    let visible = geometry.visibleTargets(Array(0..<20), threshold: threshold) {
      Rect(origin: Vector(x: 0, y: Double($0) * 50), size: Vector(x: 10, y: 50))
    }
    #expect(visible == ids)
  }

  @Test("9 fractions are numbers from 0 to 1, also of and in nothing", arguments: UInt64(1)...40)
  func numbers(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func length() -> Double { random.pick([0, 0, 1, 50, 300, 1e-300, 1e300]) }
    func place() -> Double { Double(random.int(-400...400)) }
    let geometry = ScrollGeometry(
      contentOffset: Vector(x: place(), y: place()), contentSize: Vector(x: length(), y: length()),
      contentInsets: EdgeInsets(.vertical, random.pick([0, 10, 400])),
      viewSize: Vector(x: length(), y: length()))
    let frame = Rect(origin: Vector(x: place(), y: place()), size: Vector(x: length(), y: length()))
    for region in VisibleRegion.allCases {
      let fraction = geometry.visibleFraction(of: frame, in: region)
      #expect(fraction >= 0 && fraction <= 1)
    }
    #expect(ScrollGeometry.empty.visibleFraction(of: frame) == 0)
  }
}
