import Foundation
import InputEvents
import TestSupport
import Testing

@testable import ScrollInput

private let libinputGolden = SharedData.folder.appending(
  path: "reference/physics/golden/libinput_scroll.json")

/// The values of libinput's touchpads and of its units that apply here.
@Suite(
  .enabled(
    if: FileManager.default.fileExists(atPath: libinputGolden.path),
    "the reference is not beside this checkout"))
struct LibinputTouchpadTests {
  private static func rows(_ kind: String) throws -> [(inputs: [String: Any], expected: [String: Any])] {
    let file = try JSONSerialization.jsonObject(with: Data(contentsOf: libinputGolden)) as? [String: Any]
    let rows = file?["rows"] as? [[String: Any]] ?? []
    return rows.filter { $0["kind"] as? String == kind }.map {
      ($0["inputs"] as? [String: Any] ?? [:], $0["expected"] as? [String: Any] ?? [:])
    }
  }

  @Test func theFirstMotionIsKeptToTheAxesThatLibinputKeeps() throws {
    let rows = try Self.rows("touchpad_axis_constraint_initial")
    #expect(rows.count == 11)
    for row in rows {
      let numbers = try #require(row.inputs["vector_mm"] as? [NSNumber])
      let way = Vector(x: numbers[0].doubleValue, y: numbers[1].doubleValue)
      var lock = AxisLock()
      let admitted = lock.admit(way)
      // What is nothing is kept by nobody.
      #expect((admitted.x != 0) == (row.expected["x_kept"] as? Bool == true && way.x != 0), "\(way)")
      #expect((admitted.y != 0) == (row.expected["y_kept"] as? Bool == true && way.y != 0), "\(way)")
    }
    print("libinput's first motions of two fingers: \(rows.count) apply, \(rows.count) checked")
  }

  @Test func aSlowScrollComesInSmallStepsAndEnds() throws {
    let rows = try Self.rows("two_finger_slow_scroll")
    #expect(rows.count == 1)
    for row in rows {
      let way = try #require(row.inputs["move_mm"] as? NSNumber).doubleValue
      let steps = try #require(row.inputs["steps"] as? NSNumber).intValue
      let most = try #require(row.expected["every_axis_value_lt"] as? NSNumber).doubleValue
      var rig = TouchpadRig()
      rig.twoDown()
      // Units of the device are whole: the way is gone, not each step.
      for step in 1...steps {
        let units = { (step: Int) in (way * Double(step) / Double(steps) * 40).rounded() / 40 }
        rig.twoMove(0, units(step) - units(step - 1))
      }
      rig.twoUp()
      #expect(rig.player.scrolls.allSatisfy { $0.delta.y < most })
      #expect(rig.player.phases.last == .ended)
      #expect((rig.total.y - (way - 1)).magnitude < 1e-9)
    }
  }

  @Test func theUnitsOfWheelsAreLibinputs() throws {
    let rows = try Self.rows("wheel_units")
    #expect(rows.count == 6)
    for row in rows {
      let clicks = row.inputs["clicks"]
      let parts: Int32
      switch clicks as? String {
      case "1/3": parts = 40
      case "1/2": parts = 60
      default: parts = Int32(try #require(clicks as? NSNumber).intValue * 120)
      }
      var player = Player(Devices.mouse, as: .mouse)
      player.play(.rel(EventCode.relWheelHiRes, 0 - parts))
      let turn = try #require(player.scrolls.first)
      #expect(turn.wheel?.y == (row.expected["v120"] as? NSNumber)?.int64Value)
      #expect(turn.detents?.y == (row.expected["discrete"] as? NSNumber)?.int64Value)
    }
  }
}
