import EventLog
import Foundation
import InputEvents
import TestSupport
import Testing

@testable import DeviceCapture

@Suite struct VirtualDeviceTests {
  private typealias Sample = PlaybackSample

  private func made(
    _ description: DeviceDescription, _ settings: PlaybackSettings = PlaybackSettings(),
    as deviceClass: DeviceClass? = nil, _ usage: DeviceUsage = DeviceUsage()
  ) -> VirtualDevice {
    VirtualDevice(
      DeviceRecord(time: 0, number: 0, description: description, deviceClass: deviceClass), settings, usage)
  }

  // MARK: Identity

  @Test func `U06: the bus is virtual unless the recorded identity is asked for, which is said`() {
    let device = made(Sample.mouse())
    #expect(device.description.id == DeviceID(bus: 0x06))
    #expect(!device.remarks.contains(.realIdentity))
    var settings = PlaybackSettings()
    settings.identity = .recorded
    let real = made(Sample.mouse(), settings)
    #expect(real.description.id == DeviceID(bus: 3, vendor: 0x1234, product: 1, version: 1))
    #expect(real.remarks.contains(.realIdentity))
    let words = PlaybackFinding(device: 0, kind: .realIdentity, count: 1, firstTime: 0).description
    #expect(words.contains("desktops"))
  }

  @Test func `A name is kept, cut to what the kernel takes between two letters, and never empty`() {
    #expect(made(Sample.mouse()).description.name == "Made mouse")
    var long = Sample.mouse()
    long.name = String(repeating: "ä", count: 60)
    #expect(made(long).description.name == String(repeating: "ä", count: 39))
    #expect(made(long).remarks.contains(.nameShortened))
    long.name = ""
    #expect(!made(long).description.name.isEmpty)
  }

  @Test func `Physical paths tell the devices of a playback apart`() {
    #expect(made(Sample.mouse()).description.physicalPath == "scrolltrace/0")
  }

  // MARK: What is left out

  @Test func `Autorepeat, force feedback and the device's clock are left out`() {
    var description = Sample.keyboard
    description.capabilities.append(Capability(type: .forceFeedback, codes: [80]))
    description.capabilities[1].codes = [EventCode.mscScan, EventCode.mscTimestamp]
    let device = made(description)
    #expect(device.description.codes(.autorepeat).isEmpty)
    #expect(device.description.codes(.forceFeedback).isEmpty)
    #expect(device.description.codes(.miscellaneous) == [EventCode.mscScan])
    #expect(device.description.codes(.led) == [0, 1, 2])
    #expect(device.remarks.contains(.autorepeatLeftOut))
    #expect(device.remarks.contains(.forceFeedbackLeftOut))
  }

  @Test func `Codes that the kernel does not know are not declared`() {
    var description = Sample.keyboard
    description.capabilities[0].codes = [30, 0x2ff, 0x300, 0x8001]
    description.properties = [0, 31, 32, 200]
    let device = made(description)
    #expect(device.description.codes(.key) == [30, 0x2ff])
    #expect(device.description.properties == [0, 31])
  }

  // MARK: Axes

  private func axis(_ axis: AbsoluteAxis) -> (axis: AbsoluteAxis?, remarks: [PlaybackFinding.Kind]) {
    let device = made(
      DeviceDescription(
        capabilities: [Capability(type: .absolute, codes: [axis.code])], absoluteAxes: [axis]))
    return (device.description.axis(axis.code), device.remarks)
  }

  @Test func `The noise filter is left out, since the values have been through it`() {
    let result = axis(AbsoluteAxis(code: 0, minimum: 0, maximum: 100, fuzz: 8, flat: 4, value: 50))
    #expect(result.axis == AbsoluteAxis(code: 0, minimum: 0, maximum: 100, flat: 4, value: 50))
    #expect(result.remarks.contains(.fuzzLeftOut([0])))
  }

