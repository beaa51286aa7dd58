import InputEvents

extension ScrollTransition: Codable {
  private enum CodingKeys: String, CodingKey {
    case axis, configuration, effects, topLeading, bottomTrailing
  }

  /// Reads what both sides have, or each side; a side that is left out has no effects.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let axis = try fields.decodeIfPresent(Axis.self, forKey: .axis)
    if fields.contains(.topLeading) || fields.contains(.bottomTrailing) {
      let none = Side(effects: [])
      self.init(
        topLeading: try fields.decode(.topLeading, or: none),
        bottomTrailing: try fields.decode(.bottomTrailing, or: none), axis: axis)
    } else {
      self.init(
        try fields.decode(.configuration, or: .interactive), axis: axis,
        effects: try fields.decode([VisualEffect].self, forKey: .effects))
    }
  }

  /// Writes what both sides have, or each side where they differ.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encodeIfPresent(axis, forKey: .axis)
    if topLeading == bottomTrailing {
      try topLeading.encode(to: encoder)
    } else {
      try fields.encode(topLeading, forKey: .topLeading)
      try fields.encode(bottomTrailing, forKey: .bottomTrailing)
    }
  }
}

extension ScrollTransition.Side: Codable {
  private enum CodingKeys: String, CodingKey {
    case configuration, effects
  }

  /// Reads a side; a configuration that is not named is interactive.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try fields.decode(.configuration, or: .interactive),
      effects: try fields.decode([VisualEffect].self, forKey: .effects))
  }

  /// Writes the side; an interactive configuration with nothing unusual is left out.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    if configuration != .interactive { try fields.encode(configuration, forKey: .configuration) }
    try fields.encode(effects, forKey: .effects)
  }
}
