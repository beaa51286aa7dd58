import EventLog
import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// What was recorded of real scroll views, end to end: a log of whole microseconds goes in at one end, and the
/// timeline's samples are the recorded offsets within 0.01 pt.
@Suite struct RecordedFlightTests {
  static let tolerance = 0.01

  @Test(arguments: RecordedFlight.whole)
  func theTimelineIsTheRecording(_ flight: RecordedFlight) throws {
    let run = try Run(flight)
    // The row's velocities, as far as units and microseconds allow: 1.6e-6 pt/ms, and 4e-7.
    #expect((run.lift.previousVelocity.y / 1000 - flight.previous).magnitude < 1.7e-6)
    #expect((run.lift.velocity.y / 1000 - flight.latest).magnitude < 5e-7)
    // What was sampled last before the flight is where the row starts.
    #expect(try #require(run.samples[RecordedFlight.release]?.offset.y) == flight.start)
    let row = flight.row
    for sample in row.samples ?? [] {
      let step = flight.step(atMilliseconds: sample[0])
      if step == run.restStep { continue }
      let offset = try run.offset(step)
      #expect(
        (offset - flight.shift - sample[1]).magnitude <= Self.tolerance,
        "\(row.id) at \(sample[0]) ms: \(offset), not \(sample[1] + flight.shift)")
    }
    try checkRest(flight, run)
    if let target = row.analyticTarget ?? row.targetProjection {
      #expect((run.target.natural.y - flight.shift - target).magnitude <= Self.tolerance, "\(row.id) target")
    }
    if let peak = row.wanted("peak") {
      let highest = try #require(run.samples.values.map(\.offset.y).max())
      #expect((highest - flight.shift - peak).magnitude <= Self.tolerance, "\(row.id) peak")
    }
  }

  /// The step of the rest shows the place on the pixel grid or on the edge, not the offset before that.
  private func checkRest(_ flight: RecordedFlight, _ run: Run) throws {
    let row = flight.row
    let rest = try run.offset(run.restStep)
    if flight.restsAtEdge {
      #expect(rest == flight.end)
    } else {
      #expect((rest * flight.scale - (rest * flight.scale).rounded()).magnitude < 1e-6, "on the pixel grid")
    }
    if let final = row.wanted("final_offset") {
      #expect((rest - final).magnitude <= Self.tolerance, "\(row.id) rests at \(rest), not \(final)")
    }
    if let distance = row.wanted("distance") {
      #expect((rest - flight.start - distance).magnitude <= 0.5 / flight.scale + Self.tolerance)
    }
    if let frames = row.wanted("frames") { #expect(Double(run.restStep) == frames, "\(row.id) frames") }
    if let time = row.wanted("rest_ms") ?? row.wanted("time_ms") {
      #expect(run.restStep == flight.step(atMilliseconds: time), "\(row.id) rests at \(time) ms")
    }
  }

  /// Rows about the end of a recording: its last frames are those of the flight that has the recording's name.
  @Test(arguments: RecordedFlightRow.all.filter { lastFrames($0) != nil })
  func theLastFramesAreTheRecordings(_ row: RecordedFlightRow) throws {
    let flight = try #require(RecordedFlight.whole.last { $0.row.source == row.source })
    let run = try Run(flight)
    let offsets = try #require(Self.lastFrames(row))
    // The last of them is the one before it was put in its place.
    for (index, offset) in offsets.enumerated().dropLast() {
      let step = run.restStep - (offsets.count - 1 - index)
      #expect((try run.offset(step) - offset).magnitude <= Self.tolerance, "\(row.id) frame \(step)")
    }
    let rest = try run.offset(run.restStep)
    if let final = row.wanted("final_offset") {
      #expect((rest - final).magnitude <= Self.tolerance)
    } else {
      #expect((rest - (try #require(offsets.last))).magnitude <= 0.5 / flight.scale + Self.tolerance)
    }
  }

  /// Consecutive offsets up to the rest, which the row has instead of a flight.
  private static func lastFrames(_ row: RecordedFlightRow) -> [Double]? {
    guard RecordedFlightExceptions.reasons[row.id] == nil else { return nil }
    switch row.kind {
    case "uikit.free_stop": return row.numbers("last_offsets")
    case "uikit.tail_frames": return row.samples?.map { $0[1] }
    case "uikit.bounce_stop":
      guard let before = row.number("frame_before"), let last = row.number("last_frame") else { return nil }
      return [before, last]
    default: return nil
    }
  }

  /// Every row is replayed or has its reason, and no reason is for a row that is.
  @Test func everyRowIsReplayedOrHasAReason() {
    let rows = RecordedFlightRow.all
    #expect(rows.count == 71)
    var replayed = Set(RecordedFlight.whole.map(\.row.id))
    for row in rows where Self.lastFrames(row) != nil { replayed.insert(row.id) }
    for row in rows {
      let reason = RecordedFlightExceptions.reasons[row.id]
      #expect(replayed.contains(row.id) == (reason == nil), "\(row.id) \(row.kind)")
      if let reason { print("\(row.id) \(row.kind) of \(row.source) is not replayed: \(reason)") }
    }
    #expect(RecordedFlightExceptions.reasons.keys.allSatisfy { id in rows.contains { $0.id == id } })
  }

  /// The reason for the device's flick holds: on even steps it is off by more than is allowed, and not by much.
  @Test func unevenFramesAreNotFarOff() throws {
    let row = try #require(RecordedFlightRow.all.first { $0.id == "uikit_recorded/239" })
    var flight = try #require(RecordedFlight(row))
    flight.framesPerSecond = 120
    let replay = ReplayEngine(flight.scenario)
    var farthest = 0.0
    for sample in try #require(row.samples) {
      var engine = replay
      var sink = TimelineDiscard()
      for record in flight.records { engine.step(record, into: &sink) }
      let time = RecordedFlight.release + Microseconds((sample[0] * 1000).rounded())
      engine.advance(to: time, into: &sink)
      farthest = max(farthest, (engine.states[0].sample.offset.y - sample[1]).magnitude)
    }
    #expect(farthest > Self.tolerance && farthest < 0.05, "\(farthest)")
  }

  /// What a replay of a flight gave.
  private struct Run {
    var samples: [Microseconds: ScrollSample] = [:]
    let lift: ScrollInputEvent
    let target: ScrollTargetDecision
    let restStep: Int
    let flight: RecordedFlight

    init(_ flight: RecordedFlight) throws {
      var timeline = TimelineCollector()
      var engine = ReplayEngine(flight.scenario)
      for record in flight.records { engine.step(record, into: &timeline) }
      engine.finish(into: &timeline)
      var lift: ScrollInputEvent?
      var target: ScrollTargetDecision?
      var rest: Microseconds?
      for record in timeline.records {
        switch record {
        case .input(let event) where event.phase == .ended: lift = event
        case .view(_, .sample(let sample)): samples[sample.time] = sample
        case .view(_, .target(let decision)): target = decision
        case .view(_, .phase(let time, _, .idle, _)): rest = time
        default: break
        }
      }
      self.flight = flight
      self.lift = try #require(lift)
      self.target = try #require(target)
      let time = try #require(rest) - RecordedFlight.release
      restStep = flight.step(atMilliseconds: Double(time) / 1000)
    }

    func offset(_ step: Int) throws -> Double {
      try #require(samples[flight.time(ofStep: step)], "no sample at step \(step)").offset.y
    }
  }
}
