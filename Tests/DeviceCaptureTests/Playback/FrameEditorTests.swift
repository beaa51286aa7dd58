import EventLog
import InputEvents
import Testing

@testable import DeviceCapture

@Suite struct FrameEditorTests {
  private typealias Sample = PlaybackSample
  private let abs = EventType.absolute
  private let key = EventType.key
  private let rel = EventType.relative

  private func played(_ records: [LogRecord]) throws -> [[[Int32]]] {
    var play = FakePlay()
    try play.play(records)
    return play.written
  }

  // MARK: What is left out of a frame

  @Test func `U11: a key repeat is left out, and the rest of its frame is played`() throws {
    var combo = Sample.keyboard
    combo.capabilities.append(Capability(type: .relative, codes: [8]))
    let records = [
      Sample.device(combo), Sample.frame(0, [(key, 30, 1)]),
      Sample.frame(250_000, [(key, 30, 2), (rel, 8, -1)]),
      Sample.frame(300_000, [(key, 30, 2)], report: 1),
      Sample.frame(350_000, [(key, 30, 0)]),
    ]
    #expect(try played(records) == [[[1, 30, 1]], [[2, 8, -1]], [], [[1, 30, 0]]])
    #expect(analysis(of: records).count(.keyRepeat) == 2)
    #expect(!analysis(of: records).hasLosses)
  }

  @Test func `Codes that are not declared are left out and counted, masked keys apart`() throws {
    let records = [
      Sample.device(Sample.mouse()),
      Sample.frame(1000, [(key, 0x8003, 1), (rel, 8, 1)]),
      Sample.frame(2000, [(key, 0x8003, 0), (key, 30, 1), (EventType(rawValue: 0x15), 3, 1), (rel, 8, 1)]),
    ]
    #expect(try played(records) == [[[2, 8, 1]], [[2, 8, 1]]])
    let dry = analysis(of: records)
    #expect(dry.count(.beyondKernel(.key)) == 2)
    #expect(dry.count(.undeclared(.key, 30)) == 1)
    #expect(dry.count(.undeclared(EventType(rawValue: 0x15), 3)) == 1)
    #expect(dry.findings.first { $0.kind == .undeclared(.key, 30) }?.firstTime == 2000)
    #expect(dry.hasLosses)
    #expect(dry.frames == 2)
    #expect(dry.events == 4)
  }

  @Test func `U10: a device's clock that is fed back would grow the frames; they stay as they are`() throws {
    var description = Sample.touchpad()
    description.capabilities.append(Capability(type: .miscellaneous, codes: [EventCode.mscTimestamp]))
    var frames: [[(EventType, UInt16, Int32)]] = [
      [(abs, 0x39, 4), (abs, 0x35, 100), (abs, 0x36, 100), (key, EventCode.buttonTouch, 1)],
      [(abs, 0x35, 101)],
      [(abs, 0x39, -1), (key, EventCode.buttonTouch, 0)],
    ]
    let sizes = frames.map { $0.count }
    for round in 1...1000 {
      var play = FakePlay()
      var records = [Sample.device(description)]
      for (place, events) in frames.enumerated() {
        // The recorded device stamps each of its frames.
        let stamp = (EventType.miscellaneous, EventCode.mscTimestamp, Int32(round * 3 + place))
        records.append(Sample.frame(Microseconds(place) * 8000, events + [stamp]))
      }
      try play.play(records)
      #expect(play.backend.descriptions[0].codes(.miscellaneous).isEmpty)
      frames = play.backend.frames.map { $0.events.map { ($0.type, $0.code, $0.value) } }
      try #require(frames.map { $0.count } == sizes, "round \(round)")
    }
  }

  @Test func `A slot that the device does not have takes its values with it, and no other's place`() throws {
    let records = [
      Sample.device(Sample.touchpad()),
      Sample.frame(
        0,
        [
          (abs, 0x2f, 0), (abs, 0x39, 1), (abs, 0x35, 100), (abs, 0x36, 100), (abs, 0x2f, 9), (abs, 0x39, 2),
          (abs, 0x35, 3000), (abs, 0x00, 100),
        ]),
      Sample.frame(8000, [(abs, 0x36, 7)]),
      Sample.frame(16000, [(abs, 0x2f, 0), (abs, 0x36, 101)]),
    ]
    let written = try played(records)
    #expect(written[0] == [[3, 0x2f, 0], [3, 0x39, 1], [3, 0x35, 100], [3, 0x36, 100], [3, 0, 100]])
    #expect(written[1] == [])
    #expect(written[2] == [[3, 0x2f, 0], [3, 0x36, 101]])
    #expect(analysis(of: records).count(.slotOutside) == 4)
  }

