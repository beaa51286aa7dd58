import ScrollInput

/// What units of a surface are in points of the offset, and back.
struct SurfaceUnits: Sendable {
  private let resolution: Double
  private let gain: Vector
  private let rotation: TouchscreenSettings.Rotation
  /// How far fingers move before they scroll, in units.
  let threshold: Double
  /// Points in a millimetre.
  let pointsPerMillimetre: Double

  init(_ device: SyntheticDevice, _ settings: ScrollInputSettings) {
    let isTouch = device == .touchscreen
    resolution = Double(device.unitsPerMillimetre)
    pointsPerMillimetre =
      isTouch ? settings.touchscreen.pointsPerMillimetre : settings.touchpad.pointsPerMillimetre
    let natural = isTouch ? settings.touchscreen.natural : settings.touchpad.natural
    gain = Vector(
      x: natural.contains(.horizontal) ? 0 - pointsPerMillimetre : pointsPerMillimetre,
      y: natural.contains(.vertical) ? 0 - pointsPerMillimetre : pointsPerMillimetre)
    rotation = isTouch ? settings.touchscreen.rotation : .none
    threshold = isTouch ? 0 : settings.touchpad.startThreshold * resolution
  }

  /// The motion of fingers, in units, that moves the offset by points.
  func units(_ points: Vector) -> Vector {
    unturned(Vector(x: points.x / gain.x, y: points.y / gain.y)) * resolution
  }

  /// By how many points fingers that move so many units move the offset.
  func points(_ units: Vector) -> Vector {
    let turned = turned(units * (1 / resolution))
    return Vector(x: turned.x * gain.x, y: turned.y * gain.y)
  }

  /// Points as long as so many units.
  func length(_ units: Double) -> Double {
    units / resolution * pointsPerMillimetre
  }

  /// A motion on the panel as one of the picture.
  private func turned(_ motion: Vector) -> Vector {
    switch rotation {
    case .none: motion
    case .clockwise: Vector(x: motion.y, y: 0 - motion.x)
    case .upsideDown: Vector(x: 0 - motion.x, y: 0 - motion.y)
    case .counterclockwise: Vector(x: 0 - motion.y, y: motion.x)
    }
  }

  private func unturned(_ motion: Vector) -> Vector {
    switch rotation {
    case .none: motion
    case .clockwise: Vector(x: 0 - motion.y, y: motion.x)
    case .upsideDown: Vector(x: 0 - motion.x, y: 0 - motion.y)
    case .counterclockwise: Vector(x: motion.y, y: 0 - motion.x)
    }
  }
}
