import InputEvents

/// Where a frame lies among the events of its device.
struct FrameSpan {
  /// The device.
  var device: DeviceNumber
  /// The events before the closing `SYN_REPORT`.
  var events: Range<Int>
  /// The time of the closing event as the recording states it.
  var ownTime: Microseconds
  /// The frame's time in the log.
  var time: Microseconds
  /// The value of `SYN_REPORT`.
  var reportValue: Int32
  /// The line of the closing event.
  var line: Int32
  /// What closes it.
  var closing: FrameClosing

  /// Whether there is no `SYN_REPORT`.
  var isUnterminated: Bool { closing != .report }
}

/// What closes a frame.
enum FrameClosing {
  /// `SYN_REPORT`.
  case report
  /// The recording's end.
  case end
  /// The end of a list of events in the middle of the recording.
  case gap
  /// Nothing: it is longer than a line of a log can be and goes on in the next one.
  case split
}

/// Cuts a device's events into frames: at `SYN_REPORT`, never by time.
enum FrameCutter {
  /// The most events of one frame: with the longest numbers they still fit a line of a log.
  static let mostEvents = 1024

  /// The frames of a device, in the order of the recording.
  static func cut(_ events: [RawEvent], device: DeviceNumber) -> [FrameSpan] {
    var frames: [FrameSpan] = []
    var start = 0
    for place in events.indices {
      let event = events[place]
      let closing: FrameClosing
      if event.isReport {
        closing = .report
      } else if place == events.count - 1 {
        closing = .end
      } else if event.endsList {
        closing = .gap
      } else if place - start + 1 == mostEvents, !events[place + 1].isReport {
        closing = .split
      } else {
        continue
      }
      frames.append(
        FrameSpan(
          device: device, events: start..<(event.isReport ? place : place + 1), ownTime: event.time, time: 0,
          reportValue: event.isReport ? event.value : 0, line: event.line, closing: closing))
      start = place + 1
    }
    return frames
  }
}
