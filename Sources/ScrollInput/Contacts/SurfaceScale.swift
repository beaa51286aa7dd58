package import InputEvents

/// Where a surface begins and ends, millimetres per unit, stated by the device or assumed.
package struct SurfaceScale: Hashable, Sendable {
  /// Millimetres per unit along x.
  var x: Double
  /// Millimetres per unit along y.
  var y: Double
  /// The lowest value along x: the left edge.
  var minimumX: Double
  /// The lowest value along y: the upper edge.
  var minimumY: Double
  /// The highest values along x and y: the right and the lower edge.
  var maximumX: Double
  var maximumY: Double
  /// Whether the device states its resolution.
  package var isStated: Bool
  /// Millimetres per unit of a contact's size; `nil` unless the device states it.
  var major: Double?

  /// The size in millimetres of a touchpad that does not state its resolution: what libinput assumes.
  static let assumedTouchpad = (width: 69.0, height: 50.0)
  /// The size in millimetres of a touchscreen that does not state its resolution: a phone of 5 inches, upright.
  static let assumedTouchscreen = (width: 62.0, height: 110.0)

  package init(_ description: DeviceDescription, deviceClass: DeviceClass) {
    let x = description.axis(EventCode.absMTPositionX) ?? description.axis(EventCode.absX)
    let y = description.axis(EventCode.absMTPositionY) ?? description.axis(EventCode.absY)
    minimumX = Double(x?.minimum ?? 0)
    minimumY = Double(y?.minimum ?? 0)
    maximumX = minimumX + SurfaceScale.range(x)
    maximumY = minimumY + SurfaceScale.range(y)
    major = description.axis(EventCode.absMTTouchMajor).flatMap {
      $0.resolution > 0 ? 1 / Double($0.resolution) : nil
    }
    // Some drivers give the resolution for the single-touch axes only.
    let resolutionX = SurfaceScale.resolution(description, EventCode.absMTPositionX, EventCode.absX)
    let resolutionY = SurfaceScale.resolution(description, EventCode.absMTPositionY, EventCode.absY)
    if resolutionX > 0, resolutionY > 0 {
      self.x = 1 / Double(resolutionX)
      self.y = 1 / Double(resolutionY)
      isStated = true
      return
    }
    var size = deviceClass == .touchscreen ? SurfaceScale.assumedTouchscreen : SurfaceScale.assumedTouchpad
    let width = SurfaceScale.range(x)
    let height = SurfaceScale.range(y)
    if deviceClass == .touchscreen, width > height { size = (width: size.height, height: size.width) }
    self.x = size.width / width
    self.y = size.height / height
    isStated = false
  }

  /// The width and the height in millimetres.
  package var size: Vector {
    Vector(x: (maximumX - minimumX) * x, y: (maximumY - minimumY) * y)
  }

  /// A contact's place in millimetres from the surface's origin; `nil` until it is known.
  func place(_ contact: Contact) -> Vector? {
    guard let contactX = contact.x, let contactY = contact.y else { return nil }
    return Vector(x: (Double(contactX) - minimumX) * x, y: (Double(contactY) - minimumY) * y)
  }

  /// A contact's motion in this frame, in millimetres.
  func motion(_ contact: Contact) -> Vector {
    Vector(x: contact.deltaX * x, y: contact.deltaY * y)
  }

  /// Whether a contact is at the end of an axis, where the device cannot follow it any further.
  func isAtLimit(_ contact: Contact) -> Bool {
    if let x = contact.x, Double(x) <= minimumX || Double(x) >= maximumX { return true }
    if let y = contact.y, Double(y) <= minimumY || Double(y) >= maximumY { return true }
    return false
  }

  /// Whether a contact is beyond what the description says.
  func isOutside(_ contact: Contact) -> Bool {
    if let x = contact.x, Double(x) < minimumX || Double(x) > maximumX { return true }
    if let y = contact.y, Double(y) < minimumY || Double(y) > maximumY { return true }
    return false
  }

  private static func resolution(_ description: DeviceDescription, _ axis: UInt16, _ fallback: UInt16)
    -> Int32
  {
    for code in [axis, fallback] {
      if let resolution = description.axis(code)?.resolution, resolution > 0 { return resolution }
    }
    return 0
  }

  /// The number of units; a range that says nothing (min = max = 0) counts as 4096 units.
  private static func range(_ axis: AbsoluteAxis?) -> Double {
    guard let axis, axis.maximum > axis.minimum else { return 4096 }
    return Double(Int64(axis.maximum) - Int64(axis.minimum))
  }
}
