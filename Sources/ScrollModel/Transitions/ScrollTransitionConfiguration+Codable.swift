import InputEvents

extension ScrollTransitionConfiguration: Codable {
  private enum CodingKeys: String, CodingKey {
    case threshold
  }

  /// Reads the kind, and a threshold beside it.
  public init(from decoder: any Decoder) throws {
    let kind = try Kind(from: decoder)
    guard decoder.word == nil else {
      self.init(kind)
      return
    }
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      kind, threshold: try fields.decodeIfPresent(ScrollTransitionThreshold.self, forKey: .threshold))
  }

  /// Writes the kind, and the threshold beside it.
  public func encode(to encoder: any Encoder) throws {
    guard let threshold else {
      try kind.encode(to: encoder)
      return
    }
    try kind.encodeObject(to: encoder)
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(threshold, forKey: .threshold)
  }
}

extension ScrollTransitionConfiguration.Kind: Codable {
  private enum CodingKeys: String, CaseKeys {
    case interactive, animated, identity
  }

  private enum FieldKeys: String, CodingKey {
    case duration, curve
  }

  /// Reads a name, or an object of one key, the kind's name, with what differs from the usual.
  public init(from decoder: any Decoder) throws {
    if let word = decoder.word {
      switch CodingKeys(rawValue: word) {
      case .interactive: self = .interactive()
      case .animated: self = .animated()
      case .identity: self = .identity
      case nil:
        let words = CodingKeys.allCases.map(\.rawValue).joined(separator: ", ")
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "has to be one of \(words), or an object"))
      }
      return
    }
    let (key, fields) = try decoder.onlyCase(of: CodingKeys.self)
    let part = try fields.nestedContainer(keyedBy: FieldKeys.self, forKey: key)
    switch key {
    case .interactive: self = .interactive(curve: try part.decode(.curve, or: .easeInOut))
    case .animated:
      let longest: Microseconds = 60_000_000
      self = .animated(
        duration: try part.decode(.duration, or: Self.usualDuration, in: 0...longest),
        curve: try part.decode(.curve, or: .easeInOut))
    case .identity: self = .identity
    }
  }

  /// Writes the name if that says all, else an object.
  public func encode(to encoder: any Encoder) throws {
    let name: CodingKeys? =
      switch self {
      case .interactive(let curve) where curve == .easeInOut: .interactive
      case .animated(let duration, let curve) where duration == Self.usualDuration && curve == .easeInOut:
        .animated
      case .identity: .identity
      default: nil
      }
    guard let name else {
      try encodeObject(to: encoder)
      return
    }
    var value = encoder.singleValueContainer()
    try value.encode(name.rawValue)
  }

  /// Writes an object of one key, what is as usual left out.
  fileprivate func encodeObject(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .interactive(let curve):
      var part = fields.nestedContainer(keyedBy: FieldKeys.self, forKey: .interactive)
      if curve != .easeInOut { try part.encode(curve, forKey: .curve) }
    case .animated(let duration, let curve):
      var part = fields.nestedContainer(keyedBy: FieldKeys.self, forKey: .animated)
      if duration != Self.usualDuration { try part.encode(duration, forKey: .duration) }
      if curve != .easeInOut { try part.encode(curve, forKey: .curve) }
    case .identity: _ = fields.nestedContainer(keyedBy: FieldKeys.self, forKey: .identity)
    }
  }
}
