public import EventLog
import InputEvents
import ScrollInput
import ScrollModel

/// A timeline as JSON Lines, for programs.
public struct TimelineJSONLines: TimelineSink, Sendable {
  /// The lines that were written and not yet taken away.
  public var buffer = ByteBuffer(capacity: 1 << 16)

  /// Writes the head.
  public init(_ head: TimelineHead) {
    buffer.append("{\"k\":\"timeline\",\"v\":1,\"log\":")
    buffer.appendJSON(head.log)
    buffer.append(",\"scenario\":")
    buffer.appendJSON(head.scenario)
    buffer.append(",\"profile\":")
    buffer.appendJSON(head.profile)
    buffer.append(",\"profileDigest\":\"")
    buffer.append(head.profileDigest)
    buffer.append("\"}\n")
  }

  /// Writes a record as one line.
  public mutating func write(_ record: borrowing TimelineRecord) {
    switch record {
    case .device(let device): write(device)
    case .input(let event): write(event)
    case .view(let view, let output): write(view, output)
    case .action(let time, let action):
      begin(time, "action")
      add(",\"what\":", action.name)
      because("the scenario says so")
    case .pointer(let view, let change):
      begin(change.time, "pointer")
      buffer.append(",\"view\":")
      if let view { buffer.appendJSON(view.id) } else { buffer.append("null") }
      add(",\"x\":", change.place.x)
      add(",\"y\":", change.place.y)
      add(",\"what\":", change.what.rawValue)
      if let control = change.control { add(",\"control\":", control) }
      if let axis = change.indicator { add(",\"indicator\":", axis.rawValue) }
      because("where the pointer is")
    case .finding(let finding):
      begin(finding.time, "finding")
      buffer.append(",\"d\":")
      buffer.append(Int64(finding.device))
      add(",\"what\":", finding.name)
      because(finding.description)
    case .report(let time, let view, let report):
      begin(time, "report")
      buffer.append(",\"view\":")
      if let view { buffer.appendJSON(view.id) } else { buffer.append("null") }
      add(",\"what\":", report.name)
      because(report.description)
    case .gap(let time, let device, let reason):
      begin(time, "gap")
      buffer.append(",\"d\":")
      if let device { buffer.append(Int64(device)) } else { buffer.append("null") }
      buffer.append(",\"why\":")
      buffer.appendJSON(reason)
      because("what was under way is cancelled")
    case .end(let end):
      buffer.append("{\"k\":\"end\",\"digest\":\"")
      buffer.append(end.digestText)
      buffer.append("\",\"samples\":")
      buffer.append(Int64(end.samples))
      buffer.append(",\"frames\":")
      buffer.append(Int64(end.frames))
      buffer.append("}\n")
    }
  }

  private mutating func begin(_ time: Microseconds, _ kind: StaticString) {
    buffer.append("{\"t\":")
    buffer.append(time)
    buffer.append(",\"k\":\"")
    buffer.append(kind)
    buffer.append("\"")
  }

  private mutating func begin(_ view: TimelineView, _ time: Microseconds, _ kind: StaticString) {
    begin(time, kind)
    add(",\"view\":", view.id)
  }

  private mutating func add(_ key: StaticString, _ text: String) {
    buffer.append(key)
    buffer.appendJSON(text)
  }

  private mutating func add(_ key: StaticString, _ number: Double) {
    buffer.append(key)
    JSONText.append(number, to: &buffer)
  }

  private mutating func add(_ key: StaticString, _ vector: Vector) {
    buffer.append(key)
    buffer.append("[")
    JSONText.append(vector.x, to: &buffer)
    buffer.append(",")
    JSONText.append(vector.y, to: &buffer)
    buffer.append("]")
  }

  private mutating func because(_ reason: String) {
    add(",\"because\":", reason)
    buffer.append("}\n")
  }

  private mutating func write(_ device: TimelineDevice) {
    begin(device.time, "device")
    buffer.append(",\"d\":")
    buffer.append(Int64(device.number))
    add(",\"name\":", device.name)
    add(",\"class\":", device.deviceClass.rawValue)
    add(",\"change\":", device.isAdded ? "added" : "removed")
    because(device.reason.description)
  }

