import InputEvents

/// A part of a device that could scroll, or point, and does not.
public enum SilentPart: String, Hashable, Sendable, CaseIterable {
  /// The surface of a mouse.
  case mouseSurface
  /// Rings of a tablet's pad.
  case ring
  /// Strips of a tablet's pad.
  case strip
  /// The wheel of a tablet's pad, pen or puck.
  case tabletWheel
  /// A pen.
  case pen
  /// The wheel of a device of which nobody knows what it is.
  case undecidedWheel
  /// The place that a device gives in units of a screen: what lies there, no log tells.
  case absolutePointer
}

extension SilentPart {
  /// The one word of the finding that names it.
  var findingName: String {
    switch self {
    case .mouseSurface: "silentMouseSurface"
    case .ring: "silentRing"
    case .strip: "silentStrip"
    case .tabletWheel: "silentTabletWheel"
    case .pen: "silentPen"
    case .undecidedWheel: "silentUndecidedWheel"
    case .absolutePointer: "silentAbsolutePointer"
    }
  }
}

extension SilentPart: CustomStringConvertible {
  /// What does not work, and the setting that makes it.
  public var description: String {
    switch self {
    case .mouseSurface: "fingers on this mouse scroll only with input.pointer.mouseSurface"
    case .ring: "rings of this tablet scroll only with input.tablet.ring"
    case .strip: "strips of this tablet scroll only with input.tablet.strip"
    case .tabletWheel: "the wheel of this tablet scrolls only with input.tablet.wheel"
    case .pen: "the pen scrolls only with input.tablet.pen"
    case .undecidedWheel: "it is not known what this wheel turns: it scrolls nothing"
    case .absolutePointer: "the pointer is told by places on a screen that is not known: it does not move"
    }
  }
}

/// The parts of one device that stay silent.
struct SilentParts: Sendable {
  private var parts: [SilentPart] = []
  /// Why the device's wheel scrolls nothing; `nil` if it scrolls.
  private(set) var wheelCause: WithheldMotion.Cause?

  init(
    _ description: DeviceDescription, _ deviceClass: DeviceClass, _ settings: ScrollInputSettings
  ) {
    let hasWheel = description.codes(.relative).contains { code in
      switch code {
      case EventCode.relWheel, EventCode.relHWheel, EventCode.relWheelHiRes, EventCode.relHWheelHiRes: true
      default: false
      }
    }
    switch deviceClass {
    case .mouse:
      if description.hasSurfaceOnMouse {
        // Linux's driver makes a wheel of the same fingers.
        if settings.pointer.mouseSurface { wheelCause = .countedAlready } else { parts.append(.mouseSurface) }
      }
      let hasPlace = description.has(.absolute, EventCode.absX) && description.has(.absolute, EventCode.absY)
      if hasPlace, !description.has(.relative, EventCode.relX) { parts.append(.absolutePointer) }
    case .tablet:
      if description.hasPenTip, !settings.tablet.pen { parts.append(.pen) }
      if !description.ringAxes.isEmpty, !settings.tablet.ring { parts.append(.ring) }
      if !description.stripAxes.isEmpty, !settings.tablet.strip { parts.append(.strip) }
      if !settings.tablet.wheel {
        wheelCause = .notAsked
        if hasWheel { parts.append(.tabletWheel) }
      }
    case .unknown:
      wheelCause = .unknownClass
      if hasWheel { parts.append(.undecidedWheel) }
    case .touchpad, .touchscreen, .pointingStick, .trackball, .keyboard, .other: break
    }
  }

  /// Says so.
  func report(_ time: Microseconds, _ device: DeviceNumber, into outputs: inout [ScrollInputOutput]) {
    for part in parts {
      outputs.append(.finding(InputFinding(time: time, device: device, kind: .device(.silent(part)))))
    }
  }
}
