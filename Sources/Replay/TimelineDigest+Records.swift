import InputEvents
import ScrollInput
import ScrollModel

// Kind, time, numbers by their bits, enum codes and identities of views, in the order of the timeline; no names of
// scroll views or devices and no reasons, so that a better wording is not another result.
extension TimelineDigest {
  /// Adds a record.
  mutating func add(_ record: borrowing TimelineRecord) {
    switch record {
    case .device(let device):
      add(Kind.device, device.time)
      add(Int64(device.number))
      add(code(device.deviceClass))
      add(device.isAdded ? 1 as Int64 : 0)
    case .input(let event): addInput(event)
    case .view(let view, let output):
      addOutput(output)
      // The first view has no number, so that a scene with one is what it was before there could be several.
      if view.number != 0 { add(Int64(view.number)) }
    case .action(let time, let action):
      add(Kind.action, time)
      add(action.code)
    case .pointer(let view, let change):
      add(Kind.pointer, change.time)
      add(code(change.what))
      add(Int64(view?.number ?? -1))
      add(change.place)
    case .finding(let finding):
      add(Kind.finding, finding.time)
      add(Int64(finding.device))
      add(finding.name)
    case .report(let time, let view, let report):
      add(Kind.report, time)
      add(Int64(view?.number ?? -1))
      add(report.code)
    case .gap(let time, let device, _):
      add(Kind.gap, time)
      add(Int64(device ?? -1))
    case .end: break
    }
  }

  private enum Kind: Int64 {
    case device = 1
    case input, sample, phase, target, bounce, page, indicator, gap, position, transition, visible, adjusted
    case action, pointer, report, finding
  }

  private mutating func add(_ kind: Kind, _ time: Microseconds) {
    add(kind.rawValue)
    add(time)
  }

  private mutating func add(_ vector: Vector) {
    add(vector.x)
    add(vector.y)
  }

  /// An identity is what the app calls a view by, and part of the result.
  private mutating func add(_ id: String?) {
    guard let id else { return add(-1 as Int64) }
    add(Int64(id.utf8.count))
    for byte in id.utf8 { add(UInt64(byte)) }
  }

  /// The place of a case among all: the order in the source is part of the digest.
  private func code<Value: CaseIterable & Equatable>(_ value: Value) -> Int64 {
    var index: Int64 = 0
    for candidate in Value.allCases {
      if candidate == value { return index }
      index += 1
    }
    return -1
  }

  private mutating func addInput(_ event: ScrollInputEvent) {
    add(Kind.input, event.time)
    add(Int64(event.device))
    add(code(event.source))
    add(code(event.phase))
    add(event.delta)
    if let millimetres = event.millimetres { add(millimetres) }
    if let wheel = event.wheel {
      add(wheel.x)
      add(wheel.y)
    }
    if let detents = event.detents {
      add(detents.x)
      add(detents.y)
    }
    if event.phase == .ended { add(event.velocity) }
  }

  private mutating func addOutput(_ output: ScrollModelOutput) {
    switch output {
    case .sample(let sample):
      add(Kind.sample, sample.time)
      add(sample.offset)
      add(sample.velocity)
    case .phase(let time, let from, let to, _):
      add(Kind.phase, time)
      add(code(from))
      add(code(to))
    case .target(let decision):
      add(Kind.target, decision.time)
      add(code(decision.cause))
      add(decision.natural)
      add(decision.chosen)
      add(decision.behavior.code)
    case .bounce(let time, let edge, let event, _):
      add(Kind.bounce, time)
      add(code(edge))
      add(code(event))
    case .page(let time, let axis, let index, _):
      add(Kind.page, time)
      if axis == .vertical { add(code(axis)) }
      add(Int64(index))
    case .indicator(let time, let axis, let decision):
      add(Kind.indicator, time)
      add(code(axis))
      add(code(decision.style))
      add(code(decision.state))
      add(code(decision.width))
      add(decision.reserved)
    case .position(let time, let id, _):
      add(Kind.position, time)
      add(id)
    case .transition(let time, let id, let phase, let amount):
      add(Kind.transition, time)
      add(id)
      add(code(phase))
      add(amount)
    case .visible(let time, let ids):
      add(Kind.visible, time)
      for id in ids { add(id) }
    case .adjusted(let time, let from, let to, _):
      add(Kind.adjusted, time)
      add(from)
      add(to)
    }
  }
}
