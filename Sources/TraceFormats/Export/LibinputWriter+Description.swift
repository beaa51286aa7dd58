import EventLog
import InputEvents

/// The description of a device.
extension LibinputWriter {
  /// Everything of a device but its events.
  static func head(_ record: DeviceRecord) -> OutputText {
    let description = record.description
    var output = OutputText()
    output.append("- node: /dev/input/event")
    output.append(Int64(record.number))
    output.append("\n  evdev:\n    name: ")
    output.append(text: quoted(description.name))
    output.append("\n    id: [")
    output.append(
      list: [
        description.id.bus, description.id.vendor, description.id.product, description.id.version,
      ].map(Int64.init))
    output.append("]\n    codes:\n")
    for capability in description.capabilities { add(capability, to: &output) }
    output.append("    absinfo:\n")
    for axis in description.absoluteAxes { add(axis, to: &output) }
    output.append("    properties: [")
    output.append(list: description.properties.map(Int64.init))
    output.append("]\n")
    addUdev(description.udevProperties, to: &output)
    output.append("  quirks:\n")
    addRemarks(record, to: &output)
    return output
  }

  private static func add(_ capability: Capability, to output: inout OutputText) {
    output.append("      ")
    output.append(Int64(capability.type.rawValue))
    output.append(": [")
    output.append(list: capability.codes.map(Int64.init))
    output.append("] # ")
    output.append(text: CodeNames.typeName(capability.type) ?? "?")
    output.append("\n")
  }

  private static func add(_ axis: AbsoluteAxis, to output: inout OutputText) {
    output.append("      ")
    output.append(Int64(axis.code))
    output.append(": [")
    output.append(
      list: [axis.minimum, axis.maximum, axis.fuzz, axis.flat, axis.resolution].map(Int64.init))
    output.append("] # ")
    output.append(text: CodeNames.name(.absolute, axis.code) ?? "?")
    output.append("\n")
  }

  private static func addUdev(_ properties: [UdevProperty], to output: inout OutputText) {
    guard !properties.isEmpty else { return }
    output.append("  udev:\n    properties:\n")
    for property in properties {
      output.append("    - ")
      output.append(text: plainOrQuoted("\(property.key)=\(property.value)"))
      output.append("\n")
    }
  }

  /// What the format has no place for, under a key that other readers skip.
  private static func addRemarks(_ record: DeviceRecord, to output: inout OutputText) {
    let valued = record.description.absoluteAxes.filter { $0.value != 0 }
    guard
      record.description.isInferred || !record.isRecorded || !valued.isEmpty || !record.state.isEmpty
    else { return }
    output.append("  scrolltrace:\n")
    if record.description.isInferred { output.append("    inferred: true\n") }
    if !record.isRecorded { output.append("    recorded: false\n") }
    if !valued.isEmpty { output.append("    values:\n") }
    for axis in valued {
      output.append("      ")
      output.append(list: [Int64(axis.code)])
      output.append(": ")
      output.append(Int64(axis.value))
      output.append("\n")
    }
    add("    keys: [", record.state.keys, to: &output)
    add("    leds: [", record.state.leds, to: &output)
    add("    switches: [", record.state.switches, to: &output)
  }

  private static func add(_ key: StaticString, _ codes: [UInt16], to output: inout OutputText) {
    guard !codes.isEmpty else { return }
    output.append(key)
    output.append(list: codes.map(Int64.init))
    output.append("]\n")
  }
}

/// Texts in YAML.
extension LibinputWriter {
  /// A text as it is where YAML takes it for a plain text, else in quotes.
  private static func plainOrQuoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "="), UInt8(ascii: "/"),
        UInt8(ascii: "."), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    return isPlain ? text : quoted(text)
  }

  /// A text in double quotes.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5c: quoted += "\\\(scalar)"
      case 0x20...0x7e, 0xa0...0x2027, 0x202a...0xd7ff, 0xe000...0xfefe, 0xff00...0xfffd, 0x10000...:
        quoted.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return quoted + "\""
  }
}
