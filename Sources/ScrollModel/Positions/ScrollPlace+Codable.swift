import InputEvents

extension ScrollPlace: Codable {
  private enum CodingKeys: String, CaseKeys {
    case view, edge, point
  }

  private enum AnchorKeys: String, CodingKey {
    case anchor
  }

  private enum PointKeys: String, CodingKey {
    case x, y
  }

  /// Reads a place: an object with one of `view`, `edge` and `point`, and beside a view with an anchor.
  public init(from decoder: any Decoder) throws {
    let (key, fields) = try decoder.onlyCase(of: CodingKeys.self)
    switch key {
    case .view:
      let anchor = try decoder.container(keyedBy: AnchorKeys.self)
      self = .view(
        try fields.decode(String.self, forKey: key),
        anchor: try anchor.decodeIfPresent(UnitPoint.self, forKey: .anchor))
    case .edge: self = .edge(try fields.decode(Edge.self, forKey: key))
    case .point:
      let point = try fields.nestedContainer(keyedBy: PointKeys.self, forKey: key)
      let x = try point.contains(.x) ? point.decode(.x, in: -1e9...1e9) : nil
      let y = try point.contains(.y) ? point.decode(.y, in: -1e9...1e9) : nil
      guard x != nil || y != nil else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: fields, debugDescription: "has to have x, y or both")
      }
      self = .point(x: x, y: y)
    }
  }

  /// Writes a place.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .view(let id, let anchor):
      try fields.encode(id, forKey: .view)
      guard let anchor else { return }
      var beside = encoder.container(keyedBy: AnchorKeys.self)
      try beside.encode(anchor, forKey: .anchor)
    case .edge(let edge): try fields.encode(edge, forKey: .edge)
    case .point(let x, let y):
      var point = fields.nestedContainer(keyedBy: PointKeys.self, forKey: .point)
      try point.encodeIfPresent(x, forKey: .x)
      try point.encodeIfPresent(y, forKey: .y)
    }
  }
}
