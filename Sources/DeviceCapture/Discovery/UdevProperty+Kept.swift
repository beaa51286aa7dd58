public import InputEvents

extension UdevProperty {
  /// Whether the property says what kind of device it is and how it is to be read, and not which unit it is.
  ///
  /// Serial numbers, addresses, paths and seats (whose names hold paths) are not kept. Neither is libinput's
  /// group of devices, which is made of the physical path.
  public var isKept: Bool {
    if key == "LIBINPUT_DEVICE_GROUP" { return false }
    return key == "ID_INPUT" || Self.keptPrefixes.contains { key.hasPrefix($0) }
  }

  private static let keptPrefixes = ["ID_INPUT_", "LIBINPUT_", "MOUSE_", "TOUCHPAD_", "POINTINGSTICK_"]
}
