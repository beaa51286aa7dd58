import InputEvents

extension SceneStack: Codable {
  private enum CodingKeys: String, CodingKey {
    case axis, spacing, alignment
    case isLazy = "lazy"
    case isTargetLayout = "targets"
    case pinned, content
  }

  /// Reads a stack; only its axis and its content have to be there.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try fields.decode(Axis.self, forKey: .axis),
      spacing: try fields.decode(.spacing, or: SceneStack.defaultSpacing, in: 0...1e6),
      alignment: try fields.decode(.alignment, or: .center), isLazy: try fields.decode(.isLazy, or: false),
      isTargetLayout: try fields.decode(.isTargetLayout, or: false),
      pinned: try fields.decode(.pinned, or: []), try fields.decode([SceneNode].self, forKey: .content))
  }

  /// Writes the stack.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(axis, forKey: .axis)
    try fields.encode(spacing, forKey: .spacing)
    try fields.encode(alignment, forKey: .alignment)
    if isLazy { try fields.encode(isLazy, forKey: .isLazy) }
    if isTargetLayout { try fields.encode(isTargetLayout, forKey: .isTargetLayout) }
    if pinned != [] { try fields.encode(pinned, forKey: .pinned) }
    try fields.encode(content, forKey: .content)
  }
}

extension PinnedViews: Codable {
  private enum Name: String, Codable, CaseIterable {
    case headers, footers
  }

  /// Reads a list of names.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self = []
    while !list.isAtEnd { insert(try list.decode(Name.self) == .headers ? .headers : .footers) }
  }

  /// Writes a list of names.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    if contains(.headers) { try list.encode(Name.headers) }
    if contains(.footers) { try list.encode(Name.footers) }
  }
}
