import ScrollInput
import TestSupport
import Testing

/// Lines and parabolas through points.
@Suite struct LeastSquaresFitTests {
  private static func fit(_ degree: Int, _ places: [Double], _ values: [Double]) -> LeastSquaresFit? {
    LeastSquaresFit(degree: degree, places: places.span, values: values.span)
  }

  @Test("a parabola is found again", arguments: 0..<50 as Range<UInt64>)
  func aParabolaIsFound(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let constant = Double(random.int(-1000...1000))
    let linear = Double(random.int(-100...100)) / 10
    let quadratic = Double(random.int(-100...100)) / 1000
    let places = (0..<random.int(3...20)).map { Double($0 * 8 - 160) - Double(random.int(0...3999)) / 1000 }
    let fit = try #require(
      Self.fit(2, places, places.map { constant + linear * $0 + quadratic * $0 * $0 }))
    #expect((fit.constant - constant).magnitude < 1e-6)
    #expect((fit.linear - linear).magnitude < 1e-8)
    #expect((fit.quadratic - quadratic).magnitude < 1e-10)
    #expect(fit.confidence > 1 - 1e-9)
  }

  /// The line through 0, 0, 3 at 0, 1, 2: slope 3/2, -1/2 at 0; the rests 1/2, 1, 1/2 of a spread of 6 leave 3/4.
  @Test func aLineBetweenPoints() throws {
    let fit = try #require(Self.fit(1, [0, 1, 2], [0, 0, 3]))
    #expect(fit.linear == 1.5)
    #expect(fit.constant == -0.5)
    #expect(fit.quadratic == 0)
    #expect((fit.confidence - 0.75).magnitude < 1e-15)
  }

  @Test func tooFewPlacesHaveNone() {
    #expect(Self.fit(1, [], []) == nil)
    #expect(Self.fit(1, [1], [1]) == nil)
    #expect(Self.fit(1, [1, 1], [1, 2]) == nil)
    #expect(Self.fit(1, [0.1, 0.1, 0.1], [1, 2, 3]) == nil)
    #expect(Self.fit(2, [1, 2], [1, 2]) == nil)
    #expect(Self.fit(2, [0.1, 0.1, 7.3, 7.3, 7.3], [1, 2, 3, 4, 5]) == nil)
    #expect(Self.fit(2, [0, 0.001, 100], [1, 2, 3]) != nil)
  }
}
