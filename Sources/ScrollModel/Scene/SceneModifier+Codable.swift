import InputEvents

extension SceneModifier: Codable {
  private enum CodingKeys: String, CaseKeys {
    case padding, frame, containerRelativeFrame, aspectRatio, safeAreaPadding, safeAreaInset, contentMargins
    case scrollTarget, transition, effect
  }

  private enum FrameKeys: String, CodingKey {
    case width, height, alignment
  }

  private enum RatioKeys: String, CodingKey {
    case ratio, fills
  }

  private enum InsetKeys: String, CodingKey {
    case edge, length, spacing
  }

  /// The proportions that an aspect ratio may have.
  private static let ratios = 0.001...1000

  /// Reads an object of one key, the modifier's name.
  public init(from decoder: any Decoder) throws {
    let (key, fields) = try decoder.onlyCase(of: CodingKeys.self)
    switch key {
    case .padding: self = .padding(try fields.decode(EdgeInsets.self, forKey: key))
    case .frame:
      let part = try fields.nestedContainer(keyedBy: FrameKeys.self, forKey: key)
      self = .frame(
        width: try part.contains(.width) ? part.decode(.width, in: 0...1e9) : nil,
        height: try part.contains(.height) ? part.decode(.height, in: 0...1e9) : nil,
        alignment: try part.decode(.alignment, or: .center))
    case .containerRelativeFrame:
      self = .containerRelativeFrame(try fields.decode(ContainerRelativeFrame.self, forKey: key))
    case .aspectRatio:
      if (try? fields.decode(Double.self, forKey: key)) != nil {
        self = .aspectRatio(try fields.decode(key, in: Self.ratios), fills: false)
        return
      }
      let part = try fields.nestedContainer(keyedBy: RatioKeys.self, forKey: key)
      self = .aspectRatio(
        try part.decode(.ratio, in: Self.ratios), fills: try part.decode(.fills, or: false))
    case .safeAreaPadding: self = .safeAreaPadding(try fields.decode(EdgeInsets.self, forKey: key))
    case .safeAreaInset:
      let part = try fields.nestedContainer(keyedBy: InsetKeys.self, forKey: key)
      self = .safeAreaInset(
        edge: try part.decode(Edge.self, forKey: .edge), length: try part.decode(.length, in: 0...1e6),
        spacing: try part.decode(.spacing, or: 0, in: 0...1e6))
    case .contentMargins:
      let margins = try fields.decode(ContentMargins.self, forKey: key)
      self = .contentMargins(margins.insets, margins.placement)
    case .scrollTarget: self = .scrollTarget(try fields.decode(Bool.self, forKey: key))
    case .transition: self = .transition(try fields.decode(ScrollTransition.self, forKey: key))
    case .effect: self = .effect(try fields.decode(ScrollDrivenEffect.self, forKey: key))
    }
  }

  /// Writes an object of one key, what is as usual left out.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .padding(let insets): try fields.encode(insets, forKey: .padding)
    case .frame(let width, let height, let alignment):
      var part = fields.nestedContainer(keyedBy: FrameKeys.self, forKey: .frame)
      try part.encodeIfPresent(width, forKey: .width)
      try part.encodeIfPresent(height, forKey: .height)
      if alignment != .center { try part.encode(alignment, forKey: .alignment) }
    case .containerRelativeFrame(let frame): try fields.encode(frame, forKey: .containerRelativeFrame)
    case .aspectRatio(let ratio, fills: false): try fields.encode(ratio, forKey: .aspectRatio)
    case .aspectRatio(let ratio, let fills):
      var part = fields.nestedContainer(keyedBy: RatioKeys.self, forKey: .aspectRatio)
      try part.encode(ratio, forKey: .ratio)
      try part.encode(fills, forKey: .fills)
    case .safeAreaPadding(let insets): try fields.encode(insets, forKey: .safeAreaPadding)
    case .safeAreaInset(let edge, let length, let spacing):
      var part = fields.nestedContainer(keyedBy: InsetKeys.self, forKey: .safeAreaInset)
      try part.encode(edge, forKey: .edge)
      try part.encode(length, forKey: .length)
      if spacing != 0 { try part.encode(spacing, forKey: .spacing) }
    case .contentMargins(let insets, let placement):
      try fields.encode(ContentMargins(insets, placement), forKey: .contentMargins)
    case .scrollTarget(let isTarget): try fields.encode(isTarget, forKey: .scrollTarget)
    case .transition(let transition): try fields.encode(transition, forKey: .transition)
    case .effect(let effect): try fields.encode(effect, forKey: .effect)
    }
  }
}
