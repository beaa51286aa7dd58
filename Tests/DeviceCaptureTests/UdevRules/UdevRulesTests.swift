import DeviceCapture
import Foundation
import InputEvents
import TestSupport
import Testing

/// The udev rules that are shipped.
@Suite("udev rules")
struct UdevRulesTests {
  private static let folder = SharedData.root.appending(path: "udev")
  private static let text: String = {
    (try? String(contentsOf: folder.appending(path: UdevRules.fileName), encoding: .utf8)) ?? ""
  }()

  @Test("S02: every line is one that udev takes, and no mode is wider than 0660")
  func lint() {
    #expect(UdevRuleLint.mistakes(in: Self.text) == [])
    #expect(Self.text.contains("TAG+=\"uaccess\""))
    #expect(!Self.text.contains("MODE"))
  }

  @Test(
    "S02: the lint finds what is wrong",
    arguments: [
      (#"SUBSYSTEM=="input", KERNEL=="event*" TAG+="uaccess""#, #"1: no comma at  TAG+="uaccess""#),
      (#"SUBSYTEM=="input", TAG+="x""#, "1: SUBSYTEM is no key"),
      (#"KERNEL="event*", TAG+="uaccess""#, "1: KERNEL does not take ="),
      (#"KERNEL=="event*", TAG=+"uaccess""#, "1: TAG does not take =+"),
      (#"KERNEL=="event*", GOTO="nowhere""#, "1: no label nowhere below"),
      ("# one\n" + #"KERNEL=="event*", MODE="0666""#, "2: mode 0666 is wider than 0660"),
      (#"KERNEL=="event*", MODE="0664""#, "1: mode 0664 is wider than 0660"),
      (#"KERNEL=="event*", MODE="rw""#, "1: rw is no mode"),
      (#"ENV=="1", TAG+="x""#, "1: ENV needs attribute"),
      (#"KERNEL{x}=="1", TAG+="x""#, "1: KERNEL takes no attribute"),
      (#"KERNEL=="event*""#, "1: nothing is set"), (#"KERNEL=="event*, TAG+="x""#, "1: no comma at x\""),
      (#"KERNEL==event*, TAG+="x""#, "1: no quoted value behind KERNEL"),
      (#"TAG+="x"#, "1: an open quotation mark"), (#"ENV{A=="1", TAG+="x""#, "1: an open brace"),
      (#"TAG+="x", "#, "1: no key at "),
    ])
  func mistakes(text: String, words: String) {
    #expect(UdevRuleLint.mistakes(in: text) == [words])
  }

  @Test("S04: the file sorts behind the rules that tell what a device is, and before those of seats")
  func name() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.filter { $0.hasSuffix(".rules") } == [UdevRules.fileName])
    for earlier in ["60-input-id.rules", "60-evdev.rules"] { #expect(earlier < UdevRules.fileName) }
    for later in ["71-seat.rules", "73-seat-late.rules"] { #expect(UdevRules.fileName < later) }
  }

  @Test("the command has the same rules as the file")
  func copy() {
    #expect(UdevRules.text == Self.text)
  }

  @Test("S03: touchpad, mouse, keyboard and combination: yes, yes, no, no", arguments: Sample.all)
  func simulated(sample: Sample) throws {
    let simulator = try UdevRuleSimulator(Self.text)
    let opens = simulator.apply(to: sample.device) == RuleResult(tags: ["uaccess"])
    #expect(opens == sample.opens)
    #expect(opens || simulator.apply(to: sample.device) == RuleResult())
    #expect(UdevRules.cover(sample.description) == sample.opens)
  }

  @Test("uinput, and nothing else that is no event node")
  func others() throws {
    let simulator = try UdevRuleSimulator(Self.text)
    let uinput = RuledDevice(subsystem: "misc", kernel: "uinput", keys: "")
    #expect(
      simulator.apply(to: uinput) == RuleResult(tags: ["uaccess"], options: ["static_node=uinput"]))
    let mouse = ["ID_INPUT": "1", "ID_INPUT_MOUSE": "1"]
    for device in [
      RuledDevice(subsystem: "misc", kernel: "uhid", keys: ""),
      RuledDevice(subsystem: "input", kernel: "uinput"),
      RuledDevice(kernel: "mouse0", properties: mouse), RuledDevice(kernel: "js0", properties: mouse),
      RuledDevice(kernel: "input5", properties: mouse),
      RuledDevice(subsystem: "hidraw", kernel: "hidraw0", properties: mouse),
      RuledDevice(action: "remove", properties: mouse),
    ] {
      #expect(simulator.apply(to: device) == RuleResult())
    }
    #expect(simulator.apply(to: RuledDevice(action: "change", properties: mouse)).tags == ["uaccess"])
  }
}

extension UdevRulesTests {
  /// A device with what udev says of it.
  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var properties: [String]
    var keys: String
    var opens: Bool

    var testDescription: String { name }

    /// For the rules.
    var device: RuledDevice {
      var device = RuledDevice(properties: ["ID_INPUT": "1"], keys: keys)
      for property in properties { device.properties[property] = "1" }
      return device
    }

    /// For the program.
    var description: DeviceDescription {
      DeviceDescription(
        capabilities: [Capability(type: .key, codes: SysfsCapabilities.codes(keys, wordSize: 64) ?? [])],
        udevProperties: device.properties.map { UdevProperty(key: $0.key, value: $0.value) })
    }

    static let all = [
      Sample(name: "touchpad", properties: ["ID_INPUT_TOUCHPAD"], keys: "e520 10000 0 0 0 0", opens: true),
      Sample(name: "mouse", properties: ["ID_INPUT_MOUSE"], keys: "1f0000 0 0 0 0", opens: true),
      Sample(
        name: "keyboard", properties: ["ID_INPUT_KEY", "ID_INPUT_KEYBOARD"],
        keys: "402000002 3803078f800d001 feffffdfffefffff fffffffffffffffe", opens: false),
      Sample(
        name: "keyboard and mouse in one",
        properties: ["ID_INPUT_KEY", "ID_INPUT_KEYBOARD", "ID_INPUT_MOUSE"],
        keys: "1f0000 3f 3803078f800d001 feffffdfffefffff fffffffffffffffe", opens: false),
      Sample(
        name: "keyboard and touchpad in one",
        properties: ["ID_INPUT_KEY", "ID_INPUT_KEYBOARD", "ID_INPUT_TOUCHPAD"],
        keys: "6420 10000 0 0 feffffdfffefffff fffffffffffffffe", opens: false),
      Sample(
        name: "mouse that types, but not all that udev asks of a keyboard",
        properties: ["ID_INPUT_KEY", "ID_INPUT_MOUSE"], keys: "1f0000 0 0 0 7c9f0001c3f0000", opens: false),
      Sample(
        name: "mouse that types one digit", properties: ["ID_INPUT_KEY", "ID_INPUT_MOUSE"],
        keys: "1f0000 0 0 0 800", opens: false),
      Sample(
        name: "mouse with keys for the volume", properties: ["ID_INPUT_KEY", "ID_INPUT_MOUSE"],
        keys: "1f0000 0 0 e000000000000 0", opens: true),
      Sample(
        name: "screen with a key that wakes it", properties: ["ID_INPUT_KEY", "ID_INPUT_TOUCHSCREEN"],
        keys: "400 0 0 8000 0 0", opens: true),
      Sample(name: "screen without keys", properties: ["ID_INPUT_TOUCHSCREEN"], keys: "0", opens: true),
      Sample(
        name: "pointing stick", properties: ["ID_INPUT_MOUSE", "ID_INPUT_POINTINGSTICK"],
        keys: "70000 0 0 0 0", opens: true),
      Sample(
        name: "trackball", properties: ["ID_INPUT_MOUSE", "ID_INPUT_TRACKBALL"], keys: "1f0000 0 0 0 0",
        opens: true),
      Sample(name: "pen tablet", properties: ["ID_INPUT_TABLET"], keys: "1c03 0 0 0 0 0", opens: false),
      Sample(
        name: "lone key", properties: ["ID_INPUT_KEY"], keys: "10000000000000 0", opens: false),
      Sample(
        name: "joystick", properties: ["ID_INPUT_JOYSTICK"], keys: "7cdb000000000000 0 0 0 0", opens: false),
      Sample(name: "switch", properties: ["ID_INPUT_SWITCH"], keys: "0", opens: false),
    ]
  }
}
