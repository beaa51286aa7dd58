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
    // The reader of the output keeps it waiting, and the one who wants to end it does not; or it is none that could ever
    // be written to.
    if error.number == SystemError.cancelled || !error.mayPass {
      isStopping = true
    } else {
      observers.remark(.outputFailed(error))
    }
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

  /// Whether a sync would make sense now.
  var canBeginSync: Bool {
    output.canSync && !isSyncing && syncError == nil && blockage == nil && session.linesSinceMark > 0
  }

  /// Begins a sync when it is time for one, and marks what one has put on the disk.
  mutating func attendSync(_ now: Microseconds) {
    if isSyncing, let result = output.takeSync() { endSync(result) }
    guard canBeginSync, now >= nextSync else { return }
    session.beginMark()
    output.beginSync()
    isSyncing = true
    nextSync = now + options.syncInterval
  }

  private mutating func endSync(_ result: Result<Void, SystemError>) {
    isSyncing = false
    switch result {
    case .success:
      session.mark()
      if !store() { session.abandonMark() }
    case .failure(let error):
      session.abandonMark()
      // The kernel says this once; the next sync would succeed, and a mark would vouch for what is lost.
      syncError = error
      observers.remark(.syncFailed(error))
    }
  }

  /// Closes the log.
  mutating func finish() {
    defer { output.close() }
    let now = host.time().monotonic
    // What happened until now is there to be read.
    for index in readiness.indices where readiness[index] == .idle { readiness[index] = .readable }
    drain(upTo: now)
    if blockage != nil { resume(now) }
    summary.duration = now - start.monotonic
    summary.devices = session.recordedDevices
    if failure == .outputClosed { return }
    tellGrabbed()
    if let track = tracks.first(where: { $0.grabDeadline != nil && $0.isFirst }) {
      stop(.notReleased(track.device))
    }
    if isSyncing, let result = output.waitForSync() { endSync(result) }
    if let blockage {
      failure = .outputFailed(blockage.error, lostFrames: summary.lostFrames + blockage.lostFrames)
    } else if let syncError {
      failure = .outputFailed(syncError, lostFrames: 0)
    } else {
      end()
    }
  }

  private mutating func end() {
    do {
      try output.sync()
      session.end()
      if store() { try output.sync() }
    } catch {
      stop(.outputFailed(error, lostFrames: 0))
    }
    if let blockage { stop(.outputFailed(blockage.error, lostFrames: blockage.lostFrames)) }
  }

  /// Says of devices that kept silent whether another process has their events: it may have come in between.
  private func tellGrabbed() {
    for index in streams.indices where tracks[index].frames == 0 && streams[index].isGrabbedByAnother() {
      observers.remark(.grabbedByAnother(tracks[index].device))
    }
  }
}
