public import EventLog
public import InputEvents

/// What a playback would lose, found out before any device is made.
///
/// It goes over the log as the player does, with the same rules, and needs neither root nor a device. It keeps one
/// record at a time.
public struct PlaybackAnalysis: Sendable {
  /// What a device would be.
  public struct Device: Hashable, Sendable {
    /// The log's number.
    public var number: DeviceNumber
    /// The recorded name.
    public var name: String
    /// What the virtual device will be taken for.
    public var deviceClass: DeviceClass
  }

  /// The devices that would be made, in the order in which they come.
  public private(set) var devices: [Device] = []
  /// What is to be said, in the order in which it is met.
  public private(set) var findings: [PlaybackFinding] = []
  /// The frames that readers would see.
  public var frames: Int { total.frames }
  /// The events that readers would see, `SYN_REPORT` counted.
  public var events: Int { total.events }
  /// How long it would take, in nanoseconds, waiting for devices left out.
  public var duration: Int64 { pace.elapsed }
  /// How much time is cut out of long pauses, in nanoseconds of the playback.
  public var cutTime: Int64 { pace.cutTime }

  private let survey: PlaybackSurvey
  private let settings: PlaybackSettings
  private var editors: [(number: DeviceNumber, device: VirtualDevice, editor: FrameEditor)] = []
  private var total = InputCore.Delivery()
  private var pace: PlaybackPace

  /// Makes the analysis of a log that was surveyed.
  public init(_ survey: PlaybackSurvey, _ settings: PlaybackSettings) {
    self.survey = survey
    self.settings = settings
    pace = PlaybackPace(settings)
  }

  /// Whether anything is played otherwise than it was recorded.
  public var hasLosses: Bool {
    findings.contains { $0.isLoss }
  }

  /// Takes the next record.
  public mutating func step(_ record: borrowing LogRecord) {
    switch record {
    case .header, .note, .mark, .end: return
    case .device(let device): add(device)
    case .frame(let frame):
      edit(frame.device, frame.time) { editor, note in editor.edit(frame, note) }
    case .drop(_, let device):
      if let place = editors.firstIndex(where: { $0.number == device }) { editors[place].editor.drop() }
    case .gap(let gap):
      for entry in editors where gap.device == nil || gap.device == entry.number {
        edit(entry.number, gap.time) { editor, note in editor.forget(.gap(gap.reason), note) }
      }
    case .gone(let time, let device): remove(device, at: time)
    }
  }

  /// Ends the log.
  public mutating func finish() {
    while let entry = editors.first { remove(entry.number, at: pace.time) }
  }

  private mutating func add(_ record: DeviceRecord) {
    let usage = survey.usage(of: record.number)
    let device = VirtualDevice(record, settings, usage)
    if let place = editors.firstIndex(where: { $0.number == record.number }) {
      if record.isRecorded, editors[place].device.isSame(as: device) {
        return edit(record.number, record.time) { editor, note in editor.open(record, note) }
      }
      remove(record.number, at: record.time)
    }
    if !record.isRecorded {
      note(record.number, record.time, .notRecorded, 1)
      return
    }
    wait(until: record.time)
    if !devices.contains(where: { $0.number == record.number }) {
      devices.append(
        Device(
          number: record.number, name: record.description.name,
          deviceClass: device.description.classify().deviceClass))
      for remark in device.remarks { note(record.number, record.time, remark, 1) }
    }
    editors.append((record.number, device, FrameEditor(device, usage)))
    edit(record.number, record.time) { editor, note in editor.open(record, note) }
  }

  private mutating func remove(_ number: DeviceNumber, at time: Microseconds) {
    guard let place = editors.firstIndex(where: { $0.number == number }) else { return }
    edit(number, time) { editor, note in editor.lift(note) }
    let delivery = editors[place].editor.core.delivery
    total.frames += delivery.frames
    total.events += delivery.events
    editors.remove(at: place)
  }

  private mutating func edit(
    _ number: DeviceNumber, _ time: Microseconds,
    _ body: (inout FrameEditor, FrameEditor.Note) -> Bool
  ) {
    guard let place = editors.firstIndex(where: { $0.number == number }) else { return }
    wait(until: time)
    // Taken out while the notes go into this value, and put back without a copy.
    var entry = editors.remove(at: place)
    _ = body(&entry.editor) { kind, count in note(number, time, kind, count) }
    editors.insert(entry, at: place)
  }

  private mutating func wait(until time: Microseconds) {
    if pace.advance(to: time) { note(nil, time, .pauseCut, 1) }
  }

  private mutating func note(
    _ device: DeviceNumber?, _ time: Microseconds, _ kind: PlaybackFinding.Kind, _ count: Int
  ) {
    for place in findings.indices where findings[place].device == device && findings[place].kind == kind {
      findings[place].count += count
      return
    }
    findings.append(PlaybackFinding(device: device, kind: kind, count: count, firstTime: time))
  }
}
