import InputEvents

/// What is odd about a device.
public enum DeviceFinding: Hashable, Sendable {
  /// The surface does not state its resolution, so its size in millimetres is assumed.
  case assumedSize(width: Double, height: Double)
  /// A part of the device that could scroll, or point, does not.
  case silent(SilentPart)

  /// The finding's one word.
  public var name: String {
    switch self {
    case .assumedSize: "assumedSize"
    case .silent(let part): part.findingName
    }
  }
}

extension DeviceFinding: CustomStringConvertible {
  /// The finding in words.
  public var description: String {
    switch self {
    case .assumedSize(let width, let height):
      "no resolution is stated: \(DeviceFinding.text(width)) x \(DeviceFinding.text(height)) mm are assumed"
    case .silent(let part): part.description
    }
  }

  /// A length to a tenth of a millimetre: what is assumed is known no better.
  private static func text(_ millimetres: Double) -> String {
    ((millimetres * 10).rounded() / 10).shortestText
  }
}
