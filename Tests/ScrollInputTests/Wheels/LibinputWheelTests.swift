import Foundation
import InputEvents
import ScrollInput
import TestSupport
import Testing

private let libinputGolden = SharedData.folder.appending(
  path: "reference/physics/golden/libinput_scroll.json")

/// The values that libinput's own tests expect of wheels, with its dead band.
@Suite(
  .enabled(
    if: FileManager.default.fileExists(atPath: libinputGolden.path),
    "the reference is not beside this checkout"))
struct LibinputWheelTests {
  struct Row: Decodable {
    struct Inputs: Decodable {
      var detents: Int32?
      var parts: Int32?
      var steps: [Step]?
      enum CodingKeys: String, CodingKey {
        case detents = "rel_wheel"
        case parts = "rel_wheel_hi_res"
        case steps = "hires"
      }
    }
    /// A value, or words between values.
    enum Step: Decodable {
      case value(Int32)
      case words(String)
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Int32.self) {
          self = .value(value)
        } else {
          self = .words(try container.decode(String.self))
        }
      }
    }
    struct Expected: Decodable {
      var v120: Int64?
      var discrete: Int64?
      var events: [Int64]?
      var eventsAfterWait: [Int64]?
      enum CodingKeys: String, CodingKey {
        case v120, discrete, events
        case eventsAfterWait = "events_after_wait"
      }
    }
    var id: String
    var kind: String
    var inputs: Inputs
    var expected: Expected
  }

  private struct Golden: Decodable {
    var rows: [AnyRow]
    /// Rows of other kinds have inputs of other types.
    struct AnyRow: Decodable {
      var row: Row?
      init(from decoder: any Decoder) throws {
        let kind = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .kind)
        row = LibinputWheelTests.kinds.contains(kind) ? try Row(from: decoder) : nil
      }
      enum Key: String, CodingKey { case kind }
    }
  }

  static let kinds = [
    "wheel_lowres", "wheel_hires", "wheel_hires_device_sends_only_lores", "wheel_inhibit_small",
    "wheel_dir_change",
  ]
  private static func rows() throws -> [Row] {
    try JSONDecoder().decode(Golden.self, from: Data(contentsOf: libinputGolden)).rows.compactMap(\.row)
  }

  @Test func everyRowHolds() throws {
    let rows = try Self.rows()
    #expect(rows.count == 23)
    var passed = 0
    // Rows of a direction change go on where the row before them stopped.
    var player = Player.wheel { $0.deadBand = 60 }
    for row in rows {
      if row.kind != "wheel_dir_change" { player = .wheel { $0.deadBand = 60 } }
      player.outputs.removeAll()
      var isFirst = true
      if let detents = row.inputs.detents { player.play(.rel(8, detents)) }
      if let parts = row.inputs.parts {
        // A value below the dead band comes after one that opened it, as in libinput's test.
        if parts.magnitude < 60 {
          player.play(.rel(11, parts > 0 ? 120 : -120))
          player.outputs.removeAll()
        }
        player.play(.rel(11, parts))
      }
      let values: [InputEvent] = (row.inputs.steps ?? []).compactMap {
        if case .value(let value) = $0 { .rel(11, value) } else { nil }
      }
      if row.kind == "wheel_dir_change" {
        player.play(values)
      } else {
        for step in row.inputs.steps ?? [] {
          switch step {
          case .value(let value): player.play(after: isFirst ? 600 : 10, .rel(11, value))
          case .words:
            player.play(after: 501)
            player.outputs.removeAll()
          }
          isFirst = false
        }
      }
      let motions = player.scrolls.compactMap { $0.wheel?.y }.filter { $0 != 0 }
      let expected = row.expected.events ?? row.expected.eventsAfterWait ?? [row.expected.v120 ?? .min]
      let detents = row.expected.discrete
      #expect(motions == expected, "\(row.id)")
      if let detents { #expect(player.detents.y == detents, "\(row.id)") }
      if motions == expected, detents == nil || player.detents.y == detents { passed += 1 }
    }
    print("libinput's wheel rows: \(rows.count) apply, \(passed) hold")
    #expect(passed == rows.count)
  }
}
