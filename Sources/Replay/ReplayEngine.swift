public import EventLog
public import InputEvents
import ScrollInput
public import ScrollModel

/// Folds an event log through scroll input into a scene, on a virtual clock.
///
/// A value without I/O and clock: the same records give the same timeline, bit for bit. Memory does not grow with
/// the log.
public struct ReplayEngine: Sendable {
  private let refreshRate: Int64
  private var interpreter: InputInterpreter
  private var model: SceneModel
  private let actions: [TimedAction]
  private var nextAction = 0
  private var devices: [ReplayDevice] = []
  private var digest = TimelineDigest()
  private var uses = 0
  private var samples = 0
  private var frames = 0
  private var now: Microseconds = 0
  private var hasStarted = false
  private let input: ScrollInputSettings
  private var watch = ReachabilityWatch()
  /// Whether there is anything that might not be reached.
  private var watches = false
  /// The situations that indicators were in; `nil` unless ``followIndicators()`` asked for them.
  public private(set) var coverage: IndicatorCoverage?
  // Used again for every record, so that a steady state allocates nothing.
  private var inputs: [ScrollInputOutput] = []
  private var outputs = SceneOutputs()

  private struct ReplayDevice: Sendable {
    var number: DeviceNumber
    var name: String
    var deviceClass: DeviceClass
    var abilities: DeviceAbilities
    /// The place of its last act among all acts; 0 if it never acted.
    var lastUse = 0
    /// When it last acted.
    var lastActed: Microseconds?
  }

  /// Makes an engine at the start of a scenario.
  ///
  /// - Parameters:
  ///   - scenario: The scene, the actions and the settings.
  ///   - behaviors: The behaviours that the scene calls by name.
  public init(_ scenario: Scenario, behaviors: ScrollTargetBehaviors = ScrollTargetBehaviors()) {
    refreshRate = Int64(scenario.scene.refreshRate)
    // One law for both: the input's settings win over the profile.
    var (input, profile) = (scenario.input, scenario.profile)
    profile.velocity = input.velocity ?? profile.velocity
    input.velocity = profile.velocity
    interpreter = InputInterpreter(settings: input)
    self.input = input
    model = SceneModel(
      scenario.scene, profile: profile, policy: scenario.policy, preference: scenario.preference,
      behaviors: behaviors)
    actions = scenario.actions
  }

  /// What holds at the time up to which the replay has come: computed, not interpolated.
  ///
  /// One for each scroll view that is on screen, outer ones before those inside.
  public var states: [ReplayState] {
    model.present.map { number in
      let view = model.views[number]
      return ReplayState(
        view: view.view.id, sample: view.sample(at: now), phase: view.phase,
        indicators: Axis.allCases.compactMap { axis in
          model.appearance(of: axis, in: number, at: now).map { ReplayIndicator(axis: axis, appearance: $0) }
        })
    }
  }

  /// The scene as it is now.
  public var scene: SceneModel { model }

  /// Which device can scroll which view to all of its content now, and how.
  public var reachability: Reachability {
    let pointing = devices.filter(\.deviceClass.isPointing)
    return Reachability(
      model,
      devices: pointing.map {
        Reachability.Device(
          number: $0.number, name: $0.name, deviceClass: $0.deviceClass, abilities: $0.abilities)
      }, lastUsed: lastUsed)
  }

  /// The connected pointing devices, and when each last acted.
  var indicatorDevices: [IndicatorExplanation.Connected] {
    let last = devices.map(\.lastUse).max() ?? 0
    return devices.filter(\.deviceClass.isPointing).map {
      IndicatorExplanation.Connected(
        device: IndicatorExplanation.Device(
          number: $0.number, name: $0.name, deviceClass: $0.deviceClass),
        lastActed: $0.lastActed, isLast: last > 0 && $0.lastUse == last)
    }
  }

  /// The class of the connected device that acted last.
  private var lastUsed: DeviceClass? {
    devices.filter { $0.lastUse > 0 }.max { $0.lastUse < $1.lastUse }?.deviceClass
  }

