import InputEvents

extension ScrollDrivenEffect: Codable {
  private enum CodingKeys: String, CaseKeys {
    case parallax, stretch
  }

  private enum FieldKeys: String, CodingKey {
    case axis, factor
  }

  /// Reads an object of one key, the effect's name; the axis is vertical unless it is named.
  public init(from decoder: any Decoder) throws {
    let (key, fields) = try decoder.onlyCase(of: CodingKeys.self)
    let part = try fields.nestedContainer(keyedBy: FieldKeys.self, forKey: key)
    let axis: Axis = try part.decode(.axis, or: .vertical)
    switch key {
    case .parallax: self = .parallax(axis: axis, factor: try part.decode(.factor, in: -1000...1000))
    case .stretch: self = .stretch(axis: axis)
    }
  }

  /// Writes an object of one key.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .parallax(let axis, let factor):
      var part = fields.nestedContainer(keyedBy: FieldKeys.self, forKey: .parallax)
      try part.encode(axis, forKey: .axis)
      try part.encode(factor, forKey: .factor)
    case .stretch(let axis):
      var part = fields.nestedContainer(keyedBy: FieldKeys.self, forKey: .stretch)
      try part.encode(axis, forKey: .axis)
    }
  }
}
