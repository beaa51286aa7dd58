/// The behaviour that a scene asks for: where scrolls end.
///
/// In a file it is `"automatic"`, `"paging"`, `"viewAligned"`, or an object
/// `{"viewAligned": {"limitBehavior": …, "anchor": …}}` or `{"custom": name}`.
public enum ScrollTargetBehaviorSetting: Hashable, Sendable {
  /// Where the deceleration takes them.
  case automatic
  /// At pages as long as the container.
  case paging
  /// Where a scroll target is aligned.
  case viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint? = nil)
  /// Where a behaviour of one's own says, which ``ScrollTargetBehaviors`` has under this name.
  case custom(String)

  /// The behaviour, or nothing where scrolls end by themselves or a behaviour of one's own is asked.
  public var behavior: AnyScrollTargetBehavior? {
    switch self {
    case .automatic, .custom: nil
    case .paging: AnyScrollTargetBehavior(PagingScrollTargetBehavior())
    case .viewAligned(let limitBehavior, let anchor):
      AnyScrollTargetBehavior(
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor))
    }
  }

  /// The name, without what belongs to it.
  public var name: String {
    switch self {
    case .automatic: Name.automatic.rawValue
    case .paging: Name.paging.rawValue
    case .viewAligned: Name.viewAligned.rawValue
    case .custom(let name): name
    }
  }

  private enum Name: String, Codable, CaseIterable {
    case automatic, paging, viewAligned
  }
}

extension ScrollTargetBehaviorSetting: Codable {
  private enum CodingKeys: String, CaseKeys {
    case viewAligned, custom
  }

  private enum ViewAlignedKeys: String, CodingKey {
    case limitBehavior, anchor
  }

  /// Reads a name, or an object that says how views are aligned.
  public init(from decoder: any Decoder) throws {
    if decoder.word != nil {
      self =
        switch try decoder.singleValueContainer().decode(Name.self) {
        case .automatic: .automatic
        case .paging: .paging
        case .viewAligned: .viewAligned()
        }
      return
    }
    let (key, object) = try decoder.onlyCase(of: CodingKeys.self)
    if key == .custom {
      self = .custom(try object.decode(String.self, forKey: key))
      return
    }
    let fields = try object.nestedContainer(keyedBy: ViewAlignedKeys.self, forKey: key)
    self = .viewAligned(
      limitBehavior: try fields.decodeIfPresent(
        ViewAlignedScrollTargetBehavior.LimitBehavior.self, forKey: .limitBehavior) ?? .automatic,
      anchor: try fields.decodeIfPresent(UnitPoint.self, forKey: .anchor))
  }

  /// Writes a name if that says all, else an object.
  public func encode(to encoder: any Encoder) throws {
    if case .custom(let name) = self {
      var object = encoder.container(keyedBy: CodingKeys.self)
      try object.encode(name, forKey: .custom)
      return
    }
    guard case .viewAligned(let limitBehavior, let anchor) = self, self != .viewAligned() else {
      var value = encoder.singleValueContainer()
      try value.encode(name)
      return
    }
    var object = encoder.container(keyedBy: CodingKeys.self)
    var fields = object.nestedContainer(keyedBy: ViewAlignedKeys.self, forKey: .viewAligned)
    if limitBehavior != .automatic { try fields.encode(limitBehavior, forKey: .limitBehavior) }
    try fields.encodeIfPresent(anchor, forKey: .anchor)
  }
}
