import InputEvents
import ScrollInput
import ScrollModel

/// The kinds of a timeline's records, by their names in JSON Lines.
public enum TimelineKind: String, CodingKey, Hashable, Sendable, CaseIterable {
  /// A device came or went.
  case device
  /// A scroll input.
  case input
  /// Something odd in what a device said.
  case finding
  /// Where a scroll view is.
  case sample
  /// What a scroll view is doing.
  case phase
  /// Where a scroll ends.
  case target
  /// An edge was passed, or could not be.
  case bounce
  /// The page of a scroll view.
  case page
  /// The position that the app keeps.
  case position
  /// What a view looks like while it comes and goes.
  case transition
  /// The targets that are visible.
  case visible
  /// The offset was changed at once.
  case adjusted
  /// An indicator.
  case indicator
  /// The pointer.
  case pointer
  /// The app or the system did something.
  case action
  /// Something that an app's author should know.
  case report
  /// Nothing was recorded for a while.
  case gap
  /// The end.
  case end

  /// Whether a record holds until the next one of the same subject; others are true only when they come.
  public var isState: Bool {
    switch self {
    case .device, .sample, .phase, .page, .position, .transition, .visible, .indicator: true
    case .input, .finding, .target, .bounce, .adjusted, .pointer, .action, .report, .gap, .end: false
    }
  }

  /// The fields that its records can have, `because` and `t` last.
  public var fields: [TimelineField] {
    switch self {
    case .device: [.d, .name, .class, .change, .because, .t]
    case .input:
      [.d, .source, .phase, .dx, .dy, .mx, .my, .v120, .detents, .natural, .vx, .vy, .because, .t]
    case .finding: [.d, .what, .because, .t]
    case .sample: [.view, .x, .y, .vx, .vy, .t]
    case .phase: [.view, .from, .to, .because, .t]
    case .target: [.view, .reason, .natural, .chosen, .behavior, .policy, .because, .t]
    case .bounce: [.view, .edge, .event, .because, .t]
    case .page: [.view, .index, .axis, .because, .t]
    case .position: [.view, .id, .policy, .because, .t]
    case .transition: [.view, .id, .phase, .amount, .because, .t]
    case .visible: [.view, .ids, .because, .t]
    case .adjusted: [.view, .from, .to, .because, .t]
    case .indicator: [.view, .axis, .style, .state, .width, .reserved, .because, .t]
    case .pointer: [.view, .x, .y, .what, .control, .indicator, .because, .t]
    case .action: [.what, .because, .t]
    case .report: [.view, .what, .because, .t]
    case .gap: [.d, .why, .because, .t]
    case .end: [.digest, .samples, .frames]
    }
  }
}

extension TimelineRecord {
  /// The kind.
  public var kind: TimelineKind {
    switch self {
    case .device: .device
    case .input: .input
    case .view(_, let output): output.kind
    case .action: .action
    case .pointer: .pointer
    case .finding: .finding
    case .report: .report
    case .gap: .gap
    case .end: .end
    }
  }
}

extension ScrollModelOutput {
  fileprivate var kind: TimelineKind {
    switch self {
    case .sample: .sample
    case .phase: .phase
    case .target: .target
    case .bounce: .bounce
    case .page: .page
    case .position: .position
    case .transition: .transition
    case .visible: .visible
    case .adjusted: .adjusted
    case .indicator: .indicator
    }
  }
}
