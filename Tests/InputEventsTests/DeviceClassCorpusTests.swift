import InputEvents
import TestSupport
import Testing

/// Every device of the shared collection gets the class of its kind, or stands in the table of exceptions.
@Suite struct DeviceClassCorpusTests {
  @Test(
    .enabled(if: SharedData.hasDevices, "the device descriptions are not beside the checkout"),
    arguments: DeviceFile.all)
  func classOfKind(file: DeviceFile) throws {
    try check(file, withUdev: false)
    if !file.udevProperties.isEmpty { try check(file, withUdev: true) }
  }

  @Test(.enabled(if: SharedData.hasDevices, "the device descriptions are not beside the checkout"))
  func collectionIsWhole() {
    #expect(DeviceFile.all.count == 236)
    for exception in DeviceClassException.all {
      let count = DeviceFile.all.count { exception.concerns($0) }
      #expect(count == 1, "\(exception.name) [\(exception.kind)]: \(count) devices")
    }
  }

  private func check(_ file: DeviceFile, withUdev: Bool) throws {
    let expected = try #require(DeviceKind(rawValue: file.expectedKind), "a kind that is not in the table")
    let answer = file.device(withUdev: withUdev).classify()
    let said = "\(answer.deviceClass.rawValue), \(answer.reason), udev \(withUdev)"
    let exception = DeviceClassException.all.first { $0.concerns(file) }
    guard let exception else {
      #expect(expected.deviceClass == nil || answer.deviceClass == expected.deviceClass, "\(said)")
      return
    }
    #expect(answer.deviceClass == exception.deviceClass, "\(said)")
    #expect(expected.deviceClass != exception.deviceClass, "a stale exception: \(exception.reason)")
  }
}

/// The kinds of the collection.
enum DeviceKind: String {
  case touchpad
  case clickpad
  case touchscreen
  case mouse
  case mouseAndKeyboard = "mouse+keyboard"
  case trackball
  case pointingStick = "pointingstick"
  case tablet
  case tabletPad = "tablet-pad"
  case totem
  case keyboard
  case switches = "switch"
  case other
  case joystick
  case ignored
  case absolutePointer = "absolute-pointer"
  case wheelOnly = "wheel-only"

  /// The class that a device of this kind must get; `nil` accepts any.
  var deviceClass: DeviceClass? {
    switch self {
    case .touchpad, .clickpad: .touchpad
    case .touchscreen: .touchscreen
    // An absolute pointer has buttons and a wheel, and a lone wheel scrolls as a mouse's does.
    case .mouse, .mouseAndKeyboard, .absolutePointer, .wheelOnly: .mouse
    case .trackball: .trackball
    case .pointingStick: .pointingStick
    case .tablet, .tabletPad, .totem: .tablet
    case .keyboard: .keyboard
    case .switches, .other, .joystick: .other
    // Says that libinput's quirks switch the device off, not what it is.
    case .ignored: nil
    }
  }
}
