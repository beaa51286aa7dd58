import EventLog
import Foundation
import Replay
import ScrollInput
import ScrollModel

/// Scrolls end at multiples of 300 points.
struct EveryThreeHundred: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
    target.rect.origin.y = (target.rect.origin.y / 300).rounded() * 300
  }
}

func phases(of log: URL) throws -> [String] {
  let rows = SceneStack(.vertical, spacing: 0, isLazy: true, [.repeated(1000, .item(height: 52))])
  let list = ScrollView("list", behavior: .custom("every 300"), [.stack(rows)])
  let scene = Scene(size: Vector(x: 390, y: 844), safeArea: EdgeInsets(top: 47), .scroll(list))
  let jump = TimedAction(at: 4_000_000, .scroll(ScrollRequest(.view("500"), isAnimated: true)))
  let scenario = Scenario(name: "mine", scene: scene, actions: [jump], profile: .uikit)

  var engine = ReplayEngine(scenario, behaviors: ["every 300": EveryThreeHundred()])
  var timeline = TimelineCollector()
  let bytes = [UInt8](try Data(contentsOf: log))
  var reader = EventLogReader()
  let used = try reader.read(bytes.span) { engine.step($0, into: &timeline) }
  _ = try reader.finish(bytes.span.extracting(used...)) { engine.step($0, into: &timeline) }
  engine.finish(into: &timeline)

  return timeline.records.compactMap { record in
    guard case .view(let view, .phase(let time, _, let phase, let reason)) = record else { return nil }
    return "\(time) us, \(view.id): \(phase), \(reason)"
  }
}
