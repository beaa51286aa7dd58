import InputEvents

extension DeviceRecord {
  /// Writes the record in its canonical form.
  func append(to buffer: inout ByteBuffer) {
    buffer.append("{\"t\":")
    buffer.append(time)
    buffer.append(",\"k\":\"dev\",\"d\":")
    buffer.append(Int64(number))
    buffer.append(",\"name\":")
    buffer.appendJSON(description.name)
    let id = description.id
    buffer.append(",\"id\":")
    DeviceRecord.append([id.bus, id.vendor, id.product, id.version], to: &buffer)
    if !description.unique.isEmpty {
      buffer.append(",\"uniq\":")
      buffer.appendJSON(description.unique)
    }
    if !description.physicalPath.isEmpty {
      buffer.append(",\"phys\":")
      buffer.appendJSON(description.physicalPath)
    }
    if !description.properties.isEmpty {
      buffer.append(",\"prop\":")
      DeviceRecord.append(description.properties, to: &buffer)
    }
    buffer.append(",\"codes\":{")
    for (index, capability) in description.capabilities.enumerated() {
      buffer.append(index == 0 ? "\"" : ",\"")
      buffer.append(Int64(capability.type.rawValue))
      buffer.append("\":")
      DeviceRecord.append(capability.codes, to: &buffer)
    }
    buffer.append("},\"abs\":{")
    for (index, axis) in description.absoluteAxes.enumerated() {
      buffer.append(index == 0 ? "\"" : ",\"")
      buffer.append(Int64(axis.code))
      buffer.append("\":")
      DeviceRecord.append(
        [axis.minimum, axis.maximum, axis.fuzz, axis.flat, axis.resolution, axis.value], to: &buffer)
    }
    buffer.append("}")
    if !state.isEmpty {
      buffer.append(",\"state\":{\"key\":")
      DeviceRecord.append(state.keys, to: &buffer)
      buffer.append(",\"led\":")
      DeviceRecord.append(state.leds, to: &buffer)
      buffer.append(",\"sw\":")
      DeviceRecord.append(state.switches, to: &buffer)
      if !state.slotAxes.isEmpty { append(state.slotAxes, to: &buffer) }
      buffer.append("}")
    }
    if !description.udevProperties.isEmpty {
      buffer.append(",\"udev\":{")
      for (index, property) in description.udevProperties.enumerated() {
        if index > 0 { buffer.append(",") }
        buffer.appendJSON(property.key)
        buffer.append(":")
        buffer.appendJSON(property.value)
      }
      buffer.append("}")
    }
    if let deviceClass {
      buffer.append(",\"class\":")
      buffer.appendJSON(deviceClass.rawValue)
    }
    if description.isInferred { buffer.append(",\"inferred\":true") }
    if !isRecorded { buffer.append(",\"recorded\":false") }
  }

  private func append(_ axes: [SlotAxis], to buffer: inout ByteBuffer) {
    buffer.append(",\"mt\":{")
    for (index, axis) in axes.enumerated() {
      buffer.append(index == 0 ? "\"" : ",\"")
      buffer.append(Int64(axis.code))
      buffer.append("\":")
      DeviceRecord.append(axis.values, to: &buffer)
    }
    buffer.append("}")
  }

  private static func append(_ numbers: [some BinaryInteger], to buffer: inout ByteBuffer) {
    buffer.append("[")
    for (index, number) in numbers.enumerated() {
      if index > 0 { buffer.append(",") }
      buffer.append(Int64(number))
    }
    buffer.append("]")
  }

  /// A key that is a number; `nil` unless it is written as this package writes it, so that no number has two keys.
  private static func number(_ key: String) -> UInt16? {
    UInt16(key).flatMap { String($0) == key ? $0 : nil }
  }

  /// Reads the record from any JSON object.
  init(_ line: JSONValue) throws(LogFault.Reason) {
    let id = try line.optional("id", [0, 0, 0, 0]) { $0.numbers(UInt16.self) }
    guard id.count == 4 else { throw .wrongType("id") }
    var capabilities: [Capability] = []
    for member in try line.optional("codes", [], \.members) {
      guard let type = DeviceRecord.number(member.key), let codes = member.value.numbers(UInt16.self) else {
        throw .wrongType("codes")
      }
      capabilities.append(Capability(type: EventType(rawValue: type), codes: codes))
    }
    var axes: [AbsoluteAxis] = []
    for member in try line.optional("abs", [], \.members) {
      guard let code = DeviceRecord.number(member.key), let n = member.value.numbers(Int32.self),
        (5...6).contains(n.count)
      else {
        throw .wrongType("abs")
      }
      axes.append(
        AbsoluteAxis(
          code: code, minimum: n[0], maximum: n[1], fuzz: n[2], flat: n[3], resolution: n[4],
          value: n.count > 5 ? n[5] : 0))
    }
    var udev: [UdevProperty] = []
    for member in try line.optional("udev", [], \.members) {
      guard let value = member.value.string else { throw .wrongType("udev") }
      udev.append(UdevProperty(key: member.key, value: value))
    }
    self.init(
      time: try line.time(), number: try line.device(),
      description: DeviceDescription(
        name: try line.optional("name", "", \.string),
        id: DeviceID(bus: id[0], vendor: id[1], product: id[2], version: id[3]),
        unique: try line.optional("uniq", "", \.string),
        physicalPath: try line.optional("phys", "", \.string),
        properties: try line.optional("prop", []) { $0.numbers() },
        capabilities: capabilities, absoluteAxes: axes, udevProperties: udev,
        isInferred: try line.optional("inferred", false, \.boolean)),
      // A class that this version does not know is none that it could hold on to.
      deviceClass: DeviceClass(rawValue: try line.optional("class", "", \.string)),
      isRecorded: try line.optional("recorded", true, \.boolean))
    if let state = line["state"] {
      guard state.members != nil else { throw .wrongType("state") }
      var axes: [SlotAxis] = []
      for member in try state.optional("mt", [], \.members) {
        guard let code = DeviceRecord.number(member.key), let values = member.value.numbers(Int32.self) else {
          throw .wrongType("mt")
        }
        axes.append(SlotAxis(code: code, values: values))
      }
      self.state = DeviceState(
        keys: try state.optional("key", []) { $0.numbers() },
        leds: try state.optional("led", []) { $0.numbers() },
        switches: try state.optional("sw", []) { $0.numbers() }, slotAxes: axes)
    }
  }
}
