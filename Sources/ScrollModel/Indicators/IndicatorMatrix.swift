public import InputEvents

/// The whole table of a policy: what its rule says of every situation.
///
/// The order is fixed: device sets outermost, then who acted last, settings, preferences, content and activities.
public enum IndicatorMatrix {
  /// One situation with what the rule says.
  public struct Cell: Hashable, Sendable {
    /// What is known.
    public var situation: IndicatorRule.Situation
    /// What the rule says of it.
    public var verdict: IndicatorRule.Verdict
  }

  /// The sets of devices that are asked for, each in alphabetical order.
  public static let deviceSets: [[DeviceClass]] = [
    [], [.mouse], [.touchpad], [.touchscreen], [.mouse, .touchpad], [.touchpad, .touchscreen],
    [.mouse, .touchpad, .touchscreen],
  ]

  /// All cells of a policy.
  ///
  /// - Parameter policy: Which rule.
  /// - Returns: The cells; nobody or one of the connected devices acted last.
  public static func cells(_ policy: IndicatorPolicy) -> [Cell] {
    var cells: [Cell] = []
    for devices in deviceSets {
      for last in [nil] + devices.map(Optional.some) {
        for visibility in IndicatorVisibility.allCases {
          for preference in IndicatorPreference.allCases {
            for overflows in [false, true] {
              for activity in IndicatorActivity.allCases {
                let situation = IndicatorRule.Situation(
                  visibility: visibility, overflows: overflows, preference: preference, devices: devices,
                  lastUsed: last, activity: activity)
                cells.append(
                  Cell(situation: situation, verdict: IndicatorRule.verdict(situation, policy)))
              }
            }
          }
        }
      }
    }
    return cells
  }
}
