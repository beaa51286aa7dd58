extension SceneControl: Codable {
  private enum CodingKeys: String, CaseKeys {
    case next, previous, scroll
  }

  /// Reads `{"next": view}`, `{"previous": view}` or `{"scroll": request}`.
  public init(from decoder: any Decoder) throws {
    let (key, fields) = try decoder.onlyCase(of: CodingKeys.self)
    switch key {
    case .next: self = .next(view: try fields.decode(String.self, forKey: key))
    case .previous: self = .previous(view: try fields.decode(String.self, forKey: key))
    case .scroll: self = .scroll(try fields.decode(ScrollRequest.self, forKey: key))
    }
  }

  /// Writes an object of one key.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .next(let view): try fields.encode(view, forKey: .next)
    case .previous(let view): try fields.encode(view, forKey: .previous)
    case .scroll(let request): try fields.encode(request, forKey: .scroll)
    }
  }
}
