import InputEvents
import ScrollInput
import ScrollModel

// Kind, time, numbers by their bits and enum codes, in the order of the timeline; no names and no reasons, so that a
// better wording is not another result.
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
    case .view(let output): addOutput(output)
    case .gap(let time, let device, _):
      add(Kind.gap, time)
      add(Int64(device ?? -1))
    case .end: break
    }
  }

  private enum Kind: Int64 {
    case device = 1
    case input, sample, phase, target, bounce, page, indicator, gap
  }

  private mutating func add(_ kind: Kind, _ time: Microseconds) {
    add(kind.rawValue)
    add(time)
  }

  private mutating func add(_ vector: Vector) {
    add(vector.x)
    add(vector.y)
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
      add(code(decision.behavior))
    case .bounce(let time, let edge, let event, _):
      add(Kind.bounce, time)
      add(code(edge))
      add(code(event))
    case .page(let time, let index, _):
      add(Kind.page, time)
      add(Int64(index))
    case .indicator(let time, let axis, let decision):
      add(Kind.indicator, time)
      add(code(axis))
      add(code(decision.style))
      add(code(decision.state))
    }
  }
}
