/// Something that was mended in a recording, or that is worth a remark.
public struct Finding: Hashable, Sendable {
  /// The line, from 1; `nil` if it concerns the whole recording.
  public var line: Int?
  /// What it is.
  public var kind: FindingKind
  /// How many there are: 1, or more where the rest of a kind is summed up, `line` being the first of them.
  public var count: Int

  /// Makes a finding.
  public init(line: Int?, kind: FindingKind, count: Int = 1) {
    self.line = line
    self.kind = kind
    self.count = count
  }

  /// Whether what was imported differs from what the text says.
  public var isRepair: Bool { kind.isRepair }
}

/// What a finding is about.
public enum FindingKind: Hashable, Sendable {
  /// The line was quoted with `>`.
  case quotedLine
  /// The line was indented.
  case indentedLine
  /// The line had a line number before it.
  case numberedLine
  /// The line was wrapped onto the next one.
  case wrappedLine
  /// The text ends inside this line, which was left out.
  case cutLine
  /// The line is damaged and was left out.
  case damagedLine
  /// A negative value was printed as an unsigned number.
  case unsignedValue
  /// The frame's time is before the frame before; it was raised.
  case timeWentBack(by: Int64)
  /// An event's time is before the event before it in the same frame.
  case eventTimeWentBack
  /// The recording ends without `SYN_REPORT`.
  case unterminatedEnd(frame: Int)
  /// A list of events in the middle has no `SYN_REPORT`.
  case unterminatedFrame(frame: Int)
  /// The frame has more events than a line of a log holds; it goes on in the next one.
  case splitFrame(frame: Int)
  /// The frame has nothing but its `SYN_REPORT`.
  case emptyFrame
  /// Multitouch events came before the first `ABS_MT_SLOT`.
  case slotImplied
  /// There is no description; it was inferred from the events.
  case descriptionInferred(device: Int)
  /// There is a description and not one event.
  case noEvents
  /// The recording has a description of its own; the one that was given was taken.
  case descriptionReplaced
  /// The description that was given was damaged, and mended like a recording.
  case descriptionRepaired
  /// The line belongs to no recording.
  case ignoredText

  /// Whether what was imported differs from what the text says.
  public var isRepair: Bool {
    switch self {
    case .quotedLine, .indentedLine, .numberedLine, .wrappedLine, .cutLine, .damagedLine, .unsignedValue,
      .timeWentBack, .unterminatedEnd, .unterminatedFrame, .splitFrame,
      .descriptionRepaired:
      true
    case .eventTimeWentBack, .emptyFrame, .slotImplied, .descriptionInferred, .descriptionReplaced, .noEvents,
      .ignoredText:
      false
    }
  }
}

extension Finding: CustomStringConvertible {
  /// One line of text, the line's number first where there is one.
  public var description: String {
    guard let line else { return kind.text }
    return count == 1 ? "line \(line): \(kind.text)" : "line \(line) and later: \(count) more: \(kind.text)"
  }
}

extension FindingKind {
  /// The finding in words.
  var text: String {
    switch self {
    case .quotedLine: "quoted with `>`; read without it"
    case .indentedLine: "indented; read without it"
    case .numberedLine: "a line number before it; read without it"
    case .wrappedLine: "wrapped onto the next line; joined"
    case .cutLine: "the text ends inside this line; left out"
    case .damagedLine: "damaged; left out"
    case .unsignedValue: "a negative value printed as an unsigned number; read as negative"
    case .timeWentBack(let span): "time goes back by \(span) us; raised to the frame before"
    case .eventTimeWentBack: "an event's time is before the event before it; kept"
    case .unterminatedEnd(let frame): "frame \(frame) unterminated: the recording ends without SYN_REPORT"
    case .unterminatedFrame(let frame): "frame \(frame) unterminated: treated as gap"
    case .splitFrame(let frame): "frame \(frame) is longer than a line of a log holds; goes on in the next"
    case .emptyFrame: "a frame of only SYN_REPORT"
    case .slotImplied: "multitouch events before the first ABS_MT_SLOT; slot 0 is implied"
    case .descriptionInferred(let device): "device \(device) has no description; inferred from its events"
    case .noEvents: "a description and not one event; the recording has nothing in it"
    case .descriptionReplaced: "the recording's own description was replaced by the one given"
    case .descriptionRepaired: "the description that was given is damaged; what is whole was taken"
    case .ignoredText: "no line of this format; ignored"
    }
  }
}
