public import EventLog
internal import InputEvents

/// Plays a log into virtual devices: all of its devices on one time line, each frame at its time.
///
/// It is fed record by record and sleeps in between. However it ends, what is down is lifted, and then the devices go.
public struct Player<Backend: PlaybackBackend & ~Copyable, Clock: PlaybackClock & ~Copyable>: ~Copyable {
  /// Takes the log's next record.
  public typealias Step = (borrowing LogRecord) throws -> Void

  private struct Stopped: Error {}

  var backend: Backend
  var clock: Clock
  let settings: PlaybackSettings
  let watch: (PlaybackEvent) -> Void
  var devices: [PlayedDevice] = []
  var summary = PlaybackSummary()

  private let survey: PlaybackSurvey
  private var pace: PlaybackPace
  // When the time line began; `nil` before that. What has to be waited for moves it.
  private var start: Int64?
  private var lateness = Lateness()

  /// Makes a player of a log that was surveyed.
  ///
  /// - Parameters:
  ///   - survey: What the log uses of its devices.
  ///   - settings: How it is played.
  ///   - backend: Where the devices are made.
  ///   - clock: By what it is played.
  ///   - watch: Is told what happens.
  public init(
    _ survey: PlaybackSurvey, _ settings: PlaybackSettings, backend: consuming Backend,
    clock: consuming Clock, watch: @escaping (PlaybackEvent) -> Void = { _ in }
  ) {
    self.survey = survey
    self.settings = settings
    self.backend = backend
    self.clock = clock
    self.watch = watch
    pace = PlaybackPace(settings)
  }

  /// Plays.
  ///
  /// - Parameter feed: Is given what takes the records, and calls it with each, in order.
  /// - Returns: What was played; a signal that ended it is no error.
  /// - Throws: A ``PlaybackError``, or what `feed` throws, when the devices are gone.
  public mutating func play(_ feed: (Step) throws -> Void) throws -> PlaybackSummary {
    do {
      try feed { record in try step(record) }
      // A log without any frame.
      if start == nil { try begin() }
    } catch is Stopped {
      end()
      return summary
    } catch {
      end()
      throw error
    }
    end()
    return summary
  }

  private mutating func end() {
    summary.duration = start.map { clock.now - $0 } ?? 0
    summary.latenessHalf = lateness.percentile(50)
    summary.lateness95 = lateness.percentile(95)
    summary.latenessMost = lateness.greatest
    liftAndDestroy()
  }

  private mutating func step(_ record: borrowing LogRecord) throws {
    switch record {
    case .header, .note, .mark, .end: return
    case .device(let device): try add(device)
    case .frame(let frame): try write(frame.device, frame.time) { $0.edit(frame) { _, _ in } }
    case .drop(_, let number): if let place = place(of: number) { devices[place].editor.drop() }
    case .gap(let gap):
      for place in devices.indices where gap.device == nil || gap.device == devices[place].number {
        try write(devices[place].number, gap.time) { $0.forget(.gap("")) { _, _ in } }
      }
    case .gone(let time, let number): try remove(number, at: time)
    }
  }

  func place(of number: DeviceNumber) -> Int? {
    devices.firstIndex { $0.number == number }
  }

  // MARK: Devices that come and go

  private mutating func add(_ record: DeviceRecord) throws {
    let usage = survey.usage(of: record.number)
    let device = VirtualDevice(record, settings, usage)
    if let place = place(of: record.number) {
      // Recording went on after a gap, and says anew what is there.
      if record.isRecorded, devices[place].device.isSame(as: device) {
        return try write(record.number, record.time) { $0.open(record) { _, _ in } }
      }
      try remove(record.number, at: record.time)
    }
    guard record.isRecorded else { return }
    // Devices that are there from the start are made before the time line begins.
    if start != nil || !devices.isEmpty && record.time > pace.time { try wait(until: record.time) }
    _ = pace.advance(to: record.time)
    var editor = FrameEditor(device, usage)
    let opens = editor.open(record) { _, _ in }
    let handle: VirtualDeviceHandle
    do { handle = try backend.create(device.description) } catch {
      throw PlaybackError.create(name: device.description.name, error)
    }
    devices.append(
      PlayedDevice(
        number: record.number, device: device, handle: handle, editor: editor,
        settled: clock.now + settings.settle, opens: opens))
    summary.devices += 1
    if opens, start != nil { try ready(devices.count - 1) }
  }

  private mutating func remove(_ number: DeviceNumber, at time: Microseconds) throws {
    guard let place = place(of: number) else { return }
    try write(number, time) { $0.lift { _, _ in } }
    destroy(devices[place])
    devices.remove(at: place)
    watch(.gone(number))
  }

  // MARK: Frames in time

  private mutating func write(
    _ number: DeviceNumber, _ time: Microseconds, _ edit: (inout FrameEditor) -> Bool
  ) throws {
    guard let place = place(of: number) else { return }
    // Waiting comes first: a playback that is stopped meanwhile has to lift what was written, and nothing else.
    try wait(until: time)
    guard edit(&devices[place].editor) else { return }
    if !devices[place].isReady { try ready(place) }
    let due = (start ?? 0) + pace.elapsed
    try send(place, due: due)
    lateness.add(nanoseconds: clock.now - due)
    summary.frames += 1
    summary.events += devices[place].editor.output.count
  }

  /// Writes what the editor of a device has made.
  mutating func send(_ place: Int, due: Int64) throws {
    do {
      try backend.write(
        devices[place].editor.output, report: devices[place].editor.reportValue, due: due,
        to: devices[place].handle)
    } catch {
      throw PlaybackError.write(name: devices[place].device.description.name, error)
    }
  }

  /// Waits for a time of the log.
  private mutating func wait(until time: Microseconds) throws {
    if start == nil { try begin() }
    if pace.advance(to: time) { watch(.pauseCut(at: time)) }
    try sleep(until: (start ?? 0) + pace.elapsed)
    // A program that was stopped for a while goes on from where it was, instead of throwing all of it out at once.
    let late = clock.now - (start ?? 0) - pace.elapsed
    if late > settings.longestDelay { delay(by: late) }
  }

  private mutating func delay(by late: Int64) {
    start = (start ?? 0) + late
    watch(.delayed(by: late, at: pace.time))
  }

  mutating func sleep(until time: Int64) throws {
    if let signal = clock.sleep(until: time) {
      summary.signal = signal
      throw Stopped()
    }
  }

  /// Begins the time line when all devices that are there from the start are ready.
  private mutating func begin() throws {
    for place in devices.indices { try ready(place) }
    start = clock.now - pace.elapsed
  }

  /// Waits until a device can be used, and puts it into its state; the time line waits too.
  private mutating func ready(_ place: Int) throws {
    if devices[place].isReady { return }
    try waitForNode(place)
    devices[place].isReady = true
    if devices[place].opens { try send(place, due: 0) }
    if let start {
      let late = clock.now - start - pace.elapsed
      if late > 0 { delay(by: late) }
    }
  }
}
