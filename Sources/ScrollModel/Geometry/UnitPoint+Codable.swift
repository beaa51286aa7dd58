import InputEvents

extension UnitPoint: Codable {
  private enum CodingKeys: String, CodingKey {
    case x, y
  }

  /// The places that have names in files.
  private static let names: [(name: String, point: UnitPoint)] = [
    ("center", .center), ("top", .top), ("bottom", .bottom), ("leading", .leading), ("trailing", .trailing),
    ("topLeading", .topLeading), ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
    ("bottomTrailing", .bottomTrailing),
  ]

  /// Reads a name, or both parts.
  public init(from decoder: any Decoder) throws {
    if let word = decoder.word {
      guard let named = Self.names.first(where: { $0.name == word }) else {
        let words = Self.names.map(\.name).joined(separator: ", ")
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "has to be one of \(words), or x and y"))
      }
      self = named.point
      return
    }
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(x: try fields.decode(.x, in: -1000...1000), y: try fields.decode(.y, in: -1000...1000))
  }

  /// Writes the name, or both parts where there is none.
  public func encode(to encoder: any Encoder) throws {
    if let named = Self.names.first(where: { $0.point == self }) {
      var value = encoder.singleValueContainer()
      try value.encode(named.name)
      return
    }
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(x, forKey: .x)
    try fields.encode(y, forKey: .y)
  }
}
