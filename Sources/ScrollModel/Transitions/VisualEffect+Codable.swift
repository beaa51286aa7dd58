import InputEvents

extension VisualEffect: Codable {
  private enum CodingKeys: String, CaseKeys {
    case offset, scale, rotation, rotation3D, transform, opacity, blur, brightness, contrast, grayscale
    case hueRotation, saturation

    /// Makes the effect of the one number that it has; `nil` where there are several.
    var make: ((Double) -> VisualEffect)? {
      switch self {
      case .offset, .scale, .rotation3D, .transform: nil
      case .rotation: { .rotation(degrees: $0) }
      case .hueRotation: { .hueRotation(degrees: $0) }
      case .blur: { .blur(radius: $0) }
      case .opacity: { .opacity(amount: $0) }
      case .brightness: { .brightness(amount: $0) }
      case .contrast: { .contrast(amount: $0) }
      case .grayscale: { .grayscale(amount: $0) }
      case .saturation: { .saturation(amount: $0) }
      }
    }
  }

  private enum FieldKeys: String, CodingKey {
    case x, y, anchor, degrees, axis, anchorZ, perspective, matrix, amount, radius, isOpaque
  }

  /// The numbers that effects may have.
  private static let range = -1e6...1e6

  /// Reads an object of one key, the effect's name, with its number or with what differs from the usual.
  public init(from decoder: any Decoder) throws {
    let (key, object) = try decoder.onlyCase(of: CodingKeys.self)
    if let make = key.make, (try? object.decode(Double.self, forKey: key)) != nil {
      self = make(try object.decode(key, in: Self.range))
      return
    }
    let fields = try object.nestedContainer(keyedBy: FieldKeys.self, forKey: key)
    func number(_ field: FieldKeys, _ usual: Double? = nil) throws -> Double {
      try fields.decode(field, or: usual, in: Self.range)
    }
    switch key {
    case .offset: self = .offset(x: try number(.x, 0), y: try number(.y, 0))
    case .scale:
      self = .scale(
        x: try number(.x, 1), y: try number(.y, 1), anchor: try fields.decode(.anchor, or: .center))
    case .rotation:
      self = .rotation(degrees: try number(.degrees), anchor: try fields.decode(.anchor, or: .center))
    case .rotation3D:
      self = .rotation3D(
        degrees: try number(.degrees), axis: try fields.decode(RotationAxis.self, forKey: .axis),
        anchor: try fields.decode(.anchor, or: .center), anchorZ: try number(.anchorZ, 0),
        perspective: try number(.perspective, 1))
    case .transform: self = .transform(matrix: try fields.decode(AffineMatrix.self, forKey: .matrix))
    case .blur: self = .blur(radius: try number(.radius), isOpaque: try fields.decode(.isOpaque, or: false))
    case .hueRotation: self = .hueRotation(degrees: try number(.degrees))
    case .opacity: self = .opacity(amount: try number(.amount))
    case .brightness: self = .brightness(amount: try number(.amount))
    case .contrast: self = .contrast(amount: try number(.amount))
    case .grayscale: self = .grayscale(amount: try number(.amount))
    case .saturation: self = .saturation(amount: try number(.amount))
    }
  }

  /// Writes an object of one key, what is as usual left out.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    func part(_ key: CodingKeys, _ numbers: [(FieldKeys, Double, Double?)], _ anchor: UnitPoint = .center)
      throws -> KeyedEncodingContainer<FieldKeys>
    {
      var part = object.nestedContainer(keyedBy: FieldKeys.self, forKey: key)
      for (field, number, usual) in numbers where number != usual { try part.encode(number, forKey: field) }
      if anchor != .center { try part.encode(anchor, forKey: .anchor) }
      return part
    }
    switch self {
    case .offset(let x, let y): _ = try part(.offset, [(.x, x, 0), (.y, y, 0)])
    case .scale(let x, let y, let anchor): _ = try part(.scale, [(.x, x, 1), (.y, y, 1)], anchor)
    case .rotation(let degrees, let anchor) where anchor != .center:
      _ = try part(.rotation, [(.degrees, degrees, nil)], anchor)
    case .rotation(let degrees, _): try object.encode(degrees, forKey: .rotation)
    case .rotation3D(let degrees, let axis, let anchor, let anchorZ, let perspective):
      let numbers: [(FieldKeys, Double, Double?)] = [
        (.degrees, degrees, nil), (.anchorZ, anchorZ, 0), (.perspective, perspective, 1),
      ]
      var part = try part(.rotation3D, numbers, anchor)
      try part.encode(axis, forKey: .axis)
    case .transform(let matrix):
      var part = object.nestedContainer(keyedBy: FieldKeys.self, forKey: .transform)
      try part.encode(matrix, forKey: .matrix)
    case .blur(let radius, isOpaque: true):
      var part = try part(.blur, [(.radius, radius, nil)])
      try part.encode(true, forKey: .isOpaque)
    case .blur(let radius, _): try object.encode(radius, forKey: .blur)
    case .opacity(let amount): try object.encode(amount, forKey: .opacity)
    case .brightness(let amount): try object.encode(amount, forKey: .brightness)
    case .contrast(let amount): try object.encode(amount, forKey: .contrast)
    case .grayscale(let amount): try object.encode(amount, forKey: .grayscale)
    case .hueRotation(let degrees): try object.encode(degrees, forKey: .hueRotation)
    case .saturation(let amount): try object.encode(amount, forKey: .saturation)
    }
  }
}
