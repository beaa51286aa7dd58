import InputEvents

extension SceneNode: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, item, `repeat`, stack, section, scroll, control, modifiers
  }

  private enum SizeKeys: String, CodingKey {
    case width, height, action
  }

  private enum RepeatKeys: String, CodingKey {
    case count, prefix, first, of
  }

  /// Reads a view: an object with one of `item`, `repeat`, `stack`, `section`, `scroll` and `control`, and with `id`
  /// and `modifiers`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let id = try fields.decodeIfPresent(String.self, forKey: .id)
    let modifiers: [SceneModifier] = try fields.decode(.modifiers, or: [])
    let kinds: [CodingKeys] = [.item, .repeat, .stack, .section, .scroll, .control].filter(fields.contains)
    guard kinds.count == 1, let kind = kinds.first else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "has to have one of item, repeat, stack, section, scroll, control"))
    }
    let content: Content
    switch kind {
    case .repeat:
      let part = try fields.nestedContainer(keyedBy: RepeatKeys.self, forKey: kind)
      content = .repeated(
        count: try part.decode(.count, in: 0...1_000_000), prefix: try part.decode(.prefix, or: ""),
        first: try part.decode(.first, or: 0, in: -1_000_000_000...1_000_000_000),
        try part.decode(SceneNode.self, forKey: .of))
    case .stack: content = .stack(try fields.decode(SceneStack.self, forKey: kind))
    case .section: content = .section(try fields.decode(SceneSection.self, forKey: kind))
    case .scroll: content = .scroll(try fields.decode(ScrollView.self, forKey: kind))
    default:
      let part = try fields.nestedContainer(keyedBy: SizeKeys.self, forKey: kind)
      let width = try part.contains(.width) ? part.decode(.width, in: 0...1e9) : nil
      let height = try part.contains(.height) ? part.decode(.height, in: 0...1e9) : nil
      if kind == .item {
        content = .item(width: width, height: height)
      } else {
        content = .control(
          width: width, height: height, try part.decode(SceneControl.self, forKey: .action))
      }
    }
    if case .scroll(let view) = content {
      self.init(id: id ?? view.id, content, modifiers)
    } else {
      self.init(id: id, content, modifiers)
    }
  }

  /// Writes the view.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    if case .scroll(let view) = content, view.id == id {} else { try fields.encodeIfPresent(id, forKey: .id) }
    switch content {
    case .item(let width, let height):
      var part = fields.nestedContainer(keyedBy: SizeKeys.self, forKey: .item)
      try part.encodeIfPresent(width, forKey: .width)
      try part.encodeIfPresent(height, forKey: .height)
    case .repeated(let count, let prefix, let first, let node):
      var part = fields.nestedContainer(keyedBy: RepeatKeys.self, forKey: .repeat)
      try part.encode(count, forKey: .count)
      if !prefix.isEmpty { try part.encode(prefix, forKey: .prefix) }
      if first != 0 { try part.encode(first, forKey: .first) }
      try part.encode(node, forKey: .of)
    case .stack(let stack): try fields.encode(stack, forKey: .stack)
    case .section(let section): try fields.encode(section, forKey: .section)
    case .scroll(let view): try fields.encode(view, forKey: .scroll)
    case .control(let width, let height, let action):
      var part = fields.nestedContainer(keyedBy: SizeKeys.self, forKey: .control)
      try part.encodeIfPresent(width, forKey: .width)
      try part.encodeIfPresent(height, forKey: .height)
      try part.encode(action, forKey: .action)
    }
    if !modifiers.isEmpty { try fields.encode(modifiers, forKey: .modifiers) }
  }
}
