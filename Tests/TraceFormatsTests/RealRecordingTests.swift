import EventLog
import Foundation
import InputEvents
import TestSupport
import Testing
import TraceFormats

@Suite(.enabled(if: SharedData.hasTraces, "the third-party recordings are not beside this checkout"))
struct RealRecordingTests {
  @Test("every recording imports with the events and frames of the index", arguments: SharedData.index)
  func counts(row: IndexRow) throws {
    let imported = try Imported(row)
    #expect(imported.report.eventCount == row.events)
    #expect(imported.report.frameCount == row.frames)
    #expect(imported.report.format.rawValue == row.fields["format"])
    #expect(imported.frames.count == imported.report.frameCount)
    #expect(imported.frames.reduce(0) { $0 + $1.eventCount } == imported.report.eventCount)
    #expect(imported.devices.count == imported.report.deviceCount)
  }

  @Test("times start at 0 or a little later and never go back", arguments: SharedData.index)
  func times(row: IndexRow) throws {
    let imported = try Imported(row)
    var last: Microseconds = 0
    for frame in imported.frames {
      #expect(frame.time >= last)
      last = frame.time
      #expect(frame.reportTimeOffset <= 0)
    }
    // Where times go back, only an event's do and no frame's: that is remarked, and nothing raised.
    let goesBack = imported.report.findings.contains { $0.kind == .eventTimeWentBack }
    #expect(goesBack == (row.fields["time_monotonic"] == "NO"))
  }

  @Test("nothing outside `malformed` needs a repair", arguments: SharedData.index)
  func repairs(row: IndexRow) throws {
    guard row.kind != "malformed" else { return }
    #expect(try Imported(row).repairs == [])
  }

  @Test(
    "the made wheels import, and their sums are those of the index",
    arguments: SharedData.readIndex("made/INDEX.tsv"))
  func madeWheels(row: IndexRow) throws {
    let imported = try Imported(row)
    #expect(imported.report.eventCount == row.events)
    #expect(imported.report.frameCount == row.frames)
    let sums: [(String, UInt16)] = [
      ("sum_REL_WHEEL", EventCode.relWheel), ("sum_REL_WHEEL_HI_RES", EventCode.relWheelHiRes),
      ("sum_REL_HWHEEL", EventCode.relHWheel), ("sum_REL_HWHEEL_HI_RES", EventCode.relHWheelHiRes),
    ]
    for (column, code) in sums {
      let events = imported.frames.flatMap(\.events).filter { $0.is(.relative, code) }
      #expect(events.reduce(0) { $0 + Int($1.value) } == Int(row.fields[column] ?? ""))
    }
  }
}
