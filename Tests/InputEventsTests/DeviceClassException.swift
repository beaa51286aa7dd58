import InputEvents

/// A device of the collection that gets another class than its kind, with the reason.
struct DeviceClassException: Sendable {
  var name: String
  var kind: String
  /// The end of the source, where name and kind fit several devices.
  var source = ""
  var deviceClass: DeviceClass
  var reason: String

  func concerns(_ file: DeviceFile) -> Bool {
    file.name == name && file.expectedKind == kind && (source.isEmpty || file.source.hasSuffix(source))
  }

  static let all: [DeviceClassException] = [
    // The kind is the folder of a database, and the folder is that of the product, not of this node.
    DeviceClassException(
      name: "CHICONY USB Keyboard", kind: "keyboard", deviceClass: .mouse,
      reason: "the keyboard's second node: motion, three buttons, a wheel and not one key"),
    DeviceClassException(
      name: "Lenovo ThinkPad Compact USB Keyboard with TrackPoint", kind: "keyboard",
      source: "trackpoint.events", deviceClass: .pointingStick,
      reason: "the node of the stick, which has the property"),
    DeviceClassException(
      name: "Logitech K400 Plus", kind: "keyboard", deviceClass: .mouse,
      reason: "a keyboard with a pad that speaks as a mouse, on one node: what points decides"),
    DeviceClassException(
      name: "Logitech Unifying Device. Wireless PID:400e", kind: "keyboard", deviceClass: .mouse,
      reason: "a keyboard with a pad that speaks as a mouse, on one node: what points decides"),
    DeviceClassException(
      name: "ROCCAT ROCCAT Kone XTD", kind: "mouse", source: "keyboard.evemu", deviceClass: .keyboard,
      reason: "the node by which the mouse types its macros: all letters, no motion"),
    DeviceClassException(
      name: "Microsoft Microsoft® Nano Transceiver v2.0", kind: "other", deviceClass: .keyboard,
      reason: "the receiver's keyboard node, which has all letters"),
    DeviceClassException(
      name: "Yubico Yubico Yubikey II", kind: "other", deviceClass: .keyboard,
      reason: "types; the same device is a keyboard elsewhere in the collection"),
    DeviceClassException(
      name: "Microsoft Surface Type Cover", kind: "other", deviceClass: .mouse,
      reason: "moves and has mouse buttons; the same device is a mouse with keys elsewhere in the collection"),
    DeviceClassException(
      name: "Wacom Cintiq 13HD touch Pad", kind: "touchpad", deviceClass: .tablet,
      reason: "the buttons beside a pen display; the kind was read from the words of the name"),
    DeviceClassException(
      name: "Wacom Cintiq 24HD touch Pad", kind: "touchpad", deviceClass: .tablet,
      reason: "the buttons beside a pen display; the kind was read from the words of the name"),

    // The kind was guessed where `INPUT_PROP_DIRECT` is absent, but these recordings have no properties.
    DeviceClassException(
      name: "eGalaxTouch Virtual Device for Multi", kind: "touchpad", deviceClass: .touchscreen,
      reason: "a touchscreen's controller: neither a finger tool nor the pointer property"),
    DeviceClassException(
      name: "eGalax_eMPIA Technology Inc. PCAP MultiTouch Controller", kind: "touchpad",
      deviceClass: .touchscreen,
      reason: "a touchscreen's controller: neither a finger tool nor the pointer property"),
    DeviceClassException(
      name: "N-Trig MultiTouch", kind: "touchpad", deviceClass: .touchscreen,
      reason: "a touchscreen; it is one elsewhere in the collection"),

    // The codes say pen.
    DeviceClassException(
      name: "Wacom ISD-V4 Pen", kind: "touchscreen", deviceClass: .tablet,
      reason: "the pen of a pen display; the same device is a tablet elsewhere in the collection"),
    DeviceClassException(
      name: "eGalax Inc. USB TouchController", kind: "touchscreen", deviceClass: .tablet,
      reason: "claims BTN_TOOL_PEN, and udev takes it for a tablet as well"),

    // Keys, but none that types.
    DeviceClassException(
      name: "USB Laser Game Mouse", kind: "keyboard", deviceClass: .other,
      reason: "the media keys of a mouse: no letter, no digit"),
    DeviceClassException(
      name: "Logitech Logitech USB Keyboard Consumer Control", kind: "keyboard", deviceClass: .other,
      reason: "the media keys of a keyboard: no letter, no digit"),
    DeviceClassException(
      name: "Sony Vaio Keys", kind: "keyboard", deviceClass: .other,
      reason: "the hot keys of a laptop: no letter, no digit"),
  ]
}
