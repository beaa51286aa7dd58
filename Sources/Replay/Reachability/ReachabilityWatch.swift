import InputEvents
import ScrollModel

/// Says when a device cannot reach what a hidden indicator does not show, once until it is over.
///
/// Only of indicators that are `hidden` or `never`: elsewhere an app has not taken the bar away.
struct ReachabilityWatch: Sendable {
  private var lasting: [Fact] = []

  private struct Fact: Hashable, Sendable {
    var number: Int
    var axis: Axis
    /// The device; `nil` for what no device changes.
    var device: DeviceNumber?
  }

  /// Whether there is anything to watch in a scene.
  static func concerns(_ model: SceneModel) -> Bool {
    model.present.contains { number in
      Axis.allCases.contains { axis in
        // Asked at every change of a position: a view that nobody watches is not copied for it.
        guard isWatched(model.views[number].view.indicators[axis]) else { return false }
        let range = model.views[number].range(axis)
        return range.upperBound > range.lowerBound
      }
    }
  }

  private static func isWatched(_ setting: IndicatorVisibility) -> Bool {
    setting == .hidden || setting == .never
  }

  /// What begins to hold; what holds no more may be said again.
  mutating func update(_ reachability: Reachability) -> [(view: Int, report: SceneReport)] {
    var holding: [Fact] = []
    var reports: [(view: Int, report: SceneReport)] = []
    for overflow in reachability.overflows where ReachabilityWatch.isWatched(overflow.setting) {
      let (number, axis) = (overflow.number, overflow.axis)
      // Without a device nobody looks for a way.
      guard !overflow.reaches.isEmpty else { continue }
      if !overflow.isSignalled {
        holding.append(Fact(number: number, axis: axis, device: nil))
        if !lasting.contains(Fact(number: number, axis: axis, device: nil)) {
          reports.append((number, .unsignalledOverflow(overflow.view, axis, overflow.setting)))
        }
      }
      for reach in overflow.reaches where reach.ways.isEmpty {
        let fact = Fact(number: number, axis: axis, device: reach.device.number)
        holding.append(fact)
        guard !lasting.contains(fact) else { continue }
        reports.append(
          (number, .noAffordance(reach.device.deviceClass, view: overflow.view, axis, reach.obstacles)))
      }
    }
    lasting = holding
    return reports
  }

  /// Nothing holds any more.
  mutating func clear() {
    lasting = []
  }
}
