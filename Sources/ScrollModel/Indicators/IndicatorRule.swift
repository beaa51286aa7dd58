public import InputEvents

/// The rule of a policy, a pure function: what an indicator is, from what is known at a moment.
public enum IndicatorRule {
  /// What decides the look and the right to be there.
  public struct Situation: Hashable, Sendable {
    /// The setting.
    public var visibility: IndicatorVisibility
    /// Whether there is anything to scroll.
    public var overflows: Bool
    /// The classes of the connected pointing devices.
    public var devices: [DeviceClass]

    /// Makes a situation.
    public init(visibility: IndicatorVisibility, overflows: Bool, devices: [DeviceClass]) {
      self.visibility = visibility
      self.overflows = overflows
      self.devices = devices
    }
  }

  /// What the rule says.
  public enum Verdict: Hashable, Sendable {
    /// It is not there.
    case hidden(IndicatorStyle, IndicatorReason)
    /// It is there all the time.
    case visible(IndicatorReason)
    /// It comes with scrolling and goes after it.
    case whileScrolling
  }

  /// What a policy says of a situation.
  ///
  /// - Parameters:
  ///   - situation: What is known.
  ///   - policy: Which rule.
  /// - Returns: The verdict with its reason.
  public static func verdict(_ situation: Situation, _ policy: IndicatorPolicy) -> Verdict {
    let needy = policy == .connected ? situation.devices.first(where: \.needsIndicators) : nil
    let style = needy == nil ? IndicatorStyle.overlay : .legacy
    if situation.visibility == .never { return .hidden(style, .never) }
    if !situation.overflows { return .hidden(style, .contentFits) }
    if let needy {
      return .visible(situation.visibility == .hidden ? .neededThoughHidden(by: needy) : .needed(by: needy))
    }
    return situation.visibility == .hidden ? .hidden(style, .hidden) : .whileScrolling
  }
}

extension DeviceClass {
  /// Whether scrolling with such a device is hard without an indicator to grab.
  public var needsIndicators: Bool {
    switch self {
    case .mouse, .trackball, .pointingStick: true
    case .touchpad, .touchscreen, .tablet, .keyboard, .other, .unknown: false
    }
  }
}
