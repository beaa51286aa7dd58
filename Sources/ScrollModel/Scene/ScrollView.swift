public import ScrollInput

/// A scroll view of a scene: its content, and how it scrolls.
public struct ScrollView: Hashable, Sendable {
  /// The name that the timeline calls it by.
  public var id: String
  /// The axes along which it scrolls.
  public var axes: Axis.Set
  /// Where scrolls end.
  public var behavior: ScrollTargetBehaviorSetting
  /// When indicators are asked to show.
  public var indicators: IndicatorSettings
  /// Whether the content may be pulled past its edges, and which.
  public var bounce: BounceSettings
  /// How fast flights slow down.
  public var deceleration: ScrollDeceleration
  /// Whether users cannot scroll it; programs still can.
  public var isDisabled: Bool
  /// Whether content is drawn outside of the view; nothing else changes.
  public var isClipDisabled: Bool
  /// Whether a drag that sets out nearly along one axis stays on it.
  public var isDirectionLocked: Bool
  /// Whether pulling it at its top refreshes the content; nothing is refreshed, but what is in the way is reported.
  public var isRefreshable: Bool
  /// Whether its indicators flash when it appears, to tell that there is more to see.
  public var flashesIndicators: Bool
  /// Which places are kept when it appears, changes its size, or has little content.
  public var anchors: DefaultScrollAnchors
  /// The position that an app keeps of it; `nil` if none is kept.
  public var position: ScrollPositionSetting?
  /// The part of a target that has to be inside to count as visible; `nil` if nobody asks.
  public var targetVisibility: Double?
  /// The offset at the start, instead of the content's start; in the range whatever is asked.
  public var start: Vector?
  /// The views; several are a vertical stack.
  public var content: [SceneNode]

  /// Makes a scroll view.
  public init(
    _ id: String, axes: Axis.Set = .vertical, behavior: ScrollTargetBehaviorSetting = .automatic,
    indicators: IndicatorSettings = IndicatorSettings(), bounce: BounceSettings = BounceSettings(),
    deceleration: ScrollDeceleration = .normal, isDisabled: Bool = false, isClipDisabled: Bool = false,
    isDirectionLocked: Bool = false, isRefreshable: Bool = false, flashesIndicators: Bool = false,
    anchors: DefaultScrollAnchors = DefaultScrollAnchors(), position: ScrollPositionSetting? = nil,
    targetVisibility: Double? = nil, start: Vector? = nil, _ content: [SceneNode]
  ) {
    self.id = id
    self.axes = axes
    self.behavior = behavior
    self.indicators = indicators
    self.bounce = bounce
    self.deceleration = deceleration
    self.isDisabled = isDisabled
    self.isClipDisabled = isClipDisabled
    self.isDirectionLocked = isDirectionLocked
    self.isRefreshable = isRefreshable
    self.flashesIndicators = flashesIndicators
    self.anchors = anchors
    self.position = position
    self.targetVisibility = targetVisibility
    self.start = start
    self.content = content
  }
}

/// How fast flights slow down.
public enum ScrollDeceleration: String, Hashable, Sendable, CaseIterable, Codable {
  /// UIKit's normal rate, 0.998 a millisecond.
  case normal
  /// UIKit's fast rate, 0.99 a millisecond.
  case fast
}

/// When indicators are asked to show, for each axis.
public struct IndicatorSettings: Hashable, Sendable {
  /// For the horizontal one.
  public var horizontal: IndicatorVisibility
  /// For the vertical one.
  public var vertical: IndicatorVisibility

  /// Makes settings.
  public init(horizontal: IndicatorVisibility = .automatic, vertical: IndicatorVisibility = .automatic) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The same for both axes.
  public init(_ visibility: IndicatorVisibility) {
    self.init(horizontal: visibility, vertical: visibility)
  }

  /// The setting of an axis.
  public subscript(axis: Axis) -> IndicatorVisibility {
    axis == .horizontal ? horizontal : vertical
  }
}
