import EventLog
import InputEvents

/// The description of the device.
extension EvemuWriter {
  /// How many bits each type has in evemu's own files; a code beyond adds a line.
  private static let sizes: [(type: UInt16, bits: Int)] = [
    (0, 64), (1, 768), (2, 64), (3, 64), (4, 64), (5, 64), (0x11, 64), (0x12, 64), (0x14, 64), (0x15, 128),
  ]

  /// Writes the device.
  mutating func add(_ record: DeviceRecord, _ losses: inout LossCounter) {
    let description = record.description
    output.append("# EVEMU 1.3\n")
    addRemarks(record)
    output.append("N: ")
    output.append(name: description.name, &losses)
    output.append("\nI:")
    for number in [
      description.id.bus, description.id.vendor, description.id.product, description.id.version,
    ] {
      output.append(" ")
      output.append(hexadecimal: number, width: 4)
    }
    output.append("\n")
    addBits("P:", type: nil, description.properties, size: 64)
    addCodes(description, &losses)
    for axis in description.absoluteAxes { add(axis) }
    addState("L: ", description.codes(.led), on: record.state.leds)
    addState("S: ", description.codes(.switches), on: record.state.switches)
    if !description.udevProperties.isEmpty { losses.add(.udevProperties) }
  }

  /// What the format has no place for, in comments that the import reads back.
  private mutating func addRemarks(_ record: DeviceRecord) {
    if record.description.isInferred { output.append("# scrolltrace: inferred\n") }
    guard !record.state.keys.isEmpty else { return }
    output.append("# scrolltrace: keys")
    for key in record.state.keys {
      output.append(" ")
      output.append(hexadecimal: key, width: 4)
    }
    output.append("\n")
  }

  /// The line of type 0 lists the types, of which 0 is always one.
  private mutating func addCodes(_ description: DeviceDescription, _ losses: inout LossCounter) {
    let capabilities = description.capabilities
    let types = capabilities.map(\.type.rawValue).filter { $0 < 32 }
    for capability in capabilities where capability.type.rawValue >= 32 || isUnwritable(capability) {
      losses.add(.announcedCodes)
    }
    for type in UInt16(0)..<32 {
      let size = Self.sizes.first { $0.type == type }?.bits
      guard size != nil || types.contains(type) else { continue }
      let codes = type == 0 ? [0] + types : description.codes(EventType(rawValue: type))
      addBits("B:", type: type, codes, size: size ?? 64)
    }
  }

  private func isUnwritable(_ capability: Capability) -> Bool {
    capability.type == .synchronization
  }

  private mutating func addBits(_ letter: StaticString, type: UInt16?, _ codes: [UInt16], size: Int) {
    let needed = max(size, Int(codes.max() ?? 0) + 1)
    var mask = [UInt8](repeating: 0, count: (needed + 63) / 64 * 8)
    for code in codes { mask[Int(code) / 8] |= 1 << UInt8(code % 8) }
    for start in stride(from: 0, to: mask.count, by: 8) {
      output.append(letter)
      if let type {
        output.append(" ")
        output.append(hexadecimal: type, width: 2)
      }
      for byte in mask[start..<start + 8] {
        output.append(" ")
        output.append(hexadecimal: UInt16(byte), width: 2)
      }
      output.append("\n")
    }
  }

  private mutating func add(_ axis: AbsoluteAxis) {
    output.append("A: ")
    output.append(hexadecimal: axis.code, width: axis.code > 0xff ? 4 : 2)
    for number in [axis.minimum, axis.maximum, axis.fuzz, axis.flat, axis.resolution] {
      output.append(" ")
      output.append(Int64(number))
    }
    if axis.value != 0 {
      output.append(" # value ")
      output.append(Int64(axis.value))
    }
    output.append("\n")
  }

  private mutating func addState(_ letter: StaticString, _ codes: [UInt16], on: [UInt16]) {
    // What is on is written even where the device does not announce it.
    for code in codes + on.filter({ !codes.contains($0) }) {
      output.append(letter)
      output.append(hexadecimal: code, width: code > 0xff ? 4 : 2)
      output.append(on.contains(code) ? " 1\n" : " 0\n")
    }
  }
}
