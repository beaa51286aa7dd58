import DeviceCapture
import EventLog
import InputEvents

/// Which devices are meant: `2`, `name:GLOB`, `id:VVVV:PPPP` or `class:CLASS`; a node instead of a number where devices
/// are connected.
enum DeviceSelector: Equatable, Sendable {
  /// The device with this number.
  case number(DeviceNumber)
  /// The device with this node, or a link to it.
  case node(String)
  /// Devices that are taken for this.
  case deviceClass(DeviceClass)
  /// Devices whose name has this form, with `*` for any letters and `?` for one.
  case name(String)
  /// Devices of this vendor and product.
  case id(vendor: UInt16, product: UInt16)

  /// The option of the commands that read logs.
  static let option = OptionSpec(
    "device", value: "SEL", "only this device: its number, name:GLOB, id:VVVV:PPPP or class:CLASS")
  /// The option of the commands that open devices.
  static let nodeOption = OptionSpec(
    "device", value: "SEL", isRepeatable: true,
    "record this device: its node, name:GLOB, id:VVVV:PPPP or class:CLASS")

  /// The classes that can be named.
  static let classes = DeviceClass.allCases.map(\.rawValue).joined(separator: ", ")

  /// Reads a selector.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - isConnected: Whether a connected device is meant, and not one of a log.
  ///   - command: The command, for errors.
  /// - Throws: What is wrong with it.
  init(_ text: String, isConnected: Bool = false, command: String) throws(UsageError) {
    if !isConnected, let number = Int(text), number >= 0 {
      self = .number(number)
    } else if isConnected, text.hasPrefix("/") {
      self = .node(text)
    } else if text.hasPrefix("name:"), text.count > 5 {
      self = .name(String(text.dropFirst(5)))
    } else if text.hasPrefix("id:"), let id = DeviceSelector.id(text.dropFirst(3)) {
      self = id
    } else if text.hasPrefix("class:"), let deviceClass = DeviceClass(rawValue: String(text.dropFirst(6))) {
      self = .deviceClass(deviceClass)
    } else {
      let first = isConnected ? "a node such as /dev/input/event5" : "a number"
      throw UsageError(
        command: command,
        message: "--device cannot be \(text); it is \(first), name:GLOB, id:VVVV:PPPP (hexadecimal)"
          + " or class:CLASS, of \(DeviceSelector.classes)")
    }
  }

  /// Whether the device of a log is meant.
  func matches(_ device: DeviceRecord) -> Bool {
    switch self {
    case .number(let number): device.number == number
    case .deviceClass(let deviceClass): device.takenFor.deviceClass == deviceClass
    default: matches(device.description)
    }
  }

  /// Whether the connected device is meant.
  func matches(_ device: PresentDevice) -> Bool {
    switch self {
    case .deviceClass(let deviceClass): device.description.classify().deviceClass == deviceClass
    default: matches(device.description)
    }
  }

  private func matches(_ description: DeviceDescription) -> Bool {
    switch self {
    case .number, .node, .deviceClass: false
    case .name(let glob): DeviceSelector.matches(Array(description.name), Array(glob))
    case .id(let vendor, let product): description.id.vendor == vendor && description.id.product == product
    }
  }

  private static func id(_ text: Substring) -> DeviceSelector? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ (1...4).contains($0.count) }),
      let vendor = UInt16(parts[0], radix: 16), let product = UInt16(parts[1], radix: 16)
    else { return nil }
    return .id(vendor: vendor, product: product)
  }

  /// Whether a text has a form; the last `*` is tried again a letter later where the rest does not fit.
  private static func matches(_ text: [Character], _ glob: [Character]) -> Bool {
    var place = 0
    var sign = 0
    var retry: (sign: Int, place: Int)?
    while place < text.count {
      if sign < glob.count, glob[sign] == "*" {
        sign += 1
        retry = (sign, place)
      } else if sign < glob.count, glob[sign] == "?" || glob[sign] == text[place] {
        sign += 1
        place += 1
      } else if let last = retry {
        retry = (last.sign, last.place + 1)
        sign = last.sign
        place = last.place + 1
      } else {
        return false
      }
    }
    return glob[sign...].allSatisfy { $0 == "*" }
  }
}
