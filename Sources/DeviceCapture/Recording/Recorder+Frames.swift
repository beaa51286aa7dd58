import InputEvents

extension Recorder {
  /// Reads all that is there, in the order of its times.
  ///
  /// - Parameter end: The monotonic time of the last frame that is taken; `nil` takes all, until a stop signal comes.
  mutating func drain(upTo end: Microseconds? = nil) {
    // What was read and not taken stays the next.
    for index in tracks.indices where readiness[index] != .idle && tracks[index].reading == .wouldBlock {
      read(index)
    }
    var count = 0
    while let index = earliest() {
      // The difference behind a loss is made now, and belongs to it.
      if let end, tracks[index].frame.time > end, !tracks[index].frame.isSynchronization { break }
      take(index)
      count += 1
      read(index)
      // Devices that never rest must not keep the recorder from stopping.
      if count & 0xff == 0, end == nil, host.isStopping() {
        isStopping = true
        break
      }
    }
    dropGone()
  }

  private mutating func read(_ index: Int) {
    tracks[index].reading = streams[index].next(into: &tracks[index].frame)
  }

  /// The device whose next frame is the earliest; those that are gone come last.
  private func earliest() -> Int? {
    var first: Int?
    for index in tracks.indices {
      switch tracks[index].reading {
      case .wouldBlock, .gone: continue
      case .frame, .drop:
        if let other = first, tracks[other].frame.time <= tracks[index].frame.time { continue }
        first = index
      }
    }
    return first
  }

  private mutating func take(_ index: Int) {
    let number = tracks[index].number
    let isLoss = tracks[index].reading == .drop
    if isLoss {
      // The loss and its difference stand or fall together.
      session.drop(number, at: tracks[index].frame.time)
      read(index)
      guard tracks[index].reading == .frame else {
        store()
        return
      }
    }
    tracks[index].frames += 1
    let count = tracks[index].frame.eventCount
    session.take(&tracks[index].frame, from: number)
    if store() {
      if isLoss { summary.drops += 1 }
      summary.frames += 1
      summary.events += count
    } else {
      blockage?.lostFrames += 1
    }
    if tracks[index].grabDeadline != nil { grabIfPossible(index) }
  }

  /// Lets go of the devices that are gone, so that nobody waits for them any more.
  private mutating func dropGone() {
    for index in tracks.indices.reversed() {
      // One that hangs up and has nothing to read will never have anything.
      let isSilent = readiness[index] == .hungUp && tracks[index].reading == .wouldBlock
      if isSilent || tracks[index].reading == .gone { letGo(index) }
    }
    if tracks.isEmpty, options.endsWithDevices { isStopping = true }
  }

  /// Ends a device's stream.
  mutating func letGo(_ index: Int) {
    if tracks[index].reading == .gone, !tracks[index].frame.events.isEmpty { take(index) }
    session.remove(tracks[index].number, at: host.time().monotonic)
    store()
    let device = tracks[index].device
    let unit = tracks[index].device.description
    if let place = openUnits.firstIndex(where: { $0.isSameUnit(as: unit) }) { openUnits.remove(at: place) }
    host.release(streams.remove(at: index))
    tracks.remove(at: index)
    readiness.remove(at: index)
    observers.remark(.gone(device))
  }

  /// Takes a device's events for itself as soon as nothing is down on it.
  mutating func grabIfPossible(_ index: Int) {
    guard options.grabsAtOnce || !streams[index].isAnythingDown else {
      if !tracks[index].isGrabAwaited { observers.remark(.grabWaits(tracks[index].device)) }
      tracks[index].isGrabAwaited = true
      return
    }
    tracks[index].grabDeadline = nil
    do {
      try streams[index].grab()
      observers.remark(.grabbed(tracks[index].device))
    } catch {
      // One that has just gone ends its own stream.
      if error.isAbsence { return }
      let device = tracks[index].device
      fail(error.number == SystemError.busy ? .grabbedByAnother(device) : .notGrabbed(device, error), index)
    }
  }
}
