public import InputEvents
public import ScrollInput
public import ScrollModel

/// By what a device scrolls, and whether it points and presses, as its description and the settings have it.
public struct DeviceAbilities: Hashable, Sendable {
  /// By what it scrolls.
  public enum Means: String, Hashable, Sendable, CaseIterable {
    /// A wheel.
    case wheel
    /// Fingers on a surface beside the screen.
    case fingers
    /// Fingers or a pen on the screen.
    case touch
    /// Its own motion while a button is held.
    case heldButton
    /// A stick that is pushed.
    case scrollPoint
    /// A ring or a strip.
    case ring
  }

  /// One of its means, with the axes along which it scrolls.
  public struct Scrolling: Hashable, Sendable {
    /// By what.
    public var means: Means
    /// Along which axes.
    public var axes: Axis.Set
  }

  /// What scrolls.
  public private(set) var scrollings: [Scrolling] = []
  /// What could, and does not.
  public private(set) var obstacles: [ReachObstacle] = []
  /// Whether it moves a pointer.
  public private(set) var hasPointer = false
  /// Whether it has a button to press and drag with.
  public private(set) var hasButton = false
  /// Whether a tap of it presses what is under it.
  public private(set) var taps = false

  /// Whether it can press a control.
  public var presses: Bool { taps || hasPointer && hasButton }

  /// Works out the abilities of a device.
  ///
  /// - Parameters:
  ///   - description: What it says of itself.
  ///   - deviceClass: What it is taken for.
  ///   - settings: What makes scroll input of its motion.
  public init(
    _ description: DeviceDescription, _ deviceClass: DeviceClass, _ settings: ScrollInputSettings
  ) {
    let hasMotion = description.has(.relative, EventCode.relX) && description.has(.relative, EventCode.relY)
    hasButton = description.has(.key, EventCode.buttonLeft)
    var hasWheel = true
    switch deviceClass {
    case .touchpad:
      hasPointer = true
      if settings.touchpad.method == .none {
        obstacles.append(.fingersOff)
      } else {
        add(.fingers, [.horizontal, .vertical])
      }
    case .touchscreen:
      taps = true
      add(.touch, [.horizontal, .vertical])
    case .mouse, .trackball, .pointingStick:
      hasPointer = hasMotion
      if deviceClass == .mouse, description.hasSurfaceOnMouse {
        if settings.pointer.mouseSurface {
          hasWheel = false
          add(.fingers, [.horizontal, .vertical])
        } else {
          obstacles.append(.silent(.mouseSurface))
        }
      }
      let hasScrollPoint = deviceClass == .mouse && description.hasScrollPoint
      if hasScrollPoint {
        hasWheel = false
        add(.scrollPoint, DeviceAbilities.wheelAxes(description))
      }
      if !hasScrollPoint, hasMotion, let button = settings.pointer.buttonScroll.button(deviceClass),
        description.has(.key, button.code)
      {
        add(.heldButton, [.horizontal, .vertical])
        // What scrolls while it is held drags nothing.
        if button == .primary { hasButton = false }
      }
    case .tablet:
      hasButton = false
      hasWheel = settings.tablet.wheel
      addTablet(description, settings.tablet)
    case .unknown: hasWheel = false
    case .keyboard, .other: break
    }
    addWheel(description, deviceClass, isHeard: hasWheel)
    if scrollings.isEmpty, obstacles.isEmpty { obstacles.append(.noScrolling) }
  }

  /// The means that scroll along an axis.
  public func means(_ axis: Axis) -> [Means] {
    scrollings.filter { $0.axes.contains(axis) }.map(\.means)
  }

  private mutating func add(_ means: Means, _ axes: Axis.Set) {
    if !axes.isEmpty { scrollings.append(Scrolling(means: means, axes: axes)) }
  }

  private mutating func addTablet(_ description: DeviceDescription, _ settings: TabletSettings) {
    if description.hasPenTip {
      taps = settings.pen
      if settings.pen { add(.touch, [.horizontal, .vertical]) } else { obstacles.append(.silent(.pen)) }
    }
    // Both turn and slide along the content's vertical axis alone.
    if !description.ringAxes.isEmpty {
      if settings.ring { add(.ring, .vertical) } else { obstacles.append(.silent(.ring)) }
    }
    if !description.stripAxes.isEmpty {
      if settings.strip { add(.ring, .vertical) } else { obstacles.append(.silent(.strip)) }
    }
  }

  private mutating func addWheel(
    _ description: DeviceDescription, _ deviceClass: DeviceClass, isHeard: Bool
  ) {
    let axes = DeviceAbilities.wheelAxes(description)
    guard !axes.isEmpty else { return }
    if isHeard {
      add(.wheel, axes)
    } else if deviceClass == .tablet {
      obstacles.append(.silent(.tabletWheel))
    } else if deviceClass == .unknown {
      obstacles.append(.silent(.undecidedWheel))
    }
  }

  private static func wheelAxes(_ description: DeviceDescription) -> Axis.Set {
    let has = { (codes: [UInt16]) in codes.contains { description.has(.relative, $0) } }
    var axes: Axis.Set = []
    if has([EventCode.relHWheel, EventCode.relHWheelHiRes]) { axes.insert(.horizontal) }
    if has([EventCode.relWheel, EventCode.relWheelHiRes]) { axes.insert(.vertical) }
    return axes
  }
}
