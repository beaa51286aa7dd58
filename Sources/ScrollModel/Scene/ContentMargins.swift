/// Content margins as they stand in a file: edges, and what they are margins of.
struct ContentMargins: Codable {
  var insets: EdgeInsets
  var placement: ContentMarginPlacement

  private enum CodingKeys: String, CodingKey {
    case placement = "for"
  }

  init(_ insets: EdgeInsets, _ placement: ContentMarginPlacement) {
    self.insets = insets
    self.placement = placement
  }

  init(from decoder: any Decoder) throws {
    insets = try EdgeInsets(from: decoder)
    placement =
      try decoder.container(keyedBy: CodingKeys.self)
      .decodeIfPresent(ContentMarginPlacement.self, forKey: .placement) ?? .automatic
  }

  func encode(to encoder: any Encoder) throws {
    try insets.encode(to: encoder)
    guard placement != .automatic else { return }
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(placement, forKey: .placement)
  }
}
