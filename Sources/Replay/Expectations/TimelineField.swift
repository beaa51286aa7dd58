import InputEvents
import ScrollInput
import ScrollModel

/// The fields of a timeline's records, by their names in JSON Lines.
public enum TimelineField: String, CodingKey, Hashable, Sendable, CaseIterable {
  case t, d, name, `class`, change, source, phase, dx, dy, mx, my, v120, detents, natural, vx, vy, what
  case view, x, y, from, to, reason, chosen, behavior, policy, edge, event, index, axis, id, amount, ids
  case style, state, width, reserved, control, indicator, why, digest, samples, frames, because

  /// What a field holds.
  public enum Shape: Hashable, Sendable {
    /// A number.
    case number
    /// A text: one of some words, or any where there are none.
    case text([String])
    /// Two numbers, x and y.
    case pair
    /// Texts.
    case texts
  }

  /// What the field holds in records of a kind.
  public func shape(in kind: TimelineKind) -> Shape {
    switch self {
    case .t, .d, .dx, .dy, .mx, .my, .vx, .vy, .x, .y, .index, .amount, .reserved, .samples,
      .frames:
      .number
    case .v120, .detents, .chosen: .pair
    case .ids: .texts
    case .natural: kind == .target ? .pair : .text(["both", "horizontal", "vertical"])
    case .from, .to: kind == .adjusted ? .pair : .text(ScrollPhase.allCases.map(\.rawValue))
    case .class: .text(DeviceClass.allCases.map(\.rawValue))
    case .change: .text(["added", "removed"])
    case .source: .text(ScrollSource.allCases.map(\.rawValue))
    case .phase:
      .text(
        kind == .input
          ? ScrollInputPhase.allCases.map(\.rawValue)
          : ["topLeading", "identity", "bottomTrailing"])
    case .what: .text(TimelineField.whats(kind))
    case .reason: .text(ScrollTargetDecision.Cause.allCases.map(\.rawValue))
    case .edge: .text(Edge.allCases.map(\.rawValue))
    case .event: .text(BounceEvent.allCases.map(\.rawValue))
    case .axis, .indicator: .text(Axis.allCases.map(\.rawValue))
    case .style: .text(IndicatorStyle.allCases.map(\.rawValue))
    case .state: .text(IndicatorState.allCases.map(\.rawValue))
    case .width: .text(IndicatorDecision.Width.allCases.map(\.rawValue))
    case .name, .view, .behavior, .policy, .id, .control, .why, .digest, .because: .text([])
    }
  }

  /// What happens by the word, in records of a kind.
  private static func whats(_ kind: TimelineKind) -> [String] {
    switch kind {
    case .pointer: PointerChange.What.allCases.map(\.rawValue)
    case .action: SceneAction.names
    case .report: SceneReport.names
    case .finding: InputFinding.names
    default: []
    }
  }
}

/// The value of a field.
public enum TimelineValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// A number.
  case number(Double)
  /// A text.
  case text(String)
  /// Two numbers, x and y.
  case pair(Double, Double)
  /// Texts.
  case texts([String])
}

extension TimelineRecord {
  /// The value of a field; `nil` where the record has no such field.
  public func value(of field: TimelineField) -> TimelineValue? {
    if field == .t { return time.map { .number(Double($0)) } }
    switch self {
    case .device(let device): return device.value(of: field)
    case .input(let event): return event.value(of: field)
    case .view(let view, let output): return field == .view ? .text(view.id) : output.value(of: field, view)
    case .action(_, let action):
      switch field {
      case .what: return .text(action.name)
      case .because: return .text("the scenario says so")
      default: return nil
      }
    case .pointer(let view, let change):
      switch field {
      case .view: return view.map { .text($0.id) } ?? .null
      case .x: return .number(change.place.x)
      case .y: return .number(change.place.y)
      case .what: return .text(change.what.rawValue)
      case .control: return change.control.map { .text($0) }
      case .indicator: return change.indicator.map { .text($0.rawValue) }
      case .because: return .text("where the pointer is")
      default: return nil
      }
    case .finding(let finding):
      switch field {
      case .d: return .number(Double(finding.device))
      case .what: return .text(finding.name)
      case .because: return .text(finding.description)
      default: return nil
      }
    case .report(_, let view, let report):
      switch field {
      case .view: return view.map { .text($0.id) } ?? .null
      case .what: return .text(report.name)
      case .because: return .text(report.description)
      default: return nil
      }
    case .gap(_, let device, let reason):
      switch field {
      case .d: return device.map { .number(Double($0)) } ?? .null
      case .why: return .text(reason)
      case .because: return .text("what was under way is cancelled")
      default: return nil
      }
    case .end(let end):
      switch field {
      case .digest: return .text(end.digestText)
      case .samples: return .number(Double(end.samples))
      case .frames: return .number(Double(end.frames))
      default: return nil
      }
    }
  }

