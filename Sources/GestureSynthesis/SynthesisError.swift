import EventLog
public import InputEvents

/// Why a gesture cannot be made.
public enum SynthesisError: Error, Hashable, Sendable {
  /// A number is infinite or none.
  case notFinite
  /// A way of no length.
  case noWay
  /// The device has nothing to do it with.
  case impossible(SyntheticGesture, SyntheticDevice)
  /// The way does not fit on the surface, which has room for so many points along that axis.
  case tooFar(SyntheticDevice, GestureAxis, asked: Double, room: Double)
  /// The place where it begins leaves no room for it.
  case outside(SyntheticDevice)
  /// The device tells no step of that length from a jump; at most so many points per second.
  case tooFast(SyntheticDevice, most: Double)
  /// The device tells no speed as low as that; at least so many points per second.
  case tooSlow(SyntheticDevice, least: Double)
  /// Three frames at that speed go farther; at least so many points.
  case tooShort(least: Double)
  /// The time is too short for that; at least so many microseconds.
  case tooBrief(least: Microseconds)
  /// A time below zero, or one that is longer than so many microseconds.
  case time(most: Microseconds)
  /// Less than so many points move nothing on the device.
  case tooLittle(SyntheticDevice, least: Double)
  /// A count of fingers that the device cannot have.
  case fingers(Int, most: Int)
  /// Frames may be between these microseconds apart.
  case frameInterval(least: Microseconds, most: Microseconds)
  /// A wheel turns by 1 detent at least, and by so many at most.
  case turns(most: Int)
  /// A motion along one axis alone can be made so.
  case aslant(SyntheticDevice)
  /// The button is pressed already.
  case pressed
  /// The button is not pressed.
  case notPressed
  /// The device is there already.
  case plugged(SyntheticDevice)
  /// The device is not there.
  case unplugged(SyntheticDevice)
}

extension SynthesisError: CustomStringConvertible {
  /// The error in words.
  public var description: String {
    switch self {
    case .notFinite: "a number is no number"
    case .noWay: "a way of no length is no gesture"
    case .impossible(let gesture, let device):
      "no \(gesture.rawValue) can be made on a \(device.rawValue); \(gesture.devices)"
    case .tooFar(let device, let axis, let asked, let room):
      "\(text(asked)) points do not fit on the \(device.rawValue), which has room for \(text(room)) along"
        + " \(axis == .vertical ? "y" : "x")"
    case .outside(let device): "it would leave the \(device.rawValue) from there"
    case .tooFast(let device, let most):
      "the \(device.rawValue) would be taken to jump; a step is at most 10 mm, here \(text(most)) points per second"
    case .tooSlow(let device, let least):
      "the \(device.rawValue) tells no speed below \(text(least)) points per second"
    case .tooShort(let least):
      "three frames at that speed are the shortest flick, and those go \(text(least)) points"
    case .tooBrief(let least): "it takes at least \(text(Double(least) / 1_000_000)) s"
    case .time(let most): "a time has to be between 0 and \(most / 1_000_000) s"
    case .tooLittle(let device, let least):
      "the \(device.rawValue) tells no way below \(text(least)) points"
    case .fingers(let count, let most): "\(count) fingers are none of 1 to \(most)"
    case .frameInterval(let least, let most):
      "frames have to be \(text(Double(least) / 1000)) to \(most / 1000) ms apart"
    case .turns(let most): "a wheel turns by 1 to \(most)"
    case .aslant(let device): "a \(device.rawValue) scrolls along one axis at a time"
    case .pressed: "the button is pressed already"
    case .notPressed: "the button is not pressed"
    case .plugged(let device): "the \(device.rawValue) is there already"
    case .unplugged(let device): "the \(device.rawValue) is not there"
    }
  }

  /// A number with at most two decimals.
  private func text(_ number: Double) -> String {
    JSONText.number((number * 100).rounded() / 100)
  }
}
