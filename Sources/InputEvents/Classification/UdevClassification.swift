extension DeviceDescription {
  /// udev's properties in the order in which they decide, with the class of each.
  ///
  /// The more special comes first: a finger surface of a pen tablet is also marked as a tablet, a trackball and
  /// a stick also as a mouse, a keyboard with a stick also as a mouse. `ID_INPUT_KEY` is not in the list, as
  /// udev sets it for any key and even for a lone wheel; it decides only where nothing else is known.
  static let udevOrder: [(property: String, deviceClass: DeviceClass)] = [
    ("ID_INPUT_TOUCHPAD", .touchpad),
    ("ID_INPUT_TOUCHSCREEN", .touchscreen),
    ("ID_INPUT_TABLET", .tablet),
    ("ID_INPUT_TABLET_PAD", .tablet),
    ("ID_INPUT_TRACKBALL", .trackball),
    ("ID_INPUT_POINTINGSTICK", .pointingStick),
    ("ID_INPUT_MOUSE", .mouse),
    ("ID_INPUT_KEYBOARD", .keyboard),
    ("ID_INPUT_JOYSTICK", .other),
    ("ID_INPUT_ACCELEROMETER", .other),
    ("ID_INPUT_SWITCH", .other),
  ]

  /// udev's answer, if the description has one.
  var udevClassification: DeviceClassification? {
    if let first = Self.udevOrder.first(where: { isSet($0.property) }) {
      return DeviceClassification(first.deviceClass, .udevProperty(first.property))
    }
    if isSet("ID_INPUT_KEY") && capabilities.isEmpty && absoluteAxes.isEmpty {
      return DeviceClassification(.other, .udevProperty("ID_INPUT_KEY"))
    }
    return nil
  }

  /// Rules unset a property by an empty value or by 0.
  private func isSet(_ property: String) -> Bool {
    guard let value = udev(property) else { return false }
    return !value.isEmpty && value != "0"
  }
}
