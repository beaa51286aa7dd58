import InputEvents
import ScrollInput

/// What an app's position of a view holds, and which target leads.
struct PositionState: Sendable {
  /// What it holds.
  var value: ScrollPosition
  /// The target that leads, whether the position says so or not.
  var leading: Int?
}

/// Who moved a view last.
enum Mover: Hashable, Sendable {
  case nobody
  case user
  case app(ScrollRequest.Channel)
}

extension ScrollViewModel {
  /// The view that the position holds; `nil` if it holds none, or there is none.
  public var heldID: String? { position?.value.viewID }

  /// The axis along which targets lead.
  var leadingAxis: Axis {
    vertical.isActive ? .vertical : .horizontal
  }

  /// The target that leads now.
  func leadingTarget() -> Int? {
    leading?.leading(at: self[leadingAxis].offset)
  }

  /// Lets the position follow the user: it changes when another target leads, not at every motion.
  ///
  /// What the app wrote stays until then, and is never echoed: with two columns the last item can be asked for but
  /// never leads.
  mutating func followPosition(_ time: Microseconds, into outputs: inout SceneOutputs) {
    guard position != nil else { return }
    let next = leadingTarget()
    let isNew = next != position?.leading
    if isNew { position?.leading = next }
    guard mover == .user else { return }
    guard isNew || position?.value.isPositionedByUser == false && position?.value.viewID == nil else {
      return
    }
    let id = next.map { targetIDs[$0] }
    let before = position?.value.viewID
    position?.value.userScrolled(toView: id)
    if id != before { outputs.append(.position(time: time, id: id, reason: .leads)) }
  }

  /// The system went somewhere: the position follows once the view is there.
  mutating func settlePosition(_ time: Microseconds, into outputs: inout SceneOutputs) {
    guard mover == .app(.system), let position else { return }
    let id = position.leading.map { targetIDs[$0] }
    let before = position.value.viewID
    self.position?.value.userScrolled(toView: id)
    if id != before { outputs.append(.position(time: time, id: id, reason: .leads)) }
  }

  /// The app wrote the position.
  mutating func writePosition(
    _ place: ScrollPlace, _ time: Microseconds, into outputs: inout SceneOutputs
  ) {
    guard position != nil else { return }
    let before = position?.value.viewID
    switch place {
    case .view(let id, let anchor): position?.value.scrollTo(id: id, anchor: anchor)
    case .edge(let edge): position?.value.scrollTo(edge: edge)
    case .point(let x?, let y?): position?.value.scrollTo(x: x, y: y)
    case .point(let x?, nil): position?.value.scrollTo(x: x)
    case .point(nil, let y?): position?.value.scrollTo(y: y)
    case .point(nil, nil): break
    }
    let after = position?.value.viewID
    if after != before { outputs.append(.position(time: time, id: after, reason: .written)) }
  }
}
