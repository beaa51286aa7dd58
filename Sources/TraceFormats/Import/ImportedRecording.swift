public import EventLog
import InputEvents

/// A recording that was read, ready to be given on record by record.
public struct ImportedRecording: Sendable {
  /// What was found.
  public let report: ImportReport
  /// The log's header: the clock is `recording`, and `zero` the recording's own time at 0.
  public let header: LogHeader
  /// The devices, numbered from 0 in the order of the recording.
  public let devices: [DeviceRecord]

  private let streams: [[RawEvent]]
  private let frames: [FrameSpan]

  init(_ raw: consuming RawRecording, format: RecordingFormat, tool: String) {
    var findings = raw.findings
    let streams = Self.streams(raw)
    self.devices = raw.devices.enumerated().map { number, device in
      var description = device.description
      if description == nil {
        description = DescriptionInference.description(of: streams[number], name: device.name)
        findings.add(.descriptionInferred(device: number))
      }
      return DeviceRecord(
        time: 0, number: number, description: description ?? DeviceDescription(), state: device.state,
        isRecorded: device.isRecorded)
    }
    for (device, stream) in zip(devices, streams) {
      // A description may say which slot the device was in.
      let isSlotKnown = device.description.axis(EventCode.absMTSlot).map { $0.value != 0 } ?? false
      if !isSlotKnown, let line = SlotRemark.line(in: stream, of: device.description) {
        findings.add(.slotImplied, line: line)
      }
    }
    if streams.allSatisfy(\.isEmpty) { findings.add(.noEvents) }
    let perDevice = streams.enumerated().map { FrameCutter.cut($1, device: $0) }
    let zero = FrameOrder.zero(of: perDevice, in: streams)
    var frames = FrameOrder.merged(perDevice, byTime: raw.isSplitByDevice)
    FrameOrder.settle(&frames, zero: zero, findings: &findings)
    for frame in frames {
      FrameOrder.remark(frame, zero: zero, in: streams[frame.device], findings: &findings)
    }

    self.streams = streams
    self.frames = frames
    self.header = LogHeader(
      clock: "recording", tool: tool, zero: zero,
      source: LogSource(format: format.rawValue, version: raw.version))
    self.report = ImportReport(
      format: format, formatVersion: raw.version,
      eventCount: streams.reduce(0) { $0 + $1.count }, frameCount: frames.count, deviceCount: devices.count,
      findings: findings.all)
  }

  /// The events of each device; a recording of one device is not copied.
  private static func streams(_ raw: RawRecording) -> [[RawEvent]] {
    guard raw.devices.count != 1 else { return [raw.events] }
    var streams = [[RawEvent]](repeating: [], count: raw.devices.count)
    for event in raw.events { streams[Int(event.device)].append(event) }
    return streams
  }

  /// Gives all records: the header, the devices, then frames and gaps in time order.
  public func forEachRecord<Failure: Error>(
    _ body: (LogRecord) throws(Failure) -> Void
  ) throws(Failure) {
    try body(.header(header))
    for device in devices { try body(.device(device)) }
    for span in frames {
      try body(.frame(frame(span)))
      if span.closing == .gap {
        try body(.gap(GapRecord(time: span.time, device: span.device, reason: "unterminated")))
      }
    }
  }

  private func frame(_ span: FrameSpan) -> Frame {
    let origin = header.zero + span.time
    var events: [InputEvent] = []
    events.reserveCapacity(span.events.count)
    for place in span.events {
      let event = streams[span.device][place]
      events.append(
        InputEvent(
          type: EventType(rawValue: event.type), code: event.code, value: event.value,
          timeOffset: event.time - origin))
    }
    return Frame(
      time: span.time, device: span.device, events: events, reportValue: span.reportValue,
      reportTimeOffset: span.ownTime - origin, isUnterminated: span.isUnterminated)
  }
}
