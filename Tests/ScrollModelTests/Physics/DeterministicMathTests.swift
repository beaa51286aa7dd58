import Foundation
import ScrollModel
import Testing

@Suite struct DeterministicMathTests {
  /// 4e-16 is less than two units in the last place, over the whole range of normal results.
  @Test func exponentialAgreesWithTheLibrary() {
    var worst = 0.0
    var x = -708.0
    while x <= 709 {
      let wanted = Foundation.exp(x)
      worst = max(worst, (DeterministicMath.exp(x) - wanted).magnitude / wanted)
      x += 0.00390625 * 1.37
    }
    #expect(worst < 4e-16)
  }

  @Test func exponentialNearZero() {
    for power in 1...60 {
      for sign in [-1.0, 1.0] {
        let x = sign * Double(sign: .plus, exponent: -power, significand: 1.2345)
        let wanted = Foundation.exp(x)
        #expect((DeterministicMath.exp(x) - wanted).magnitude <= 4e-16 * wanted)
      }
    }
  }

  @Test func exponentialAtTheEnds() {
    #expect(DeterministicMath.exp(0) == 1)
    #expect(DeterministicMath.exp(-0.0) == 1)
    #expect(DeterministicMath.exp(.infinity) == .infinity)
    #expect(DeterministicMath.exp(0 - .infinity) == 0)
    #expect(DeterministicMath.exp(.nan).isNaN)
    #expect(DeterministicMath.exp(709.78).isFinite)
    #expect(DeterministicMath.exp(710) == .infinity)
    #expect(DeterministicMath.exp(-746) == 0)
    // Below the normal numbers only the absolute error can be small.
    for x in [-709.0, -720.0, -740.0, -745.0] {
      #expect((DeterministicMath.exp(x) - Foundation.exp(x)).magnitude <= Double.leastNonzeroMagnitude)
    }
  }

  @Test func seriesIsExactWhereItIsDefinedSo() {
    #expect(DeterministicMath.exponentialSeries(0) == 1)
    #expect(DeterministicMath.exponentialSeries(-0.5) == 0.625)
    #expect(DeterministicMath.exponentialSeries(-0.25) == 0.78125)
  }

  @Test(arguments: [DecelerationRate.normal, .fast])
  func logarithmsAreThoseOfTheRates(_ rate: DecelerationRate) {
    #expect((rate.logarithm - Foundation.log(rate.perMillisecond)).magnitude <= 1e-17)
  }
}
