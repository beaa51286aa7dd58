import InputEvents
import ScrollInput
import TestSupport
import Testing

/// The wheels made from published figures: what comes out is what went in.
@Suite(.enabled(if: SharedData.hasTraces, "the recordings are not beside the checkout"))
struct MadeWheelTests {
  static let rows = SharedData.readIndex("made/INDEX.tsv")

  @Test(arguments: rows)
  func theSumsAreThoseOfTheIndex(row: IndexRow) throws {
    var player = Player(Devices.mouse, as: .mouse)
    let frames = try WheelRecording.frames(row.url)
    #expect(frames.count == row.frames)
    for frame in frames {
      player.interpreter.advance(to: frame.time, into: &player.outputs)
      player.interpreter.step(frame, into: &player.outputs)
    }
    player.interpreter.advance(to: Int64.max / 2, into: &player.outputs)
    let x = player.scrolls.reduce(0) { $0 + ($1.wheel?.x ?? 0) }
    let y = player.scrolls.reduce(0) { $0 + ($1.wheel?.y ?? 0) }
    let events = frames.flatMap(\.events)
    #expect(y == -Self.sum(row, events, "REL_WHEEL", 11))
    #expect(x == Self.sum(row, events, "REL_HWHEEL", 12))
    #expect(player.phases.count { $0 == .began } == player.phases.count { $0 == .ended })
    #expect(player.withheld.isEmpty)
    #expect(player.findings.isEmpty)
    // Whole detents that the device told beside parts are the count.
    let told = (
      x: row.fields["sum_REL_HWHEEL"].flatMap { Int64($0) },
      y: row.fields["sum_REL_WHEEL"].flatMap { Int64($0) }
    )
    #expect(player.detents.x == told.x)
    #expect(player.detents.y == told.y.map { -$0 })
  }

  /// The sum of the parts of detents where the recording has any, 120 times that of the detents otherwise.
  private static func sum(_ row: IndexRow, _ events: [InputEvent], _ name: String, _ fine: UInt16) -> Int64 {
    let isFine = events.contains { $0.is(.relative, fine) }
    let column = isFine ? "sum_\(name)_HI_RES" : "sum_\(name)"
    return (row.fields[column].flatMap { Int64($0) } ?? .min) * (isFine ? 1 : 120)
  }
}