  // MARK: Wheels

  @Test func `U12: detents get their fine steps, in step`() throws {
    let values: [Int32] = [1, -1, 2, -3, 1]
    let records =
      [Sample.device(Sample.mouse([8, 11]))]
      + values.enumerated().map { Sample.frame(Microseconds($0) * 90_000, [(rel, 8, $1)]) }
    let written = try played(records)
    #expect(written == values.map { [[2, 8, $0], [2, 11, $0 * 120]] })
    #expect(analysis(of: records).count(.wheelAdded(11)) == 5)
  }

  @Test func `U12: fine steps get their detents, so that both sums agree at each border`() throws {
    let values: [Int32] = [30, 30, 30, 30, 60, 60, 90, 90, -60, -60, -120, -15, -105]
    let records =
      [Sample.device(Sample.mouse([6, 12]))]
      + values.enumerated().map { Sample.frame(Microseconds($0) * 10_000, [(rel, 12, $1)]) }
    var fine: Int32 = 0
    var detents: Int32 = 0
    for events in try played(records) {
      for event in events { if event[1] == 12 { fine += event[2] } else { detents += event[2] } }
      #expect((fine - 120 * detents).magnitude < 120)
      if fine % 120 == 0 { #expect(fine == 120 * detents) }
    }
    #expect(fine == values.reduce(0, +))
  }

  @Test func `U12: where the log gives both or the device has one, nothing is added`() throws {
    let both = [Sample.device(Sample.mouse([8, 11])), Sample.frame(0, [(rel, 8, 1), (rel, 11, 100)])]
    #expect(try played(both) == [[[2, 8, 1], [2, 11, 100]]])
    let one = [Sample.device(Sample.mouse([8])), Sample.frame(0, [(rel, 8, 1)])]
    #expect(try played(one) == [[[2, 8, 1]]])
  }

  // MARK: Lost events

  private var down: [(EventType, UInt16, Int32)] {
    [
      (abs, 0x2f, 0), (abs, 0x39, 10), (abs, 0x35, 100), (abs, 0x36, 100), (key, EventCode.buttonTouch, 1),
      (key, EventCode.buttonToolFinger, 1),
    ]
  }

  @Test
  func
    `A frame in which events were lost is not played: all is lifted, and a finger that goes on is put down`()
    throws
  {
    let records = [
      Sample.device(Sample.touchpad()), Sample.frame(0, down),
      Sample.frame(8000, [(abs, 0x35, 999), (.synchronization, EventCode.synDropped, 0), (abs, 0x36, 999)]),
      Sample.frame(16000, [(abs, 0x35, 120)]),
      Sample.frame(24000, [(abs, 0x39, -1), (key, EventCode.buttonTouch, 0)]),
    ]
    let written = try played(records)
    #expect(written[1] == [[3, 0x39, -1], [1, 325, 0], [1, 330, 0]])
    #expect(written[2] == [[3, 0x39, 65535], [3, 0x35, 120], [1, 330, 1], [1, 325, 1]])
    #expect(written[3] == [[3, 0x39, -1], [1, 330, 0]])
    // The button that the recording does not lift any more is lifted at the end.
    #expect(written[4] == [[1, 325, 0]])
    let dry = analysis(of: records)
    #expect(dry.count(.eventsLost) == 1)
    #expect(dry.count(.lifted) == 3)
    #expect(dry.count(.contactMade) == 1)
    #expect(dry.hasLosses)
  }

  @Test func `U09: buttons that count fingers follow the contacts that were made`() throws {
    let records = [
      Sample.device(Sample.touchpad()), Sample.frame(0, [(.synchronization, EventCode.synDropped, 0)]),
      Sample.frame(8000, [(abs, 0x2f, 0), (abs, 0x35, 100)]),
      Sample.frame(16000, [(abs, 0x2f, 1), (abs, 0x35, 300)]),
      Sample.frame(24000, [(abs, 0x2f, 2), (abs, 0x35, 500)]),
    ]
    let buttons = try played(records).map { $0.filter { $0[0] == 1 } }
    #expect(
      buttons == [
        [[1, 330, 1], [1, 325, 1]], [[1, 325, 0], [1, 333, 1]], [[1, 333, 0], [1, 334, 1]],
        [[1, 330, 0], [1, 334, 0]],
      ])
  }

