import InputEvents

/// What fingers on the screen do.
public struct TouchscreenSettings: Hashable, Sendable {
  /// How far the picture is turned clockwise against the panel's axes, in degrees.
  public enum Rotation: Int, Hashable, Sendable, CaseIterable {
    /// As the panel's axes run.
    case none = 0
    /// The picture's top is at the panel's right.
    case clockwise = 90
    /// Upside down.
    case upsideDown = 180
    /// The picture's top is at the panel's left.
    case counterclockwise = 270
  }

  /// Points per millimetre of the panel, 0.01 to 10,000: 163 points per inch.
  public var pointsPerMillimetre = 6.42
  /// The axes along which the content follows the fingers.
  public var natural = NaturalAxes.both
  /// How the picture is turned.
  public var rotation = Rotation.none
  /// Whether a contact that is elsewhere for one frame is left out.
  ///
  /// Off, since panels seldom jump, and a fast flick has few frames.
  public var skipsJumps = false

  /// Makes the default settings.
  public init() {}
}

extension TouchscreenSettings: Codable {
  private enum CodingKeys: String, CodingKey {
    case pointsPerMillimetre, natural, skipsJumps
    case rotation = "rotationDegrees"
  }

  /// Reads the settings that are named.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    pointsPerMillimetre = try fields.decode(
      .pointsPerMillimetre, or: pointsPerMillimetre, in: SettingRanges.gain)
    natural = try fields.decode(.natural, or: natural)
    rotation = try fields.decode(.rotation, or: rotation)
    skipsJumps = try fields.decode(.skipsJumps, or: skipsJumps)
  }
}

extension TouchscreenSettings.Rotation: Codable {
  /// Reads the degrees.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    guard let rotation = Self(rawValue: try value.decode(Int.self)) else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "has to be 0, 90, 180 or 270")
    }
    self = rotation
  }

  /// Writes the degrees.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(rawValue)
  }
}

extension TouchscreenSettings.Rotation {
  /// A motion on the panel as one of the picture.
  func turn(_ motion: Vector) -> Vector {
    switch self {
    case .none: motion
    case .clockwise: Vector(x: motion.y, y: 0 - motion.x)
    case .upsideDown: Vector(x: 0 - motion.x, y: 0 - motion.y)
    case .counterclockwise: Vector(x: 0 - motion.y, y: motion.x)
    }
  }

  /// A place on a panel of a size as one of the picture.
  func place(_ place: Vector, on size: Vector) -> Vector {
    switch self {
    case .none: place
    case .clockwise: Vector(x: place.y, y: size.x - place.x)
    case .upsideDown: size - place
    case .counterclockwise: Vector(x: size.y - place.y, y: place.x)
    }
  }
}
