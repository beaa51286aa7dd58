import EventLog
import InputEvents
import Replay
import ScrollInput
import ScrollModel

/// A replay that is fed frame by frame: the devices and the view of the reports' shorthand.
///
/// Ten points a millimetre, 40 a detent. Ways are along one axis and towards the end of the content: the rig turns them
/// into what fingers and wheels do under the default, natural scrolling on surfaces.
struct ReportRig {
  /// How the content lies, and thereby what is towards its end.
  struct Way: Sendable, CustomStringConvertible {
    var axis = Axis.vertical
    var isRightToLeft = false

    static let down = Way()
    static let right = Way(axis: .horizontal)
    static let left = Way(axis: .horizontal, isRightToLeft: true)
    static let all = [down, right, left]

    var description: String { self.axis == .vertical ? "down" : isRightToLeft ? "left" : "right" }

    /// The size of a view of a length along the way.
    func size(_ length: Double) -> Vector {
      axis == .vertical ? Vector(x: 390, y: length) : Vector(x: length, y: 390)
    }

    /// An item of a length along the way.
    func item(_ length: Double, _ id: String? = nil) -> SceneNode {
      axis == .vertical ? .item(id, height: length) : .item(id, width: length)
    }

    func edge(isEnd: Bool) -> Edge { Edge(axis, isEnd: isEnd) }
  }

  /// Points a millimetre.
  static let gain = 10.0

  private(set) var engine: ReplayEngine
  private(set) var sink = TimelineCollector()
  private(set) var time: Microseconds = 0
  let way: Way
  private let view: String
  private var contacts: [[Int32?]] = Array(repeating: [], count: ReportDevice.allCases.count)
  private var places: [[Vector]] = Array(repeating: [], count: ReportDevice.allCases.count)
  private var nextID: Int32 = 1
  private var fineSteps = 0

  /// A rig for a scenario; numbers are those of the view named `view`.
  init(_ scenario: Scenario, _ way: Way = .down, view: String = "view") {
    engine = ReplayEngine(scenario)
    self.way = way
    self.view = view
    for device in ReportDevice.allCases {
      engine.step(
        .device(DeviceRecord(time: 0, number: device.rawValue, description: device.device)), into: &sink)
    }
  }

  /// The view of 600 pt whose content has 6000, and what a test changes of it.
  init(
    _ way: Way = .down, length: Double = 600, content: Double = 6000, start: Double = 0,
    profile: Profile = .uikit, actions: [TimedAction] = [], refreshRate: Int = 60,
    _ change: (inout ScrollView) -> Void = { _ in }
  ) {
    var view = ScrollView(
      "view", axes: Axis.Set(way.axis), start: Vector(start, along: way.axis), [way.item(content)])
    change(&view)
    let scene = Scene(
      size: way.size(length), layoutDirection: way.isRightToLeft ? .rightToLeft : .leftToRight,
      refreshRate: refreshRate, .scroll(view))
    self.init(Self.scenario(scene, profile: profile, actions: actions), way)
  }

  /// A scenario with the rig's gains.
  static func scenario(
    _ scene: Scene, profile: Profile = .uikit, actions: [TimedAction] = []
  ) -> Scenario {
    var input = ScrollInputSettings()
    input.touchscreen.pointsPerMillimetre = gain
    input.touchpad.pointsPerMillimetre = gain
    input.pointer.pointsPerMillimetre = gain
    // The rows count points per millimetre and per detent, so no profile stretches them.
    var profile = profile
    profile.fingerGain = 1
    profile.wheelFollowsLength = false
    return Scenario(name: "report", scene: scene, actions: actions, profile: profile, input: input)
  }

  // MARK: Time

  /// Lets milliseconds pass.
  mutating func wait(_ milliseconds: Double) {
    time += Microseconds((milliseconds * 1000).rounded())
    engine.advance(to: time, into: &sink)
  }

  /// Lets ten seconds pass: every motion is over then.
  mutating func settle() {
    wait(10_000)
  }

  /// Gives a frame to the engine at its own time, which need not be the rig's.
  mutating func send(_ device: ReportDevice, _ events: [InputEvent], at stamp: Microseconds? = nil) {
    engine.step(
      .frame(Frame(time: stamp ?? time, device: device.rawValue, events: events)), into: &sink)
  }

  /// Lets events of a device be lost.
  mutating func drop(_ device: ReportDevice) {
    engine.step(.drop(time: time, device: device.rawValue), into: &sink)
  }

  // MARK: Fingers

  /// Puts fingers down: as many as scroll if nothing else is said.
  mutating func down(
    _ device: ReportDevice, fingers: Int? = nil, isPalm: Bool = false, at stamp: Microseconds? = nil
  ) {
    var events: [InputEvent] = []
    let first = contacts[device.rawValue].count
    for slot in first..<first + (fingers ?? device.fingers) {
      let place = Vector(x: Double(20 + 10 * slot), y: 30)
      contacts[device.rawValue].append(nextID)
      places[device.rawValue].append(place)
      events += [
        Self.absolute(EventCode.absMTSlot, Int32(slot)), Self.absolute(EventCode.absMTTrackingID, nextID),
        Self.absolute(EventCode.absMTPositionX, units(place.x, device)),
        Self.absolute(EventCode.absMTPositionY, units(place.y, device)),
      ]
      if isPalm { events.append(Self.absolute(EventCode.absMTToolType, 2)) }
      nextID += 1
    }
    if first == 0 { events.append(InputEvent(type: .key, code: EventCode.buttonTouch, value: 1)) }
    send(device, events + tools(device, from: first), at: stamp)
  }

