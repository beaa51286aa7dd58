import InputEvents
import ScrollInput

/// Why nothing scrolled in a timeline, as far as its devices, findings and inputs tell.
struct ScrollAbsence: Sendable {
  private let settings: ScrollInputSettings
  // Each once, in the order in which they came.
  private var classes: [DeviceClass] = []
  private var silent: [SilentPart] = []
  private var began = 0
  private var ends: [End] = []

  private struct End: Sendable {
    var reason: ScrollInputReason
    var count: Int
  }

  init(_ settings: ScrollInputSettings) {
    self.settings = settings
  }

  /// Takes the next record of the timeline.
  mutating func take(_ record: borrowing TimelineRecord) {
    switch record {
    case .device(let device):
      if device.isAdded, !classes.contains(device.deviceClass) { classes.append(device.deviceClass) }
    case .finding(let finding):
      // Where the pointer is has nothing to do with scrolling.
      guard case .device(.silent(let part)) = finding.kind, part != .absolutePointer else { return }
      if !silent.contains(part) { silent.append(part) }
    case .input(let event):
      switch event.phase {
      case .began: began += 1
      case .changed: break
      case .ended: count(.liftedBeforeStart)
      case .cancelled: count(event.reason)
      }
    case .view, .action, .pointer, .report, .gap, .end: break
    }
  }

  private mutating func count(_ reason: ScrollInputReason) {
    if let index = ends.firstIndex(where: { $0.reason == reason }) {
      ends[index].count += 1
    } else {
      ends.append(End(reason: reason, count: 1))
    }
  }

  /// Why no scroll began, or why none that began moved: asked where nothing did.
  var words: String {
    if began > 0 { return stillness }
    if classes.isEmpty { return "the log has no device" }
    var parts: [String] = []
    for deviceClass in classes {
      for part in words(deviceClass) where !parts.contains(part) { parts.append(part) }
    }
    parts += silent.map(\.description)
    return parts.isEmpty ? "no device of the log asked for one" : parts.joined(separator: "; ")
  }

  private var stillness: String {
    let all = began == 1 ? "the one scroll did not move" : "none of the \(began) scrolls moved"
    guard let most = ends.max(by: { $0.count < $1.count }) else { return all }
    if ends.count == 1 { return "\(all), because: \(words(most.reason))" }
    guard ends.filter({ $0.count == most.count }).count == 1 else { return "\(all), for several reasons" }
    return "\(all), most often (\(ExplanationText.count(most.count, "time"))) because: \(words(most.reason))"
  }

  private func words(_ reason: ScrollInputReason) -> String {
    reason == .liftedBeforeStart ? "lifted before it moved enough" : reason.description
  }

  private func words(_ deviceClass: DeviceClass) -> [String] {
    var words: [String] = []
    switch deviceClass {
    case .touchpad:
      switch settings.touchpad.method {
      case .twoFinger: words.append("two fingers scroll on a touchpad, and never two alone came down")
      case .edge: words.append("one finger scrolls in the edge of a touchpad, and none came down there alone")
      case .none: words.append("no finger scrolls on a touchpad while input.touchpad.method is none")
      }
    case .touchscreen: words.append("no finger came down on a touchscreen")
    case .mouse where settings.pointer.mouseSurface: words.append("no wheel or surface of a mouse scrolled")
    case .mouse, .trackball:
      words.append("no wheel turned" + (settings.wheel.deadBand > 0 ? " beyond the dead band" : ""))
    case .pointingStick where settings.pointer.buttonScroll.pointingStick == nil:
      words.append("a pointing stick scrolls only with input.pointer.buttonScroll.pointingStick")
    case .tablet where settings.tablet != TabletSettings():
      words.append("no part of a tablet that scrolls was used")
    case .pointingStick, .tablet, .keyboard, .other, .unknown: break
    }
    if let button = settings.pointer.buttonScroll.button(deviceClass) {
      let name = deviceClass.rawValue.replacing("-", with: " ")
      words.append("no \(name) moved far enough while its \(button.words) button was held")
    }
    return words
  }
}

extension PointerButton {
  /// What it is called.
  var words: String {
    switch self {
    case .primary: "left"
    case .secondary: "right"
    case .middle: "middle"
    case .other(let code): CodeNames.name(.key, code) ?? "\(code)"
    }
  }

  /// Its code in `EV_KEY`.
  var code: UInt16 {
    switch self {
    case .primary: EventCode.buttonLeft
    case .secondary: EventCode.buttonRight
    case .middle: EventCode.buttonMiddle
    case .other(let code): code
    }
  }
}
