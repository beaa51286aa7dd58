import InputEvents

/// Puts the frames of all devices in one order and gives them the log's times.
enum FrameOrder {
  /// The recording's time at the log's 0: that of its first event, or of its first frame if that is less.
  static func zero(of frames: [[FrameSpan]], in streams: [[RawEvent]]) -> Microseconds {
    var zero: Microseconds?
    for (frames, events) in zip(frames, streams) {
      guard let frame = frames.first, let event = events.first else { continue }
      zero = min(zero ?? .max, event.time, frame.ownTime)
    }
    return zero ?? 0
  }

  /// The frames of all devices in the order in which they came.
  ///
  /// A text that interleaves devices has that order in its lines; one that lists device after device has it
  /// in its times only, and equal times go by the device's number.
  static func merged(_ frames: [[FrameSpan]], byTime: Bool) -> [FrameSpan] {
    guard frames.count != 1 else { return frames[0] }
    var merged: [FrameSpan] = []
    merged.reserveCapacity(frames.reduce(0) { $0 + $1.count })
    var places = [Int](repeating: 0, count: frames.count)
    while true {
      var best: (key: Int64, device: Int)?
      for device in frames.indices where places[device] < frames[device].count {
        let head = frames[device][places[device]]
        let key = byTime ? head.ownTime : Int64(head.line)
        if best.map({ key < $0.key }) ?? true { best = (key, device) }
      }
      guard let best else { return merged }
      merged.append(frames[best.device][places[best.device]])
      places[best.device] += 1
    }
  }

  /// Gives each frame its time, raising what goes back, and says what is unusual.
  static func settle(_ frames: inout [FrameSpan], zero: Microseconds, findings: inout FindingList) {
    var last: Microseconds = 0
    for place in frames.indices {
      let frame = frames[place]
      let line = Int(frame.line)
      let ownTime = frame.ownTime - zero
      if ownTime < last { findings.add(.timeWentBack(by: last - ownTime), line: line) }
      last = max(last, ownTime)
      frames[place].time = last
      switch frame.closing {
      case .report: if frame.events.isEmpty { findings.add(.emptyFrame, line: line) }
      case .end: findings.add(.unterminatedEnd(frame: place + 1), line: line)
      case .gap: findings.add(.unterminatedFrame(frame: place + 1), line: line)
      case .split: findings.add(.splitFrame(frame: place + 1), line: line)
      }
    }
  }

  /// Says where the time of an event is before that of the event before it, in a frame that was not raised.
  ///
  /// The events are kept as they are, since frames do not end by time.
  static func remark(
    _ frame: FrameSpan, zero: Microseconds, in events: [RawEvent], findings: inout FindingList
  ) {
    guard frame.time == frame.ownTime - zero else { return }
    let end = frame.isUnterminated ? frame.events.upperBound : frame.events.upperBound + 1
    let start = max(frame.events.lowerBound, 1)
    for place in start..<max(end, start) where events[place].time < events[place - 1].time {
      findings.add(.eventTimeWentBack, line: Int(events[place].line))
    }
  }
}
