import InputEvents
import ScrollInput

extension ScrollView: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, axes, behavior, indicators, bounce, deceleration
    case isDisabled = "disabled"
    case isClipDisabled = "clipDisabled"
    case isDirectionLocked = "directionLocked"
    case isRefreshable = "refreshable"
    case flashesIndicators, anchors, position
    case targetVisibility, start, content
  }

  /// Reads a scroll view; only its name and its content have to be there.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let visibility: Double? =
      fields.contains(.targetVisibility) ? try fields.decode(.targetVisibility, in: 0...1) : nil
    self.init(
      try fields.decode(String.self, forKey: .id), axes: try fields.decode(.axes, or: .vertical),
      behavior: try fields.decode(.behavior, or: .automatic),
      indicators: try fields.decode(.indicators, or: IndicatorSettings()),
      bounce: try fields.decode(.bounce, or: BounceSettings()),
      deceleration: try fields.decode(.deceleration, or: .normal),
      isDisabled: try fields.decode(.isDisabled, or: false),
      isClipDisabled: try fields.decode(.isClipDisabled, or: false),
      isDirectionLocked: try fields.decode(.isDirectionLocked, or: false),
      isRefreshable: try fields.decode(.isRefreshable, or: false),
      flashesIndicators: try fields.decode(.flashesIndicators, or: false),
      anchors: try fields.decode(.anchors, or: DefaultScrollAnchors()),
      position: try fields.decodeIfPresent(ScrollPositionSetting.self, forKey: .position),
      targetVisibility: visibility,
      start: try fields.decodeIfPresent(StartOffset.self, forKey: .start)?.vector,
      try fields.decode([SceneNode].self, forKey: .content))
  }

  /// Writes the scroll view; of what is as usual the first settings only, so that people see what there is to set.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(id, forKey: .id)
    try fields.encode(axes, forKey: .axes)
    try fields.encode(behavior, forKey: .behavior)
    try fields.encode(indicators, forKey: .indicators)
    try fields.encode(bounce, forKey: .bounce)
    try fields.encode(deceleration, forKey: .deceleration)
    if isDisabled { try fields.encode(isDisabled, forKey: .isDisabled) }
    if isClipDisabled { try fields.encode(isClipDisabled, forKey: .isClipDisabled) }
    if isDirectionLocked { try fields.encode(isDirectionLocked, forKey: .isDirectionLocked) }
    if isRefreshable { try fields.encode(isRefreshable, forKey: .isRefreshable) }
    if flashesIndicators { try fields.encode(flashesIndicators, forKey: .flashesIndicators) }
    if anchors != DefaultScrollAnchors() { try fields.encode(anchors, forKey: .anchors) }
    try fields.encodeIfPresent(position, forKey: .position)
    try fields.encodeIfPresent(targetVisibility, forKey: .targetVisibility)
    try fields.encodeIfPresent(start, forKey: .start)
    try fields.encode(content, forKey: .content)
  }
}

/// An offset as it stands in a file: what is left out is 0.
private struct StartOffset: Decodable {
  let vector: Vector

  private enum CodingKeys: String, CodingKey {
    case x, y
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let range = -1e9...1e9
    vector = Vector(x: try fields.decode(.x, or: 0, in: range), y: try fields.decode(.y, or: 0, in: range))
  }
}