  /// Follows from now on which situations of the rule of indicators occur.
  public mutating func followIndicators() {
    coverage = IndicatorCoverage()
  }

  /// The time up to which the replay has come.
  public var time: Microseconds { now }

  /// When something happens next without a record: what is due, or a sample while something moves.
  var nextStop: Microseconds? {
    guard model.isMoving else { return nextEvent }
    return min(nextEvent ?? nextRefresh, nextRefresh)
  }

  /// Whether every view rests at a place where a scroll may end.
  public var isAtRest: Bool {
    model.isAtRest
  }

  /// Replays one record of the log.
  ///
  /// - Parameters:
  ///   - record: The record; records come in the order of the log.
  ///   - sink: Is given the timeline's records in order.
  /// - Complexity: O(events in the record + samples since the record before).
  public mutating func step<Sink: TimelineSink>(_ record: borrowing LogRecord, into sink: inout Sink) {
    start(into: &sink)
    if let time = record.time { advance(to: time, into: &sink) }
    switch record {
    case .header, .note, .mark, .end: break
    case .device(let device): add(device, into: &sink)
    case .frame(let frame):
      frames += 1
      interpreter.step(frame, into: &inputs)
      apply(into: &sink)
    case .drop(let time, let device):
      emit(.gap(time: time, device: device, reason: "events were lost"), into: &sink)
      interpreter.drop(device, at: time, into: &inputs)
      apply(into: &sink)
    case .gone(_, let device): remove(device, .gone, into: &sink)
    case .gap(let gap):
      emit(.gap(time: gap.time, device: gap.device, reason: gap.reason), into: &sink)
      interpreter.gap(gap.device, at: gap.time, into: &inputs)
      apply(into: &sink)
      for device in devices where gap.device == nil || gap.device == device.number {
        losePointer(of: device.number, into: &sink)
      }
    }
  }

  /// Ends the log: what is down is cancelled, and time runs on until all is at rest and every fade is done.
  ///
  /// - Parameter sink: Is given the rest of the timeline, its end last.
  /// - Returns: The end, with the digest.
  @discardableResult
  public mutating func finish<Sink: TimelineSink>(into sink: inout Sink) -> TimelineEnd {
    endLog(into: &sink)
    while let next = nextEvent { advance(to: next, into: &sink) }
    let end = TimelineEnd(digest: digest.value, samples: samples, frames: frames)
    sink.write(.end(end))
    return end
  }

  /// Ends the log without running on: what is down is cancelled.
  public mutating func endLog<Sink: TimelineSink>(into sink: inout Sink) {
    start(into: &sink)
    interpreter.finish(at: now, into: &inputs)
    apply(into: &sink)
    for device in devices { losePointer(of: device.number, into: &sink) }
  }

  private mutating func start<Sink: TimelineSink>(into sink: inout Sink) {
    guard !hasStarted else { return }
    hasStarted = true
    model.start(at: 0, into: &outputs)
    flush(into: &sink)
  }

  // MARK: Time

  /// When something is due without a record: a wheel's end, a step, a fade, or a sample while the view moves.
  private var nextEvent: Microseconds? {
    var next = interpreter.nextDeadline
    if let deadline = model.nextDeadline, next.map({ deadline < $0 }) ?? true { next = deadline }
    if let action = actionTime, next.map({ action < $0 }) ?? true { next = action }
    return next
  }

  /// When the next action is due.
  private var actionTime: Microseconds? {
    nextAction < actions.count ? actions[nextAction].time : nil
  }

  /// The next refresh after now, from the log's zero on.
  private var nextRefresh: Microseconds {
    let index = now * refreshRate / 1_000_000 + 1
    let time = index * 1_000_000 / refreshRate
    return time > now ? time : (index + 1) * 1_000_000 / refreshRate
  }

