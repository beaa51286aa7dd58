import EventLog
import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// What a scene makes of a stick whose button is held, and of a hand on a mouse that feels fingers.
@Suite struct OtherDeviceReplayTests {
  static let stick = DeviceDescription(
    name: "TPPS/2 IBM TrackPoint",
    capabilities: [
      Capability(type: .key, codes: [EventCode.buttonLeft, EventCode.buttonMiddle]),
      Capability(type: .relative, codes: [0, 1]),
    ])
  static let touchpad = surface(Capability(type: .key, codes: [EventCode.buttonToolFinger]))
  static let touchMouse = surface(
    Capability(type: .key, codes: [EventCode.buttonLeft]), Capability(type: .relative, codes: [0, 1]))

  static func surface(_ capabilities: Capability...) -> DeviceDescription {
    DeviceDescription(
      capabilities: capabilities,
      absoluteAxes: [EventCode.absX, EventCode.absY, EventCode.absMTPositionX, EventCode.absMTPositionY]
        .filter { $0 > EventCode.absY || capabilities.count == 1 }
        .map { AbsoluteAxis(code: $0, minimum: 0, maximum: 1000, resolution: 10) })
  }

  static func play(_ scenario: Scenario, _ records: [LogRecord]) -> [TimelineRecord] {
    var collector = TimelineCollector()
    var engine = ReplayEngine(scenario)
    for record in records { engine.step(record, into: &collector) }
    engine.finish(into: &collector)
    return collector.records
  }

  static func frame(
    _ milliseconds: Int64, _ device: DeviceNumber = 0, _ events: (EventType, UInt16, Int32)...
  ) -> LogRecord {
    .frame(
      Frame(
        time: milliseconds * 1000, device: device,
        events: events.map { InputEvent(type: $0.0, code: $0.1, value: $0.2) }))
  }

  static func offsets(_ records: [TimelineRecord]) -> [Double] {
    records.compactMap { if case .view(_, .sample(let sample)) = $0 { sample.offset.y } else { nil } }
  }

  /// 95 down, 400 up: the edge holds, and nothing flies on.
  @Test(arguments: Profile.all)
  func aStickScrollsWithoutMomentumAndStretchesNothing(profile: Profile) {
    var scenario = Scenario.list
    scenario.profile = profile
    let middle = EventCode.buttonMiddle
    let records = Self.play(
      scenario,
      [
        .device(DeviceRecord(time: 0, number: 0, description: Self.stick)),
        Self.frame(10, 0, (.key, middle, 1)), Self.frame(20, 0, (.relative, 1, 100)),
        Self.frame(30, 0, (.relative, 1, -400)), Self.frame(40, 0, (.relative, 1, 50)),
        Self.frame(50, 0, (.key, middle, 0)), Self.frame(60, 0, (.relative, 1, 50)),
      ])
    let offsets = Self.offsets(records)
    #expect(offsets.allSatisfy { $0 >= 0 })
    #expect(offsets.contains { $0 > 0 })
    #expect(offsets.last == 50)
    for case .view(_, .phase(_, _, let phase, _)) in records {
      #expect(phase == .interacting || phase == .idle)
    }
  }

  /// Where a contact of any device stops a glide, a hand that holds the mouse still is none.
  @Test func aHandOnAMouseStopsNoGlide() throws {
    var scenario = Scenario.longList
    scenario.profile.anyDeviceStops = true
    func ends(_ contact: LogRecord?) -> Double? {
      var records: [LogRecord] = [
        .device(DeviceRecord(time: 0, number: 0, description: Self.touchpad)),
        .device(DeviceRecord(time: 0, number: 1, description: Self.touchMouse)),
      ]
      for step in 0..<8 as Range<Int32> {
        let y = 900 - step * 80
        records.append(
          Self.frame(
            Int64(step) * 8 + 8, 0, (.absolute, 47, 0), (.absolute, 57, 1), (.absolute, 53, 300),
            (.absolute, 54, y),
            (.absolute, 47, 1), (.absolute, 57, 2), (.absolute, 53, 600), (.absolute, 54, y)))
      }
      records.append(
        Self.frame(72, 0, (.absolute, 47, 0), (.absolute, 57, -1), (.absolute, 47, 1), (.absolute, 57, -1)))
      if let contact { records.append(contact) }
      return Self.offsets(Self.play(scenario, records)).last
    }
    let free = try #require(ends(nil))
    let touch: [(EventType, UInt16, Int32)] = [
      (.absolute, 47, 0), (.absolute, 57, 9), (.absolute, 53, 10), (.absolute, 54, 10),
    ]
    #expect(free > 1000)
    #expect(ends(Self.frame(150, 1, touch[0], touch[1], touch[2], touch[3])) == free)
    // On the touchpad the same contact stops it.
    let caught = try #require(ends(Self.frame(150, 0, touch[0], touch[1], touch[2], touch[3])))
    #expect(caught < free)
  }
}
