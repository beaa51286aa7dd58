import EventLog
import InputEvents

/// Records devices into a log: one loop around one place where it waits.
///
/// Each frame is written away at once, with one call. Whenever it wakes up, all that is there is read, until the devices
/// have nothing more; frames of several devices are put in the order of their times.
package struct Recorder<Host: CaptureHost, Output: LogOutput> {
  /// An open device, and what was read of it last.
  struct Track {
    let number: DeviceNumber
    let device: PresentDevice
    var frame = Frame(time: 0, device: 0, events: [])
    var reading = Reading.wouldBlock
    // Until when it is waited that nothing is down, before it is grabbed; `nil` if it is not to be.
    var grabDeadline: Microseconds?
    var isGrabAwaited = false
    // Whether the recording is about it from the start: otherwise what becomes of it does not end the recording.
    let isFirst: Bool
    var frames = 0
  }

  /// A device that is there and not recorded.
  struct Bystander {
    let number: DeviceNumber
    let device: PresentDevice
  }

  var host: Host
  var output: Output
  let options: RecordingOptions
  let observers: RecordingObservers
  var session: RecordingSession
  var summary = RecordingSummary()
  // The streams have their own list, which is what there is to wait for; both are in the same order.
  var streams: [Host.Stream] = []
  var tracks: [Track] = []
  var bystanders: [Bystander] = []
  // The names that no device has had yet, and the units that were ever chosen, wherever they come back.
  var awaited: [NamedDevice]
  var chosen: [DeviceDescription] = []
  // The units that are open.
  var openUnits: [DeviceDescription] = []
  var readiness: [StreamReadiness] = []
  let start: CaptureTime
  var slept: Microseconds
  // What is due is counted from here; a turn takes less than the millisecond that waiting is rounded up to.
  private var lastWakening: Microseconds
  var isStopping = false
  var isBegun = false
  // While it is not nil, the output takes nothing.
  var blockage: Blockage?
  var isSyncing = false
  // What was written may not be on the disk: nothing can be marked any more.
  var syncError: SystemError?
  var nextSync: Microseconds
  var nextProgress: Microseconds
  var failure: RecordingFailure?

  /// An output that takes nothing for the time being.
  struct Blockage {
    var error: SystemError
    var lostFrames = 0
    var nextAttempt: Microseconds
  }

  /// Makes a recorder; nothing is read or written before ``run()``.
  ///
  /// - Parameters:
  ///   - host: The machine.
  ///   - output: Where the log goes.
  ///   - options: What is to be recorded.
  ///   - observers: Who is told what happens.
  ///   - random: Gives the bits of pseudonyms.
  package init(
    _ host: Host, _ output: Output, _ options: RecordingOptions,
    _ observers: RecordingObservers = RecordingObservers(),
    random: @escaping () -> UInt64
  ) {
    self.host = host
    self.output = output
    self.options = options
    self.observers = observers
    awaited = options.named
    start = host.time()
    slept = start.sinceBoot - start.monotonic
    lastWakening = start.monotonic
    nextSync = start.monotonic + options.syncInterval
    nextProgress = start.monotonic
    session = RecordingSession(
      options.header, zero: start.monotonic, showsKeys: options.showsKeys, observer: observers.record,
      random: random)
  }

  /// Records until a stop signal comes or the time is over.
  ///
  /// - Returns: What was recorded.
  /// - Throws: Why it could not begin, or be ended as it should. The log is whole in any case, as far as it goes.
  package mutating func run() throws(RecordingFailure) -> RecordingSummary {
    do throws(RecordingFailure) { try begin() } catch {
      output.close()
      throw error
    }
    lastWakening = host.time().monotonic
    while !isStopping { turn() }
    finish()
    if failure == nil, summary.devices == 0 {
      failure = .noDevice(named: awaited.first?.word, present: (try? host.present()) ?? [])
    }
    if let failure { throw failure }
    return summary
  }

  /// Waits once, and deals with all that is there then.
  private mutating func turn() {
    let wakening = host.wait(for: streams, &readiness, timeout: nextDeadline.map { $0 - lastWakening })
    summary.wakeUps += 1
    let now = host.time()
    lastWakening = now.monotonic
    // What is there was sent before the machine slept, the ends that the kernel makes on the way to sleep included.
    drain()
    noteSleep(now)
    if wakening.contains(.change) { takeChanges(now.monotonic) }
    if wakening.contains(.stop) { isStopping = true }
    attend(now.monotonic)
  }

  /// When something is to be done though nothing happens.
  private var nextDeadline: Microseconds? {
    var next: Microseconds?
    func consider(_ time: Microseconds) { next = next.map { min($0, time) } ?? time }
    if let duration = options.duration { consider(start.monotonic + duration) }
    if observers.progress != nil { consider(nextProgress) }
    if let blockage { consider(blockage.nextAttempt) }
    if canBeginSync { consider(nextSync) }
    for track in tracks { if let deadline = track.grabDeadline { consider(deadline) } }
    return next
  }

  /// Does what has become due.
  private mutating func attend(_ now: Microseconds) {
    if let blockage, now >= blockage.nextAttempt { resume(now) }
    attendSync(now)
    if let progress = observers.progress, now >= nextProgress {
      summary.duration = now - start.monotonic
      summary.devices = session.recordedDevices
      progress(summary)
      nextProgress = now + 500_000
    }
    if let duration = options.duration, now >= start.monotonic + duration { isStopping = true }
    for index in tracks.indices {
      guard let deadline = tracks[index].grabDeadline, now >= deadline else { continue }
      tracks[index].grabDeadline = nil
      fail(.notReleased(tracks[index].device), index)
    }
  }

  /// Ends the recording if it is about a device, and says what is wrong otherwise.
  mutating func fail(_ failure: RecordingFailure, _ index: Int) {
    if tracks[index].isFirst { stop(failure) } else { observers.remark(.notGrabbed(failure)) }
  }

  /// Ends the recording for a reason.
  mutating func stop(_ failure: RecordingFailure) {
    if self.failure == nil { self.failure = failure }
    isStopping = true
  }

  /// Takes note of time that the machine slept through.
  private mutating func noteSleep(_ now: CaptureTime) {
    // While nothing can be written, the sleep is kept for later.
    if blockage != nil { return }
    let total = now.sinceBoot - now.monotonic
    // Both clocks are read one after the other; no sleep is that short.
    guard total - slept > 50_000 else { return }
    session.gap("suspend", slept: total - slept, at: now.monotonic)
    slept = total
    describeAll(now.monotonic)
    store()
  }

  /// Brings the log's readers up to date behind a gap, at which they have let go of everything.
  mutating func describeAll(_ now: Microseconds) {
    session.repeatDepartures(at: now)
    for index in tracks.indices {
      session.describe(
        tracks[index].number, streams[index].description, streams[index].state, isRecorded: true, at: now)
    }
    for bystander in bystanders {
      session.describe(
        bystander.number, bystander.device.description, DeviceState(), isRecorded: false, at: now)
    }
  }
}
