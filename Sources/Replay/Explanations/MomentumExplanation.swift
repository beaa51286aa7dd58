public import EventLog
public import InputEvents
public import ScrollInput
import ScrollModel

/// What became of each scroll of a timeline, and why: its motion, its end, and the glide that came of it or
/// did not.
///
/// A scroll is written when it is over. Memory grows with the scrolls that go on at a time, not with the log.
/// Lines have 100 columns at most.
public struct MomentumExplanation: TimelineSink, Sendable {
  /// The lines that were written and not yet taken away.
  public var buffer = ByteBuffer(capacity: 1 << 12)
  /// The time that is asked about; `nil` for all scrolls.
  private let time: Microseconds?
  private var devices: [NamedDevice] = []
  private var gestures: [ScrollGesture] = []
  private var count = 0
  /// The scroll whose input came last: what views do in answer is its.
  private var speaking: Int?
  /// The last scroll that began by the time that is asked about, and what became of it.
  private var wanted: Int?
  private var answer: ScrollGesture?
  /// Where each view is, by its number; `nil` until that is known.
  private var offsets: [Vector?] = []
  /// The axes along which any view scrolls.
  private(set) var axes: Axis.Set = []
  private var absence: ScrollAbsence
  let profile: Profile
  let touchpad: TouchpadSettings
  /// The law by which the velocity of fingers is estimated.
  let law: VelocityEstimator.Kind

  private struct NamedDevice: Sendable {
    var number: DeviceNumber
    var name: String
  }

  /// Writes the rules by which a scroll glides.
  ///
  /// - Parameters:
  ///   - scenario: What is replayed.
  ///   - time: Only the last scroll that began by then is written, in microseconds of the log's clock; `nil`
  ///     for all.
  public init(_ scenario: Scenario, at time: Microseconds? = nil) {
    self.time = time
    profile = scenario.profile
    touchpad = scenario.input.touchpad
    law = scenario.input.velocity ?? scenario.profile.velocity
    absence = ScrollAbsence(scenario.input)
    let model = SceneModel(scenario.scene, profile: scenario.profile, policy: scenario.policy)
    for number in model.present {
      let view = model.views[number]
      meet(TimelineView(number, view.view.id, axes: view.view.axes))
      offsets[number] = view.sample(at: 0).offset
    }
    writeRules(heldStill: scenario.input.heldStill)
  }

  /// Takes the next record of the timeline.
  public mutating func write(_ record: borrowing TimelineRecord) {
    if let time = record.time { tell(before: time) }
    absence.take(record)
    switch record {
    case .device(let device):
      guard device.isAdded else { return }
      devices.removeAll { $0.number == device.number }
      devices.append(NamedDevice(number: device.number, name: device.name))
    case .input(let event): take(event)
    case .view(let view, let output): take(view, output)
    case .action, .pointer, .finding, .report, .gap: break
    case .end: finish()
    }
  }

  /// Takes motion that became no input: a scroll that has not moved enough may be under way.
  public mutating func leave(_ motion: WithheldMotion) {
    guard motion.cause == .startThreshold, case .millimetres(let way) = motion.amount else { return }
    guard let index = gestures.firstIndex(where: { $0.end == nil && $0.began.device == motion.device })
    else { return }
    gestures[index].withhold(way)
  }

  // MARK: Scrolls

  private mutating func take(_ event: ScrollInputEvent) {
    if event.phase == .began {
      let isSecond = gestures.contains { $0.end == nil }
      if let time, event.time <= time {
        wanted = count
        answer = nil
      }
      speaking = count
      gestures.append(ScrollGesture(count, event, isSecond: isSecond))
      count += 1
    } else if let index = gestures.firstIndex(where: { $0.goesOn(with: event) }) {
      speaking = gestures[index].number
      gestures[index].take(event)
    }
  }

  private mutating func take(_ view: TimelineView, _ output: ScrollModelOutput) {
    meet(view)
    switch output {
    case .sample(let sample):
      offsets[view.number] = sample.offset
      for index in gestures.indices { gestures[index].withPart(of: view) { $0.move(to: sample) } }
    case .phase(let time, let from, let to, let reason):
      let change = ViewPart.Change(time: time, reason: reason)
      switch to {
      case .tracking, .interacting: hold(view, change, from: from, to: to)
      case .decelerating: withOpenPart(of: view) { $0.release(change) }
      case .idle, .animating: withOpenPart(of: view) { $0.close(change) }
      }
    case .target(let decision) where decision.cause == .gestureEnd || decision.cause == .wheel:
      withOpenPart(of: view) { $0.target = decision }
    case .bounce(let time, let edge, let event, let reason):
      withOpenPart(of: view) { $0.bounce(time, edge, event, reason) }
    case .adjusted(_, _, let to, _): offsets[view.number] = to
    case .target, .page, .position, .transition, .visible, .indicator: break
    }
  }

  private mutating func meet(_ view: TimelineView) {
    while offsets.count <= view.number { offsets.append(nil) }
    axes.formUnion(view.axes)
  }

  /// A view is taken in hand, or begins to follow the hand that has it.
  private mutating func hold(
    _ view: TimelineView, _ change: ViewPart.Change, from: ScrollPhase, to: ScrollPhase
  ) {
    guard let index = gestures.firstIndex(where: { $0.number == speaking }) else { return }
    if !gestures[index].hasOpenPart(of: view) {
      withOpenPart(of: view) { $0.close(change) }
      gestures[index].parts.append(
        ViewPart(
          view, change, at: offsets[view.number], wasMoving: from == .decelerating || from == .animating,
          isHand: gestures[index].began.source.surelyEnds))
    }
    if to == .interacting { withOpenPart(of: view) { $0.follow(change) } }
  }

  private mutating func withOpenPart(of view: TimelineView, _ change: (inout ViewPart) -> Void) {
    for index in gestures.indices where gestures[index].hasOpenPart(of: view) {
      gestures[index].withPart(of: view, change)
    }
  }

  // MARK: Telling

  /// Tells the scrolls that were over before a time.
  private mutating func tell(before time: Microseconds) {
    var index = 0
    while index < gestures.count {
      if let over = gestures[index].over, over < time {
        tell(gestures.remove(at: index))
      } else {
        index += 1
      }
    }
  }

  private mutating func tell(_ gesture: ScrollGesture) {
    if time == nil {
      write(gesture)
    } else if gesture.number == wanted {
      answer = gesture
    }
  }

  private mutating func finish() {
    while !gestures.isEmpty { tell(gestures.removeFirst()) }
    if let answer {
      write(answer)
    } else if let time {
      buffer.append("\nno scroll had begun by \(TimelineTable.seconds(time)) s\n")
    } else if count == 0 {
      buffer.append("\n")
      buffer.append("", "no scroll began: \(absence.words)", at: 0)
    }
  }

  /// What a device is called, behind its number.
  func name(_ number: DeviceNumber) -> String {
    guard let name = devices.first(where: { $0.number == number })?.name, !name.isEmpty else { return "" }
    return ", \(name)"
  }
}

extension ScrollGesture {
  fileprivate func hasOpenPart(of view: TimelineView) -> Bool {
    parts.contains { $0.view.number == view.number && $0.isOpen }
  }

  /// The last part of a view: it may have had the scroll more than once.
  fileprivate mutating func withPart(of view: TimelineView, _ change: (inout ViewPart) -> Void) {
    guard let index = parts.lastIndex(where: { $0.view.number == view.number }) else { return }
    change(&parts[index])
  }
}
