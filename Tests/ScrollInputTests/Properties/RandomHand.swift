import InputEvents
import TestSupport

/// A hand that does what hands do: fingers come, go, move, rest, flick and are lifted; devices split ids and let
/// fingers jump.
struct RandomHand {
  private struct Moving {
    var finger: HandFinger
    /// Units a frame.
    var way: (x: Int32, y: Int32) = (0, 0)
    /// A contact that trails behind for so many frames.
    var framesLeft: Int?
  }

  var writer: HandWriter
  private var fingers: [Moving] = []
  private var nextID: Int32 = 1
  private let most: Int

  init(_ device: RandomDevice, mostFingers: Int = 4) {
    writer = HandWriter(device)
    most = mostFingers
  }

  private var unit: Int32 { writer.device.unit }

  mutating func frame(_ random: inout SeededGenerator) -> [InputEvent] {
    if random.once(in: 25) { fingers.removeAll() }
    if random.once(in: 20), !fingers.isEmpty { fingers.remove(at: random.int(0...fingers.count - 1)) }
    if fingers.count < most, random.once(in: fingers.isEmpty ? 2 : 12) {
      for _ in 0..<random.int(1...2) { land(&random) }
    }
    // Fingers of a hand mostly move together.
    if random.once(in: 6) {
      let way = way(&random)
      for index in fingers.indices { fingers[index].way = way }
    }
    for index in fingers.indices.reversed() { move(index, &random) }
    return writer.frame(fingers.map(\.finger))
  }

  private mutating func land(_ random: inout SeededGenerator) {
    let device = writer.device
    let x = Int32(random.int(0...Int(device.width)))
    let y = Int32(random.int(0...Int(device.height)))
    fingers.append(Moving(finger: HandFinger(id: nextID, x: x, y: y)))
    nextID += 1
  }

  private func way(_ random: inout SeededGenerator) -> (x: Int32, y: Int32) {
    let most = Int(random.pick([0, 2, unit / 2, 2 * unit, 8 * unit]))
    return (Int32(random.int(-most...most)), Int32(random.int(-most...most)))
  }

  private mutating func move(_ index: Int, _ random: inout SeededGenerator) {
    if let left = fingers[index].framesLeft {
      fingers[index].framesLeft = left - 1
      if left == 0 {
        fingers.remove(at: index)
        return
      }
    }
    switch random.int(0...79) {
    case 0...4: fingers[index].way = way(&random)
    case 5: step(index, (x: Int32(random.int(-50...50)) * unit, y: Int32(random.int(-30...30)) * unit))
    case 6:
      // Another id, and now and then what is left of the first.
      var old = fingers[index]
      fingers[index].finger.id = nextID
      nextID += 1
      if random.once(in: 2), fingers.count < 8 {
        old.framesLeft = random.int(1...3)
        fingers.append(old)
      }
    case 7: fingers[index].finger.isPalm.toggle()
    case 8: if writer.device.hasDistance { fingers[index].finger.isHovering.toggle() }
    case 9...12: fingers[index].finger.pressure = Int32(random.pick([10, 30, 60, 90]))
    default: break
    }
    step(index, fingers[index].way)
  }

  private mutating func step(_ index: Int, _ way: (x: Int32, y: Int32)) {
    let finger = fingers[index].finger
    fingers[index].finger.x = min(max(finger.x + way.x, 0), writer.device.width)
    fingers[index].finger.y = min(max(finger.y + way.y, 0), writer.device.height)
  }
}
