import EventLog
import InputEvents
import Replay
import ScrollInput
import ScrollModel
import TestSupport
import Testing

/// Every recording in every scenario: all that begins ends, all rests at the end, and it is the same each time.
@Suite(.enabled(if: SharedData.hasTraces, "the third-party recordings are not beside this checkout"))
struct ReplayTraceTests {
  static let scenarios: [Scenario] = Scenario.builtIn.flatMap { scenario in
    Profile.all.map { profile in
      var variant = scenario
      variant.profile = profile
      return variant
    }
  }

  @Test(arguments: ImportedTrace.playableRows)
  func everythingEndsAndRests(_ row: IndexRow) throws {
    guard let trace = Self.whole(row) else { return }
    for scenario in Self.scenarios {
      var engine = ReplayEngine(scenario)
      var invariants = ReplayInvariants()
      for record in trace.records { engine.step(record, into: &invariants) }
      engine.finish(into: &invariants)
      invariants.finish()
      #expect(invariants.faults.isEmpty, "\(row.file) in \(scenario.name), \(scenario.profile.name)")
      #expect(engine.isAtRest, "\(row.file) in \(scenario.name), \(scenario.profile.name)")
    }
  }

  @Test(arguments: ImportedTrace.playableRows)
  func everyContactEndsOnce(_ row: IndexRow) throws {
    guard let trace = Self.whole(row) else { return }
    var interpreter = InputInterpreter()
    var outputs: [ScrollInputOutput] = []
    var last: Microseconds = 0
    for record in trace.records {
      last = record.time ?? last
      switch record {
      case .device(let device):
        let deviceClass = device.description.classify().deviceClass
        interpreter.add(device.number, device.description, as: deviceClass, at: last, into: &outputs)
      case .frame(let frame): interpreter.step(frame, into: &outputs)
      case .gap(let gap): interpreter.gap(gap.device, at: last, into: &outputs)
      default: break
      }
    }
    interpreter.finish(at: last, into: &outputs)
    var open: [Int: Int] = [:]
    var begun = 0
    for case .contact(let event) in outputs {
      let key = event.device * 1_000_000 + event.serial
      if event.change == .began {
        begun += 1
        #expect(open[key] == nil, "contact \(key) begins twice")
        open[key] = 1
      } else {
        #expect(open[key] == 1, "contact \(key) ends without a begin, or twice")
        open[key] = 0
      }
    }
    #expect(open.values.allSatisfy { $0 == 0 }, "a contact never ends")
    #expect(open.count == begun)
  }

  @Test(arguments: ImportedTrace.playableRows)
  func theDigestIsTheOneRecorded(_ row: IndexRow) throws {
    guard let trace = Self.whole(row) else { return }
    for scenario in [Scenario.longList, .pages] {
      let digest = Self.digest(trace.records, scenario)
      #expect(digest == Self.digest(trace.records, scenario))
      DigestGoldens.check(row.file, scenario.name, digest)
    }
  }

  /// A frame rate that is not a divisor of the flight's grid changes samples and nothing else.
  @Test(arguments: ImportedTrace.rows)
  func theRefreshRateChangesSamplesOnly(_ row: IndexRow) throws {
    let trace = try ImportedTrace(row)
    RefreshOutcome.compare(trace.records, .longList, [60, 144, 7].map { RefreshPlan(rate: $0) })
  }

  /// A few recordings of each kind, in every scenario under every profile, at the rates of screens.
  @Test(arguments: handful, scenarios.indices)
  func screensChangeSamplesOnly(_ row: IndexRow, _ scenario: Int) throws {
    let trace = try ImportedTrace(row)
    RefreshOutcome.compare(trace.records, Self.scenarios[scenario])
  }

  /// Two short recordings of each kind.
  private static let handful: [IndexRow] = ["touchpad", "touchscreen", "wheel-mouse"].flatMap { kind in
    let rows = ImportedTrace.rows.filter { $0.kind == kind && $0.frames > 20 }
    return rows.sorted { ($0.frames, $0.file) < ($1.frames, $1.file) }.prefix(2)
  }

  /// The trace, or nothing where the recording has nothing whole; that it is refused well is tested elsewhere.
  private static func whole(_ row: IndexRow) -> ImportedTrace? {
    try? ImportedTrace(row)
  }

  private static func digest(_ records: [LogRecord], _ scenario: Scenario) -> String {
    var engine = ReplayEngine(scenario)
    var sink = TimelineDiscard()
    for record in records { engine.step(record, into: &sink) }
    return engine.finish(into: &sink).digestText
  }
}
