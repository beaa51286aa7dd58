import DeviceCapture
import InputEvents
import Testing

@Suite("Descriptions from sysfs")
struct SysfsDescriptionTests {
  @Test("a mouse, with all that its files say")
  func mouse() {
    let device = SysfsFolder.mouse.description
    #expect(device.name == "QEMU QEMU USB Mouse")
    #expect(device.id == DeviceID(bus: 3, vendor: 0x627, product: 1, version: 1))
    #expect(device.unique == "89126-0000:00:03.0-1")
    #expect(device.physicalPath == "usb-0000:00:03.0-1/input0")
    #expect(device.properties.isEmpty)
    #expect(
      device.capabilities == [
        Capability(type: .key, codes: [272, 273, 274, 275, 276]),
        Capability(type: .relative, codes: [0, 1, 8, 11]), Capability(type: .miscellaneous, codes: [4]),
      ])
    #expect(device.absoluteAxes.isEmpty)
    #expect(!device.isInferred)
  }

  @Test("a touchpad: properties, and axes by their codes alone")
  func touchpad() {
    let device = SysfsFolder.touchpad.description
    #expect(device.properties == [EventCode.propertyPointer, EventCode.propertyButtonPad])
    #expect(
      device.codes(.absolute) == [
        EventCode.absX, EventCode.absY, EventCode.absMTSlot, EventCode.absMTPositionX,
        EventCode.absMTPositionY, EventCode.absMTToolType, EventCode.absMTTrackingID,
      ])
    #expect(device.codes(.key).contains(EventCode.buttonToolFinger))
  }

  @Test("a keyboard: lamps, and autorepeat, of which sysfs lists no codes")
  func keyboard() {
    let device = SysfsFolder.keyboard.description
    #expect(device.codes(.led) == [0, 1, 2])
    #expect(device.codes(.key).starts(with: 1...10))
    #expect(device.capabilities.last == Capability(type: .autorepeat, codes: []))
  }

  @Test(
    "classes, with udev's properties and without",
    arguments: [
      (SysfsFolder.mouse, DeviceClass.mouse, DeviceClassReason.relativeAxesWithMouseButtons),
      (.touchpad, .touchpad, .fingerToolWithoutPen), (.keyboard, .keyboard, .typingKeys),
    ])
  func classes(folder: SysfsFolder, deviceClass: DeviceClass, reason: DeviceClassReason) {
    #expect(folder.description.classify().deviceClass == deviceClass)
    var plain = folder
    plain.properties = []
    #expect(plain.description.classify() == DeviceClassification(deviceClass, reason))
  }

  @Test("of udev's properties only those are kept that name no unit, path or seat")
  func properties() {
    #expect(
      SysfsFolder.mouse.description.udevProperties.map(\.key) == ["ID_INPUT", "ID_INPUT_MOUSE", "MOUSE_DPI"])
    #expect(
      SysfsFolder.touchpad.description.udevProperties.map(\.key) == [
        "ID_INPUT", "ID_INPUT_HEIGHT_MM", "ID_INPUT_TOUCHPAD", "ID_INPUT_WIDTH_MM",
        "LIBINPUT_MODEL_LENOVO_X220_TOUCHPAD_FW81",
      ])
    for key in ["ID_INPUTS", "LIBINPUT_DEVICE_GROUP", "ID_SERIAL", "ID_PATH_TAG", "ID_BUS", "TAGS"] {
      #expect(!UdevProperty(key: key, value: "1").isKept)
    }
    for key in ["POINTINGSTICK_SENSITIVITY", "TOUCHPAD_X", "MOUSE_WHEEL_CLICK_ANGLE"] {
      #expect(UdevProperty(key: key, value: "1").isKept)
    }
  }

  @Test("a folder without files gives a description without content")
  func empty() {
    #expect(DeviceDescription(udevProperties: []) { _ in nil } == DeviceDescription())
  }
}
