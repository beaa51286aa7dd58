import EventLog
import InputEvents
import ScrollInput

/// What one device of a log is, and what it sent.
struct DeviceTally: Sendable {
  let record: DeviceRecord
  let deviceClass: DeviceClass
  /// Why it has that class; `nil` if the log states it against the description.
  let reason: DeviceClassReason?
  /// How often it came.
  var times = 1
  /// When it went; `nil` while it is there.
  var gone: Microseconds?
  var frames = 0

  /// The codes of wheels, and of the device's clock, that were seen.
  private(set) var seen: [UInt16] = []
  private(set) var hasSeenClock = false
  /// The buttons and keys that were pressed, or were down before.
  private var held: [UInt16]
  /// What of it could scroll, and does not.
  private(set) var silent: [SilentPart] = []

  private(set) var contacts = ContactCounts()
  /// In the order of the sources.
  private(set) var scrolls = ScrollSource.allCases.map { ScrollCounts(source: $0) }
  private(set) var pointerMotions = 0
  private(set) var findings: [FindingTally] = []
  /// In millimetres on the surface.
  private(set) var fingers = MotionBalance()
  /// Of a mouse, a stick or a ball, in counts.
  private(set) var counts = MotionBalance()
  /// What rings, strips and scroll points scrolled, in points.
  private(set) var points = Directions()
  /// In 1/120 detent, in the direction of scrolling.
  private(set) var wheel = MotionBalance()
  private(set) var detents = Directions()
  private(set) var turns = TurnSizes()

  /// Contacts by how they ended.
  struct ContactCounts: Sendable {
    var began = 0
    var lifted = 0
    var brokenOff = 0
    var wereDownBefore = 0
    var palms = 0
  }

  /// Scrolls of a source by how they ended.
  struct ScrollCounts: Sendable {
    let source: ScrollSource
    var began = 0
    var ended = 0
    var taps = 0
    /// Lifted before they moved enough, after longer than a tap takes.
    var rests = 0
    var cancelled = 0
    /// When the last one began.
    var since: Microseconds = 0
  }

  /// Findings of one kind.
  struct FindingTally: Sendable {
    var count: Int
    var first: InputFinding
    var last: InputFinding
  }

  init(_ record: DeviceRecord) {
    self.record = record
    let taken = record.takenFor
    deviceClass = taken.deviceClass
    reason = taken.reason
    held = record.state.keys
  }

  /// Whether fingers on it scroll.
  var isSurface: Bool {
    switch deviceClass {
    case .touchpad, .touchscreen: true
    case .mouse: record.description.hasSurfaceOnMouse
    case .pointingStick, .trackball, .tablet, .keyboard, .other, .unknown: false
    }
  }

  /// Whether a button was ever down.
  func hasHeld(_ button: PointerButton) -> Bool {
    held.contains(button.code)
  }

  mutating func take(_ frame: borrowing Frame) {
    frames += 1
    for event in frame.events {
      if event.is(.miscellaneous, EventCode.mscTimestamp) { hasSeenClock = true }
      if event.type == .key, event.value == 1, !held.contains(event.code) { held.append(event.code) }
      guard event.type == .relative, WheelCodes.all.contains(event.code) else { continue }
      if !seen.contains(event.code) { seen.append(event.code) }
    }
  }

  mutating func take(_ output: ScrollInputOutput, _ settings: ScrollInputSettings) {
    switch output {
    case .contact(let event): take(event)
    case .pointer(let event):
      guard case .moved(let way) = event.kind else { return }
      pointerMotions += 1
      if deviceClass == .touchpad {
        fingers.pointed.add(way * (1 / settings.pointer.pointsPerMillimetre))
      } else {
        counts.pointed.add(way * (1 / settings.pointer.pointsPerCount))
      }
    case .scroll(let event): take(event, settings)
    case .withheld(let motion):
      switch motion.amount {
      case .millimetres(let way): fingers.withhold(way, motion.cause)
      case .counts(let way): counts.withhold(way, motion.cause)
      case .wheel(let turn): wheel.withhold(Vector(x: Double(turn.x), y: Double(turn.y)), motion.cause)
      }
    case .finding(let finding):
      if case .device(.silent(let part)) = finding.kind, !silent.contains(part) { silent.append(part) }
      if let index = findings.firstIndex(where: { $0.first.name == finding.name }) {
        findings[index].count += 1
        findings[index].last = finding
      } else {
        findings.append(FindingTally(count: 1, first: finding, last: finding))
      }
    }
  }

