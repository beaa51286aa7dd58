import InputEvents

extension ContainerRelativeFrame: Codable {
  private enum CodingKeys: String, CodingKey {
    case axes, columns, columnsBySizeClass, formula, alignment
  }

  private enum ColumnKeys: String, CodingKey {
    case count, span, compact, regular, spacing
  }

  private enum FormulaKeys: String, CodingKey {
    case factor, constant
  }

  /// Reads the axes, one of `columns`, `columnsBySizeClass` and `formula`, or none for the container's own length, and
  /// the alignment.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let axes = try fields.decode(Axis.Set.self, forKey: .axes)
    let alignment: UnitPoint = try fields.decode(.alignment, or: .center)
    let ways: [CodingKeys] = [.columns, .columnsBySizeClass, .formula].filter(fields.contains)
    guard ways.count <= 1 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "has to have only one of columns, columnsBySizeClass, formula"))
    }
    guard let way = ways.first else {
      self.init(axes, alignment: alignment)
      return
    }
    if way == .formula {
      let part = try fields.nestedContainer(keyedBy: FormulaKeys.self, forKey: way)
      let length = Length.formula(
        factor: try part.decode(.factor, or: 1, in: -1000...1000),
        constant: try part.decode(.constant, or: 0, in: -1e6...1e6))
      self.init(axes, length, alignment: alignment)
      return
    }
    let part = try fields.nestedContainer(keyedBy: ColumnKeys.self, forKey: way)
    let spacing = try part.decode(.spacing, or: 0, in: 0...1e6)
    if way == .columns {
      let count = try part.decode(.count, in: 1...1000)
      let length = Length.columns(
        count: count, span: try part.decode(.span, or: 1, in: 1...count), spacing: spacing)
      self.init(axes, length, alignment: alignment)
    } else {
      let length = Length.columnsBySizeClass(
        compact: try part.decode(.compact, in: 1...1000), regular: try part.decode(.regular, in: 1...1000),
        spacing: spacing)
      self.init(axes, length, alignment: alignment)
    }
  }

  /// Writes the frame, what is as usual left out.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(axes, forKey: .axes)
    switch length {
    case .columns(let count, let span, let spacing):
      var part = fields.nestedContainer(keyedBy: ColumnKeys.self, forKey: .columns)
      try part.encode(count, forKey: .count)
      if span != 1 { try part.encode(span, forKey: .span) }
      if spacing != 0 { try part.encode(spacing, forKey: .spacing) }
    case .columnsBySizeClass(let compact, let regular, let spacing):
      var part = fields.nestedContainer(keyedBy: ColumnKeys.self, forKey: .columnsBySizeClass)
      try part.encode(compact, forKey: .compact)
      try part.encode(regular, forKey: .regular)
      if spacing != 0 { try part.encode(spacing, forKey: .spacing) }
    case .formula(factor: 1, constant: 0): break
    case .formula(let factor, let constant):
      var part = fields.nestedContainer(keyedBy: FormulaKeys.self, forKey: .formula)
      if factor != 1 { try part.encode(factor, forKey: .factor) }
      if constant != 0 { try part.encode(constant, forKey: .constant) }
    }
    if alignment != .center { try fields.encode(alignment, forKey: .alignment) }
  }
}
