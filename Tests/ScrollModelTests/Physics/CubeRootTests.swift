import ScrollModel
import TestSupport
import Testing

@Suite struct CubeRootTests {
  @Test func cubesOfWholeNumbersAreExact() {
    for number in stride(from: 1.0, through: 200_000, by: 37) {
      #expect(DeterministicMath.cubeRoot(number * number * number) == number)
      #expect(DeterministicMath.cubeRoot(0 - number * number * number) == 0 - number)
    }
  }

  @Test func powersOfEightAreExact() {
    for power in -340...340 {
      let x = Double(sign: .plus, exponent: 3 * power, significand: 1)
      #expect(DeterministicMath.cubeRoot(x) == Double(sign: .plus, exponent: power, significand: 1))
    }
  }

  /// The residual r³ - x out of exact products, over 3 r²: how far the root is from the true one.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func isWithinOneUnit(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1000 {
      let x = Double(
        sign: .plus, exponent: generator.int(-300...300),
        significand: Double(bitPattern: 1023 << 52 | generator.next() >> 12))
      let root = DeterministicMath.cubeRoot(x)
      let square = root * root
      let squareRest = (0 - square).addingProduct(root, root)
      let cube = square * root
      let cubeRest = (0 - cube).addingProduct(square, root)
      let residual = (cube - x) + cubeRest + squareRest * root
      #expect((residual / (3 * square)).magnitude <= root.ulp, "\(x)")
    }
  }

  @Test func ends() {
    #expect(DeterministicMath.cubeRoot(0) == 0)
    #expect(DeterministicMath.cubeRoot(.infinity) == .infinity)
    #expect(DeterministicMath.cubeRoot(0 - .infinity) == 0 - .infinity)
    #expect(DeterministicMath.cubeRoot(.nan).isNaN)
    // 2^-1074 is the cube of 2^-358.
    #expect(
      DeterministicMath.cubeRoot(.leastNonzeroMagnitude)
        == Double(sign: .plus, exponent: -358, significand: 1))
  }
}
