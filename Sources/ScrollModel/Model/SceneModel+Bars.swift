import InputEvents
import ScrollInput

// Bars beside the content take room from it, and what is left decides whether there is anything to scroll. So that no
// bar flips at a pixel, the layout is a function of the scene alone: it begins without bars and adds those that are
// needed until no more are. One that makes itself superfluous, as where narrower content is shorter, stays.
extension SceneModel {
  /// The layout of the scene with the bars that its views need.
  ///
  /// - Parameter before: The layout before, for what was seen of lazy stacks.
  /// - Returns: The layout.
  /// - Complexity: A layout, and one more for each time that bars make others necessary.
  func laidOut(from before: SceneLayout) -> SceneLayout {
    var bars: [String: EdgeInsets] = [:]
    while true {
      var next = SceneLayout(scene, bars: bars)
      next.adoptSeen(from: before)
      guard addBars(of: next, to: &bars) else { return next }
    }
  }

  /// Adds the bars that a layout asks for; says whether there were any.
  private func addBars(of layout: SceneLayout, to bars: inout [String: EdgeInsets]) -> Bool {
    guard profile.indicators.barThickness > 0 else { return false }
    var isNew = false
    for content in layout.views {
      for axis in Axis.allCases where content.view.axes.contains(axis) {
        guard bars[content.view.id]?[axis.barEdge] ?? 0 == 0, overflows(content, axis),
          isBar(content.view, axis)
        else { continue }
        bars[content.view.id, default: .zero][axis.barEdge] = profile.indicators.barThickness
        isNew = true
      }
    }
    return isNew
  }

  /// Lays the scene out anew where bars came or went since.
  mutating func followBars(_ time: Microseconds, into outputs: inout SceneOutputs) {
    guard profile.indicators.barThickness > 0, order.contains(where: { lacksBars($0) }) else { return }
    relayout(.bars, at: time, into: &outputs)
  }

  private func lacksBars(_ number: Int) -> Bool {
    Axis.allCases.contains { axis in
      guard views[number][axis].isActive else { return false }
      let isBar = isBar(views[number].view, axis)
      if views[number].reserved(axis) > 0 { return !isBar }
      return isBar && views[number][axis].overflows
    }
  }

  /// Whether the indicator of a view is a bar wherever there is something to scroll.
  private func isBar(_ view: ScrollView, _ axis: Axis) -> Bool {
    let situation = IndicatorRule.Situation(
      visibility: view.indicators[axis], overflows: true, preference: preference, devices: devices.devices,
      lastUsed: devices.lastUsed)
    return IndicatorRule.isBar(situation, policy)
  }

  private func overflows(_ content: ScrollViewLayout, _ axis: Axis) -> Bool {
    let insets = content.contentInsets
    let bounds = ContentRange.offsets(
      content: content.contentSize[axis], length: content.frame.size[axis], startInset: insets.start(axis),
      endInset: insets.end(axis), grid: PixelGrid(scale: scene.displayScale))
    return bounds.upperBound > bounds.lowerBound
  }
}

extension Axis {
  /// The edge at which the bar of an axis stands.
  var barEdge: Edge { Edge(across, isEnd: true) }
}
