import InputEvents

/// A wheel that a device has twice, in detents and in 1/120 detents, of which a log gives only one.
///
/// Whoever understands the fine steps waits for them, and whoever does not needs the detents: both are played, in
/// step.
struct WheelPair: Hashable, Sendable {
  /// The axis that the log gives.
  var given: UInt16
  /// The axis that has to be added.
  var added: UInt16

  /// The axis in detents of each wheel, and that in 1/120 detents.
  private static let wheels = [
    (EventCode.relWheel, EventCode.relWheelHiRes), (EventCode.relHWheel, EventCode.relHWheelHiRes),
  ]
  private static let steps: Int32 = 120

  /// Both ways of each wheel.
  static let all = wheels.flatMap { [WheelPair(given: $0, added: $1), WheelPair(given: $1, added: $0)] }

  /// Whether the device has both axes, and the log moves only the given one.
  func isIncomplete(_ device: DeviceDescription, _ usage: DeviceUsage) -> Bool {
    device.has(.relative, given) && device.has(.relative, added) && usage.moves(given) && !usage.moves(added)
  }

  /// The motion of the added axis that goes with one of the given axis.
  ///
  /// - Parameters:
  ///   - value: The motion of the given axis.
  ///   - rest: What fine steps do not make a detent yet.
  /// - Returns: The motion; 0 for none.
  func missing(for value: Int32, rest: inout Int32) -> Int32 {
    if WheelPair.wheels.contains(where: { $0.0 == given }) {
      return Int32(clamping: Int64(value) * Int64(WheelPair.steps))
    }
    let all = Int64(rest) + Int64(value)
    rest = Int32(all % Int64(WheelPair.steps))
    return Int32(clamping: all / Int64(WheelPair.steps))
  }
}
