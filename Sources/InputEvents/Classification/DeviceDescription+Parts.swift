// Parts of a device that scroll, or could, in another way than its class says.
extension DeviceDescription {
  /// Whether the device moves as a mouse does and has a surface that feels fingers, as Apple's Magic Mouse has.
  public var hasSurfaceOnMouse: Bool {
    let features = DeviceFeatures(of: self)
    return features.hasMotion && features.hasContacts
  }

  /// Whether the wheel is a stick that is pushed, known by vendor and product.
  ///
  /// Such a stick sends `REL_WHEEL` and `REL_HWHEEL` in counts, up to 63 about every 50 ms, which are no detents.
  public var hasScrollPoint: Bool {
    KnownDevices.scrollPoints.contains(KnownDevices.ID(id))
  }

  /// Whether the device has a pen that touches: `BTN_TOOL_PEN`, `BTN_TOUCH` and a place.
  public var hasPenTip: Bool {
    has(.key, EventCode.buttonToolPen) && has(.key, EventCode.buttonTouch) && has(.absolute, EventCode.absX)
      && has(.absolute, EventCode.absY)
  }

  /// The axes of touch rings, ascending: `ABS_THROTTLE` and `ABS_WHEEL` of a tablet's pad.
  ///
  /// On a pen the same axes are the wheel of an airbrush and of a puck, so a device with `BTN_TOOL_PEN` has none.
  public var ringAxes: [UInt16] {
    padAxes([EventCode.absThrottle, EventCode.absWheel])
  }

  /// The axes of touch strips, ascending: `ABS_RX` and `ABS_RY` of a tablet's pad.
  public var stripAxes: [UInt16] {
    padAxes([EventCode.absRX, EventCode.absRY])
  }

  private func padAxes(_ codes: [UInt16]) -> [UInt16] {
    has(.key, EventCode.buttonToolPen) ? [] : codes.filter { has(.absolute, $0) }
  }
}
