import Foundation
import InputEvents
import ScrollInput
import TestSupport
import Testing

private let wheelOracle = SharedData.folder.appending(path: "oracle/wheel-mouse")

/// The recorded wheels beside what libinput makes of them: it emulates parts from detents, as is done here.
@Suite(
  .enabled(
    if: FileManager.default.fileExists(atPath: wheelOracle.path),
    "the recordings and their oracle are not beside this checkout"))
struct WheelOracleTests {
  struct Answer: Decodable {
    struct Event: Decodable {
      var type: String
      var t: Microseconds
      var v120: Int64?
      var h120: Int64?
    }
    struct Summary: Decodable {
      var sequences: [Sequence]
      enum CodingKeys: String, CodingKey { case sequences = "scroll_sequences" }
    }
    struct Sequence: Decodable, Equatable {
      var start: Microseconds
      var lastMotion: Microseconds
      var x: Int64
      var y: Int64
      enum CodingKeys: String, CodingKey {
        case start = "start_us"
        case lastMotion = "last_motion_us"
        case x = "v120_horizontal"
        case y = "v120_vertical"
      }
    }
    var events: [Event]
    var summary: Summary
  }

  /// A scroll point is another kind of device: libinput takes it for no wheel.
  static let rows = SharedData.index.filter {
    $0.file.hasPrefix("wheel-mouse/") && !$0.file.contains("scrollpoint")
  }

  @Test(arguments: rows)
  func eachTurnIsTheOracles(row: IndexRow) throws {
    let name = row.url.lastPathComponent
    let answer = try JSONDecoder().decode(
      Answer.self, from: Data(contentsOf: wheelOracle.appending(path: "\(name).json")))
    var player = Player.wheel()
    for frame in try WheelRecording.frames(row.url) {
      player.interpreter.advance(to: frame.time, into: &player.outputs)
      player.interpreter.step(frame, into: &player.outputs)
    }
    player.rest()
    let turns = player.scrolls.filter { $0.phase == .began || $0.phase == .changed }
    let theirs = answer.events.filter { $0.type == "scroll_wheel" }
    #expect(turns.map { $0.wheel?.y } == theirs.map { $0.v120 ?? 0 })
    #expect(turns.map { $0.wheel?.x } == theirs.map { $0.h120 ?? 0 })
    #expect(turns.allSatisfy { $0.source == .wheel })
    // Theirs are stamped by the frame's first wheel event, a few microseconds before its report.
    for (turn, event) in zip(turns, theirs) { #expect((turn.time - event.t).magnitude < 100) }
    #expect(Self.joined(turns).map(\.y) == answer.summary.sequences.map(\.y))
    #expect(Self.joined(turns).map(\.x) == answer.summary.sequences.map(\.x))
    #expect(player.detents.y * 120 == player.turned.y && player.detents.x * 120 == player.turned.x)
    #expect(player.withheld.isEmpty)
    #expect(player.findings.isEmpty)
    print("\(row.file): \(turns.count) turns as the oracle's")
  }

  /// The motions, where turns up to half a second apart are one.
  private static func joined(_ turns: [ScrollInputEvent]) -> [Answer.Sequence] {
    turns.reduce(into: []) { motions, turn in
      let wheel = turn.wheel ?? WheelMotion(x: 0, y: 0)
      if let last = motions.last, turn.time - last.lastMotion <= 500_000 {
        motions[motions.count - 1] = Answer.Sequence(
          start: last.start, lastMotion: turn.time, x: last.x + wheel.x, y: last.y + wheel.y)
      } else {
        motions.append(Answer.Sequence(start: turn.time, lastMotion: turn.time, x: wheel.x, y: wheel.y))
      }
    }
  }
}
