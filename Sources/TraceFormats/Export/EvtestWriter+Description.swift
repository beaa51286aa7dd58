import EventLog
import InputEvents

/// The description of the device.
extension EvtestWriter {
  mutating func add(_ record: DeviceRecord, _ losses: inout LossCounter) {
    let description = record.description
    output.append("Input driver version is 1.0.1\nInput device ID:")
    let id = description.id
    for (word, number) in [
      (" bus 0x", id.bus), (" vendor 0x", id.vendor), (" product 0x", id.product),
      (" version 0x", id.version),
    ] as [(StaticString, UInt16)] {
      output.append(word)
      output.append(text: String(number, radix: 16))
    }
    output.append("\nInput device name: \"")
    output.append(name: description.name, &losses)
    output.append("\"\nSupported events:\n  Event type 0 (EV_SYN)\n")
    for capability in description.capabilities where capability.type != .synchronization {
      add(capability, record)
    }
    output.append("Properties:\n")
    for property in description.properties {
      output.append("  Property type ")
      add(property, CodeNames.propertyName(property))
      output.append("\n")
    }
    output.append("Testing ... (interrupt to exit)\n")
    if !description.udevProperties.isEmpty { losses.add(.udevProperties) }
  }

  private mutating func add(_ capability: Capability, _ record: DeviceRecord) {
    output.append("  Event type ")
    add(capability.type.rawValue, CodeNames.typeName(capability.type))
    output.append("\n")
    let on =
      switch capability.type {
      case .key: record.state.keys
      case .led: record.state.leds
      case .switches: record.state.switches
      default: [UInt16]()
      }
    let hasState = [EventType.key, .led, .switches].contains(capability.type)
    for code in capability.codes {
      output.append("    Event code ")
      add(code, CodeNames.name(capability.type, code))
      if hasState { output.append(on.contains(code) ? " state 1" : " state 0") }
      output.append("\n")
      if capability.type == .absolute, let axis = record.description.axis(code) { add(axis) }
    }
  }

  /// Value and range always, the rest where it is not 0.
  private mutating func add(_ axis: AbsoluteAxis) {
    let fields: [(StaticString, Int32, Bool)] = [
      ("Value ", axis.value, true), ("Min   ", axis.minimum, true), ("Max   ", axis.maximum, true),
      ("Fuzz  ", axis.fuzz, false), ("Flat  ", axis.flat, false), ("Resolution ", axis.resolution, false),
    ]
    for (word, value, isAlways) in fields where isAlways || value != 0 {
      output.append("      ")
      output.append(word)
      output.append(Int64(value), width: 6)
      output.append("\n")
    }
  }
}
