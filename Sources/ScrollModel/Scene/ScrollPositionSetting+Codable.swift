extension ScrollPositionSetting: Codable {
  private enum CodingKeys: String, CodingKey {
    case place = "initial"
    case anchor
  }

  /// Reads the place that it holds at first, if there is one, and the anchor.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let place = try fields.decodeIfPresent(ScrollPlace.self, forKey: .place)
    self.init(
      place.map { ScrollPosition($0) } ?? ScrollPosition(),
      anchor: try fields.decodeIfPresent(UnitPoint.self, forKey: .anchor))
  }

  /// Writes the place that it holds at first, if there is one, and the anchor.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encodeIfPresent(initial.place, forKey: .place)
    try fields.encodeIfPresent(anchor, forKey: .anchor)
  }
}