  /// Lets time pass up to a time that is not before the last record's.
  ///
  /// - Complexity: O(samples and steps until then).
  public mutating func advance<Sink: TimelineSink>(to time: Microseconds, into sink: inout Sink) {
    start(into: &sink)
    // Time never goes back, also not to an action of a time before the log's zero.
    let time = max(time, now)
    // At least once: a step may be due at the very time it was decided.
    repeat {
      let refresh = model.isMoving ? nextRefresh : time
      let deadline = interpreter.nextDeadline ?? time
      // An action of the past happens now: it was written for a time before the log begins.
      var next = min(refresh, deadline, time, max(now, actionTime ?? time))
      // Reports and coverage look at what holds between two steps, so that each comes by itself.
      if coverage != nil || watches, let step = model.nextDeadline { next = max(now, min(next, step)) }
      let wasMoving = model.isMoving
      model.advance(to: next, into: &outputs)
      now = next
      flush(into: &sink)
      if wasMoving, model.isMoving, next == refresh { sample(into: &sink) }
      if deadline <= next {
        interpreter.advance(to: next, into: &inputs)
        apply(into: &sink)
      }
      while let due = actionTime, due <= now {
        let action = actions[nextAction].action
        nextAction += 1
        emit(.action(time: now, action), into: &sink)
        model.perform(action, at: now, into: &outputs)
        flush(into: &sink)
        sampleMoved(into: &sink)
        watchReach(into: &sink)
      }
    } while now < time
  }

  // MARK: Devices

  private mutating func add<Sink: TimelineSink>(_ record: DeviceRecord, into sink: inout Sink) {
    let (deviceClass, given) = record.takenFor
    let reason = given.map { TimelineDeviceReason.classified($0) } ?? .stated
    let device = ReplayDevice(
      number: record.number, name: record.description.name, deviceClass: deviceClass,
      abilities: DeviceAbilities(record.description, deviceClass, input))
    remove(record.number, .describedAnew, into: &sink)
    devices.append(device)
    emit(.device(timelineDevice(device, isAdded: true, reason)), into: &sink)
    interpreter.add(
      record.number, record.description, record.state, as: deviceClass, at: record.time, into: &inputs)
    apply(into: &sink)
    tellDevices(into: &sink)
  }

  private mutating func remove<Sink: TimelineSink>(
    _ number: DeviceNumber, _ reason: TimelineDeviceReason, into sink: inout Sink
  ) {
    guard let index = devices.firstIndex(where: { $0.number == number }) else { return }
    interpreter.remove(number, at: now, into: &inputs)
    apply(into: &sink)
    losePointer(of: number, into: &sink)
    let device = devices.remove(at: index)
    emit(.device(timelineDevice(device, isAdded: false, reason)), into: &sink)
    tellDevices(into: &sink)
  }

  private mutating func losePointer<Sink: TimelineSink>(
    of number: DeviceNumber, into sink: inout Sink
  ) {
    model.losePointer(of: number, at: now, into: &outputs)
    flush(into: &sink)
  }

  private func timelineDevice(
    _ device: ReplayDevice, isAdded: Bool, _ reason: TimelineDeviceReason
  ) -> TimelineDevice {
    TimelineDevice(
      time: now, number: device.number, name: device.name, deviceClass: device.deviceClass, isAdded: isAdded,
      reason: reason)
  }

  private func deviceClass(_ number: DeviceNumber) -> DeviceClass? {
    devices.first { $0.number == number }?.deviceClass
  }

  private mutating func tellDevices<Sink: TimelineSink>(into sink: inout Sink) {
    let classes = devices.map(\.deviceClass).filter(\.isPointing)
    model.setDevices(classes, lastUsed: lastUsed, at: now, into: &outputs)
    flush(into: &sink)
    sampleMoved(into: &sink)
    watchReach(into: &sink)
  }

  /// Says what cannot be reached since devices, settings, layout or positions changed.
  private mutating func watchReach<Sink: TimelineSink>(into sink: inout Sink) {
    watches = ReachabilityWatch.concerns(model)
    guard watches else {
      watch.clear()
      return
    }
    for (number, report) in watch.update(reachability) {
      emit(.report(time: now, timelineView(number), report), into: &sink)
    }
  }

