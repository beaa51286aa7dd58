extension DeviceFeatures {
  /// The rules of surfaces: pens, fingers, screens, and pointers that give places.
  var surface: DeviceClassification? {
    let hasPlace = hasAbsolutePlace || hasContacts
    if hasPlace && hasPen { return DeviceClassification(.tablet, .penTool) }
    if hasContacts && isDial { return DeviceClassification(.tablet, .dialTool) }
    if hasPadButtons && hasWheel && !hasMotion {
      return DeviceClassification(.tablet, .padButtonsWithWheel)
    }
    if hasFormalPlace && hasFirstPadButton && !hasMotion {
      return DeviceClassification(.tablet, .padButtonsWithFormalPlace)
    }
    // After the pens: Wacom's driver puts the accelerometer of a pen display on the device of its buttons.
    if isAccelerometer { return DeviceClassification(.other, .accelerometer) }
    if hasPlace && hasFingerTool && !isDirect {
      return DeviceClassification(.touchpad, .fingerToolWithoutPen)
    }
    if hasContacts && isDirect { return DeviceClassification(.touchscreen, .directProperty) }
    if hasContacts && needsPointer && !hasMotion {
      return DeviceClassification(.touchpad, .multitouchWithPointerProperty)
    }
    if hasContacts && hasTouchButton { return DeviceClassification(.touchscreen, .touchButton) }
    // Before the screens, as in udev: a screen has no mouse buttons.
    if hasAbsolutePlace && hasMouseButton {
      return DeviceClassification(.mouse, .absoluteAxesWithMouseButtons)
    }
    if hasAbsolutePlace && isDirect { return DeviceClassification(.touchscreen, .directProperty) }
    if hasAbsolutePlace && hasTouchButton { return DeviceClassification(.touchscreen, .touchButton) }
    return nil
  }

  /// The rules of what moves a pointer by motion, and of multitouch without keys.
  var pointer: DeviceClassification? {
    // The property on a keyboard that has no button is a mistake; libinput has a quirk for it.
    if hasStickProperty && (hasMouseButton || !types) {
      return DeviceClassification(.pointingStick, .pointingStickProperty)
    }
    if let reason = mouseReason { return refined(reason) }
    // After the mice: some mice have a surface that feels fingers.
    if hasContacts && !hasFingerTool && !needsPointer {
      return DeviceClassification(.touchscreen, .multitouchWithoutFingerTool)
    }
    return nil
  }

  /// The rules of what does not point.
  var rest: DeviceClassification {
    if isJoystick {
      return DeviceClassification(.other, .joystick(buttons: joystickButtons, axes: joystickAxes))
    }
    if types { return DeviceClassification(.keyboard, .typingKeys) }
    // A wheel scrolls on a mouse, but on a pad it may turn a brush: an axis of a place leaves that open.
    if hasWheel && hasPartOfPlace && !hasKeys {
      return DeviceClassification(.unknown, .wheelBesideUndecidedAxes)
    }
    if hasWheel && !hasKeys { return DeviceClassification(.mouse, .wheelAlone) }
    if hasSwitches { return DeviceClassification(.other, .switches) }
    if hasAbsolutePlace && !hasKeys { return DeviceClassification(.unknown, .undecidedSurface) }
    if isEmpty { return DeviceClassification(.unknown, .nothingKnown) }
    return DeviceClassification(.other, .neitherPointsNorTypes)
  }
}

extension DeviceFeatures {
  /// Why the device moves a pointer as a mouse does, if so.
  private var mouseReason: DeviceClassReason? {
    if isJoystick { return nil }
    if hasMotion && hasMouseButton {
      return hasContacts ? .relativeAxesWithSurface : .relativeAxesWithMouseButtons
    }
    // Some keyboards claim motion; a game mouse that claims all keys has a wheel too.
    if hasMotion && (hasWheel || !types) { return .relativeAxes }
    // udev also takes mouse buttons with keys or switches; those are remote controls and lids.
    if hasMouseButton && !hasPartOfPlace && !hasKeys && !hasSwitches { return .mouseButtonsAlone }
    return nil
  }

  /// The kind of mouse.
  private func refined(_ reason: DeviceClassReason) -> DeviceClassification {
    if isOnI2C { return DeviceClassification(.pointingStick, .mouseOnI2C) }
    if KnownDevices.trackballs.contains(id) { return DeviceClassification(.trackball, .knownID) }
    // Last resort: udev knows these by a database of ids or by a property of newer kernels.
    let words = name.lowercased()
    if let word = Self.trackballWords.first(where: { words.contains($0.lowercased()) }) {
      return DeviceClassification(.trackball, .name(word))
    }
    if let word = Self.stickWords.first(where: { words.contains($0.lowercased()) }) {
      return DeviceClassification(.pointingStick, .name(word))
    }
    return DeviceClassification(.mouse, reason)
  }

  /// Joystick buttons or axes, unless the keys are those of a keyboard.
  private var isJoystick: Bool {
    joystickButtons + joystickAxes >= 2 && keyboardKeys < 4 && !(hasWheel && hasPadButtons)
  }

  private static let trackballWords = ["Trackball"]
  private static let stickWords = ["TrackPoint", "DualPoint Stick", "Pointing Stick", "PointingStick"]
}
