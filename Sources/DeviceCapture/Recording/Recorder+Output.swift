import EventLog
import InputEvents

extension Recorder {
  /// How long to wait before an output that takes nothing is tried again.
  private static var attemptInterval: Microseconds { 100_000 }

  /// Writes the lines that were made.
  ///
  /// - Returns: Whether they are in the log; otherwise they never were.
  @discardableResult
  mutating func store() -> Bool {
    guard session.buffer.count > 0 else { return true }
    if session.isObserverDone { isStopping = true }
    if blockage == nil {
      do {
        try output.write(session.buffer)
        summary.bytes += session.buffer.count
        session.commit()
        return true
      } catch {
        block(error)
      }
    }
    session.rollback()
    return false
  }

  private mutating func block(_ error: SystemError) {
    if error.number == SystemError.brokenPipe {
      stop(.outputClosed)
      return
    }
    blockage = Blockage(error: error, nextAttempt: host.time().monotonic + Self.attemptInterval)
    observers.remark(.outputFailed(error))
  }

  /// Tries whether the output takes lines again: first the one that says what was lost.
  mutating func resume(_ now: Microseconds) {
    guard let blocked = blockage else { return }
    session.gap(blocked.error.name, lostFrames: blocked.lostFrames, at: now)
    describeAll(now)
    do {
      try output.write(session.buffer)
      summary.bytes += session.buffer.count
      session.commit()
      blockage = nil
      summary.lostFrames += blocked.lostFrames
      observers.remark(.outputRecovered(lostFrames: blocked.lostFrames))
    } catch {
      session.rollback()
      blockage?.nextAttempt = now + Self.attemptInterval
    }
  }

  /// Begins a sync when it is time for one, and marks what one has put on the disk.
  mutating func attendSync(_ now: Microseconds) {
    guard output.canSync else { return }
    if isSyncing, let result = output.takeSync() {
      isSyncing = false
      switch result {
      case .success:
        session.mark()
        if !store() { session.abandonMark() }
      case .failure(let error):
        session.abandonMark()
        observers.remark(.syncFailed(error))
      }
    }
    guard !isSyncing, blockage == nil, session.linesSinceMark > 0, now >= nextSync else { return }
    session.beginMark()
    output.beginSync()
    isSyncing = true
    nextSync = now + options.syncInterval
  }

  /// Closes the log.
  mutating func finish() {
    let now = host.time().monotonic
    // What happened until now is there to be read.
    for index in readiness.indices where readiness[index] == .idle { readiness[index] = .readable }
    drain(upTo: now)
    if blockage != nil { resume(now) }
    summary.duration = now - start.monotonic
    summary.devices = session.recordedDevices
    if failure == .outputClosed { return }
    if summary.frames == 0 {
      // Somebody may have come in between.
      for index in streams.indices where streams[index].isGrabbedByAnother() {
        observers.remark(.grabbedByAnother(tracks[index].device))
      }
    }
    if let blockage {
      failure = .outputFailed(blockage.error, lostFrames: summary.lostFrames + blockage.lostFrames)
      return
    }
    do {
      try output.sync()
      session.end()
      if store() { try output.sync() }
    } catch {
      stop(.outputFailed(error, lostFrames: 0))
    }
    if let blockage { stop(.outputFailed(blockage.error, lostFrames: blockage.lostFrames)) }
  }
}
