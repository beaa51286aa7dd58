import InputEvents

extension BounceSettings: Codable {
  private enum CodingKeys: String, CodingKey {
    case isEnabled = "enabled"
    case horizontal, vertical, suppressedEdges
    case includesMomentum = "momentum"
    case rule
    case wheelLimit
  }

  /// Reads the settings that are named.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      isEnabled: try fields.decodeIfPresent(Bool.self, forKey: .isEnabled),
      horizontal: try fields.decode(.horizontal, or: .automatic),
      vertical: try fields.decode(.vertical, or: .automatic),
      suppressedEdges: try fields.decode(.suppressedEdges, or: []),
      includesMomentum: try fields.decode(.includesMomentum, or: true),
      rule: try fields.decode(.rule, or: .none),
      wheelLimit: try fields.decode(.wheelLimit, or: 0, in: 0...1e6))
  }

  /// Writes the settings that are not as usual, and how each axis bounces.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encodeIfPresent(isEnabled, forKey: .isEnabled)
    try fields.encode(horizontal, forKey: .horizontal)
    try fields.encode(vertical, forKey: .vertical)
    if suppressedEdges != [] { try fields.encode(suppressedEdges, forKey: .suppressedEdges) }
    if !includesMomentum { try fields.encode(includesMomentum, forKey: .includesMomentum) }
    if rule != .none { try fields.encode(rule, forKey: .rule) }
    if wheelLimit != 0 { try fields.encode(wheelLimit, forKey: .wheelLimit) }
  }
}
