import InputEvents

// Reader and writer of a policy in a scenario file stand together.
extension IndicatorPolicy: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, bars, shows, hiddenWins
  }

  /// Reads the name of one that is built in, or an own one made of the same parts.
  public init(from decoder: any Decoder) throws {
    if let name = decoder.word {
      guard let known = IndicatorPolicy.named(name) else {
        let names = IndicatorPolicy.builtIn.map(\.name).joined(separator: ", ")
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: "has to be one of \(names), or an object with the keys name, bars and shows"))
      }
      self = known
      return
    }
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let name = try fields.decode(String.self, forKey: .name)
    // A name that is built in says what it does; with other parts it would say something else.
    guard IndicatorPolicy.named(name) == nil else {
      throw DecodingError.dataCorruptedError(
        forKey: .name, in: fields,
        debugDescription: "is that of a policy that is built in: give your own another")
    }
    let shows = try fields.decode([IndicatorActivity].self, forKey: .shows)
    if let wrong = shows.first(where: { !IndicatorActivity.showing.contains($0) }) {
      let words = IndicatorActivity.showing.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        forKey: .shows, in: fields,
        debugDescription: "has \(wrong.rawValue), which shows nothing; there are \(words)")
    }
    self.init(
      name, bars: try fields.decode(.bars, or: .never), shows: Set(shows),
      hiddenWins: try fields.decode(.hiddenWins, or: false))
  }

  /// Writes the name of one that is built in and of a function, else the parts.
  public func encode(to encoder: any Encoder) throws {
    guard rule == nil, IndicatorPolicy.named(name) != self else {
      var value = encoder.singleValueContainer()
      try value.encode(name)
      return
    }
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(name, forKey: .name)
    try fields.encode(bars, forKey: .bars)
    try fields.encode(IndicatorActivity.showing.filter(shows.contains), forKey: .shows)
    if hiddenWins { try fields.encode(hiddenWins, forKey: .hiddenWins) }
  }
}
