import InputEvents

/// The time between the frames of a device: by its own clock where it has one that can be trusted, by the log's otherwise.
///
/// `MSC_TIMESTAMP` counts the microseconds since the device's own start, or since it was last idle, in 32 bits. A
/// frame that the host reads late has the right stamp, so speeds are truer by it. The times of events stay the log's.
struct DeviceClock: Sendable {
  /// How far the two clocks may be apart, in microseconds, since they were last compared (C: a host that reads later is
  /// no better served by the stamps, and a stamp that runs at another rate is found out in a few frames).
  static let tolerance: Microseconds = 20_000
  /// Frames this far apart, in microseconds, are not compared: the kernel starts the count anew after so long.
  static let idle: Microseconds = 1_000_000
  /// After so many frames the clocks are compared from there on, so that their rates may differ a little; and so many
  /// have to agree before a clock that was wrong is believed again (C).
  static let trial = 50

  private struct Reading: Sendable {
    var stamp: UInt32
    var log: Microseconds
    /// ``DeviceClock/time`` then.
    var time: Microseconds
  }

  /// The time of the latest frame in microseconds; only differences mean anything.
  private(set) var time: Microseconds = 0

  private let isUsed: Bool
  private var log: Microseconds?
  private var last: Reading?
  /// From where on the clocks are compared.
  private var base: Reading?
  private var sinceBase = 0
  private var agreed = DeviceClock.trial

  init(isUsed: Bool) {
    self.isUsed = isUsed
  }

  /// Takes note of a time of the log without a frame.
  mutating func pass(to now: Microseconds) {
    time += now - (log ?? now)
    log = now
  }

  mutating func step(_ frame: borrowing Frame) {
    let before = time
    pass(to: frame.time)
    guard isUsed, let stamp = DeviceClock.stamp(frame) else { return }
    defer { last = Reading(stamp: stamp, log: frame.time, time: time) }
    guard let last, let base, frame.time - last.log <= DeviceClock.idle, stamp != 0 else {
      compare(from: stamp, at: frame.time)
      return
    }
    // In 32 bits a count that wrapped goes on.
    let ticks = Microseconds(stamp &- last.stamp)
    let drift = Microseconds(stamp &- base.stamp) - (frame.time - base.log)
    guard drift.magnitude <= DeviceClock.tolerance else {
      agreed = 0
      compare(from: stamp, at: frame.time)
      return
    }
    if agreed < DeviceClock.trial {
      agreed += 1
    } else {
      // Frames without a stamp may have come this far already.
      time = max(before, last.time + ticks)
    }
    sinceBase += 1
    if sinceBase == DeviceClock.trial { compare(from: stamp, at: frame.time) }
  }

  private mutating func compare(from stamp: UInt32, at log: Microseconds) {
    base = Reading(stamp: stamp, log: log, time: time)
    sinceBase = 0
  }

  private static func stamp(_ frame: borrowing Frame) -> UInt32? {
    for event in frame.events.reversed() where event.is(.miscellaneous, EventCode.mscTimestamp) {
      return UInt32(bitPattern: event.value)
    }
    return nil
  }
}
