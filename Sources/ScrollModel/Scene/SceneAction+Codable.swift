import InputEvents
import ScrollInput

extension TimedAction: Codable {
  private enum CodingKeys: String, CodingKey {
    case time = "at"
    case action = "do"
  }

  /// Reads a time, which is never before the log's clock began, and an action.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let latest: Microseconds = 9_000_000_000_000_000
    self.init(
      at: try fields.decode(.time, in: 0...latest), try fields.decode(SceneAction.self, forKey: .action))
  }

  /// Writes the time and the action.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(time, forKey: .time)
    try fields.encode(action, forKey: .action)
  }
}

extension SceneAction: Codable {
  private enum CodingKeys: String, CaseKeys {
    case scroll, press, resize, setSafeArea, setSizeClass, setContent, insert, remove, setMargins, setBounce
    case setBouncesByDefault, setIndicators, setBehavior, setDisabled, setScene, flashIndicators, leave
  }

  /// The keys of actions on a scroll view: its name, and what is set by the name that it has in the scroll view.
  private enum PartKeys: String, CodingKey {
    case view, content, at, ids, margins, bounce, indicators, behavior, disabled
  }

  /// Reads an object of one key, the action's name.
  public init(from decoder: any Decoder) throws {
    let (key, fields) = try decoder.onlyCase(of: CodingKeys.self)
    switch key {
    case .scroll: self = .scroll(try fields.decode(ScrollRequest.self, forKey: key))
    case .press: self = .press(try fields.decode(String.self, forKey: key))
    case .resize: self = .resize(try fields.decode(SceneSize.self, forKey: key).vector)
    case .setSafeArea: self = .setSafeArea(try fields.decode(EdgeInsets.self, forKey: key))
    case .setSizeClass: self = .setSizeClass(try fields.decode(SizeClass.self, forKey: key))
    case .setBouncesByDefault: self = .setBouncesByDefault(try fields.decode(Bool.self, forKey: key))
    case .flashIndicators: self = .flashIndicators(view: try fields.decode(String.self, forKey: key))
    case .leave:
      guard try fields.decode(Bool.self, forKey: key) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: fields, debugDescription: "has to be true: a pointer cannot not leave")
      }
      self = .leave
    case .setScene: self = .setScene(try fields.decode(SceneNode.self, forKey: key))
    default: self = try Self.onView(key, try fields.nestedContainer(keyedBy: PartKeys.self, forKey: key))
    }
  }

  private static func onView(_ key: CodingKeys, _ part: KeyedDecodingContainer<PartKeys>) throws
    -> SceneAction
  {
    let view = try part.decode(String.self, forKey: .view)
    switch key {
    case .insert:
      return .insert(
        view: view, at: try part.decode(.at, or: 0, in: 0...1_000_000),
        try part.decode([SceneNode].self, forKey: .content))
    case .remove: return .remove(view: view, ids: try part.decode([String].self, forKey: .ids))
    case .setMargins:
      let margins = try part.decode(ContentMargins.self, forKey: .margins)
      return .setMargins(view: view, margins.insets, margins.placement)
    case .setBounce: return .setBounce(view: view, try part.decode(BounceSettings.self, forKey: .bounce))
    case .setIndicators:
      return .setIndicators(view: view, try part.decode(IndicatorSettings.self, forKey: .indicators))
    case .setBehavior:
      return .setBehavior(view: view, try part.decode(ScrollTargetBehaviorSetting.self, forKey: .behavior))
    case .setDisabled: return .setDisabled(view: view, try part.decode(Bool.self, forKey: .disabled))
    default: return .setContent(view: view, try part.decode([SceneNode].self, forKey: .content))
    }
  }

  /// Writes an object of one key.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    func encode(_ key: CodingKeys, _ view: String, _ value: some Encodable, _ name: PartKeys) throws {
      var part = fields.nestedContainer(keyedBy: PartKeys.self, forKey: key)
      try part.encode(view, forKey: .view)
      try part.encode(value, forKey: name)
    }
    switch self {
    case .scroll(let request): try fields.encode(request, forKey: .scroll)
    case .press(let control): try fields.encode(control, forKey: .press)
    case .resize(let size): try fields.encode(SceneSize(vector: size), forKey: .resize)
    case .setSafeArea(let insets): try fields.encode(insets, forKey: .setSafeArea)
    case .setSizeClass(let sizeClass): try fields.encode(sizeClass, forKey: .setSizeClass)
    case .setBouncesByDefault(let bounces): try fields.encode(bounces, forKey: .setBouncesByDefault)
    case .flashIndicators(let view): try fields.encode(view, forKey: .flashIndicators)
    case .leave: try fields.encode(true, forKey: .leave)
    case .setScene(let node): try fields.encode(node, forKey: .setScene)
    case .setContent(let view, let content): try encode(.setContent, view, content, .content)
    case .insert(let view, let index, let content):
      var part = fields.nestedContainer(keyedBy: PartKeys.self, forKey: .insert)
      try part.encode(view, forKey: .view)
      if index != 0 { try part.encode(index, forKey: .at) }
      try part.encode(content, forKey: .content)
    case .remove(let view, let ids): try encode(.remove, view, ids, .ids)
    case .setMargins(let view, let insets, let placement):
      try encode(.setMargins, view, ContentMargins(insets, placement), .margins)
    case .setBounce(let view, let settings): try encode(.setBounce, view, settings, .bounce)
    case .setIndicators(let view, let settings): try encode(.setIndicators, view, settings, .indicators)
    case .setBehavior(let view, let behavior): try encode(.setBehavior, view, behavior, .behavior)
    case .setDisabled(let view, let isDisabled): try encode(.setDisabled, view, isDisabled, .disabled)
    }
  }
}
