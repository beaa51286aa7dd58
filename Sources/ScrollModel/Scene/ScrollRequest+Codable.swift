import InputEvents

extension ScrollRequest: Codable {
  private enum CodingKeys: String, CodingKey {
    case view
    case place = "to"
    case channel
    case isAnimated = "animated"
    case preservesVelocity
  }

  /// Reads a request; only its place has to be there.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      view: try fields.decodeIfPresent(String.self, forKey: .view),
      try fields.decode(ScrollPlace.self, forKey: .place),
      channel: try fields.decode(.channel, or: .position),
      isAnimated: try fields.decode(.isAnimated, or: false),
      preservesVelocity: try fields.decode(.preservesVelocity, or: false))
  }

  /// Writes the request, what is as usual left out.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encodeIfPresent(view, forKey: .view)
    try fields.encode(place, forKey: .place)
    if channel != .position { try fields.encode(channel, forKey: .channel) }
    if isAnimated { try fields.encode(isAnimated, forKey: .isAnimated) }
    if preservesVelocity { try fields.encode(preservesVelocity, forKey: .preservesVelocity) }
  }
}