  private mutating func write(_ event: ScrollInputEvent) {
    begin(event.time, "input")
    buffer.append(",\"d\":")
    buffer.append(Int64(event.device))
    add(",\"source\":", event.source.rawValue)
    add(",\"phase\":", event.phase.rawValue)
    add(",\"dx\":", event.delta.x)
    add(",\"dy\":", event.delta.y)
    if let millimetres = event.millimetres {
      add(",\"mx\":", millimetres.x)
      add(",\"my\":", millimetres.y)
    }
    if let wheel = event.wheel {
      buffer.append(",\"v120\":[")
      buffer.append(wheel.x)
      buffer.append(",")
      buffer.append(wheel.y)
      buffer.append("]")
    }
    if let detents = event.detents {
      buffer.append(",\"detents\":[")
      buffer.append(detents.x)
      buffer.append(",")
      buffer.append(detents.y)
      buffer.append("]")
    }
    if event.phase == .began, event.natural != [] {
      buffer.append(",\"natural\":\"")
      buffer.append(
        event.natural == .both ? "both" : event.natural == .horizontal ? "horizontal" : "vertical")
      buffer.append("\"")
    }
    if event.phase == .ended {
      add(",\"vx\":", event.velocity.x)
      add(",\"vy\":", event.velocity.y)
    }
    because(event.reason.description)
  }

  private mutating func write(_ view: TimelineView, _ output: ScrollModelOutput) {
    switch output {
    case .sample(let sample):
      begin(view, sample.time, "sample")
      add(",\"x\":", sample.offset.x)
      add(",\"y\":", sample.offset.y)
      add(",\"vx\":", sample.velocity.x)
      add(",\"vy\":", sample.velocity.y)
      buffer.append("}\n")
    case .phase(let time, let from, let to, let reason):
      begin(view, time, "phase")
      add(",\"from\":", from.rawValue)
      add(",\"to\":", to.rawValue)
      because(reason.description)
    case .target(let decision):
      begin(view, decision.time, "target")
      add(",\"reason\":", decision.cause.rawValue)
      add(",\"natural\":", decision.natural)
      add(",\"chosen\":", decision.chosen)
      add(",\"behavior\":", decision.behavior.name)
      if let policy = decision.policy { add(",\"policy\":", policy) }
      because(decision.reason.description)
    case .bounce(let time, let edge, let event, let reason):
      begin(view, time, "bounce")
      add(",\"edge\":", edge.rawValue)
      add(",\"event\":", event.rawValue)
      because(reason.description)
    case .page(let time, let axis, let index, let reason):
      begin(view, time, "page")
      buffer.append(",\"index\":")
      buffer.append(Int64(index))
      if view.axes == [.horizontal, .vertical] { add(",\"axis\":", axis.rawValue) }
      because(reason.rawValue)
    case .position(let time, let id, let reason):
      begin(view, time, "position")
      buffer.append(",\"id\":")
      if let id { buffer.appendJSON(id) } else { buffer.append("null") }
      if let policy = reason.policy { add(",\"policy\":", policy) }
      because(reason.rawValue)
    case .transition(let time, let id, let phase, let amount):
      begin(view, time, "transition")
      add(",\"id\":", id)
      add(",\"phase\":", phase.name)
      add(",\"amount\":", amount)
      because(phase.isIdentity ? "inside the threshold" : "past the threshold")
    case .visible(let time, let ids):
      begin(view, time, "visible")
      buffer.append(",\"ids\":[")
      for (index, id) in ids.enumerated() {
        if index > 0 { buffer.append(",") }
        buffer.appendJSON(id)
      }
      buffer.append("]")
      because("as much of them is inside as was asked for")
    case .adjusted(let time, let from, let to, let reason):
      begin(view, time, "adjusted")
      add(",\"from\":", from)
      add(",\"to\":", to)
      because(reason.rawValue)
    case .indicator(let time, let axis, let decision):
      begin(view, time, "indicator")
      add(",\"axis\":", axis.rawValue)
      add(",\"style\":", decision.style.rawValue)
      add(",\"state\":", decision.state.rawValue)
      add(",\"width\":", decision.width.rawValue)
      add(",\"reserved\":", decision.reserved)
      because(decision.reason.description)
    }
  }
}
