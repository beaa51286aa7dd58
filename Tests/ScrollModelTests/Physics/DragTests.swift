import ScrollInput
import ScrollModel
import Testing

@Suite struct RubberBandTests {
  static let places: [Double] = [-1e4, -400, -50, -1e-3, 0, 12.5, 100, 100.25, 180, 1e4]
  static let bands = [
    RubberBand(coefficient: 0.55, length: 390), RubberBand(coefficient: 0.715, length: 1032),
  ]

  @Test(arguments: places, bands)
  func inverse(raw: Double, band: RubberBand) throws {
    let shown = band.shown(raw: raw, in: 0...100)
    let back = try #require(band.raw(shown: shown, in: 0...100))
    #expect((back - raw).magnitude <= 1e-11 * max(1, raw.magnitude))
  }

  @Test func nothingReachesTheLength() {
    let band = RubberBand(coefficient: 0.55, length: 200)
    #expect(band.shown(distance: 1e9) < 200)
    #expect(band.distance(shown: 200) == nil)
    #expect(band.raw(shown: -200, in: 0...100) == nil)
    #expect(band.raw(shown: 300, in: 0...100) == nil)
  }

  @Test func withoutLengthNothingResists() {
    let band = RubberBand(coefficient: 0.55, length: 0)
    #expect(band.shown(raw: 120, in: 0...100) == 120)
    #expect(band.raw(shown: -20, in: 0...100) == -20)
  }

  static let worked: [(Double, Double, Double)] = [
    (200, 50, 24.18), (200, 100, 43.14), (200, 400, 104.76), (600, 50, 26.30), (600, 100, 50.38),
    (600, 400, 160.98), (390, 50, 25.69),
  ]

  /// The worked numbers of the profile `simple`, printed to two decimals; one of them is cut a hundredth up.
  @Test(arguments: worked)
  func workedNumbers(length: Double, distance: Double, shown: Double) {
    let band = RubberBand(coefficient: 0.55, length: length)
    #expect((band.shown(distance: distance) - shown).magnitude < 0.01)
  }
}

@Suite struct PixelGridTests {
  static let halves: [(Double, Double, Double)] = [
    (1, 0.5, 0), (1, 1.5, 2), (1, -0.5, 0), (2, 0.25, 0), (2, 0.75, 1), (2, -0.25, 0), (2, -0.75, -1),
    (2, -10.3, -10.5), (3, 10.2, 10 + 1.0 / 3), (3, 10.9, 11), (3, 10.5, 10 + 2.0 / 3),
  ]

  @Test(arguments: halves)
  func halvesGoToEven(scale: Double, offset: Double, wanted: Double) {
    #expect(PixelGrid(scale: scale).rounded(offset) == wanted)
  }

  @Test func aPlaceOnTheGridStays() {
    for scale in [1.0, 2, 3] {
      for pixel in -30...30 {
        let once = PixelGrid(scale: scale).rounded(Double(pixel) / scale)
        #expect(PixelGrid(scale: scale).rounded(once) == once)
      }
    }
  }
}

@Suite struct ContentRangeTests {
  @Test func shortContentRestsAtItsStart() {
    let range = ContentRange.offsets(
      content: 300, length: 800, startInset: 50, endInset: 20, grid: PixelGrid(scale: 2))
    #expect(range == -50 ... -50)
  }

  @Test func longContentReachesItsEnd() {
    let range = ContentRange.offsets(
      content: 1000, length: 800, startInset: 10.3, endInset: 50, base: 0, grid: PixelGrid(scale: 2))
    #expect(range == -10.5...250)
  }
}

@Suite struct PanRecognizerTests {
  /// Exactly the hysteresis does not begin; the least more does.
  @Test func theHysteresisMustBeExceeded() {
    var pan = PanRecognizer(downAt: 0, at: .zero)
    pan.move(at: 16, to: Vector(x: 6, y: 8))
    #expect(!pan.isRecognized)
    #expect(pan.translation == Vector(x: 6, y: 8))
    pan.move(at: 32, to: Vector(x: 6, y: 8.001))
    #expect(pan.isRecognized)
    #expect(pan.translation == .zero)
    pan.move(at: 48, to: Vector(x: 0, y: 30))
    #expect(pan.translation == Vector(x: -6, y: 30 - 8.001))
  }

  /// A touch that caught a flight needs none, and nothing is taken off.
  @Test func aCaughtFlightNeedsNoHysteresis() {
    var pan = PanRecognizer(downAt: 0, at: .zero, hysteresis: 0)
    pan.move(at: 16, to: Vector(x: 0, y: -0.3))
    #expect(pan.isRecognized)
    #expect(pan.translation == Vector(x: 0, y: -0.3))
  }

  /// An event at the time of the one before it moves the translation and joins the sample before.
  @Test func equalTimesMakeNoSample() {
    var joined = PanRecognizer(downAt: 0, at: .zero)
    joined.move(at: 10, to: Vector(x: 0, y: 5))
    joined.move(at: 10, to: Vector(x: 0, y: 12))
    #expect(joined.translation == Vector(x: 0, y: 2))
    #expect(joined.velocity == Vector(x: 0, y: 1.2))
    joined.move(at: 20, to: Vector(x: 0, y: 15))
    #expect(joined.previousVelocity == Vector(x: 0, y: 1.2))
    #expect(joined.velocity == Vector(x: 0, y: 0.2 * 0.3 + 0.8 * 1.2))
  }
}
