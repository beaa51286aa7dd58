import TestSupport
import Testing

@testable import DeviceCapture

@Suite struct LatenessTests {
  @Test func `Nothing counted is no lateness`() {
    #expect(Lateness().percentile(95) == 0)
    #expect(Lateness().greatest == 0)
  }

  @Test func `What came early was on time`() {
    var lateness = Lateness()
    lateness.add(nanoseconds: -5_000_000)
    #expect(lateness.percentile(50) == 0)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `Percentiles are those of the sorted list, at most 1 in 64 above`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var lateness = Lateness()
    var all: [Int64] = []
    for _ in 0..<5000 {
      let microseconds = Int64(generator.int(0...1 << generator.int(0...40)))
      all.append(microseconds)
      lateness.add(nanoseconds: microseconds * 1000 + 999)
    }
    all.sort()
    for percent in [1, 50, 95, 99, 100] {
      let exact = all[(all.count * percent + 99) / 100 - 1]
      let said = lateness.percentile(percent)
      #expect(said >= exact && said <= exact + exact / 64)
    }
    #expect(lateness.greatest == all.last)
  }

  @Test func `The longest time has a bucket`() {
    var lateness = Lateness()
    lateness.add(nanoseconds: .max)
    #expect(lateness.percentile(100) == Int64.max / 1000)
  }
}
