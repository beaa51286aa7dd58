import EventLog
import InputEvents
import TestSupport
import Testing

/// The short way for canonical frames and the long way for any other JSON give the same records.
@Suite struct CanonicalFormTests {
  static let before = [
    #"{"k":"log","v":1,"clock":"monotonic","tool":"t"}"#,
    #"{"t":0,"k":"dev","d":0,"name":"m","id":[0,0,0,0],"codes":{},"abs":{}}"#,
  ]

  /// A line behind a header and a device.
  private static func read(_ line: [UInt8]) -> Reading {
    Reading(LogText(LogText(sealing: before).bytes + line))
  }

  /// The same frame written in other ways.
  private static func spellings(_ frame: Frame) -> [String] {
    let events = frame.events.map { event in
      let offset = event.timeOffset == 0 ? "" : ", \(event.timeOffset)"
      return "[ \(event.type.rawValue) ,\(event.code),\t\(event.value)\(offset)]"
    }
    var members = [
      "\"t\" : \(frame.time)", "\"d\":\(frame.device)", "\"e\":[ \(events.joined(separator: " , ")) ]",
      "\"new\":{\"t\":[1,{}],\"c\":\"00000000\"}", "\"\\u0072\":\(frame.reportValue)",
      "\"o\":\(frame.reportTimeOffset)", "\"s\":\(frame.isSynchronization ? 1 : 0)",
    ]
    if frame.isUnterminated { members.append("\"u\": 1") }
    return [
      "{" + members.joined(separator: ",") + "}", "{ " + members.reversed().joined(separator: " ,\r ") + "}",
    ]
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func framesWrittenOtherwiseAreTheSame(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let frame = RandomLog.frame(Int64(random.int(0...1_000_000)), 0, &random)
    let canonical = Self.read(LogText([.frame(frame)], ends: false).bytes)
    #expect(canonical.records.last == .frame(frame))
    for spelling in Self.spellings(frame) {
      let reading = Self.read(LogText.seal(spelling))
      #expect(reading.fault == nil)
      #expect(reading.records == canonical.records, "\(spelling)")
    }
  }

  /// What stands for a value in a frame, and what is read; `nil` is a fault.
  static let values: [(String, Int64?)] = [
    ("0", 0), ("-0", 0), ("-1", -1), ("9", 9), ("10", 10), ("-10", -10), ("999", 999), ("1000", 1000),
    ("54321", 54321), ("1234567", 1_234_567), ("-1234567", -1_234_567), ("12345678", 12_345_678),
    ("-12345678", -12_345_678), ("123456789", 123_456_789), ("0000001", nil), ("00000001", nil),
    ("2147483647", 2_147_483_647), ("-2147483648", -2_147_483_648),
    ("2147483648", nil), ("-2147483649", nil), ("999999999999999999", nil), ("9223372036854775807", nil),
    ("9223372036854775808", nil), ("18446744073709551617", nil), ("00", nil), ("01", nil), ("-01", nil),
    ("+1", nil), ("1.0", nil), ("1e0", nil), ("", nil), ("-", nil), ("--1", nil), ("1-", nil), ("\"1\"", nil),
    ("null", nil), ("0x1", nil), ("1 1", nil),
  ]

  @Test(arguments: values)
  func valuesAtTheirLimits(text: String, value: Int64?) {
    for line in ["{\"t\":0,\"d\":0,\"e\":[[2,8,\(text)]]}", "{\"t\":0,\"d\":0,\"e\":[[2,8,\(text) ]]}"] {
      Self.expect(line, value.map { Samples.event(2, 8, Int32($0)) })
    }
  }

  /// Events are taken in by 64.
  @Test(arguments: [0, 1, 2, 63, 64, 65, 127, 128, 129, 1000])
  func anyNumberOfEvents(count: Int) {
    let events = (0..<count).map { Samples.event(2, UInt16($0 % 12), Int32($0) - 500) }
    let frame = Frame(time: 7, device: 0, events: events)
    let reading = Self.read(LogText([.frame(frame)], ends: false).bytes)
    #expect(reading.fault == nil)
    #expect(reading.records.last == .frame(frame))
  }

  static let codes: [(String, UInt16?)] = [
    ("0", 0), ("-0", 0), ("9", 9), ("10", 10), ("99", 99), ("100", 100), ("999", 999), ("1000", 1000),
    ("65535", 65535), ("65536", nil), ("-1", nil), ("4294967296", nil), ("01", nil),
  ]

  @Test(arguments: codes)
  func typesAndCodesAtTheirLimits(text: String, code: UInt16?) {
    for space in ["", " "] {
      Self.expect("{\"t\":0,\"d\":0,\"e\":[[\(text),8,1\(space)]]}", code.map { Samples.event($0, 8, 1) })
      Self.expect("{\"t\":0,\"d\":0,\"e\":[[2,\(text),1\(space)]]}", code.map { Samples.event(2, $0, 1) })
    }
  }

  static let times: [(String, Int64?)] = [
    ("9007199254740991", 9_007_199_254_740_991), ("9007199254740992", LogRecord.greatestTime),
    ("9007199254740993", nil), ("999999999999999999", nil), ("1000000000000000000", nil),
    ("9223372036854775807", nil), ("9223372036854775808", nil), ("99999999999999999999", nil),
    ("007", nil), ("-0", 0),
  ]

  @Test(arguments: times)
  func timesAndOffsetsAtTheirLimit(text: String, time: Int64?) {
    for space in ["", " "] {
      let line = "{\"t\":0,\"d\":0,\"e\":[[2,8,1,\(text)\(space)]]}"
      Self.expect(line, time.map { Samples.event(2, 8, 1, $0) })
      let frame = Self.read(LogText.seal("{\"t\":\(text)\(space),\"d\":0,\"e\":[]}"))
      #expect(frame.records.dropFirst(2).first?.time == time)
      #expect((frame.fault == nil) == (time != nil))
    }
  }

  @Test func theLowestOffset() {
    let lowest = -LogRecord.greatestTime
    Self.expect("{\"t\":0,\"d\":0,\"e\":[[2,8,1,\(lowest)]]}", Samples.event(2, 8, 1, lowest))
    Self.expect("{\"t\":0,\"d\":0,\"e\":[[2,8,1,\(lowest - 1)]]}", nil)
  }

  /// Lines that are nearly canonical frames: the short way must not take what is no JSON, or another record.
  static let near = [
    "{'t\":0,\"d\":0,\"e\":[]}", "{\"t':0,\"d\":0,\"e\":[]}", "{\"t\":0,\"d\":0,'e\":[]}",
    "{\"t\":0,\"d\":0,\"e':[]}", "x\"t\":0,\"d\":0,\"e\":[]}", "{\"t\":0,\"d\":0,\"e\":[,]}",
    "{\"t\":0,\"d\":0,\"e\":[[2,8,1],]}", "{\"t\":0,\"d\":0,\"e\":[[2,8]]}", "{\"t\":0,\"d\":0,\"e\":[[]]}",
    "{\"t\":0,\"d\":0,\"e\":[[2,8,1,2,3]]}", "{\"t\":0,\"d\":0,\"e\":[[2,8,1]}",
    "{\"t\":0,\"d\":0,\"e\":[[2,8,1]}}",
    "{\"t\":0,\"d\":-1,\"e\":[]}", "{\"t\":-1,\"d\":0,\"e\":[]}", "{\"t\":0,\"d\":2147483648,\"e\":[]}",
    "{\"t\":0,\"d\":0,\"e\":{}}", "{\"t\":0,\"d\":0,\"e\":[1]}", "{\"t\":0,\"d\":0}", "{\"t\":0,\"e\":[]}",
    "{\"d\":0,\"e\":[]}", "{\"t\":0,\"d\":0,\"e\":[[2,8,1", "{\"t\":0,\"d\":0,\"e\":[]]}",
    "{\"t\":0,\"d\":0,\"e\":[],\"s\":true}", "{\"t\":0,\"d\":0,\"e\":[],\"e\":[]}",
  ]

  @Test(arguments: near)
  func nearlyCanonicalIsRefused(line: String) {
    let reading = Self.read(LogText.seal(line))
    #expect(reading.fault?.line == 3)
    #expect(reading.records.count == 2)
  }

  private static func expect(_ line: String, _ event: InputEvent?) {
    let reading = read(LogText.seal(line))
    if let event {
      #expect(reading.records.last == .frame(Frame(time: 0, device: 0, events: [event])), "\(line)")
    } else {
      #expect(reading.fault?.line == 3, "\(line)")
    }
  }
}
