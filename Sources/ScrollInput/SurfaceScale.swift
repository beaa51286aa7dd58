import InputEvents

/// Where a surface begins, and millimetres per unit, stated by the device or assumed.
struct SurfaceScale: Hashable, Sendable {
  /// Millimetres per unit along x.
  var x: Double
  /// Millimetres per unit along y.
  var y: Double
  /// The lowest value along x: the left edge.
  var minimumX: Double
  /// The lowest value along y: the upper edge.
  var minimumY: Double
  /// Whether the device states its resolution.
  var isStated: Bool

  /// The size in millimetres of a touchpad that does not state its resolution: what libinput assumes.
  static let assumedTouchpad = (width: 69.0, height: 50.0)
  /// The size in millimetres of a touchscreen that does not state its resolution: a phone of 5 inches, upright.
  static let assumedTouchscreen = (width: 62.0, height: 110.0)

  init(_ description: DeviceDescription, deviceClass: DeviceClass) {
    let x = description.axis(EventCode.absMTPositionX) ?? description.axis(EventCode.absX)
    let y = description.axis(EventCode.absMTPositionY) ?? description.axis(EventCode.absY)
    minimumX = Double(x?.minimum ?? 0)
    minimumY = Double(y?.minimum ?? 0)
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

  /// The centroid of the fingers whose place is known, in millimetres from the surface's origin.
  ///
  /// Palms and what the device may have forgotten to lift are no fingers.
  func centroid(_ contacts: [Contact]) -> Vector? {
    var x = 0.0
    var y = 0.0
    var count = 0.0
    for contact in contacts where !contact.isPalm && !contact.isSilent {
      guard let contactX = contact.x, let contactY = contact.y else { continue }
      x += Double(contactX) - minimumX
      y += Double(contactY) - minimumY
      count += 1
    }
    return count == 0 ? nil : Vector(x: x / count * self.x, y: y / count * self.y)
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
