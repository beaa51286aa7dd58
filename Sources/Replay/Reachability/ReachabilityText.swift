public import EventLog
import InputEvents
import ScrollModel

extension Reachability {
  /// Writes what each device can do with each view that has content out of sight, for people.
  ///
  /// Lines have 100 columns at most.
  public func write(into buffer: inout ByteBuffer) {
    guard !overflows.isEmpty else {
      buffer.append("all content is in view\n")
      return
    }
    for (index, overflow) in overflows.enumerated() {
      if index > 0 { buffer.append("\n") }
      buffer.append(
        "", "\(overflow.view), \(overflow.axis.way): the setting is \(overflow.setting.rawValue)", at: 0)
      if !overflow.isSignalled {
        buffer.append(
          "  signal", "none, an unsignalled overflow: no indicator ever shows it, and no control moves it",
          at: Reachability.column)
      }
      if overflow.reaches.isEmpty {
        buffer.append("  devices", "none that could scroll is connected", at: Reachability.column)
      }
      for reach in overflow.reaches { buffer.append("", reach.words(overflow), at: 2) }
    }
  }

  private static let column = 11
}

extension Reachability.Reach {
  /// What the device can do, as one sentence.
  fileprivate func words(_ overflow: Reachability.Overflow) -> String {
    let name = "device \(device.number), \(device.deviceClass.rawValue)"
    guard !ways.isEmpty else {
      let why = obstacles.map(\.description).joined(separator: ", ")
      return "\(name): no affordance: the \(device.deviceClass.rawValue) cannot scroll \(overflow.view)"
        + " \(overflow.axis.way): \(why)"
    }
    let words = "\(name): " + ways.map(\.words).joined(separator: ", or ")
    let why = obstacles.map(\.description).joined(separator: ", ")
    return obstacles.isEmpty ? words : "\(words); not otherwise: \(why)"
  }
}

extension Reachability.Way {
  fileprivate var words: String {
    switch self {
    case .scrolls(.wheel): "by its wheel"
    case .scrolls(.fingers): "by fingers"
    case .scrolls(.touch): "by dragging the content"
    case .scrolls(.heldButton): "by its motion while a button is held"
    case .scrolls(.scrollPoint): "by its scroll point"
    case .scrolls(.ring): "by its ring or strip"
    case .dragsBar(let reason): "by dragging the bar, which is there because \(reason)"
    case .presses(let count): "by pressing controls, which come to all \(count) targets"
    }
  }
}
