import DeviceCapture
import InputEvents

/// The files of a device in sysfs and udev's properties of it, as they were on a Linux 6.1 machine in QEMU.
struct SysfsFolder: Sendable {
  var files: [String: String]
  var properties: [(key: String, value: String)]

  /// The description that is made of them.
  var description: DeviceDescription {
    DeviceDescription(
      udevProperties: properties.map { UdevProperty(key: $0.key, value: $0.value) }, wordSize: 64
    ) { files[$0] }
  }

  private static let nothing = ["rel", "abs", "msc", "sw", "led", "snd", "ff"]

  private init(
    name: String, id: [String], unique: String = "", phys: String = "", properties: String, ev: String,
    key: String, others: [String: String], udev: [(String, String)]
  ) {
    files = [
      "name": name, "uniq": unique, "phys": phys, "properties": properties, "id/bustype": id[0],
      "id/vendor": id[1], "id/product": id[2], "id/version": id[3], "capabilities/ev": ev,
      "capabilities/key": key,
    ]
    for file in SysfsFolder.nothing { files["capabilities/\(file)"] = others[file] ?? "0" }
    self.properties = udev.map { (key: $0.0, value: $0.1) }
  }

  static let keyboard = SysfsFolder(
    name: "AT Translated Set 2 keyboard", id: ["0011", "0001", "0001", "ab41"],
    phys: "isa0060/serio0/input0", properties: "0", ev: "120013",
    key: "402000002 3803078f800d001 feffffdfffefffff fffffffffffffffe", others: ["msc": "10", "led": "7"],
    udev: [
      ("DEVNAME", "/dev/input/event0"), ("ID_INPUT", "1"), ("ID_INPUT_KEY", "1"), ("ID_INPUT_KEYBOARD", "1"),
      ("ID_BUS", "i8042"), ("ID_SERIAL", "noserial"), ("ID_PATH", "platform-i8042-serio-0"),
      ("LIBINPUT_DEVICE_GROUP", "11/1/1:isa0060/serio0"),
    ])

  static let mouse = SysfsFolder(
    name: "QEMU QEMU USB Mouse", id: ["0003", "0627", "0001", "0001"], unique: "89126-0000:00:03.0-1",
    phys: "usb-0000:00:03.0-1/input0", properties: "0", ev: "17", key: "1f0000 0 0 0 0",
    others: ["rel": "903", "msc": "10"],
    udev: [
      ("DEVPATH", "/devices/pci0000:00/0000:00:03.0/usb1/1-1/1-1:1.0/0003:0627:0001.0001/input/input3"),
      ("DEVNAME", "/dev/input/event1"), ("ID_INPUT", "1"), ("ID_INPUT_MOUSE", "1"), ("ID_BUS", "usb"),
      ("ID_SERIAL", "QEMU_QEMU_USB_Mouse_89126-0000:00:03.0-1"), ("ID_SERIAL_SHORT", "89126-0000:00:03.0-1"),
      ("ID_PATH", "pci-0000:00:03.0-usb-0:1:1.0"),
      ("LIBINPUT_DEVICE_GROUP", "3/627/1:usb-0000:00:03.0-1"), ("MOUSE_DPI", "1000@125"),
      ("DEVLINKS", "/dev/input/by-id/usb-QEMU_QEMU_USB_Mouse_89126-0000:00:03.0-1-event-mouse"),
    ])

  static let touchpad = SysfsFolder(
    name: "Rig HID touchpad Touchpad", id: ["0018", "1209", "7002", "0000"], properties: "5", ev: "1b",
    key: "6420 10000 0 0 0 0", others: ["abs": "2e0800000000003", "msc": "20"],
    udev: [
      ("ID_INPUT", "1"), ("ID_INPUT_TOUCHPAD", "1"), ("ID_INPUT_WIDTH_MM", "101"),
      ("ID_INPUT_HEIGHT_MM", "56"), ("ID_SERIAL", "noserial"),
      ("ID_SEAT", "seat-usb-pci-0000_00_14_0-usb-0_1"),
      ("LIBINPUT_MODEL_LENOVO_X220_TOUCHPAD_FW81", "1"),
    ])
}
