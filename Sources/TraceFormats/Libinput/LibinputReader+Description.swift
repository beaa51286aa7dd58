import EventLog
import InputEvents

/// The description of a device.
extension LibinputReader {
  /// `evdev:` with name, id, codes, axes and properties.
  mutating func readDescription() throws(ImportError) {
    var description = device.description ?? DeviceDescription()
    let udevProperties = description.udevProperties
    try forEachEntry { reader throws(ImportError) in
      if reader.yaml.isScalar("name") {
        try reader.yaml.advance()
        description.name = reader.yaml.string
        try reader.skipNode()
      } else if reader.yaml.isScalar("id") {
        try reader.yaml.advance()
        description.id = try reader.readID()
      } else if reader.yaml.isScalar("codes") {
        try reader.yaml.advance()
        description.capabilities = try reader.readCapabilities()
      } else if reader.yaml.isScalar("absinfo") {
        try reader.yaml.advance()
        description.absoluteAxes = try reader.readAxes()
      } else if reader.yaml.isScalar("properties") {
        try reader.yaml.advance()
        description.properties = try reader.readCodes()
      } else {
        try reader.skipEntry()
      }
    }
    device.description = DeviceDescription(
      name: description.name, id: description.id, properties: description.properties,
      capabilities: description.capabilities, absoluteAxes: description.absoluteAxes,
      udevProperties: udevProperties)
  }

  private mutating func readID() throws(ImportError) -> DeviceID {
    let wanted = unexpected("an id of four numbers")
    let numbers = try readCodes()
    guard numbers.count == 4 else { throw wanted }
    return DeviceID(bus: numbers[0], vendor: numbers[1], product: numbers[2], version: numbers[3])
  }

  private mutating func readCapabilities() throws(ImportError) -> [Capability] {
    var capabilities: [Capability] = []
    try forEachEntry { reader throws(ImportError) in
      guard let type = UInt16(exactly: try reader.readNumber()) else { throw reader.unexpected("a type") }
      capabilities.append(Capability(type: EventType(rawValue: type), codes: try reader.readCodes()))
    }
    return capabilities
  }

  private mutating func readAxes() throws(ImportError) -> [AbsoluteAxis] {
    var axes: [AbsoluteAxis] = []
    try forEachEntry { reader throws(ImportError) in
      let wanted = reader.unexpected("a code with minimum, maximum, fuzz, flat and resolution")
      guard let code = UInt16(exactly: try reader.readNumber()) else { throw wanted }
      let numbers = try reader.readNumbers().compactMap { Int32(exactly: $0) }
      guard numbers.count >= 4 else { throw wanted }
      axes.append(
        AbsoluteAxis(
          code: code, minimum: numbers[0], maximum: numbers[1], fuzz: numbers[2], flat: numbers[3],
          resolution: numbers.count > 4 ? numbers[4] : 0))
    }
    return axes
  }

  /// `udev:`, of which only the list `properties` is kept.
  mutating func readUdev() throws(ImportError) {
    var properties: [UdevProperty] = []
    try forEachEntry { reader throws(ImportError) in
      guard reader.yaml.isScalar("properties") else { return try reader.skipEntry() }
      try reader.yaml.advance()
      try reader.forEachItem { reader throws(ImportError) in
        let parts = reader.yaml.string.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2 {
          properties.append(UdevProperty(key: String(parts[0]), value: String(parts[1])))
        }
        try reader.skipNode()
      }
    }
    guard !properties.isEmpty else { return }
    var description = device.description ?? DeviceDescription()
    description.udevProperties = properties.sorted { $0.key < $1.key }
    device.description = description
  }

  /// What this package's export writes under a key of its own, since the format has no place for it.
  mutating func readRemarks() throws(ImportError) {
    var state = DeviceState()
    try forEachEntry { reader throws(ImportError) in
      if reader.yaml.isScalar("inferred") {
        try reader.yaml.advance()
        reader.device.description?.isInferred = reader.yaml.isScalar("true")
        try reader.skipNode()
      } else if reader.yaml.isScalar("recorded") {
        try reader.yaml.advance()
        reader.device.isRecorded = !reader.yaml.isScalar("false")
        try reader.skipNode()
      } else if reader.yaml.isScalar("values") {
        try reader.yaml.advance()
        try reader.readValues()
      } else if reader.yaml.isScalar("keys") {
        try reader.yaml.advance()
        state.keys = try reader.readCodes().sorted()
      } else if reader.yaml.isScalar("leds") {
        try reader.yaml.advance()
        state.leds = try reader.readCodes().sorted()
      } else if reader.yaml.isScalar("switches") {
        try reader.yaml.advance()
        state.switches = try reader.readCodes().sorted()
      } else {
        try reader.skipEntry()
      }
    }
    device.state = state
  }

  private mutating func readValues() throws(ImportError) {
    try forEachEntry { reader throws(ImportError) in
      let code = try reader.readNumber()
      let value = try reader.readNumber()
      guard let axes = reader.device.description?.absoluteAxes,
        let place = axes.firstIndex(where: { Int64($0.code) == code })
      else { return }
      reader.device.description?.absoluteAxes[place].value = Int32(exactly: value) ?? 0
    }
  }
}
