import Foundation
import InputEvents
import Testing

/// The frames of a recording in evemu's form: lines `E: seconds type code value`, the middle two hexadecimal.
enum WheelRecording {
  /// The frames; times count from the first event on.
  static func frames(_ url: URL) throws -> [Frame] {
    var frames: [Frame] = []
    var events: [InputEvent] = []
    var zero: Microseconds?
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") where line.hasPrefix("E:")
    {
      let words = line.split(whereSeparator: \.isWhitespace)
      let clock = words[1].split(separator: ".")
      let time = try #require(Int64(clock[0])) * 1_000_000 + #require(Int64(clock[1]))
      let type = try #require(UInt16(words[2], radix: 16))
      let code = try #require(UInt16(words[3], radix: 16))
      let value = try #require(Int32(words[4]))
      if zero == nil { zero = time }
      if type == 0, code == 0 {
        frames.append(Frame(time: time - (zero ?? 0), device: 0, events: events))
        events = []
      } else {
        events.append(InputEvent(type: EventType(rawValue: type), code: code, value: value))
      }
    }
    return frames
  }
}
