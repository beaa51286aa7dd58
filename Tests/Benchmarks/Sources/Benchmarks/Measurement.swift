import Glibc

/// Runs of one thing, each with its processor time, and their median.
///
/// Processor time, because the one thread that there is neither waits nor sleeps, and other programs' work is not its.
struct Measurement {
  private(set) var seconds: [Double] = []

  /// Runs it nine times, after once for nothing.
  init(_ body: () -> Void) {
    body()
    for _ in 0..<9 {
      let start = Self.processorSeconds
      body()
      seconds.append(Self.processorSeconds - start)
    }
    seconds.sort()
  }

  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  var median: Double { seconds[seconds.count / 2] }

  /// How far the runs lie apart: slowest by fastest.
  var spread: Double { seconds[seconds.count - 1] / seconds[0] }
}
