import EventLog
import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing
import TraceFormats

/// Reports of a release speed that is another than the hand's.
@Suite struct ReleaseSpeedReportTests {
  /// A fast flick, then frames with nothing but the device's clock, then the lift.
  private static func flick(
    _ device: ReportDevice, _ kind: VelocityEstimator.Kind, emptyFrames: Int, isStamped: Bool
  ) throws -> ReportRig {
    let scene = Scene(
      size: Vector(x: 390, y: 600),
      .scroll(ScrollView("view", start: Vector(x: 0, y: 50_000), [.item(height: 100_000)])))
    var scenario = ReportRig.scenario(scene)
    scenario.input.velocity = kind
    var rig = ReportRig(scenario)
    func stamp(_ rig: ReportRig) -> InputEvent {
      InputEvent(type: .miscellaneous, code: EventCode.mscTimestamp, value: Int32(rig.time) + 1000)
    }
    rig.down(device)
    for _ in 0..<6 {
      rig.wait(8)
      rig.move(device, along: 1.5)
      if isStamped { rig.send(device, [stamp(rig)]) }
    }
    for _ in 0..<emptyFrames {
      rig.wait(2)
      rig.send(device, [stamp(rig)])
    }
    rig.lift(device, after: 8 - 2 * Double(emptyFrames))
    return rig
  }

  @Test(
    "G11 frames without motion before the lift leave the speed as it is", arguments: ReportDevice.surfaces,
    VelocityEstimator.Kind.allCases)
  func emptyFrames(device: ReportDevice, kind: VelocityEstimator.Kind) throws {
    for isStamped in [false, true] {
      let plain = try Self.flick(device, kind, emptyFrames: 0, isStamped: isStamped)
      let empty = try Self.flick(device, kind, emptyFrames: 3, isStamped: isStamped)
      #expect(empty.phase == .decelerating)
      #expect(plain.speed > 1500)
      // More than the 5 % that the report asks for: they change nothing.
      #expect(empty.speed == plain.speed)
      #expect(empty.offset == plain.offset)
    }
  }

  // A finger of 20 units a millimetre that goes up: when each frame came, in milliseconds, and how far, in units.
  private static let frames: [(time: Microseconds, units: Int32)] = [
    (9000, 40), (17_200, 61), (24_900, 83), (33_100, 90), (41_000, 77), (48_900, 70), (57_300, 66),
  ]

  private static var records: [LogRecord] {
    let screen = ReportDevice.touchscreen
    func event(_ code: UInt16, _ value: Int32) -> InputEvent {
      InputEvent(type: .absolute, code: code, value: value)
    }
    var place: Int32 = 2000
    var records: [LogRecord] = [
      .header(LogHeader(zero: 5_000_000)),
      .device(DeviceRecord(time: 0, number: 0, description: screen.device)),
      .frame(
        Frame(
          time: 0, device: 0,
          events: [
            event(EventCode.absMTTrackingID, 5), event(EventCode.absMTPositionX, 600),
            event(EventCode.absMTPositionY, place),
            InputEvent(type: .key, code: EventCode.buttonTouch, value: 1),
          ])),
    ]
    for frame in frames {
      place -= frame.units
      records.append(
        .frame(Frame(time: frame.time, device: 0, events: [event(EventCode.absMTPositionY, place)])))
    }
    let up = [
      event(EventCode.absMTTrackingID, -1), InputEvent(type: .key, code: EventCode.buttonTouch, value: 0),
    ]
    return records + [.frame(Frame(time: 60_000, device: 0, events: up))]
  }

  /// The speed of the release, in points per second, and what the lift said of it.
  private static func release(_ records: [LogRecord]) -> Double? {
    let scene = Scene(
      size: Vector(x: 390, y: 600),
      .scroll(ScrollView("view", start: Vector(x: 0, y: 50_000), [.item(height: 100_000)])))
    var engine = ReplayEngine(ReportRig.scenario(scene))
    var sink = TimelineCollector()
    for record in records { engine.step(record, into: &sink) }
    engine.finish(into: &sink)
    for case .view(_, .phase(_, _, .decelerating, .flung(let speed, _))) in sink.records { return speed }
    return nil
  }

  private static func exported(_ records: [LogRecord], to format: RecordingFormat) throws -> [UInt8] {
    var exporter = RecordingExporter(format: format)
    var bytes: [UInt8] = []
    for record in records {
      try exporter.add(record)
      bytes += exporter.takeBytes()
    }
    return bytes + (try exporter.finish())
  }

  /// Half a point a unit: 38.5 pt in 7.9 ms, 35 in 7.9, 33 in 8.4, weighted as UIKit does.
  @Test(
    "R07 the release has the recording's speed, also after export and import",
    arguments: RecordingFormat.allCases)
  func theReleaseSpeedIsTheRecordings(format: RecordingFormat) throws {
    let speed = (0.6 * 38.5 / 7.9 + 0.35 * 35 / 7.9 + 0.05 * 33 / 8.4) * 1000
    let original = try #require(Self.release(Self.records))
    #expect((original / speed - 1).magnitude < 1e-9)
    // A listing of events alone has its device's description beside it.
    let description = try Self.exported(Self.records, to: .evemu)
    let importer = RecordingImporter(format: format, description: description, tool: "tests")
    var records: [LogRecord] = []
    _ = try importer.read(try Self.exported(Self.records, to: format)) { records.append($0) }
    let again = try #require(Self.release(records))
    #expect((again / speed - 1).magnitude < 0.001)
    #expect(again == original)
  }
}
