import EventLog
import Foundation
import InputEvents
import TestSupport
import Testing
import TraceFormats

/// A recording cut anywhere gives the frames before the cut, or is refused.
struct TruncationTests {
  private func check(_ bytes: [UInt8], step: Int) throws {
    let whole = try Imported(bytes, frameInterval: 8_000)
    for count in stride(from: 0, to: bytes.count, by: step) {
      let cut: Imported
      do {
        cut = try Imported(Array(bytes.prefix(count)), frameInterval: 8_000)
      } catch {
        #expect(error is ImportError)
        continue
      }
      let terminated = cut.frames.filter { !$0.isUnterminated }
      #expect(cut.frames.count - terminated.count <= 1, "cut at byte \(count)")
      #expect(terminated == Array(whole.frames.prefix(terminated.count)), "cut at byte \(count)")
      if let last = cut.frames.last, last.isUnterminated, whole.frames.count >= cut.frames.count {
        let events = whole.frames[cut.frames.count - 1].events
        #expect(
          last.events.map(\.value) == events.prefix(last.events.count).map(\.value), "cut at byte \(count)")
      }
    }
  }

  @Test(
    "the made wheels, cut at every byte",
    .enabled(if: SharedData.hasTraces, "the third-party recordings are not beside this checkout"),
    arguments: SharedData.readIndex("made/INDEX.tsv").prefix(4))
  func madeWheels(row: IndexRow) throws {
    try check([UInt8](Data(contentsOf: row.url)), step: 1)
  }

  @Test(
    "small recordings of each format, cut at every seventh byte",
    .enabled(if: SharedData.hasTraces, "the third-party recordings are not beside this checkout"),
    arguments: SharedData.index.filter { (1...45).contains($0.events) && $0.kind != "malformed" })
  func realRecordings(row: IndexRow) throws {
    let bytes = [UInt8](try Data(contentsOf: row.url))
    try check(bytes, step: 7)
    let yaml = try exported(try Imported(row).records, to: .libinput).bytes
    try check(yaml, step: 17)
  }

  @Test func `a libinput recording, cut at every byte`() throws {
    let imported = try Imported(
      "E: 0.500000 0002 0008 -001\nE: 0.500000 0000 0000 0000\n"
        + "E: 1.500000 0002 0008 0012\nE: 1.500000 0000 0000 0001\n")
    try check(try exported(imported.records, to: .libinput).bytes, step: 1)
  }

  @Test func `random damage never crashes`() throws {
    let texts = [
      LibinputTests.text, EvtestTests.header, EvemuTests.description + "E: 1.000000 0002 0008 1\n",
    ]
    var state: UInt64 = 20_250_601
    for text in texts {
      for _ in 0..<300 {
        var bytes = Array(text.utf8)
        for _ in 0..<4 {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20)
        }
        do {
          _ = try Imported(bytes, frameInterval: 8_000)
        } catch {
          #expect(error is ImportError)
        }
      }
    }
  }
}
