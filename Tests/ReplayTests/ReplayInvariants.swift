import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// Watches a timeline and reports what may never happen in one.
struct ReplayInvariants: TimelineSink {
  private(set) var faults: [String] = []
  private(set) var end: TimelineEnd?
  private var time: Microseconds = 0
  private var phases: [Int: ScrollPhase] = [:]
  private var gestures: [String: Bool] = [:]
  private var bounces: [String: Bool] = [:]
  private var indicators: [String: IndicatorDecision] = [:]

  mutating func write(_ record: borrowing TimelineRecord) {
    if let next = record.time {
      expect(next >= time, "time goes back from \(time) to \(next)")
      time = next
    }
    switch record {
    case .input(let event): follow(event)
    case .view(let view, let output): follow(view, output)
    case .end(let end): self.end = end
    case .device, .gap, .action, .pointer, .report, .finding: break
    }
  }

  /// What has to hold once the replay is over.
  mutating func finish() {
    for (view, phase) in phases { expect(phase == .idle, "view \(view) ends in phase \(phase)") }
    for (key, isOpen) in gestures { expect(!isOpen, "gesture \(key) never ends") }
    for (edge, isOpen) in bounces { expect(!isOpen, "bounce at \(edge) never ends") }
    for indicator in indicators.values {
      expect(indicator.state != .fading, "an indicator fades for ever")
      expect(indicator.style == .legacy || indicator.state == .hidden, "an overlay indicator stays")
    }
    expect(end != nil, "no end")
  }

  private mutating func expect(_ holds: Bool, _ fault: String) {
    if !holds, faults.count < 5 { faults.append("\(time) us: \(fault)") }
  }

  private mutating func follow(_ event: ScrollInputEvent) {
    let key = "\(event.device) \(event.source)"
    let isOpen = gestures[key] ?? false
    switch event.phase {
    case .began: expect(!isOpen, "gesture \(key) begins twice")
    case .changed: expect(isOpen, "gesture \(key) changes before it begins")
    case .ended, .cancelled: expect(isOpen, "gesture \(key) ends before it begins")
    }
    gestures[key] = event.phase == .began || event.phase == .changed
    expect(event.delta.x.isFinite && event.delta.y.isFinite, "a delta is not finite")
    expect(event.velocity.x.isFinite && event.velocity.y.isFinite, "a velocity is not finite")
  }

  private mutating func follow(_ view: TimelineView, _ output: ScrollModelOutput) {
    switch output {
    case .sample(let sample):
      expect(sample.offset.x.isFinite && sample.offset.y.isFinite, "an offset is not finite")
      expect(sample.velocity.x.isFinite && sample.velocity.y.isFinite, "a speed is not finite")
    case .phase(_, let from, let to, _):
      let phase = phases[view.number] ?? .idle
      expect(from == phase, "a phase leaves \(from), but was \(phase)")
      expect(from != to, "a phase changes into itself")
      phases[view.number] = to
    case .bounce(_, let edge, .began, _):
      let key = "\(view.number) \(edge)"
      expect(bounces[key] != true, "a bounce begins twice")
      bounces[key] = true
    case .bounce(_, let edge, .ended, _):
      let key = "\(view.number) \(edge)"
      expect(bounces[key] == true, "a bounce ends before it begins")
      bounces[key] = false
    case .bounce(_, _, .suppressed, _), .target, .page, .position, .transition, .visible, .adjusted: break
    case .indicator(_, let axis, let decision):
      let key = "\(view.number) \(axis)"
      if let before = indicators[key] {
        expect(
          before.style != decision.style || before.state != decision.state
            || before.isWide != decision.isWide, "an indicator changes into itself"
        )
      }
      indicators[key] = decision
    }
  }
}
