import InputEvents
import Testing

/// The rules of device classes, one case a rule, and their order.
@Suite struct DeviceClassTests {
  static let button = EventCode.buttonLeft
  static let place = [EventCode.absX, EventCode.absY]
  static let contacts = [EventCode.absMTSlot, EventCode.absMTPositionX, EventCode.absMTPositionY]
  static let motion = [EventCode.relX, EventCode.relY]

  private func classify(
    _ name: String = "", bus: UInt16 = 3, keys: [UInt16] = [], relative: [UInt16] = [],
    absolute: [UInt16] = [], switches: [UInt16] = [], properties: [UInt16] = [], udev: [String] = [],
    isInferred: Bool = false
  ) -> DeviceClassification {
    let all: [(EventType, [UInt16])] = [
      (.key, keys), (.relative, relative), (.absolute, absolute), (.switches, switches),
    ]
    let device = DeviceDescription(
      name: name, id: DeviceID(bus: bus), properties: properties,
      capabilities: all.filter { !$0.1.isEmpty }.map { Capability(type: $0.0, codes: $0.1) },
      udevProperties: udev.map { UdevProperty(key: $0, value: "1") }, isInferred: isInferred)
    return device.classify()
  }

  @Test func surfaces() {
    let finger = EventCode.buttonToolFinger
    let touch = EventCode.buttonTouch
    let pen = EventCode.buttonToolPen
    let direct = EventCode.propertyDirect
    let single = classify(keys: [finger, touch], absolute: Self.place)
    #expect(single == DeviceClassification(.touchpad, .fingerToolWithoutPen))
    let multi = classify(keys: [finger, touch, Self.button], absolute: Self.place + Self.contacts)
    #expect(multi == DeviceClassification(.touchpad, .fingerToolWithoutPen))
    let both = classify(keys: [finger, touch, pen], absolute: Self.place)
    #expect(both == DeviceClassification(.tablet, .penTool))
    let screen = classify(keys: [finger, touch], absolute: Self.contacts, properties: [direct])
    #expect(screen == DeviceClassification(.touchscreen, .directProperty))
    let resistive = classify(keys: [touch], absolute: Self.place)
    #expect(resistive == DeviceClassification(.touchscreen, .touchButton))
    let keyless = classify(absolute: Self.contacts)
    #expect(keyless == DeviceClassification(.touchscreen, .multitouchWithoutFingerTool))
    let pad = classify(absolute: Self.contacts, properties: [EventCode.propertyPointer])
    #expect(pad == DeviceClassification(.touchpad, .multitouchWithPointerProperty))
    let allAxes = classify(keys: [113, 114], absolute: Self.contacts + [EventCode.absMTSlot - 1])
    #expect(allAxes == DeviceClassification(.other, .neitherPointsNorTypes))
    let ring = classify(keys: [0x100, 0x101], relative: [EventCode.relWheel], absolute: Self.place)
    #expect(ring == DeviceClassification(.tablet, .padButtonsWithWheel))
    let falling = classify(absolute: Self.place + [EventCode.absZ])
    #expect(falling == DeviceClassification(.other, .accelerometer))
  }

  @Test func pointers() {
    let plain = classify(keys: [Self.button], relative: Self.motion)
    #expect(plain == DeviceClassification(.mouse, .relativeAxesWithMouseButtons))
    let virtual = classify(keys: [Self.button], relative: [EventCode.relWheel], absolute: Self.place)
    #expect(virtual == DeviceClassification(.mouse, .absoluteAxesWithMouseButtons))
    let magic = classify(keys: [Self.button], relative: Self.motion, absolute: Self.contacts)
    #expect(magic == DeviceClassification(.mouse, .relativeAxesWithSurface))
    #expect(classify(keys: [Self.button]) == DeviceClassification(.mouse, .mouseButtonsAlone))
    #expect(classify(keys: [Self.button], switches: [1]) == DeviceClassification(.other, .switches))
    let stick = classify(
      keys: [Self.button], relative: Self.motion, properties: [EventCode.propertyPointingStick])
    #expect(stick == DeviceClassification(.pointingStick, .pointingStickProperty))
    let onI2C = classify(bus: 0x18, keys: [Self.button], relative: Self.motion)
    #expect(onI2C == DeviceClassification(.pointingStick, .mouseOnI2C))
    #expect(classify(relative: [EventCode.relWheel]) == DeviceClassification(.mouse, .wheelAlone))
  }

  @Test(arguments: [
    ("TPPS/2 IBM TrackPoint", DeviceClass.pointingStick),
    ("AlpsPS/2 ALPS DualPoint Stick", .pointingStick),
    ("Kensington Expert trackball", .trackball),
    ("Gaming Joystick Mouse", .mouse),
  ])
  func names(name: String, deviceClass: DeviceClass) {
    #expect(classify(name, keys: [Self.button], relative: Self.motion).deviceClass == deviceClass)
    // A name never makes a pointer of what does not move.
    #expect(classify(name, keys: Array(1...60)).deviceClass == .keyboard)
  }

