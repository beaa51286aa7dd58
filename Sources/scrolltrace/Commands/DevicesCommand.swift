import DeviceCapture
import EventLog
import InputEvents

/// `devices`: what is connected, what it is taken for, and whether it can be opened.
enum DevicesCommand: Command {
  static let spec = CommandSpec(
    name: "devices",
    summary: "lists connected devices, their classes, and whether they can be opened",
    details: [
      "No device is opened for that. The order is that of the numbers of the nodes; a node says nothing about"
        + " which device it is, since numbers change. `doctor` says what to do about devices that cannot be"
        + " opened.",
      "With --json, each line is an object with the keys k (always device), node, name, id (a list of bus,"
        + " vendor, product, version), selector (for record --device), class, because, types (whether it also writes text), opens (whether it can"
        + " be opened) and, if it cannot, why. These stay; more may come. With"
        + " --watch, a device that has changed gets such a line again, and one that goes an object with the keys"
        + " k (removed) and node.",
    ],
    options: [
      OptionSpec("json", "a JSON object a line, for programs"),
      OptionSpec("watch", "go on and print what comes, changes and goes, until interrupted"),
    ],
    examples: [
      CommandSpec.Example("scrolltrace devices", "what is there?"),
      CommandSpec.Example(
        "scrolltrace devices --json | jq -r 'select(.class == \"touchpad\").node'", "the nodes of touchpads"),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    var output = OutputStream(console.output, name: OutputStream.standardOutput)
    let isForPrograms = arguments.has("json")
    do {
      var watch = try DeviceWatch()
      if watch.devices.isEmpty { console.say("no input devices are connected") }
      if isForPrograms {
        for device in watch.devices { append(device, to: &output.buffer) }
      } else if !watch.devices.isEmpty {
        output.buffer.append(table(watch.devices))
      }
      try output.flush()
      guard arguments.has("watch") else { return .done }
      while let news = try watch.next(output: console.output) {
        for item in news { append(item, forPrograms: isForPrograms, to: &output.buffer) }
        try output.flush()
      }
      return .done
    } catch let error as SystemError {
      throw CommandFailure(reading: "input devices", error)
    }
  }

  /// Something that came, changed or went, as a line.
  static func append(_ news: DeviceWatch.News, forPrograms: Bool, to buffer: inout ByteBuffer) {
    switch news {
    case .added(let device), .changed(let device):
      if forPrograms { return append(device, to: &buffer) }
      let word = if case .added = news { "added" } else { "changed" }
      buffer.append(TextTable.lines([[word] + row(device)]).map { $0 + "\n" }.joined())
    case .removed(let node):
      if !forPrograms { return buffer.append("removed  \(node.printable)\n") }
      buffer.append("{\"k\":\"removed\",\"node\":")
      buffer.appendJSON(node)
      buffer.append("}\n")
    }
  }

  /// The devices as a table for people.
  static func table(_ devices: [ConnectedDevice]) -> String {
    let heading = ["node", "class", "id", "opens", "name", "because"]
    return TextTable.lines([heading] + devices.map(row)).map { $0 + "\n" }.joined()
  }

  private static func row(_ device: ConnectedDevice) -> [String] {
    let name = device.device.description.name.printable
    return [
      device.device.node.printable, device.classification.deviceClass.rawValue,
      HardwareID.text(device.device.description.id),
      device.access.shortReason.map { "no: \($0)" } ?? "yes", name.isEmpty ? "(no name)" : name,
      device.classification.reason.description,
    ]
  }

  /// A device as a line for programs.
  static func append(_ device: ConnectedDevice, to buffer: inout ByteBuffer) {
    let description = device.device.description
    let id = description.id
    buffer.append("{\"k\":\"device\",\"node\":")
    buffer.appendJSON(device.device.node)
    buffer.append(",\"name\":")
    buffer.appendJSON(description.name)
    buffer.append(",\"id\":[")
    for (index, number) in [id.bus, id.vendor, id.product, id.version].enumerated() {
      if index > 0 { buffer.append(",") }
      buffer.append(Int64(number))
    }
    buffer.append("],\"selector\":\"id:\(HardwareID.text(id))\",\"class\":")
    buffer.appendJSON(device.classification.deviceClass.rawValue)
    buffer.append(",\"because\":")
    buffer.appendJSON(device.classification.reason.description)
    buffer.append(UdevRules.types(description) ? ",\"types\":true" : ",\"types\":false")
    buffer.append(device.access.canBeOpened ? ",\"opens\":true" : ",\"opens\":false")
    if let reason = device.access.shortReason {
      buffer.append(",\"why\":")
      buffer.appendJSON(reason)
    }
    buffer.append("}\n")
  }
}
