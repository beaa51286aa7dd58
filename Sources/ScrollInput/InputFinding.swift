public import InputEvents

/// Something odd in what a device said that a user of its recording should know.
///
/// A finding changes nothing by itself; where something was done about it, it says so.
public struct InputFinding: Hashable, Sendable {
  /// What it is about.
  public enum Kind: Hashable, Sendable {
    /// A contact.
    case contact(ContactFinding)
    /// A wheel.
    case wheel(WheelFinding)
    /// The device as a whole.
    case device(DeviceFinding)
  }

  /// When it was known.
  public var time: Microseconds
  /// Of which device.
  public var device: DeviceNumber
  /// What it is.
  public var kind: Kind

  /// Makes a finding.
  public init(time: Microseconds, device: DeviceNumber, kind: Kind) {
    self.time = time
    self.device = device
    self.kind = kind
  }

  /// The words of all kinds.
  public static let names = [
    "jump", "joined", "outside", "stale", "zero", "mismatch", "reversal", "aliasing", "heldTilt", "eightfold",
    "assumedSize", "silentMouseSurface", "silentRing", "silentStrip", "silentTabletWheel", "silentPen",
    "silentUndecidedWheel", "silentAbsolutePointer",
  ]

  /// The finding's one word.
  public var name: String {
    switch kind {
    case .contact(let finding): finding.name
    case .wheel(let finding): finding.name
    case .device(let finding): finding.name
    }
  }
}

extension InputFinding: CustomStringConvertible {
  /// The finding in words.
  public var description: String {
    switch kind {
    case .contact(let finding): finding.description
    case .wheel(let finding): finding.description
    case .device(let finding): finding.description
    }
  }
}
