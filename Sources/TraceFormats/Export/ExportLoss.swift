/// Something in a log that the format has no place for.
public struct ExportLoss: Hashable, Sendable {
  /// What is lost.
  public var kind: ExportLossKind
  /// How often.
  public var count: Int

  /// Makes a loss.
  public init(kind: ExportLossKind, count: Int) {
    self.kind = kind
    self.count = count
  }
}

/// What a format may have no place for; the order is that of the list of losses.
public enum ExportLossKind: Int, Hashable, Sendable, CaseIterable {
  /// The time of day at the log's begin.
  case timeOfDay
  /// A device came or went while the log was recorded.
  case deviceChange
  /// Frames of a device that was not chosen.
  case otherDevice
  /// A device that was present and not recorded.
  case presentDevice
  /// The unit's serial number and physical path.
  case identity
  /// What a device is: ids, codes, axes and properties.
  case description
  /// What the slots of a device held at the start.
  case slots
  /// udev's properties.
  case udevProperties
  /// Codes that a device announces for types the format has no line for.
  case announcedCodes
  /// A line break in a device's name.
  case nameLineBreak
  /// A masked key, whose code is a token that no kernel has.
  case maskedKey
  /// The word that events were lost.
  case drop
  /// A frame that libevdev's synchronisation made, written like any other.
  case synchronization
  /// A frame without `SYN_REPORT`, which runs into the next one.
  case unterminatedFrame
  /// The value of a `SYN_REPORT` that is not 0.
  case reportValue
  /// A gap in the recording.
  case gap
  /// A note.
  case note
  /// A time before 0, raised to 0.
  case negativeTime
}

extension ExportLoss: CustomStringConvertible {
  /// The loss in words.
  public var description: String {
    count == 1 ? kind.text : "\(kind.text) (\(count) times)"
  }
}

extension ExportLossKind {
  /// The loss in words.
  fileprivate var text: String {
    switch self {
    case .timeOfDay: "the time of day is not kept"
    case .deviceChange: "that a device came or went is not kept"
    case .otherDevice: "a frame of another device is left out"
    case .presentDevice: "a device that was present and not recorded is left out"
    case .identity: "a device's serial number and physical path are left out"
    case .description: "what a device is, is left out but for its name"
    case .slots: "what a device's slots held at the start is left out"
    case .udevProperties: "a device's udev properties are left out"
    case .announcedCodes: "codes announced for a type that the format has no line for are left out"
    case .nameLineBreak: "a line break in a device's name is written as a blank"
    case .maskedKey: "a masked key is written as the token that the log has for it, which is no key"
    case .drop: "that events were lost is not kept"
    case .synchronization: "a synchronised frame is written as an ordinary one"
    case .unterminatedFrame: "a frame without SYN_REPORT runs into the next one"
    case .reportValue: "the value of a SYN_REPORT is not kept"
    case .gap: "a gap is not kept"
    case .note: "a note is not kept"
    case .negativeTime: "a time before 0 is written as 0"
    }
  }
}

/// Counts losses by kind.
struct LossCounter {
  private var counts = [Int](repeating: 0, count: ExportLossKind.allCases.count)

  /// Counts one.
  mutating func add(_ kind: ExportLossKind) {
    counts[kind.rawValue] += 1
  }

  /// What was lost, in the order of the kinds.
  var all: [ExportLoss] {
    ExportLossKind.allCases.compactMap { kind in
      counts[kind.rawValue] == 0 ? nil : ExportLoss(kind: kind, count: counts[kind.rawValue])
    }
  }
}
