import ScrollInput

/// Sums of motion by direction, so that there and back is not nothing.
struct Directions: Hashable, Sendable {
  var left = 0.0
  var right = 0.0
  var up = 0.0
  var down = 0.0

  mutating func add(_ motion: Vector) {
    if motion.x < 0 { left -= motion.x } else { right += motion.x }
    if motion.y < 0 { up -= motion.y } else { down += motion.y }
  }

  mutating func add(_ other: Directions) {
    left += other.left
    right += other.right
    up += other.up
    down += other.down
  }

  /// In the order of the tables.
  var all: [Double] { [left, right, up, down] }

  var isZero: Bool { self == Directions() }
}

/// What came in along each direction: what scrolled, what moved the pointer, what was withheld.
struct MotionBalance: Hashable, Sendable {
  var scrolled = Directions()
  var pointed = Directions()
  private(set) var withheld = WithheldMotion.Cause.allCases.map { _ in Directions() }

  mutating func withhold(_ motion: Vector, _ cause: WithheldMotion.Cause) {
    guard let index = WithheldMotion.Cause.allCases.firstIndex(of: cause) else { return }
    withheld[index].add(motion)
  }

  /// All that came in.
  var total: Directions {
    var sum = scrolled
    sum.add(pointed)
    for part in withheld { sum.add(part) }
    return sum
  }
}

/// How far a wheel goes at a time, in 1/120 detent: how often each of the first sizes came.
struct TurnSizes: Hashable, Sendable {
  /// More sizes are counted among the turns and the extremes alone.
  private static let mostSizes = 64

  private(set) var turns = 0
  private(set) var smallest: Int64 = 0
  private(set) var largest: Int64 = 0
  private var sizes: [Size] = []

  private struct Size: Hashable, Sendable {
    var parts: Int64
    var count: Int
  }

  mutating func add(_ turn: Int64) {
    guard turn != 0 else { return }
    let parts = Int64(turn.magnitude)
    smallest = turns == 0 ? parts : min(smallest, parts)
    largest = max(largest, parts)
    turns += 1
    if let index = sizes.firstIndex(where: { $0.parts == parts }) {
      sizes[index].count += 1
    } else if sizes.count < TurnSizes.mostSizes {
      sizes.append(Size(parts: parts, count: 1))
    }
  }

  /// The size that came more often than any other, and how often.
  var mostFrequent: (parts: Int64, count: Int)? {
    guard let most = sizes.max(by: { $0.count < $1.count }),
      sizes.filter({ $0.count == most.count }).count == 1
    else { return nil }
    return (most.parts, most.count)
  }
}
