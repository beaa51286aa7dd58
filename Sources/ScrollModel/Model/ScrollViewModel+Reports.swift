import InputEvents
import ScrollInput

// What an app's author should know of a view's settings, before anybody scrolls.
extension ScrollViewModel {
  /// Says which behaviour nobody knows, and which page is not where its view is.
  func reportBehavior(_ time: Microseconds, into outputs: inout SceneOutputs) {
    if case .custom(let name) = view.behavior, behavior == nil {
      outputs.report(.unknownBehavior(name), at: time, by: number)
    }
    guard view.behavior == .paging else { return }
    for axis in Axis.allCases where self[axis].isActive {
      let frames = pageFrames(axis)
      for page in frames.indices {
        guard
          let distance = SnapStops.pageMisalignment(
            page: page, targets: frames, along: axis, in: self[axis].geometry),
          distance.magnitude > SnapStops.tolerance
        else { continue }
        outputs.report(.misalignedPage(page, by: distance), at: time, by: number)
        break
      }
    }
  }

  /// Says whether the position holds at first what the content does not have.
  func reportPosition(_ time: Microseconds, into outputs: inout SceneOutputs) {
    guard let id = view.position?.initial.viewID, content.index(of: id) == nil else { return }
    outputs.report(.unknown(id), at: time, by: number)
  }

  /// Says whether a view that is refreshed by a pull cannot be pulled.
  func reportRefresh(_ time: Microseconds, into outputs: inout SceneOutputs) {
    guard view.isRefreshable, !vertical.isActive || !mayPass(.top, isHeld: true) else { return }
    outputs.report(.refreshBlocked(view.id), at: time, by: number)
  }

  /// The views that are as long as a page, one for each beginning: a view may be in another as long.
  private func pageFrames(_ axis: Axis) -> [Rect] {
    var frames: [Rect] = []
    for item in content.items
    where (item.frame.size[axis] - self[axis].geometry.container).magnitude <= SnapStops.tolerance
      && item.frame.start(axis) != frames.last?.start(axis)
    {
      frames.append(item.frame)
    }
    return frames
  }
}
