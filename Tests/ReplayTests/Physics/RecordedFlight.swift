import EventLog
import InputEvents
import Replay
import ScrollInput
import ScrollModel

/// A recorded motion as a log: fingers whose frames give the recorded velocities, and the scene that they scroll.
///
/// A unit of the made device is 1/65536 mm and a millimetre is a point, so every motion is exact, and frames are 4 ms
/// apart: samples s(n) come in parts of 3.8e-6 pt/ms. A release takes V(n-1) = 0.2 s(n-1) + 0.8 s(n-2) and
/// V(n) = 0.2 s(n) + 0.8 s(n-1): s(n-1) is put near V(n-1), and the other two follow from it, each to the nearest
/// unit. So V(n-1) is met to 1.6e-6 and V(n) to 4e-7 pt/ms, the release to 1.3e-6 pt/ms, and a flight's way of 499.5
/// times that to 7e-4 pt.
///
/// The lift comes at a whole number of 50 ms: those are three frames at 60 Hz and six at 120 Hz in whole microseconds,
/// so that every refresh falls on a step of the flight.
struct RecordedFlight: Sendable, CustomStringConvertible {
  let row: RecordedFlightRow
  /// The offset at the lift, on the pixel grid.
  var start: Double
  /// The recogniser's velocities V(n-1) and V(n) in the direction of the offset, in points per millisecond.
  var previous: Double
  var latest: Double
  var end = 100_000.0
  var scale = 3.0
  var rate = ScrollDeceleration.normal
  var framesPerSecond: Int64 = 60
  var source = ScrollSource.touch
  /// How far the row's offsets are from those of the scene.
  var shift = 0.0
  /// Whether it comes to rest on the edge at the end.
  var restsAtEdge = false

  var description: String { "\(row.id) \(row.kind) of \(row.source)" }

  static let release: Microseconds = 1_000_000
  static let length = 844.0
  private static let unitsPerPoint = 65536.0
  private static let interval: Microseconds = 4000

  /// When a step of the flight is due.
  func time(ofStep step: Int) -> Microseconds {
    Self.release + Microseconds(step) * 1_000_000 / framesPerSecond
  }

  /// Which step a row's time is.
  func step(atMilliseconds milliseconds: Double) -> Int {
    Int((milliseconds * Double(framesPerSecond) / 1000).rounded())
  }

  var scenario: Scenario {
    var profile = Profile.uikit
    profile.stepsPerSecond = framesPerSecond
    let content = SceneNode.item(height: end + Self.length)
    var view = ScrollView("view", deceleration: rate, start: Vector(x: 0, y: script.begin), [content])
    view.indicators = IndicatorSettings(.never)
    let scene = Scene(
      size: Vector(x: 390, y: Self.length), refreshRate: Int(framesPerSecond), displayScale: scale,
      .scroll(view))
    var input = ScrollInputSettings()
    input.touchscreen.pointsPerMillimetre = 1
    input.touchpad.pointsPerMillimetre = 1
    input.touchpad.startThreshold = 0
    input.touchpad.skipsJumps = false
    return Scenario(name: row.id, scene: scene, profile: profile, input: input)
  }

  /// Where the view begins, and the way of the offset in each frame, in points.
  private var script: (begin: Double, steps: [Double]) {
    let steps = lastSteps
    let way = steps.reduce(0, +)
    // Past an edge the hand is where the rubber band shows what it shows: x = b R / (c (R - b)), the law of the notes.
    var raw = start
    if start > end {
      let shown = start - end
      let coefficient = source == .touch ? 0.55 : 0.715
      raw = end + shown * Self.length / (coefficient * (Self.length - shown))
    }
    // The first step does the rest: 100 pt forward, backward where the content begins before that, more past an edge.
    let isForward = raw - way - 100 >= 0
    let hysteresis = source == .touch ? (isForward ? 10.0 : -10) : 0
    let begin = min(raw - way + hysteresis - (isForward ? 100 : -100), end)
    return (begin, [rounded(raw - way + hysteresis - begin)] + steps)
  }

  /// The three steps that give the velocities.
  private var lastSteps: [Double] {
    let time = Double(Self.interval) / 1000
    let middle = rounded(previous * time)
    let first = rounded((previous * time - 0.2 * middle) / 0.8)
    let last = rounded((latest * time - 0.8 * middle) / 0.2)
    return [first, middle, last]
  }

  private func rounded(_ points: Double) -> Double {
    (points * Self.unitsPerPoint).rounded() / Self.unitsPerPoint
  }

