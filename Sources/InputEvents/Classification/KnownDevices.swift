/// Devices that no rule finds, by vendor and product.
enum KnownDevices {
  /// Vendor and product.
  struct ID: Hashable {
    var vendor: UInt16
    var product: UInt16

    init(_ vendor: UInt16, _ product: UInt16) {
      self.vendor = vendor
      self.product = product
    }

    init(_ id: DeviceID) {
      self.init(id.vendor, id.product)
    }
  }

  /// Trackballs that have a mouse's codes, and no word for it in the name that the kernel gives them.
  ///
  /// The ids are those of udev's `70-mouse.hwdb`.
  static let trackballs = [
    // Logitech M570, ERGO M575 and MX Ergo, by receiver and by Bluetooth.
    ID(0x046d, 0x1028), ID(0x046d, 0x4096), ID(0x046d, 0xb027), ID(0x046d, 0x406f), ID(0x046d, 0xb01d),
    // Kensington Expert Mouse: wired, wireless, Bluetooth.
    ID(0x047d, 0x1020), ID(0x047d, 0x8018), ID(0x047d, 0x8019),
  ]

  /// IBM's and Lenovo's mice with a small stick in place of the wheel.
  ///
  /// The ids are those of the kernel's `hid-lenovo` driver and of libinput's quirk for them.
  static let scrollPoints = [
    ID(0x04b3, 0x3100), ID(0x04b3, 0x3103), ID(0x04b3, 0x3105), ID(0x04b3, 0x3108), ID(0x04b3, 0x3109),
    ID(0x17ef, 0x6049),
  ]
}
