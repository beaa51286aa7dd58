/// How late things happened: counts by microseconds, in buckets whose width is at most 1/64 of what they stand for.
///
/// It has a fixed size, so counting allocates nothing.
struct Lateness: Sendable {
  private static let exact = 128
  private static let steps = 64

  private var counts = [Int](repeating: 0, count: exact + (64 - 7) * steps)
  private var total = 0
  /// The latest, in microseconds.
  private(set) var greatest: Int64 = 0

  /// Counts one that came so many nanoseconds late; one that came early was on time.
  mutating func add(nanoseconds: Int64) {
    let microseconds = max(0, nanoseconds) / 1000
    greatest = max(greatest, microseconds)
    counts[Lateness.bucket(UInt64(microseconds))] += 1
    total += 1
  }

  private static func bucket(_ value: UInt64) -> Int {
    if value < UInt64(exact) { return Int(value) }
    let exponent = 63 - value.leadingZeroBitCount
    return exact + (exponent - 7) * steps + Int(value >> UInt64(exponent - 6)) - steps
  }

  /// The greatest value of a bucket.
  private static func limit(_ bucket: Int) -> Int64 {
    if bucket < exact { return Int64(bucket) }
    let exponent = (bucket - exact) / steps + 7
    let step = (bucket - exact) % steps + steps
    return Int64((UInt64(step + 1) << UInt64(exponent - 6)) - 1)
  }

  /// The lateness that so many of a hundred did not exceed, in microseconds; 0 if nothing was counted.
  func percentile(_ percent: Int) -> Int64 {
    let wanted = max(1, (total * percent + 99) / 100)
    var count = 0
    for bucket in counts.indices {
      count += counts[bucket]
      if count >= wanted, total > 0 { return min(Lateness.limit(bucket), greatest) }
    }
    return 0
  }
}