  private mutating func take(_ event: ContactEvent) {
    switch event.change {
    case .began:
      contacts.began += 1
      if event.wasDownBefore { contacts.wereDownBefore += 1 }
      if event.isPalm { contacts.palms += 1 }
    case .ended: contacts.lifted += 1
    case .cancelled: contacts.brokenOff += 1
    }
  }

  private mutating func take(_ event: ScrollInputEvent, _ settings: ScrollInputSettings) {
    if let index = scrolls.firstIndex(where: { $0.source == event.source }) {
      switch event.phase {
      case .began:
        scrolls[index].began += 1
        scrolls[index].since = event.time
      case .changed: break
      case .ended: scrolls[index].ended += 1
      case .cancelled where event.reason == .liftedBeforeStart:
        let isTap = event.time - scrolls[index].since <= ExplanationText.longestTap
        if isTap { scrolls[index].taps += 1 } else { scrolls[index].rests += 1 }
      case .cancelled: scrolls[index].cancelled += 1
      }
    }
    if let turn = event.wheel {
      wheel.scrolled.add(Vector(x: Double(turn.x), y: Double(turn.y)))
      turns.add(turn.x)
      turns.add(turn.y)
      if let whole = event.detents { detents.add(Vector(x: Double(whole.x), y: Double(whole.y))) }
    } else if event.source == .continuous {
      guard event.reason == .buttonHeld else { return points.add(event.delta) }
      let natural = settings.pointer.buttonScroll.natural
      let way = event.delta * (1 / settings.pointer.buttonScroll.pointsPerCount)
      counts.scrolled.add(
        Vector(
          x: natural.contains(.horizontal) ? 0 - way.x : way.x,
          y: natural.contains(.vertical) ? 0 - way.y : way.y))
    } else {
      fingers.scrolled.add(DeviceTally.onSurface(event, settings))
    }
  }

  /// How far the fingers moved on the surface, in millimetres: the input's way without gain, turns and
  /// natural scrolling.
  private static func onSurface(_ event: ScrollInputEvent, _ settings: ScrollInputSettings) -> Vector {
    let isTouch = event.source == .touch
    let gain = isTouch ? settings.touchscreen.pointsPerMillimetre : settings.touchpad.pointsPerMillimetre
    let x = event.delta.x * (event.natural.contains(.horizontal) ? -1 : 1) / gain
    let y = event.delta.y * (event.natural.contains(.vertical) ? -1 : 1) / gain
    switch isTouch ? settings.touchscreen.rotation : .none {
    case .none: return Vector(x: x, y: y)
    case .clockwise: return Vector(x: 0 - y, y: x)
    case .upsideDown: return Vector(x: 0 - x, y: 0 - y)
    case .counterclockwise: return Vector(x: y, y: 0 - x)
    }
  }
}

/// The codes of a wheel, in detents and in parts of them.
struct WheelCodes: Sendable {
  let name: String
  let whole: UInt16
  let parts: UInt16
  let partsName: String

  static let axes = [
    WheelCodes(
      name: "vertical", whole: EventCode.relWheel, parts: EventCode.relWheelHiRes,
      partsName: "REL_WHEEL_HI_RES"),
    WheelCodes(
      name: "horizontal", whole: EventCode.relHWheel, parts: EventCode.relHWheelHiRes,
      partsName: "REL_HWHEEL_HI_RES"),
  ]

  static let all = axes.flatMap { [$0.whole, $0.parts] }
}
