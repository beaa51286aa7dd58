import EventLog
import InputEvents
import Replay
import ScrollModel
import TestSupport
import Testing

/// The refresh rate decides when samples are taken and nothing else: made traces.
@Suite struct RefreshRateTests {
  static let scenarios = ReplayTraceTests.scenarios

  @Test(arguments: MadeTrace.all, scenarios.indices)
  func decisionsAndRestAreTheSame(_ trace: MadeTrace, _ scenario: Int) {
    RefreshOutcome.compare(trace.records, Self.scenarios[scenario])
  }

  /// A flick that is caught between two samples is caught at the same place: the state is computed, not looked up.
  @Test(arguments: scenarios.indices, [1, 2, 3] as [UInt64])
  func aCatchIsTheSame(_ scenario: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let trace = MadeTrace.touchscreenBounce
    // The catching touch comes at another time than any refresh.
    let delay = Microseconds(random.int(1...300_000))
    let records = trace.records.map { record -> LogRecord in
      guard case .frame(var frame) = record, frame.time > 200_000 else { return record }
      frame.time += delay
      return .frame(frame)
    }
    RefreshOutcome.compare(records, Self.scenarios[scenario])
  }
}