  /// Takes note that a device acts: it scrolls, moves the pointer, presses a button, or a finger comes down on a screen.
  private mutating func use(_ number: DeviceNumber) {
    guard let index = devices.firstIndex(where: { $0.number == number }) else { return }
    uses += 1
    devices[index].lastUse = uses
    devices[index].lastActed = now
    model.use(devices[index].deviceClass, at: now, into: &outputs)
  }

  // MARK: Output

  /// Gives the interpreter's output to the model; a sample follows of each view that was asked to do something, and of
  /// the outermost if none was: there is one for every input.
  private mutating func apply<Sink: TimelineSink>(into sink: inout Sink) {
    var hasInput = false
    let before = samples
    for input in inputs {
      switch input {
      case .contact: continue
      case .withheld(let motion):
        sink.leave(motion)
        continue
      case .finding(let finding): emit(.finding(finding), into: &sink)
      case .pointer(let event):
        use(event.device)
        model.point(event, into: &outputs)
      case .scroll(let event):
        hasInput = true
        emit(.input(event), into: &sink)
        // Fingers that rest beside the screen do nothing.
        if event.delta != .zero || (event.source == .touch && event.phase == .began) { use(event.device) }
        model.step(event, into: &outputs)
      }
      flush(into: &sink)
    }
    // Contacts come after what their frames scroll: fingers that hold the content stop it as a gesture.
    // A hand on a mouse holds the mouse, not the content.
    for case .contact(let contact) in inputs where deviceClass(contact.device) != .mouse {
      model.touch(contact, into: &outputs)
      flush(into: &sink)
    }
    inputs.removeAll(keepingCapacity: true)
    sampleMoved(into: &sink)
    if hasInput, samples == before, let first = model.present.first { sample(first, into: &sink) }
  }

  private mutating func sampleMoved<Sink: TimelineSink>(into sink: inout Sink) {
    while let number = model.takeMoved() { sample(number, into: &sink) }
  }

  private mutating func sample<Sink: TimelineSink>(_ number: Int, into sink: inout Sink) {
    samples += 1
    emit(.view(timelineView(number), .sample(model.sample(number, at: now))), into: &sink)
  }

  /// Samples of everything that moves.
  private mutating func sample<Sink: TimelineSink>(into sink: inout Sink) {
    for number in model.present where model.isMoving(number) { sample(number, into: &sink) }
  }

  private mutating func flush<Sink: TimelineSink>(into sink: inout Sink) {
    var hasPosition = false
    for output in outputs.records {
      switch output {
      case .view(let number, let output):
        if case .sample = output { samples += 1 }
        if case .position = output { hasPosition = true }
        emit(.view(timelineView(number), output), into: &sink)
      case .pointer(let change): emit(.pointer(change.view.map { timelineView($0) }, change), into: &sink)
      case .report(let time, let number, let report):
        emit(.report(time: time, number.map { timelineView($0) }, report), into: &sink)
      }
    }
    outputs.removeAll()
    coverNow()
    // At the start there is nobody yet who could not reach anything.
    if hasPosition, !devices.isEmpty { watchReach(into: &sink) }
  }

  // MARK: Coverage

  /// Takes note of the situations that all indicators are in.
  private mutating func coverNow() {
    guard coverage != nil else { return }
    for number in model.present {
      for axis in Axis.allCases {
        if let situation = model.views[number].indicatorSituation(axis) { coverage?.add(situation) }
      }
    }
  }

  private func timelineView(_ number: Int) -> TimelineView {
    TimelineView(number, model.views[number].view.id, axes: model.views[number].view.axes)
  }

  private mutating func emit<Sink: TimelineSink>(_ record: TimelineRecord, into sink: inout Sink) {
    digest.add(record)
    sink.write(record)
  }
}
