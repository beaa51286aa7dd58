import Replay
import ScrollModel

extension ReportRig {
  /// Ten pages as long as the view.
  static func pages(
    _ way: ReportRig.Way = .down, length: Double = 600, start: Double = 0, profile: Profile = .uikit
  ) -> ReportRig {
    ReportRig(way, length: length, content: 10 * length, start: start, profile: profile) {
      $0.behavior = .paging
    }
  }

  /// A strip of targets with names, `spacing` apart.
  static func strip(
    _ lengths: [Double], spacing: Double, way: ReportRig.Way = .down, start: Double = 0,
    profile: Profile = .uikit, actions: [TimedAction] = [], _ change: (inout ScrollView) -> Void = { _ in }
  ) -> ReportRig {
    let items = lengths.enumerated().map { way.item($0.element, "item\($0.offset)") }
    return ReportRig(way, start: start, profile: profile, actions: actions) {
      $0.behavior = .viewAligned()
      $0.content = [.stack(SceneStack(way.axis, spacing: spacing, isTargetLayout: true, items))]
      change(&$0)
    }
  }
}