  @Test func `U09: of two contacts one lifts: BTN_TOUCH stays, the tool changes in the same frame`() {
    var changes: [[Int32]] = []
    FingerButtons(Sample.touchpad()).forEachChange(from: 2, to: 1) {
      changes.append([Int32($0), $1 ? 1 : 0])
    }
    #expect(changes == [[333, 0], [325, 1]])
    changes = []
    FingerButtons(Sample.touchpad()).forEachChange(from: 1, to: 0) {
      changes.append([Int32($0), $1 ? 1 : 0])
    }
    #expect(changes == [[325, 0], [330, 0]])
    // More fingers than the device counts.
    changes = []
    FingerButtons(Sample.touchpad()).forEachChange(from: 3, to: 5) {
      changes.append([Int32($0), $1 ? 1 : 0])
    }
    #expect(changes.isEmpty)
    FingerButtons(Sample.touchscreen).forEachChange(from: 2, to: 0) {
      changes.append([Int32($0), $1 ? 1 : 0])
    }
    #expect(changes == [[330, 0]])
  }

  @Test func `The id that the recording gives such a contact later is left out: it is no second finger`()
    throws
  {
    let records = [
      Sample.device(Sample.touchpad()), Sample.frame(0, [(abs, 0x35, 100)]),
      Sample.frame(8000, [(abs, 0x39, 77), (abs, 0x35, 101)]),
      Sample.frame(16000, [(abs, 0x39, -1)]),
      Sample.frame(24000, [(abs, 0x39, 78), (abs, 0x35, 102)]),
    ]
    let ids = try played(records).map { $0.filter { $0[1] == 0x39 }.map { $0[2] } }
    #expect(ids == [[65535], [], [-1], [78], [-1]])
  }

  @Test func `An id behind the position, and slots that are known, make no contact`() throws {
    let records = [
      Sample.device(Sample.touchpad()), Sample.frame(0, [(abs, 0x35, 100), (abs, 0x39, 5)]),
      Sample.frame(8000, [(abs, 0x39, -1)]), Sample.frame(16000, [(abs, 0x35, 200)]),
    ]
    #expect(try played(records) == [[[3, 0x35, 100], [3, 0x39, 5]], [[3, 0x39, -1]], [[3, 0x35, 200]]])
    #expect(analysis(of: records).count(.contactMade) == 0)
  }

  @Test func `After a drop the difference is played and nothing is lifted`() throws {
    let records = [
      Sample.device(Sample.touchpad()), Sample.frame(0, down), .drop(time: 8000, device: 0),
      .frame(
        Frame(
          time: 8000, device: 0, events: [InputEvent(type: .absolute, code: 0x35, value: 180)],
          isSynchronization: true)),
      Sample.frame(16000, [(abs, 0x35, 190)]),
    ]
    let written = try played(records)
    #expect(written[1] == [[3, 0x35, 180]])
    #expect(written[2] == [[3, 0x35, 190]])
    #expect(!analysis(of: records).hasLosses)
  }

  @Test func `After a drop without a difference the next frame is not played`() throws {
    let records = [
      Sample.device(Sample.touchpad()), Sample.frame(0, down), .drop(time: 8000, device: 0),
      Sample.frame(8000, [(abs, 0x35, 180)]), Sample.frame(16000, [(key, EventCode.buttonLeft, 1)]),
    ]
    let written = try played(records)
    #expect(written[1] == [[3, 0x39, -1], [1, 325, 0], [1, 330, 0]])
    #expect(written[2] == [[1, 272, 1]])
    #expect(analysis(of: records).count(.eventsLost) == 1)
  }

