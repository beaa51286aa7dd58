public import InputEvents

/// Scrolling by the motion of a pointing device while one of its buttons is held.
///
/// The defaults are libinput's: pointing sticks scroll so with the middle button, and nothing else does.
public struct ButtonScrollSettings: Hashable, Sendable {
  /// The button of pointing sticks; `nil`: they scroll nothing.
  public var pointingStick: PointerButton? = .middle
  /// The button of mice; `nil`: they scroll by their wheel alone.
  ///
  /// A mouse with a scroll point has none: two motions of one kind on one device could not be told apart.
  public var mouse: PointerButton?
  /// The button of trackballs; `nil`: they scroll by their wheel alone.
  public var trackball: PointerButton?
  /// Points of offset per count, 0.01 to 10,000.
  public var pointsPerCount = 1.0
  /// The axes along which the content follows the motion.
  public var natural: NaturalAxes = []
  /// How far the device has to move along an axis before it scrolls along it, in counts, 0 to 1000.
  ///
  /// libinput's value. What goes beyond scrolls, so the start is no jump. While the other axis scrolls already, so much
  /// motion in one frame lets this one join.
  public var startThreshold = 5.0
  /// A button that is held longer is no click when it is let go, even if nothing scrolled: libinput's 200 ms.
  public var click: Microseconds = 200_000

  /// Makes the default settings.
  public init() {}

  /// The button of a class; `nil` if its motion scrolls nothing.
  public func button(_ deviceClass: DeviceClass) -> PointerButton? {
    switch deviceClass {
    case .pointingStick: pointingStick
    case .mouse: mouse
    case .trackball: trackball
    case .touchpad, .touchscreen, .tablet, .keyboard, .other, .unknown: nil
    }
  }
}

extension ButtonScrollSettings: Codable {
  private enum CodingKeys: String, CodingKey {
    case pointingStick, mouse, trackball, pointsPerCount, natural
    case startThreshold = "startThresholdCounts"
    case click = "clickMicroseconds"
  }

  /// Reads the settings that are named; a button is a word, a code, or `"off"`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    pointingStick = try fields.decode(.pointingStick, or: OptionalButton(button: pointingStick)).button
    mouse = try fields.decode(.mouse, or: OptionalButton(button: mouse)).button
    trackball = try fields.decode(.trackball, or: OptionalButton(button: trackball)).button
    pointsPerCount = try fields.decode(.pointsPerCount, or: pointsPerCount, in: SettingRanges.gain)
    natural = try fields.decode(.natural, or: natural)
    startThreshold = try fields.decode(.startThreshold, or: startThreshold, in: SettingRanges.counts)
    click = try fields.decode(.click, or: click, in: SettingRanges.time)
  }

  /// Writes what ``init(from:)`` reads.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(OptionalButton(button: pointingStick), forKey: .pointingStick)
    try fields.encode(OptionalButton(button: mouse), forKey: .mouse)
    try fields.encode(OptionalButton(button: trackball), forKey: .trackball)
    try fields.encode(pointsPerCount, forKey: .pointsPerCount)
    try fields.encode(natural, forKey: .natural)
    try fields.encode(startThreshold, forKey: .startThreshold)
    try fields.encode(click, forKey: .click)
  }
}

/// A button as settings name it: `"primary"`, `"secondary"`, `"middle"`, its code in `EV_KEY`, or `"off"`.
private struct OptionalButton: Codable {
  var button: PointerButton?

  init(button: PointerButton?) {
    self.button = button
  }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let code = try? value.decode(UInt16.self), let button = PointerButton(code: code) {
      self.button = button
      return
    }
    switch try? value.decode(String.self) {
    case "primary": button = .primary
    case "secondary": button = .secondary
    case "middle": button = .middle
    case "off": button = nil
    default:
      throw DecodingError.dataCorruptedError(
        in: value,
        debugDescription: "expected \"off\", \"primary\", \"secondary\", \"middle\" or a code from 272 to 287"
      )
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch button {
    case nil: try value.encode("off")
    case .primary: try value.encode("primary")
    case .secondary: try value.encode("secondary")
    case .middle: try value.encode("middle")
    case .other(let code): try value.encode(code)
    }
  }
}
