/// The axes along which scrolling is natural: the content follows the fingers, and a wheel is turned round.
///
/// In JSON a truth value for both axes, or the one axis as a word.
public struct NaturalAxes: OptionSet, Hashable, Sendable {
  /// A bit for each axis: 1 for horizontal, 2 for vertical.
  public let rawValue: UInt8

  /// Makes a set of the bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue & 3
  }

  /// Along x.
  public static let horizontal = NaturalAxes(rawValue: 1)
  /// Along y.
  public static let vertical = NaturalAxes(rawValue: 2)
  /// Along both axes.
  public static let both: NaturalAxes = [.horizontal, .vertical]

  /// -1 along natural axes, 1 along the others.
  var signs: (x: Int64, y: Int64) {
    (contains(.horizontal) ? -1 : 1, contains(.vertical) ? -1 : 1)
  }
}

extension NaturalAxes: Codable {
  /// Reads `true`, `false`, `"horizontal"` or `"vertical"`.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let isNatural = try? value.decode(Bool.self) {
      self = isNatural ? .both : []
      return
    }
    switch try? value.decode(String.self) {
    case "horizontal": self = .horizontal
    case "vertical": self = .vertical
    default:
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "expected true, false, \"horizontal\" or \"vertical\"")
    }
  }

  /// Writes what ``init(from:)`` reads.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .horizontal: try value.encode("horizontal")
    case .vertical: try value.encode("vertical")
    default: try value.encode(self == .both)
    }
  }
}
