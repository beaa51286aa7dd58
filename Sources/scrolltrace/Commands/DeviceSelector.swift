import EventLog
import InputEvents

/// Which devices are meant: `2`, `name:GLOB` or `id:VVVV:PPPP`.
enum DeviceSelector: Equatable, Sendable {
  /// The device with this number.
  case number(DeviceNumber)
  /// Devices whose name has this form, with `*` for any letters and `?` for one.
  case name(String)
  /// Devices of this vendor and product.
  case id(vendor: UInt16, product: UInt16)

  /// The option of the commands.
  static let option = OptionSpec(
    "device", value: "SEL", "only this device: its number, name:GLOB or id:VVVV:PPPP")

  /// Reads a selector.
  init(_ text: String, command: String) throws(UsageError) {
    if let number = Int(text), number >= 0 {
      self = .number(number)
    } else if text.hasPrefix("name:"), text.count > 5 {
      self = .name(String(text.dropFirst(5)))
    } else if text.hasPrefix("id:"), let id = DeviceSelector.id(text.dropFirst(3)) {
      self = id
    } else {
      throw UsageError(
        command: command,
        message: "--device cannot be \(text); it is a number, name:GLOB or id:VVVV:PPPP (hexadecimal)")
    }
  }

  /// Whether the device is meant.
  func matches(_ device: DeviceRecord) -> Bool {
    switch self {
    case .number(let number): device.number == number
    case .name(let glob): DeviceSelector.matches(Array(device.description.name), Array(glob))
    case .id(let vendor, let product):
      device.description.id.vendor == vendor && device.description.id.product == product
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
