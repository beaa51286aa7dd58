import InputEvents

extension IndicatorSettings: Codable {
  private enum CodingKeys: String, CodingKey {
    case horizontal, vertical
  }

  /// Reads one setting for both axes, or one for each.
  public init(from decoder: any Decoder) throws {
    if let both = try? decoder.singleValueContainer().decode(IndicatorVisibility.self) {
      self.init(both)
      return
    }
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      horizontal: try fields.decode(.horizontal, or: .automatic),
      vertical: try fields.decode(.vertical, or: .automatic))
  }

  /// Writes one setting if both are the same.
  public func encode(to encoder: any Encoder) throws {
    guard horizontal != vertical else {
      var value = encoder.singleValueContainer()
      try value.encode(horizontal)
      return
    }
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(horizontal, forKey: .horizontal)
    try fields.encode(vertical, forKey: .vertical)
  }
}
