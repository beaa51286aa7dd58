import InputEvents
import ScrollInput

/// The views that a wheel's motion moves, along each axis, until it is quiet.
struct WheelOwners: Sendable {
  var device: DeviceNumber
  var horizontal: Int?
  var vertical: Int?
  /// Whether another device has taken the view over: it scrolls nothing until it was quiet.
  var isOver = false

  subscript(axis: Axis) -> Int? {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}

extension SceneModel {
  mutating func stepWheel(_ input: ScrollInputEvent, into outputs: inout SceneOutputs) {
    let index: Int
    if let known = runs.firstIndex(where: { $0.device == input.device }) {
      index = known
    } else {
      index = runs.count
      runs.append(WheelOwners(device: input.device))
    }
    if input.phase == .ended || input.phase == .cancelled {
      let run = runs.remove(at: index)
      for number in order where number == run.horizontal || number == run.vertical {
        outputs.view = number
        views[number].endWheel(input, into: &outputs)
      }
      return
    }
    guard !runs[index].isOver else { return }
    for axis in Axis.allCases where input.delta[axis] != 0 && runs[index][axis] == nil {
      runs[index][axis] = wheelOwner(axis, towardsEnd: input.delta[axis] > 0)
    }
    let run = runs[index]
    for number in order where number == run.horizontal || number == run.vertical {
      var part = input
      for axis in Axis.allCases where run[axis] != number { part.delta[axis] = 0 }
      guard part.delta != .zero, takesInput(number) else { continue }
      outputs.view = number
      takeOver(number, part, into: &outputs)
      views[number].turnWheel(part, into: &outputs)
    }
  }

  /// Of the views under the pointer the innermost that scrolls along the axis and has room there, then the innermost
  /// that scrolls along it.
  private func wheelOwner(_ axis: Axis, towardsEnd: Bool) -> Int? {
    let innermost = view(at: pointer)
    let scrolls = { (number: Int) in takesInput(number) && views[number][axis].isActive }
    return chain(innermost) { scrolls($0) && views[$0].hasRoom(axis, towardsEnd: towardsEnd) }
      ?? chain(innermost, where: scrolls)
  }
}