  @Test func others() {
    #expect(classify(keys: Array(1...60)) == DeviceClassification(.keyboard, .typingKeys))
    let keypad = classify(keys: [71, 72, 73, 75, 76, 77, 79, 80, 81, 82])
    #expect(keypad == DeviceClassification(.keyboard, .typingKeys))
    #expect(classify(keys: [113, 114, 115]) == DeviceClassification(.other, .neitherPointsNorTypes))
    let pad = classify(keys: [0x130, 0x131], absolute: Self.place + [3, 4])
    #expect(pad == DeviceClassification(.other, .joystick(buttons: 2, axes: 2)))
    #expect(classify(switches: [0]) == DeviceClassification(.other, .switches))
    #expect(classify(absolute: Self.place) == DeviceClassification(.unknown, .undecidedSurface))
    #expect(classify() == DeviceClassification(.unknown, .nothingKnown))
  }

  @Test func inferred() {
    let cases: [(DeviceClassification, DeviceClass)] = [
      (classify(relative: [EventCode.relWheel], isInferred: true), .mouse),
      (classify(relative: [EventCode.relX], isInferred: true), .mouse),
      (classify(keys: [Self.button], isInferred: true), .mouse),
      (classify(keys: [EventCode.buttonTouch], absolute: Self.place, isInferred: true), .touchscreen),
      (classify(absolute: [EventCode.absMTPositionY], isInferred: true), .touchscreen),
      (
        classify(
          keys: [EventCode.buttonToolDoubleTap], absolute: [EventCode.absMTPositionY], isInferred: true),
        .touchpad
      ),
      (classify(keys: [30], isInferred: true), .keyboard),
      (classify(isInferred: true), .unknown),
    ]
    for (answer, deviceClass) in cases {
      #expect(answer.deviceClass == deviceClass, "\(answer.reason)")
    }
  }

  @Test(arguments: [
    (["ID_INPUT", "ID_INPUT_TABLET", "ID_INPUT_TOUCHPAD"], DeviceClass.touchpad, "ID_INPUT_TOUCHPAD"),
    (["ID_INPUT_TABLET", "ID_INPUT_TOUCHSCREEN"], .touchscreen, "ID_INPUT_TOUCHSCREEN"),
    (["ID_INPUT_TABLET_PAD", "ID_INPUT_TABLET"], .tablet, "ID_INPUT_TABLET"),
    (["ID_INPUT_TABLET_PAD"], .tablet, "ID_INPUT_TABLET_PAD"),
    (["ID_INPUT_MOUSE", "ID_INPUT_TRACKBALL"], .trackball, "ID_INPUT_TRACKBALL"),
    (["ID_INPUT_MOUSE", "ID_INPUT_POINTINGSTICK"], .pointingStick, "ID_INPUT_POINTINGSTICK"),
    (["ID_INPUT_KEYBOARD", "ID_INPUT_KEY", "ID_INPUT_MOUSE"], .mouse, "ID_INPUT_MOUSE"),
    (["ID_INPUT_KEY", "ID_INPUT_KEYBOARD"], .keyboard, "ID_INPUT_KEYBOARD"),
    (["ID_INPUT_JOYSTICK", "ID_INPUT_KEY"], .other, "ID_INPUT_JOYSTICK"),
    (["ID_INPUT_ACCELEROMETER"], .other, "ID_INPUT_ACCELEROMETER"),
    (["ID_INPUT_SWITCH", "ID_INPUT_KEY"], .other, "ID_INPUT_SWITCH"),
    (["ID_INPUT_KEY"], .other, "ID_INPUT_KEY"),
  ])
  func udevOrder(properties: [String], deviceClass: DeviceClass, decisive: String) {
    let answer = classify(udev: properties)
    #expect(answer == DeviceClassification(deviceClass, .udevProperty(decisive)))
  }

  @Test func udevWinsWhereItIsSet() {
    let mouse = classify(keys: [Self.button], relative: Self.motion, udev: ["ID_INPUT_TOUCHPAD"])
    #expect(mouse.deviceClass == .touchpad)
    let wheel = classify(relative: [EventCode.relWheel], udev: ["ID_INPUT_KEY"])
    #expect(wheel == DeviceClassification(.mouse, .wheelAlone))
    for value in ["", "0"] {
      let device = DeviceDescription(
        capabilities: [Capability(type: .relative, codes: Self.motion)],
        udevProperties: [UdevProperty(key: "ID_INPUT_TOUCHPAD", value: value)])
      #expect(device.classify().reason == .relativeAxes)
    }
  }

