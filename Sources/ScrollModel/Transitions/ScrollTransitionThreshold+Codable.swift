import InputEvents

extension ScrollTransitionThreshold: Codable {
  private enum CodingKeys: String, CaseKeys {
    case visible, interpolated, inset
  }

  private enum FieldKeys: String, CodingKey {
    case from, towards, amount, by
  }

  /// The thresholds that have names in files.
  private static let names: [(name: String, threshold: ScrollTransitionThreshold)] = [
    ("visible", .visible), ("hidden", .hidden), ("centered", .centered),
  ]

  /// Reads a name, `{"visible": part}`, or what a threshold is made of.
  public init(from decoder: any Decoder) throws {
    if let word = decoder.word {
      guard let named = Self.names.first(where: { $0.name == word }) else {
        let words = Self.names.map(\.name).joined(separator: ", ")
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "has to be one of \(words), or an object"))
      }
      self = named.threshold
      return
    }
    let (key, fields) = try decoder.onlyCase(of: CodingKeys.self)
    if key == .visible {
      self = .visible(amount: try fields.decode(key, in: 0...1))
      return
    }
    let part = try fields.nestedContainer(keyedBy: FieldKeys.self, forKey: key)
    let from = try part.decode(ScrollTransitionThreshold.self, forKey: .from)
    if key == .inset {
      self = .inset(from: from, by: try part.decode(.by, in: -1e6...1e6))
    } else {
      self = .interpolated(
        from: from, towards: try part.decode(ScrollTransitionThreshold.self, forKey: .towards),
        amount: try part.decode(.amount, in: 0...1))
    }
  }

  /// Writes the name, or an object where there is none.
  public func encode(to encoder: any Encoder) throws {
    if let named = Self.names.first(where: { $0.threshold == self }) {
      var value = encoder.singleValueContainer()
      try value.encode(named.name)
      return
    }
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .visible(let amount): try fields.encode(amount, forKey: .visible)
    case .interpolated(let from, let towards, let amount):
      var part = fields.nestedContainer(keyedBy: FieldKeys.self, forKey: .interpolated)
      try part.encode(from, forKey: .from)
      try part.encode(towards, forKey: .towards)
      try part.encode(amount, forKey: .amount)
    case .inset(let from, let points):
      var part = fields.nestedContainer(keyedBy: FieldKeys.self, forKey: .inset)
      try part.encode(from, forKey: .from)
      try part.encode(points, forKey: .by)
    // Has a name.
    case .centered: break
    }
  }
}
