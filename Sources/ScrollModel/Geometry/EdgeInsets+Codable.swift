import InputEvents

extension EdgeInsets: Codable {
  private enum CodingKeys: String, CodingKey {
    case top, leading, bottom, trailing
  }

  /// Reads the edges that are named; the others have nothing.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let range = -1e6...1e6
    self.init(
      top: try fields.decode(.top, or: 0, in: range), leading: try fields.decode(.leading, or: 0, in: range),
      bottom: try fields.decode(.bottom, or: 0, in: range),
      trailing: try fields.decode(.trailing, or: 0, in: range))
  }

  /// Writes the edges that have something; where none has, all, so that people see what there is to set.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    let isZero = self == .zero
    if top != 0 || isZero { try fields.encode(top, forKey: .top) }
    if leading != 0 || isZero { try fields.encode(leading, forKey: .leading) }
    if bottom != 0 || isZero { try fields.encode(bottom, forKey: .bottom) }
    if trailing != 0 || isZero { try fields.encode(trailing, forKey: .trailing) }
  }
}