  /// Moves the fingers by millimetres towards the end, a frame each, so long after the one before.
  mutating func drag(_ device: ReportDevice, _ steps: [Double], every milliseconds: Double = 8) {
    for step in steps {
      wait(milliseconds)
      move(device, along: step)
    }
  }

  /// Moves the fingers at once, towards the end and across.
  mutating func move(
    _ device: ReportDevice, along step: Double, across: Double = 0, at stamp: Microseconds? = nil
  ) {
    // The content follows the finger, so the offset goes against it; from right to left that is the finger's own way.
    var motion = Vector(0 - step, along: way.axis) + Vector(0 - across, along: way.axis.across)
    if way.isRightToLeft { motion.x = 0 - motion.x }
    var events: [InputEvent] = []
    for slot in places[device.rawValue].indices {
      places[device.rawValue][slot] = places[device.rawValue][slot] + motion
      let place = places[device.rawValue][slot]
      events += [
        Self.absolute(EventCode.absMTSlot, Int32(slot)),
        Self.absolute(EventCode.absMTPositionX, units(place.x, device)),
        Self.absolute(EventCode.absMTPositionY, units(place.y, device)),
      ]
    }
    send(device, events, at: stamp)
  }

  /// Lifts all fingers, so long after the frame before.
  mutating func lift(
    _ device: ReportDevice, after milliseconds: Double = 8, at stamp: Microseconds? = nil
  ) {
    if stamp == nil { wait(milliseconds) }
    var events: [InputEvent] = []
    let count = contacts[device.rawValue].count
    for slot in 0..<count {
      events += [
        Self.absolute(EventCode.absMTSlot, Int32(slot)), Self.absolute(EventCode.absMTTrackingID, -1),
      ]
    }
    contacts[device.rawValue] = []
    places[device.rawValue] = []
    events.append(InputEvent(type: .key, code: EventCode.buttonTouch, value: 0))
    send(device, events + tools(device, from: count), at: stamp)
  }

  /// A flick of six frames, 8 ms apart, at so many points a second towards the end.
  mutating func flick(_ device: ReportDevice, _ speed: Double, steps: Int = 6) {
    down(device)
    drag(device, Array(repeating: speed * 0.008 / Self.gain, count: steps))
    lift(device, after: 2)
  }

  // MARK: Wheels and pointers

  /// Turns a wheel by steps towards the end in one frame: detents of WM, eighths of them of HR.
  mutating func turn(_ device: ReportDevice, _ steps: Int32) {
    let isUp = way.axis == .vertical
    // Away from the user is up: against the offset. Right is along it, unless lines begin there.
    let value = isUp || way.isRightToLeft ? 0 - steps : steps
    guard device == .fineWheel else {
      send(device, [Self.relative(isUp ? EventCode.relWheel : EventCode.relHWheel, value)])
      return
    }
    var events = [Self.relative(isUp ? EventCode.relWheelHiRes : EventCode.relHWheelHiRes, value * 15)]
    let before = fineSteps / 8
    fineSteps += Int(value)
    if fineSteps / 8 != before {
      let code = isUp ? EventCode.relWheel : EventCode.relHWheel
      events.append(Self.relative(code, Int32(fineSteps / 8 - before)))
    }
    send(device, events)
  }

  /// Moves the pointer of a mouse.
  mutating func point(_ device: ReportDevice = .wheel, by motion: (x: Int32, y: Int32)) {
    send(device, [Self.relative(EventCode.relX, motion.x), Self.relative(EventCode.relY, motion.y)])
  }

  // MARK: Reading

  /// The view's state now.
  var state: ReplayState? { engine.states.first { $0.view == view } }

  /// The offset now, along the rig's axis.
  var offset: Double { state.map { $0.sample.offset[way.axis] } ?? .nan }

  /// The speed now along the rig's axis, in points per second towards the end.
  var speed: Double { state.map { $0.sample.velocity[way.axis] } ?? .nan }

  var phase: ScrollPhase? { state?.phase }

  /// The view's samples from a time on.
  func samples(from start: Microseconds = 0) -> [ScrollSample] {
    outputs.compactMap {
      if case .sample(let sample) = $0, sample.time >= start { sample } else { nil }
    }
  }

  /// The offsets of the samples from a time on, along the rig's axis.
  func offsets(from start: Microseconds = 0) -> [Double] {
    samples(from: start).map { $0.offset[way.axis] }
  }

  /// What the view said.
  var outputs: [ScrollModelOutput] {
    sink.records.compactMap {
      if case .view(let view, let output) = $0, view.id == self.view { output } else { nil }
    }
  }

  // MARK: Frames

  private func tools(_ device: ReportDevice, from before: Int) -> [InputEvent] {
    let now = contacts[device.rawValue].count
    guard device.isTouchpad, now != before else { return [] }
    func tool(_ count: Int, _ value: Int32) -> [InputEvent] {
      guard count > 0 else { return [] }
      return [InputEvent(type: .key, code: ReportDevice.tools[min(count, 3) - 1], value: value)]
    }
    return tool(before, 0) + tool(now, 1)
  }

  private func units(_ millimetres: Double, _ device: ReportDevice) -> Int32 {
    Int32((millimetres * Double(device.resolution)).rounded())
  }

  private static func absolute(_ code: UInt16, _ value: Int32) -> InputEvent {
    InputEvent(type: .absolute, code: code, value: value)
  }

  private static func relative(_ code: UInt16, _ value: Int32) -> InputEvent {
    InputEvent(type: .relative, code: code, value: value)
  }
}