  @Test func `Ranges that the kernel refuses are repaired, and said`() {
    let reversed = axis(AbsoluteAxis(code: 0, minimum: 100, maximum: -100))
    #expect(reversed.axis?.minimum == -100)
    #expect(reversed.axis?.maximum == 100)
    #expect(reversed.remarks.contains(.rangeRepaired(0)))
    let flat = axis(AbsoluteAxis(code: 0, minimum: 0, maximum: 100, flat: 200))
    #expect(flat.axis?.flat == 100)
    #expect(flat.remarks.contains(.rangeRepaired(0)))
    // As wide as can be: nothing overflows.
    let wide = axis(AbsoluteAxis(code: 0, minimum: .min, maximum: .max, flat: 5))
    #expect(wide.axis?.flat == 5)
    #expect(!wide.remarks.contains(.rangeRepaired(0)))
    let none = axis(AbsoluteAxis(code: 0, minimum: 0, maximum: 0))
    #expect(!none.remarks.contains(.rangeRepaired(0)))
  }

  @Test func `There are at most as many slots as every kernel takes`() {
    #expect(axis(AbsoluteAxis(code: 0x2f, minimum: 0, maximum: 4)).axis?.maximum == 4)
    let many = axis(AbsoluteAxis(code: 0x2f, minimum: 0, maximum: 5000))
    #expect(many.axis?.maximum == 99)
    #expect(many.remarks.contains(.rangeRepaired(0x2f)))
  }

  @Test func `An axis without a range is declared all the same`() {
    let device = made(DeviceDescription(capabilities: [Capability(type: .absolute, codes: [0x28])]))
    #expect(device.description.axis(0x28) == AbsoluteAxis(code: 0x28, minimum: 0, maximum: 0))
  }

  @Test func `U05: a missing resolution is said with the axes, and a size gives it`() {
    let codes: [UInt16] = [
      EventCode.absX, EventCode.absY, EventCode.absMTPositionX, EventCode.absMTPositionY,
    ]
    let device = made(Sample.touchpad(resolution: 0))
    #expect(device.remarks.contains(.noResolution(codes)))
    let words = PlaybackFinding(device: 0, kind: .noResolution(codes), count: 1, firstTime: 0).description
    for name in ["ABS_X", "ABS_Y", "ABS_MT_POSITION_X", "ABS_MT_POSITION_Y", "--size"] {
      #expect(words.contains(name))
    }
    var settings = PlaybackSettings()
    settings.size = PlaybackSettings.SurfaceSize(width: 100, height: 60)
    let sized = made(Sample.touchpad(resolution: 0), settings)
    for code in codes { #expect(sized.description.axis(code)?.resolution == 40) }
    #expect(!sized.remarks.contains(.noResolution(codes)))
    #expect(!made(Sample.touchpad()).remarks.contains(.noResolution(codes)))
    // A mouse needs none.
    #expect(made(Sample.mouse()).remarks.isEmpty)
  }

  // MARK: Class

  @Test(arguments: PlaybackSettings.Identity.allCases)
  func `A pointing stick that only its bus gives away stays one`(identity: PlaybackSettings.Identity) {
    var description = Sample.mouse([0, 1])
    description.id.bus = 0x18
    #expect(description.classify().deviceClass == .pointingStick)
    var settings = PlaybackSettings()
    settings.identity = identity
    let device = made(description, settings)
    #expect(device.description.classify().deviceClass == .pointingStick)
    #expect(device.remarks.contains(.completed(.pointingStick)) == (identity == .virtual))
  }

  @Test(arguments: [DeviceClass.touchpad, .touchscreen, .mouse, .pointingStick, .keyboard])
  func `A class that somebody stated is made so`(deviceClass: DeviceClass) {
    let bare = DeviceDescription(
      capabilities: [
        Capability(type: .absolute, codes: [0, 1]), Capability(type: .relative, codes: [0, 1]),
      ],
      absoluteAxes: [0, 1].map { AbsoluteAxis(code: $0, minimum: 0, maximum: 100) })
    let description = deviceClass == .keyboard ? DeviceDescription() : bare
    let device = made(description, as: deviceClass)
    #expect(device.description.classify().deviceClass == deviceClass)
  }

  @Test func `A class that cannot be made is said, and nothing is added in vain`() {
    let device = made(Sample.mouse(), as: .trackball)
    #expect(device.remarks.contains(.classDiffers(recorded: .trackball, played: .mouse)))
    #expect(device.description.capabilities == Sample.mouse().capabilities)
  }

  @Test func `An inferred description gets the other axis of a pair, and slots`() {
    let description = DeviceDescription(
      capabilities: [
        Capability(type: .absolute, codes: [EventCode.absMTPositionY, EventCode.absMTTrackingID])
      ],
      absoluteAxes: [
        AbsoluteAxis(code: EventCode.absMTPositionY, minimum: 0, maximum: 500),
        AbsoluteAxis(code: EventCode.absMTTrackingID, minimum: 3, maximum: 3),
      ], isInferred: true)
    let device = made(description)
    #expect(device.description.axis(EventCode.absMTPositionX)?.maximum == 500)
    #expect(device.description.axis(EventCode.absMTSlot) != nil)
    #expect(device.description.classify().deviceClass == description.classify().deviceClass)
    #expect(!device.description.isInferred)
    // Contacts that are listed have no slots.
    var usage = DeviceUsage()
    usage.add(InputEvent(type: .synchronization, code: EventCode.synMTReport, value: 0))
    #expect(made(description, usage).description.axis(EventCode.absMTSlot) == nil)
  }

  private func made(_ description: DeviceDescription, _ usage: DeviceUsage) -> VirtualDevice {
    made(description, PlaybackSettings(), as: nil, usage)
  }

  // MARK: The collection of real devices

  @Test(
    .enabled(if: SharedData.hasDevices, "the device descriptions are not beside the checkout"),
    arguments: PlaybackSettings.Identity.allCases)
  func `Every device of the collection keeps its class, as itself and on the virtual bus`(
    identity: PlaybackSettings.Identity
  ) throws {
    var settings = PlaybackSettings()
    settings.identity = identity
    let devices = try RealDevice.all()
    #expect(devices.count == 236)
    for description in devices {
      let classification = description.classify()
      let recorded = classification.deviceClass
      // Without the maker's ids nothing tells it from another mouse.
      if identity == .virtual, classification.reason == .knownID { continue }
      let device = made(description, settings)
      let played = device.description.classify().deviceClass
      #expect(played == recorded, "\(description.name)")
      // Whatever is declared, the kernel takes.
      for axis in device.description.absoluteAxes {
        #expect(axis.minimum <= axis.maximum)
        #expect(Int64(axis.flat) <= Int64(axis.maximum) - Int64(axis.minimum))
      }
    }
  }

  @Test(.enabled(if: SharedData.hasDevices, "the device descriptions are not beside the checkout"))
  func `Where udev knew more than the device says, that is said`() throws {
    var differing = 0
    for var description in try RealDevice.all(withUdev: true) where !description.udevProperties.isEmpty {
      let recorded = description.classify().deviceClass
      let device = made(description)
      let played = device.description.classify().deviceClass
      #expect(
        played == recorded || device.remarks.contains(.classDiffers(recorded: recorded, played: played)),
        "\(description.name)")
      if played != recorded { differing += 1 }
      description.udevProperties = []
      if description.classify().deviceClass == recorded, device.description.id.bus == 0x06 {
        #expect(played == recorded, "\(description.name)")
      }
    }
    #expect(differing < 20)
  }
}

