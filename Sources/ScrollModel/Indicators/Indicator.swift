public import InputEvents

/// How an indicator looks and whether it is there.
public struct IndicatorDecision: Hashable, Sendable {
  /// How it looks.
  public var style: IndicatorStyle
  /// Whether it is there.
  public var state: IndicatorState
  /// Why.
  public var reason: IndicatorReason

  /// Makes a decision.
  public init(style: IndicatorStyle, state: IndicatorState, reason: IndicatorReason) {
    self.style = style
    self.state = state
    self.reason = reason
  }
}

/// How an indicator looks.
public enum IndicatorStyle: String, Hashable, Sendable, CaseIterable {
  /// Over the content, there while it scrolls.
  case overlay
  /// Beside the content, always there where there is something to scroll.
  case legacy
}

/// Whether an indicator is there.
public enum IndicatorState: String, Hashable, Sendable, CaseIterable {
  /// Not there.
  case hidden
  /// There.
  case visible
  /// Going.
  case fading
}

/// Which rule decides indicators.
public enum IndicatorPolicy: String, Hashable, Sendable, CaseIterable, Codable {
  /// The set of connected devices decides, as on macOS.
  case connected
  /// As on phones and tablets: overlay, whatever is connected.
  case touchOnly
}

/// Why an indicator is as it is.
public enum IndicatorReason: Hashable, Sendable {
  /// All of the content is to be seen.
  case contentFits
  /// The setting is `never`.
  case never
  /// The setting is `hidden`, and no connected device needs an indicator.
  case hidden
  /// A device that cannot scroll freely is connected.
  case needed(by: DeviceClass)
  /// The same, although the setting is `hidden`.
  case neededThoughHidden(by: DeviceClass)
  /// The device that needed it went.
  case noLongerNeeded
  /// The content scrolls.
  case scrolling
  /// It stopped scrolling so long ago.
  case afterScrolling(Microseconds)
  /// Nothing scrolls.
  case resting
  /// The view went.
  case viewGone
}

extension IndicatorReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .contentFits: "all content is in view"
    case .never: "the setting is never"
    case .hidden: "the setting is hidden, and no mouse is connected"
    case .needed(let device): "a \(device.rawValue) is connected"
    case .neededThoughHidden(let device): "a \(device.rawValue) is connected, although the setting is hidden"
    case .noLongerNeeded: "no connected device needs a bar any more"
    case .scrolling: "the content scrolls"
    case .afterScrolling(let time): "nothing scrolled for \(time / 1000) ms"
    case .resting: "nothing scrolls"
    case .viewGone: "the view went"
    }
  }
}
