/// The ids of a device as they are written for people and taken by `--device id:`.
package enum HardwareID {
  /// A number with its four hexadecimal digits.
  package static func hexadecimal(_ number: UInt16) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// Vendor and product, such as `046d:c52b`.
  package static func text(_ id: DeviceID) -> String {
    "\(hexadecimal(id.vendor)):\(hexadecimal(id.product))"
  }
}