/// The shared collection of descriptions.
enum RealDevice {
  static func all(withUdev: Bool = false) throws -> [DeviceDescription] {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: SharedData.devices))
    return try #require(json as? [[String: Any]]).map { try description($0, withUdev) }
  }

  private static func description(_ json: [String: Any], _ withUdev: Bool) throws -> DeviceDescription {
    func number(_ key: String) throws -> UInt16 { try #require((json[key] as? NSNumber)?.uint16Value) }
    let codes = try #require(json["codes"] as? [String: [NSNumber]])
    let axes = try #require(json["absinfo"] as? [String: [String: NSNumber]])
    let udev = withUdev ? json["udev_properties"] as? [String: String] ?? [:] : [:]
    return DeviceDescription(
      name: try #require(json["name"] as? String),
      id: DeviceID(bus: try number("bus"), vendor: try number("vendor"), product: try number("product")),
      properties: try #require(json["props"] as? [NSNumber]).map(\.uint16Value),
      capabilities: try codes.map { type, list in
        Capability(
          type: EventType(rawValue: try #require(UInt16(type))), codes: list.map(\.uint16Value))
      },
      absoluteAxes: try axes.map { code, axis in
        func value(_ key: String) throws -> Int32 { try #require(axis[key]).int32Value }
        return AbsoluteAxis(
          code: try #require(UInt16(code)), minimum: try value("min"), maximum: try value("max"),
          fuzz: try value("fuzz"), flat: try value("flat"), resolution: try value("res"))
      },
      udevProperties: udev.map { UdevProperty(key: $0.key, value: $0.value) })
  }
}
