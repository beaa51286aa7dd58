import InputEvents
import ScrollInput

/// A size as it stands in a file: width and height.
struct SceneSize: Codable {
  var vector: Vector

  init(vector: Vector) {
    self.vector = vector
  }

  enum CodingKeys: String, CodingKey {
    case width, height
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    vector = Vector(
      x: try fields.decode(.width, in: 1...1e6), y: try fields.decode(.height, in: 1...1e6))
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(vector.x, forKey: .width)
    try fields.encode(vector.y, forKey: .height)
  }
}