  @Test func reasonsAreShortWords() {
    let reasons: [DeviceClassReason] = [
      .udevProperty("ID_INPUT_MOUSE"), .fingerToolWithoutPen, .name("Trackball"),
      .joystick(buttons: 11, axes: 6), .nothingKnown,
    ]
    #expect(
      reasons.map(\.description) == [
        "udev says ID_INPUT_MOUSE", "a finger tool, no pen, not direct",
        "moves like a mouse, named \u{201C}Trackball\u{201D}", "11 joystick buttons and 6 joystick axes",
        "nothing known",
      ])
  }

  @Test("G16 a wheel beside half a place is unknown, never silently a mouse's")
  func aWheelBesideHalfAPlaceIsUnknown() {
    let wheel = [EventCode.relWheel]
    let unknown = DeviceClassification(.unknown, .wheelBesideUndecidedAxes)
    for axes in [[EventCode.absX], [EventCode.absY], Self.place] {
      #expect(classify(relative: wheel, absolute: axes) == unknown)
      #expect(classify(relative: wheel, absolute: axes, isInferred: true) == unknown)
    }
    // Half a place beside buttons is as undecided; a whole one with buttons is a virtual machine's mouse.
    #expect(classify(keys: [Self.button], relative: wheel, absolute: [EventCode.absX]) == unknown)
    let virtual = classify(keys: [Self.button], relative: wheel, absolute: Self.place)
    #expect(virtual == DeviceClassification(.mouse, .absoluteAxesWithMouseButtons))
    // What tells, tells.
    let finger = classify(keys: [EventCode.buttonToolFinger], relative: wheel, absolute: Self.place)
    #expect(finger.deviceClass == .touchpad)
    #expect(
      classify(keys: Array(1...60), relative: wheel, absolute: [EventCode.absX]).deviceClass == .keyboard)
    #expect(unknown.reason.description == "a wheel beside absolute axes, nothing says of what")
  }

  @Test func padsWithAFormalPlace() {
    func pad(maximum: Int32, relative: [UInt16], key: UInt16 = 0x100) -> DeviceClassification {
      DeviceDescription(
        capabilities: [Capability(type: .key, codes: [key]), Capability(type: .relative, codes: relative)],
        absoluteAxes: Self.place.map { AbsoluteAxis(code: $0, minimum: 0, maximum: maximum) }
      ).classify()
    }
    let dial = DeviceClassification(.tablet, .padButtonsWithFormalPlace)
    #expect(pad(maximum: 1, relative: [EventCode.relWheel]) == dial)
    #expect(pad(maximum: 0, relative: []) == dial)
    #expect(pad(maximum: 2, relative: [EventCode.relWheel]).deviceClass == .unknown)
    #expect(pad(maximum: 1, relative: Self.motion).deviceClass == .mouse)
    #expect(pad(maximum: 1, relative: [], key: 0x101).deviceClass == .unknown)
  }

  @Test func trackballsAreKnownByTheirIds() {
    for (vendor, product) in [(0x046d, 0x1028), (0x046d, 0x406f), (0x047d, 0x1020)] as [(UInt16, UInt16)] {
      var device = DeviceDescription(
        id: DeviceID(bus: 3, vendor: vendor, product: product),
        capabilities: [
          Capability(type: .key, codes: [Self.button]), Capability(type: .relative, codes: Self.motion),
        ])
      #expect(device.classify() == DeviceClassification(.trackball, .knownID))
      device.id.vendor = 1
      #expect(device.classify().deviceClass == .mouse)
      // An id never makes a trackball of what does not move: a receiver has keyboards too.
      device.id.vendor = vendor
      device.capabilities = [Capability(type: .key, codes: Array(1...60))]
      #expect(device.classify().deviceClass == .keyboard)
    }
  }

  @Test func partsOfDevices() {
    var device = DeviceDescription(
      id: DeviceID(bus: 3, vendor: 0x17ef, product: 0x6049),
      capabilities: [
        Capability(type: .key, codes: [Self.button]), Capability(type: .relative, codes: Self.motion),
        Capability(type: .absolute, codes: [3, 4, 6, 8, 53, 54]),
      ])
    #expect(device.hasScrollPoint)
    #expect(device.hasSurfaceOnMouse)
    #expect(device.ringAxes == [6, 8])
    #expect(device.stripAxes == [3, 4])
    #expect(!device.hasPenTip)
    device.id.vendor = 0x04b3
    #expect(!device.hasScrollPoint)
    device.capabilities = [
      Capability(type: .key, codes: [EventCode.buttonToolPen, EventCode.buttonTouch]),
      Capability(type: .absolute, codes: [0, 1, 8]),
    ]
    #expect(device.hasPenTip)
    #expect(device.ringAxes == [])
    #expect(!device.hasSurfaceOnMouse)
  }
}
