import CAllocations
import EventLog
import InputEvents
import Replay
import ScrollInput
import ScrollModel

/// The replay of a log in memory, start to rest, with the digest and without a text.
struct ReplayResult {
  let log: MadeLog
  let scenario: Scenario
  let time: Measurement
  let samples: Int
  /// Calls of the allocator over the second half of the log, when every list has had its longest.
  let allocations: Int

  var nanosecondsPerEvent: Double { time.median * 1e9 / Double(log.events) }
  var nanosecondsPerFrame: Double { time.median * 1e9 / Double(log.frames) }
  var hoursPerSecond: Double { log.hours / time.median }

  init(_ log: MadeLog, _ scenario: Scenario) {
    self.log = log
    self.scenario = scenario
    var samples = 0
    time = Measurement {
      var engine = ReplayEngine(scenario)
      var sink = TimelineDiscard()
      for index in log.records.indices { engine.step(log.records[index], into: &sink) }
      samples = engine.finish(into: &sink).samples
    }
    self.samples = samples
    var engine = ReplayEngine(scenario)
    var sink = TimelineDiscard()
    let half = log.records.count / 2
    for index in 0..<half { engine.step(log.records[index], into: &sink) }
    let before = allocations_so_far()
    for index in half..<log.records.count { engine.step(log.records[index], into: &sink) }
    allocations = Int(allocations_so_far() - before)
  }

  var row: String {
    columns([
      log.name, scenario.name, "\(log.events)", text(log.hours, 2), text(log.busyShare * 100, 0) + "%",
      text(nanosecondsPerEvent, 1), text(nanosecondsPerFrame, 1), text(hoursPerSecond, 1), "\(allocations)",
      text(time.spread, 2),
    ])
  }

  var json: String {
    object([
      "log": "\"\(log.name)\"", "scenario": "\"\(scenario.name)\"", "events": "\(log.events)",
      "frames": "\(log.frames)", "samples": "\(samples)", "hours": text(log.hours, 4),
      "busyShare": text(log.busyShare, 3), "nsPerEvent": text(nanosecondsPerEvent, 2),
      "nsPerFrame": text(nanosecondsPerFrame, 2), "hoursPerSecond": text(hoursPerSecond, 2),
      "allocations": "\(allocations)", "spread": text(time.spread, 3),
    ])
  }
}

/// The log through the input's interpreter alone: contacts, fingers, wheels, without scenes.
struct InputResult {
  let log: MadeLog
  let time: Measurement
  /// Calls of the allocator over the second half of the log.
  let allocations: Int

  var nanosecondsPerEvent: Double { time.median * 1e9 / Double(log.events) }
  var nanosecondsPerFrame: Double { time.median * 1e9 / Double(log.frames) }

  init(_ log: MadeLog) {
    self.log = log
    time = Measurement {
      var run = InputRun()
      for index in log.records.indices { run.step(log.records[index]) }
    }
    var run = InputRun()
    let half = log.records.count / 2
    for index in 0..<half { run.step(log.records[index]) }
    let before = allocations_so_far()
    for index in half..<log.records.count { run.step(log.records[index]) }
    allocations = Int(allocations_so_far() - before)
  }

  var row: String {
    columns([
      log.name, "input alone", "\(log.events)", text(log.hours, 2), text(log.busyShare * 100, 0) + "%",
      text(nanosecondsPerEvent, 1), text(nanosecondsPerFrame, 1), text(log.hours / time.median, 1),
      "\(allocations)", text(time.spread, 2),
    ])
  }

  var json: String {
    object([
      "log": "\"\(log.name)\"", "scenario": "\"input alone\"", "events": "\(log.events)",
      "frames": "\(log.frames)", "nsPerEvent": text(nanosecondsPerEvent, 2),
      "nsPerFrame": text(nanosecondsPerFrame, 2), "allocations": "\(allocations)",
      "spread": text(time.spread, 3),
    ])
  }
}

/// An interpreter that is given a log.
private struct InputRun {
  private var interpreter = InputInterpreter()
  private var outputs: [ScrollInputOutput] = []

  mutating func step(_ record: borrowing LogRecord) {
    if let time = record.time { interpreter.advance(to: time, into: &outputs) }
    switch record {
    case .device(let device):
      interpreter.add(
        device.number, device.description, device.state, as: device.takenFor.0, at: device.time,
        into: &outputs)
    case .frame(let frame): interpreter.step(frame, into: &outputs)
    case .header, .note, .mark, .end, .drop, .gone, .gap: break
    }
    outputs.removeAll(keepingCapacity: true)
  }
}

/// The time of a model's step, without input and timeline: flicks in the long list, each left alone until it rests.
struct StepResult {
  let profile: String
  let steps: Int
  let time: Measurement

  var nanosecondsPerStep: Double { time.median * 1e9 / Double(steps) }

  var json: String {
    object([
      "profile": "\"\(profile)\"", "scenario": "\"long-list\"", "steps": "\(steps)",
      "nsPerStep": text(nanosecondsPerStep, 2), "spread": text(time.spread, 3),
    ])
  }

  init(_ scenario: Scenario) {
    profile = scenario.profile.name
    var taken = 0
    time = Measurement {
      taken = 0
      var model = SceneModel(scenario.scene, profile: scenario.profile, policy: scenario.policy)
      var outputs = SceneOutputs()
      var now: Microseconds = 0
      for flick in 0..<100 {
        let way = flick % 2 == 0 ? 1.0 : -1
        var input = ScrollInputEvent(
          time: now, device: 0, source: .finger, phase: .began, reason: .fingersDown(2))
        model.step(input, into: &outputs)
        input.phase = .changed
        input.delta = Vector(x: 0, y: way)
        input.velocity = Vector(x: 0, y: way * 5000)
        input.previousVelocity = input.velocity
        now += 8000
        input.time = now
        model.advance(to: now, into: &outputs)
        model.step(input, into: &outputs)
        input.phase = .ended
        input.delta = .zero
        now += 8000
        input.time = now
        model.advance(to: now, into: &outputs)
        model.step(input, into: &outputs)
        while let next = model.nextDeadline {
          now = next
          model.advance(to: now, into: &outputs)
          taken += 1
          outputs.removeAll()
        }
      }
    }
    steps = taken
  }
}

/// The whole way from a log's bytes: read, checked, replayed.
struct WholeResult {
  let bytes: Int
  let hours: Double
  let time: Measurement

  var hoursPerSecond: Double { hours / time.median }

  var json: String {
    object([
      "log": "\"touchpad\"", "scenario": "\"long-list\"", "bytes": "\(bytes)",
      "hoursPerSecond": text(hoursPerSecond, 2), "spread": text(time.spread, 3),
    ])
  }

  init?(_ log: MadeLog, _ scenario: Scenario) {
    var writer = EventLogWriter()
    var buffer = ByteBuffer()
    do {
      for index in log.records.indices { try writer.write(log.records[index], into: &buffer) }
    } catch { return nil }
    writer.end(into: &buffer)
    let text = buffer.bytes
    bytes = text.count
    hours = log.hours
    time = Measurement {
      var engine = ReplayEngine(scenario)
      var sink = TimelineDiscard()
      var reader = EventLogReader()
      _ = try? reader.read(text.span) { engine.step($0, into: &sink) }
      engine.finish(into: &sink)
    }
  }
}