  @Test func `A gap lifts all, of one device or of all`() throws {
    let records = [
      Sample.device(Sample.touchpad(), 0), Sample.device(Sample.mouse(), 1), Sample.frame(0, down),
      Sample.frame(0, [(key, EventCode.buttonLeft, 1)], device: 1),
      .gap(GapRecord(time: 8000, device: 0, reason: "ENOSPC", lostFrames: 3)),
      .gap(GapRecord(time: 9000, reason: "suspend", slept: 1)),
    ]
    var play = FakePlay()
    try play.play(records)
    #expect(play.backend.frames.map(\.device) == [0, 1, 0, 1])
    #expect(play.written[2] == [[3, 0x39, -1], [1, 325, 0], [1, 330, 0]])
    #expect(play.written[3] == [[1, 272, 0]])
    let dry = analysis(of: records)
    #expect(dry.count(.gap("ENOSPC")) == 1)
    #expect(dry.count(.gap("suspend"), device: 1) == 1)
  }

  private func open(_ time: Microseconds, _ events: [(EventType, UInt16, Int32)]) -> LogRecord {
    .frame(
      Frame(
        time: time, device: 0, events: events.map { InputEvent(type: $0.0, code: $0.1, value: $0.2) },
        isUnterminated: true))
  }

  @Test func `A frame without its end goes on in the next one, or is not played where a gap follows`() throws
  {
    let goesOn = [
      Sample.device(Sample.mouse()), open(0, [(rel, 0, 1)]), Sample.frame(0, [(rel, 1, 2)]),
    ]
    #expect(try played(goesOn) == [[[2, 0, 1], [2, 1, 2]]])
    #expect(!analysis(of: goesOn).hasLosses)
    let isCut = [
      Sample.device(Sample.mouse()), open(0, [(rel, 0, 1)]),
      .gap(GapRecord(time: 0, device: 0, reason: "unterminated")), Sample.frame(10, [(rel, 1, 2)]),
    ]
    #expect(try played(isCut) == [[[2, 1, 2]]])
    #expect(analysis(of: isCut).count(.unterminated) == 1)
    let atEnd = [Sample.device(Sample.mouse()), open(0, [(rel, 0, 1)])]
    #expect(try played(atEnd) == [])
    #expect(analysis(of: atEnd).count(.unterminated) == 1)
  }

