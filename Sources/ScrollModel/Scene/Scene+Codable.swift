import InputEvents
import ScrollInput

// Scenes as files: what is left out has its default, and what is written is all there is, in the order of the types.

extension Scene: Codable {
  private enum CodingKeys: String, CodingKey {
    case size, safeArea, sizeClass, layoutDirection, refreshRate, displayScale, bouncesByDefault, content
  }

  /// Reads a scene; only its size and its content have to be there.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let size = try fields.decode(SceneSize.self, forKey: .size).vector
    self.init(
      size: size, safeArea: try fields.decode(.safeArea, or: .zero),
      sizeClass: try fields.decode(.sizeClass, or: .compact),
      layoutDirection: try fields.decode(.layoutDirection, or: .leftToRight),
      refreshRate: try fields.decode(.refreshRate, or: 60, in: 1...1000),
      displayScale: try fields.decode(.displayScale, or: 1, in: 1...10),
      bouncesByDefault: try fields.decode(.bouncesByDefault, or: true),
      try fields.decode(SceneNode.self, forKey: .content))
  }

  /// Writes all of the scene.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(SceneSize(vector: size), forKey: .size)
    try fields.encode(safeArea, forKey: .safeArea)
    try fields.encode(sizeClass, forKey: .sizeClass)
    try fields.encode(layoutDirection, forKey: .layoutDirection)
    try fields.encode(refreshRate, forKey: .refreshRate)
    try fields.encode(displayScale, forKey: .displayScale)
    try fields.encode(bouncesByDefault, forKey: .bouncesByDefault)
    try fields.encode(content, forKey: .content)
  }
}