  /// The log: fingers come down, move four times and lift; without velocity they rest before the lift.
  var records: [LogRecord] {
    let fingers = source == .touch ? 1 : 2
    let properties = source == .touch ? [EventCode.propertyDirect] : [EventCode.propertyPointer]
    let keys = source == .touch ? [] : [EventCode.buttonToolFinger, EventCode.buttonToolDoubleTap]
    let codes: [UInt16] = [
      EventCode.absX, EventCode.absY, EventCode.absMTSlot, EventCode.absMTPositionX, EventCode.absMTPositionY,
      EventCode.absMTTrackingID,
    ]
    let device = DeviceDescription(
      name: "Made surface", id: DeviceID(bus: 0x18, vendor: 1, product: 4, version: 1),
      properties: properties,
      capabilities: [
        Capability(type: .key, codes: [EventCode.buttonTouch] + keys),
        Capability(type: .absolute, codes: codes),
      ],
      absoluteAxes: codes.map { code in
        switch code {
        case EventCode.absMTSlot: AbsoluteAxis(code: code, minimum: 0, maximum: 4)
        case EventCode.absMTTrackingID: AbsoluteAxis(code: code, minimum: 0, maximum: 65535)
        default: AbsoluteAxis(code: code, minimum: 0, maximum: .max, resolution: Int32(Self.unitsPerPoint))
        }
      })
    let steps = script.steps
    let isStill = previous == 0 && latest == 0
    let lastMotion = Self.release - (isStill ? 200_000 : Self.interval)
    var time = lastMotion - Self.interval * Int64(steps.count)
    // Natural scrolling: the offset grows as the fingers go up.
    var place: Int32 = 1_000_000_000
    var frames: [LogRecord] = []
    func send(_ lift: Bool = false, begins: Bool = false) {
      var events: [InputEvent] = []
      for slot in 0..<Int32(fingers) {
        events.append(InputEvent(type: .absolute, code: EventCode.absMTSlot, value: slot))
        if lift || begins {
          let id = lift ? -1 : slot + 1
          events.append(InputEvent(type: .absolute, code: EventCode.absMTTrackingID, value: id))
        }
        if begins { events.append(InputEvent(type: .absolute, code: EventCode.absMTPositionX, value: 1000)) }
        if !lift { events.append(InputEvent(type: .absolute, code: EventCode.absMTPositionY, value: place)) }
      }
      if lift || begins {
        events.append(InputEvent(type: .key, code: EventCode.buttonTouch, value: begins ? 1 : 0))
        if fingers == 2 {
          events.append(InputEvent(type: .key, code: EventCode.buttonToolDoubleTap, value: begins ? 1 : 0))
        }
      }
      frames.append(.frame(Frame(time: time, device: 0, events: events)))
    }
    send(begins: true)
    for step in steps {
      time += Self.interval
      place -= Int32((step * Self.unitsPerPoint).rounded())
      if step != 0 { send() }
    }
    time = Self.release
    send(true)
    return [
      .header(LogHeader(clock: "made", tool: "scrolltrace tests")),
      .device(
        DeviceRecord(time: 0, number: 0, description: device, deviceClass: device.classify().deviceClass)),
    ] + frames
  }
}

extension RecordedFlight {
  /// The flights that rows describe by themselves.
  static let whole: [RecordedFlight] = RecordedFlightRow.all.compactMap { row in
    RecordedFlightExceptions.reasons[row.id] == nil ? RecordedFlight(row) : nil
  }

  /// The flight of a row, or nothing if the row says only a part of one.
  init?(_ row: RecordedFlightRow) {
    switch row.kind {
    case "uikit.deceleration", "uikit.landing":
      guard let start = row.number("start_offset"), let velocity = row.number("release_velocity_pt_per_ms")
      else { return nil }
      self.init(row, from: start, velocity: velocity)
      if let blend = row.numbers("blend") { (previous, latest) = (blend[0], blend[1]) }
      end = row.number("max") ?? end
      scale = row.number("scale") ?? scale
      source = row.word("input") == "indirect" ? .finger : .touch
      restsAtEdge = row.wanted("final_offset") == end
    case "uikit.free_flight":
      guard let velocity = row.number("v_pt_per_ms") else { return nil }
      self.init(row, from: 1000, velocity: velocity)
      shift = 1000
    case "uikit.bounce_from_edge":
      guard let velocity = row.number("v_at_edge_pt_per_ms") else { return nil }
      self.init(row, from: 10_000, velocity: velocity)
      (end, shift, restsAtEdge) = (10_000, 10_000, true)
    case "uikit.spring_back":
      guard let distance = row.number("overscroll"), let velocity = row.number("v") else { return nil }
      self.init(row, from: 10_000 + distance, velocity: velocity)
      (end, shift, restsAtEdge) = (10_000, 10_000, true)
    default: return nil
    }
  }

  /// Any two velocities whose blend is the one wanted will do; a latest one above it passes the threshold.
  private init(_ row: RecordedFlightRow, from start: Double, velocity: Double) {
    self.row = row
    self.start = start
    latest = 1.2 * velocity
    previous = (velocity - 0.25 * latest) / 0.75
    if row.number("rate") == 0.99 { rate = .fast }
    if let frame = row.number("frame_ms"), frame < 10 { framesPerSecond = 120 }
  }
}

/// The rows that a replay cannot give within 0.01 pt, each with its reason.
enum RecordedFlightExceptions {
  static let reasons: [String: String] = [
    "uikit_recorded/239": uneven, "uikit_recorded/242": uneven, "uikit_recorded/243": uneven,
    "uikit_recorded/250": "the row gives no velocities",
    "uikit_recorded/390": closedForm, "uikit_recorded/391": closedForm, "uikit_recorded/392": closedForm,
    "uikit_recorded/393": closedForm, "uikit_recorded/394": closedForm,
  ]

  private static let uneven =
    "the device's frames were 8.3, 12.5 and 13.1 ms long, as inferred from the data; a profile has steps of one length"
  private static let closedForm =
    "the curve with the true exponential, which no frames with its series follow: it is published for comparison"
}