  @Test func `A device that is described anew after a gap stays, and gets its state`() throws {
    let ids = SlotAxis(code: EventCode.absMTTrackingID, values: [-1, 12, -1, -1, -1])
    let places = SlotAxis(code: EventCode.absMTPositionX, values: [100, 700, 0, 0, 0])
    var description = Sample.touchpad()
    description.absoluteAxes[0].value = 700
    let records = [
      Sample.device(Sample.touchpad()), Sample.frame(0, down),
      .gap(GapRecord(time: 8000, reason: "suspend", slept: 5_000_000)),
      Sample.device(
        description, at: 8000, state: DeviceState(keys: [EventCode.buttonTouch], slotAxes: [ids, places])),
      Sample.frame(16000, [(abs, 0x2f, 1), (abs, 0x35, 710)]),
    ]
    var play = FakePlay()
    try play.play(records)
    #expect(
      play.backend.acts == [.create(0), .write(0), .write(0), .write(0), .write(0), .write(0), .destroy(0)])
    #expect(play.written[1] == [[3, 0x39, -1], [1, 325, 0], [1, 330, 0]])
    #expect(
      play.written[2] == [
        [3, 0, 700], [3, 0x2f, 1], [3, 0x35, 700], [3, 0x39, 12], [3, 0x2f, 0], [1, 330, 1],
      ])
    #expect(play.written[3] == [[3, 0x2f, 1], [3, 0x35, 710]])
    let dry = analysis(of: records)
    #expect(dry.devices.count == 1)
    #expect(dry.count(.contactsAtStart) == 1)
    // Another device under the number is another device.
    var second = FakePlay()
    try second.play([Sample.device(Sample.touchpad()), Sample.device(Sample.mouse(), at: 5000)])
    #expect(second.backend.acts == [.create(0), .destroy(0), .create(1), .destroy(1)])
  }

  // MARK: The start

  @Test func `What was down at the start is put down first, and every slot has its place`() throws {
    let axes = [
      SlotAxis(code: EventCode.absMTTrackingID, values: [-1, 77, -1, -1, -1]),
      SlotAxis(code: EventCode.absMTPositionX, values: [400, 480, 0, 0, 0]),
      SlotAxis(code: EventCode.absMTPositionY, values: [0, 300, 0, 0, 0]),
    ]
    var description = Sample.touchpad()
    description.absoluteAxes[0].value = 480
    description.absoluteAxes[2].value = 1
    let state = DeviceState(keys: [EventCode.buttonLeft, EventCode.buttonTouch, 0x8001], slotAxes: axes)
    let records = [
      Sample.device(description, state: state), Sample.frame(5000, [(abs, 0x35, 490), (abs, 0x00, 490)]),
      Sample.frame(6000, [(abs, 0x39, -1), (key, EventCode.buttonTouch, 0)]),
    ]
    var play = FakePlay()
    try play.play(records)
    let first = play.written[0]
    #expect(first.contains([3, 0x39, 77]))
    #expect(first.contains([1, 272, 1]))
    #expect(!first.contains { $0[1] == 0x8001 })
    #expect(play.backend.descriptions[0].axis(EventCode.absX)?.value == 480)
    // The recording goes on in the slot that was the current one.
    #expect(play.written[1] == [[3, 0x35, 490], [3, 0, 490]])
    var core = InputCore(play.backend.descriptions[0])
    for events in play.written.prefix(2) {
      for event in events {
        _ = core.apply(EventType(rawValue: UInt16(event[0])), UInt16(event[1]), event[2])
      }
    }
    #expect(core.value(EventCode.absMTPositionX, slot: 0) == 400)
    #expect(core.value(EventCode.absMTPositionX, slot: 1) == 490)
    #expect(core.contacts == 1)
    let dry = analysis(of: records)
    #expect(dry.count(.contactsAtStart) == 1)
    #expect(dry.count(.keysAtStart) == 2)
    #expect(dry.count(.contactMade) == 0)
    #expect(dry.count(.liftedAtEnd) == 1)
  }

  @Test func `A list of contacts ends with an empty list`() throws {
    let axes = [EventCode.absMTPositionX, EventCode.absMTPositionY]
    let description = DeviceDescription(
      properties: [EventCode.propertyDirect],
      capabilities: [
        Capability(type: .key, codes: [EventCode.buttonTouch]), Capability(type: .absolute, codes: axes),
      ],
      absoluteAxes: axes.map { AbsoluteAxis(code: $0, minimum: 0, maximum: 1000) })
    let contact: [(EventType, UInt16, Int32)] = [
      (abs, 0x35, 10), (abs, 0x36, 10), (.synchronization, EventCode.synMTReport, 0),
    ]
    let touch: [(EventType, UInt16, Int32)] = [(key, EventCode.buttonTouch, 1)]
    #expect(
      try played([Sample.device(description), Sample.frame(0, contact + touch)]).last
        == [[0, 2, 0], [1, 330, 0]])
    let lifted: [(EventType, UInt16, Int32)] = [
      (.synchronization, EventCode.synMTReport, 0), (key, EventCode.buttonTouch, 0),
    ]
    let records = [
      Sample.device(description), Sample.frame(0, contact + touch), Sample.frame(10, lifted),
    ]
    #expect(try played(records).count == 2)
  }

  // MARK: Room

  @Test func `The frames of a steady state use the same room`() {
    let records = Sample.drag(frames: 2000)
    var survey = PlaybackSurvey()
    for record in records { survey.step(record) }
    guard case .device(let device) = records[0] else { return }
    let usage = survey.usage(of: 0)
    var editor = FrameEditor(VirtualDevice(device, PlaybackSettings(), usage), usage)
    var places: Set<UnsafeRawPointer> = []
    for case .frame(let frame) in records {
      _ = editor.edit(frame) { _, _ in }
      editor.output.withUnsafeBytes { if let base = $0.baseAddress { places.insert(base) } }
    }
    #expect(places.count == 1)
  }
}