  /// Why; `nil` for samples and the end.
  public var because: String? {
    if case .text(let reason) = value(of: .because) { reason } else { nil }
  }
}

extension TimelineDevice {
  fileprivate func value(of field: TimelineField) -> TimelineValue? {
    switch field {
    case .d: .number(Double(number))
    case .name: .text(name)
    case .class: .text(deviceClass.rawValue)
    case .change: .text(isAdded ? "added" : "removed")
    case .because: .text(reason.description)
    default: nil
    }
  }
}

extension ScrollInputEvent {
  fileprivate func value(of field: TimelineField) -> TimelineValue? {
    switch field {
    case .d: .number(Double(device))
    case .source: .text(source.rawValue)
    case .phase: .text(phase.rawValue)
    case .dx: .number(delta.x)
    case .dy: .number(delta.y)
    case .mx: millimetres.map { .number($0.x) }
    case .my: millimetres.map { .number($0.y) }
    case .v120: wheel.map { .pair(Double($0.x), Double($0.y)) }
    case .detents: detents.map { .pair(Double($0.x), Double($0.y)) }
    case .natural:
      phase == .began && natural != []
        ? .text(natural == .both ? "both" : natural == .horizontal ? "horizontal" : "vertical") : nil
    case .vx: phase == .ended ? .number(velocity.x) : nil
    case .vy: phase == .ended ? .number(velocity.y) : nil
    case .because: .text(reason.description)
    default: nil
    }
  }
}

extension ScrollModelOutput {
  fileprivate func value(of field: TimelineField, _ view: TimelineView) -> TimelineValue? {
    switch self {
    case .sample(let sample):
      switch field {
      case .x: .number(sample.offset.x)
      case .y: .number(sample.offset.y)
      case .vx: .number(sample.velocity.x)
      case .vy: .number(sample.velocity.y)
      default: nil
      }
    case .phase(_, let from, let to, let reason):
      switch field {
      case .from: .text(from.rawValue)
      case .to: .text(to.rawValue)
      case .because: .text(reason.description)
      default: nil
      }
    case .target(let decision):
      switch field {
      case .reason: .text(decision.cause.rawValue)
      case .natural: .pair(decision.natural.x, decision.natural.y)
      case .chosen: .pair(decision.chosen.x, decision.chosen.y)
      case .behavior: .text(decision.behavior.name)
      case .policy: decision.policy.map { .text($0) }
      case .because: .text(decision.reason.description)
      default: nil
      }
    case .bounce(_, let edge, let event, let reason):
      switch field {
      case .edge: .text(edge.rawValue)
      case .event: .text(event.rawValue)
      case .because: .text(reason.description)
      default: nil
      }
    case .page(_, let axis, let index, let reason):
      switch field {
      case .index: .number(Double(index))
      case .axis: view.axes == [.horizontal, .vertical] ? .text(axis.rawValue) : nil
      case .because: .text(reason.rawValue)
      default: nil
      }
    case .position(_, let id, let reason):
      switch field {
      case .id: id.map { .text($0) } ?? .null
      case .policy: reason.policy.map { .text($0) }
      case .because: .text(reason.rawValue)
      default: nil
      }
    case .transition(_, let id, let phase, let amount):
      switch field {
      case .id: .text(id)
      case .phase: .text(phase.name)
      case .amount: .number(amount)
      case .because: .text(phase.isIdentity ? "inside the threshold" : "past the threshold")
      default: nil
      }
    case .visible(_, let ids):
      switch field {
      case .ids: .texts(ids)
      case .because: .text("as much of them is inside as was asked for")
      default: nil
      }
    case .adjusted(_, let from, let to, let reason):
      switch field {
      case .from: .pair(from.x, from.y)
      case .to: .pair(to.x, to.y)
      case .because: .text(reason.rawValue)
      default: nil
      }
    case .indicator(_, let axis, let decision):
      switch field {
      case .axis: .text(axis.rawValue)
      case .style: .text(decision.style.rawValue)
      case .state: .text(decision.state.rawValue)
      case .width: .text(decision.width.rawValue)
      case .reserved: .number(decision.reserved)
      case .because: .text(decision.reason.description)
      default: nil
      }
    }
  }
}
