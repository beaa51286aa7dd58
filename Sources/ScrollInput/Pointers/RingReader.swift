import InputEvents

/// Touch rings and strips of a tablet's pad: places of a finger, made into scrolling where settings ask for it.
///
/// A place after none is where the finger came down and moves nothing. So a motion begins with the first step, and ends
/// when the last ring or strip is let go. Rings and strips of one device are one motion.
struct RingReader: Sendable {
  private struct Track: Sendable {
    let code: UInt16
    let kind: Kind
    /// Where the finger is; `nil` while none is known to be there.
    var place: Int32?
  }

  private enum Kind: Sendable {
    /// A ring of so many places, from the lowest value on.
    case ring(minimum: Int32, places: Int32)
    /// A strip, which sets a bit for each place.
    case strip
  }

  private var tracks: [Track] = []
  private var isScrolling = false
  private let device: DeviceNumber
  private let natural: NaturalAxes
  private let pointsPerDegree: Double
  private let pointsPerPosition: Double
  // Whether `ABS_MISC` says that the pad is let go; without it a value of 0 does.
  private let hasMisc: Bool

  init(device: DeviceNumber, _ description: DeviceDescription, settings: TabletSettings) {
    self.device = device
    natural = settings.natural ? .vertical : []
    let sign = settings.natural ? -1.0 : 1
    pointsPerDegree = settings.pointsPerDegree * sign
    pointsPerPosition = settings.pointsPerPosition * sign
    hasMisc = description.has(.absolute, EventCode.absMisc)
    if settings.ring {
      for code in description.ringAxes {
        guard let axis = description.axis(code), axis.maximum > axis.minimum else { continue }
        let places = Int64(axis.maximum) - Int64(axis.minimum) + 1
        let kind = Kind.ring(minimum: axis.minimum, places: Int32(clamping: places))
        tracks.append(Track(code: code, kind: kind))
      }
    }
    if settings.strip {
      for code in description.stripAxes { tracks.append(Track(code: code, kind: .strip)) }
    }
  }

  mutating func step(_ frame: borrowing Frame, into outputs: inout [ScrollInputOutput]) {
    if tracks.isEmpty { return }
    var points = 0.0
    var isReleased = false
    for event in frame.events where event.type == .absolute {
      if event.code == EventCode.absMisc, event.value == 0 { isReleased = true }
      for index in tracks.indices where tracks[index].code == event.code {
        points += move(index, to: event.value)
      }
    }
    if isReleased {
      for index in tracks.indices { tracks[index].place = nil }
      points = 0
    }
    // The difference after lost events says where fingers are, not that they moved in this moment.
    if points != 0, !frame.isSynchronization {
      tell(frame.time, isScrolling ? .changed : .began, by: points, .ringTurned, into: &outputs)
      isScrolling = true
    }
    if isScrolling, tracks.allSatisfy({ $0.place == nil }) {
      isScrolling = false
      tell(frame.time, .ended, by: 0, .released, into: &outputs)
    }
  }

  mutating func cancel(
    _ time: Microseconds, _ reason: ScrollInputReason, into outputs: inout [ScrollInputOutput]
  ) {
    for index in tracks.indices { tracks[index].place = nil }
    guard isScrolling else { return }
    isScrolling = false
    tell(time, .cancelled, by: 0, reason, into: &outputs)
  }

  /// Takes a value, and returns how far the finger moved, in points.
  private mutating func move(_ index: Int, to value: Int32) -> Double {
    let before = tracks[index].place
    switch tracks[index].kind {
    case .strip:
      // 0 is no place: the finger was lifted.
      tracks[index].place = value > 0 ? Int32(31 - value.leadingZeroBitCount) : nil
      guard let before, let place = tracks[index].place else { return 0 }
      return Double(place - before) * pointsPerPosition
    case .ring(let minimum, let places):
      let place = Int64(value) - Int64(minimum)
      guard place >= 0, place < Int64(places), hasMisc || value != 0 else {
        tracks[index].place = nil
        return 0
      }
      tracks[index].place = Int32(place)
      guard let before else { return 0 }
      let steps = RingReader.shortest(place - Int64(before), of: Int64(places))
      // A lift sets the value to 0 too, and while a button of the pad is held `ABS_MISC` does not tell. A finger does
      // not leap by more than an eighth of the ring.
      if value == 0, steps.magnitude * 8 > UInt64(places) {
        tracks[index].place = nil
        return 0
      }
      return Double(steps) * 360 / Double(places) * pointsPerDegree
    }
  }

  /// The shorter of the two ways round; half a turn is one down.
  private static func shortest(_ steps: Int64, of places: Int64) -> Int64 {
    if steps * 2 > places { return steps - places }
    if steps * 2 <= -places { return steps + places }
    return steps
  }

  private func tell(
    _ time: Microseconds, _ phase: ScrollInputPhase, by points: Double, _ reason: ScrollInputReason,
    into outputs: inout [ScrollInputOutput]
  ) {
    outputs.append(
      .scroll(
        ScrollInputEvent(
          time: time, device: device, source: .continuous, phase: phase, delta: Vector(x: 0, y: points),
          natural: natural, reason: reason)))
  }
}
