public import InputEvents

/// How an indicator looks and whether it is there.
public struct IndicatorDecision: Hashable, Sendable {
  /// How it looks.
  public var style: IndicatorStyle
  /// Whether it is there.
  public var state: IndicatorState
  /// Whether it has grown, as overlays do where the pointer is over them or drags them.
  public var isWide: Bool
  /// The room across that it takes from the content, in points; the layout follows at the same time.
  public internal(set) var reserved = 0.0
  /// Why.
  public var reason: IndicatorReason

  /// How wide an indicator is.
  public enum Width: String, Hashable, Sendable, CaseIterable {
    /// As it is by itself.
    case regular
    /// Grown under the pointer.
    case wide
  }

  /// How wide it is.
  public var width: Width { isWide ? .wide : .regular }

  /// Makes a decision.
  public init(
    style: IndicatorStyle, state: IndicatorState, isWide: Bool = false, reason: IndicatorReason
  ) {
    self.style = style
    self.state = state
    self.isWide = isWide
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
  /// The device that acted last decides.
  case used(DeviceClass)
  /// Nothing acted yet, and a device that cannot scroll freely is connected.
  case neededBeforeUse(by: DeviceClass)
  /// The setting is `hidden`, although a device that needs an indicator is connected.
  case settingHidden
  /// The user prefers bars that are always there.
  case preferredAlways
  /// The user prefers bars while scrolling, although a device needs them; the setting may be `hidden` besides.
  case preferredWhenScrolling(hidden: Bool)
  /// The content scrolls.
  case scrolling
  /// Fingers rest on the touchpad.
  case tracking
  /// The app scrolls.
  case requested
  /// What showed it was over so long ago.
  case after(IndicatorActivity, Microseconds)
  /// It scrolls no more.
  case stopped
  /// The pointer moves over the view.
  case pointing
  /// The pointer is over the indicator.
  case hovering
  /// The indicator is dragged.
  case dragging
  /// The app lets it flash.
  case flashing
  /// Nothing scrolls.
  case resting
  /// The view went.
  case viewGone
  /// What an own function says.
  case own(String)
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
    case .used(let device): "the \(device.rawValue) was used last"
    case .neededBeforeUse(let device): "nothing was used yet, and a \(device.rawValue) is connected"
    case .settingHidden: "the setting is hidden"
    case .preferredAlways: "the user prefers bars that are always there"
    case .preferredWhenScrolling(let hidden):
      "the user prefers bars while scrolling" + (hidden ? ", and the setting is hidden" : "")
    case .scrolling: "the content scrolls"
    case .tracking: "fingers rest on the touchpad"
    case .requested: "the app scrolls"
    case .after(let activity, let time): IndicatorReason.words(after: activity, time / 1000)
    case .stopped: "the content scrolls no more"
    case .pointing: "the pointer moves over the view"
    case .hovering: "the pointer is over the indicator"
    case .dragging: "the indicator is dragged"
    case .flashing: "the app lets it flash"
    case .resting: "nothing scrolls"
    case .viewGone: "the view went"
    case .own(let words): words
    }
  }

  private static func words(after activity: IndicatorActivity, _ milliseconds: Int64) -> String {
    switch activity {
    case .idle, .afterScrolling, .scrolling: "nothing scrolled for \(milliseconds) ms"
    case .programmatic: "the app scrolled \(milliseconds) ms ago"
    case .tracking: "fingers rested on the touchpad until \(milliseconds) ms ago"
    case .pointing: "nothing scrolled and no pointer moved for \(milliseconds) ms"
    case .hovering: "the pointer left it \(milliseconds) ms ago"
    case .dragging: "it was let go \(milliseconds) ms ago"
    case .flashing: "it flashed \(milliseconds) ms ago"
    }
  }
}
