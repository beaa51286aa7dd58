import DeviceCapture
import InputEvents
import Testing

@testable import scrolltrace

@Suite struct RecordingChoiceTests {
  private static let devices: [PresentDevice] = {
    func device(_ number: Int, _ name: String, _ product: UInt16, _ udev: String) -> PresentDevice {
      PresentDevice(
        node: "/dev/input/event\(number)",
        description: DeviceDescription(
          name: name, id: DeviceID(bus: 3, vendor: 0x46d, product: product, version: 1),
          udevProperties: [UdevProperty(key: udev, value: "1")]))
    }
    let mice = (0..<28).map { device($0, "A mouse \($0)", UInt16($0), "ID_INPUT_MOUSE") }
    return mice + [
      device(28, "A pad", 0xc52b, "ID_INPUT_TOUCHPAD"), device(29, "A keyboard", 1000, "ID_INPUT_KEYBOARD"),
      device(30, "A joystick", 1001, "ID_INPUT_JOYSTICK"),
      device(31, "A screen", 1002, "ID_INPUT_TOUCHSCREEN"),
    ]
  }()

  private func chosen(_ words: String...) throws -> [Int] {
    let arguments = try ArgumentParser.parse(words, for: RecordCommand.spec)
    let choice = try RecordingChoice(arguments)
    return Self.devices.compactMap { device in
      choice.selects(device) || choice.named.contains { $0.matches(device) } ? device.nodeNumber : nil
    }
  }

  @Test func `Without an option all that point are chosen, and nothing that types`() throws {
    #expect(try chosen() == Array(0...28) + [31])
  }

  @Test func `All are all but keyboards`() throws {
    #expect(try chosen("--all") == Array(0...28) + [30, 31])
  }

  @Test(
    "D05: the right one of 32 devices is chosen, by its node, name, id or class",
    arguments: [
      ("/dev/input/event17", [17]), ("name:A mouse 9", [9]), ("name:*pad", [28]), ("id:046d:c52b", [28]),
      ("class:touchscreen", [31]), ("name:A keyboard", [29]), ("class:trackball", []),
      ("name:A mouse ?", Array(0...9)),
    ])
  func selectors(word: String, nodes: [Int]) throws {
    #expect(try chosen("--device", word) == nodes)
  }

  @Test func `Several selectors choose what any of them names`() throws {
    #expect(try chosen("--device", "class:touchpad", "--device", "/dev/input/event3") == [3, 28])
  }

  @Test func `Who hands over a descriptor means that device alone`() throws {
    #expect(try chosen("--fd", "7").isEmpty)
    #expect(try chosen("--fd", "7", "--device", "class:touchpad") == [28])
  }
}
