import InputEvents
import Testing

@testable import EventLog

/// Each fault with its line, its byte and its reason.
@Suite struct FaultTests {
  static let header = #"{"k":"log","v":1,"clock":"monotonic","tool":"t"}"#
  static let device = #"{"t":5,"k":"dev","d":0,"name":"m","id":[0,0,0,0],"codes":{},"abs":{}}"#

  /// Lines without their checks, and what is wrong with the last one.
  static let faults: [([String], LogFault.Reason)] = [
    ([header, header], .secondHeader),
    ([device], .notALog), ([#"{"k":"mark"}"#], .notALog), (["[]"], .notALog), (["no JSON at all"], .notALog),
    ([#"{"k":"log","v":2}"#], .higherVersion(2)),
    ([#"{"k":"log","v":9223372036854775807}"#], .higherVersion(Int64.max)),
    ([#"{"k":"log","v":0}"#], .wrongType("v")), ([#"{"k":"log","v":"1"}"#], .wrongType("v")),
    ([#"{"k":"log"}"#], .missing("v")), ([#"{"k":"log","v":1,"source":{}}"#], .missing("format")),
    ([header, device, #"{"t":4,"d":0,"e":[]}"#], .timeGoesBack),
    ([header, device, #"{"t":4,"k":"note","text":""}"#], .timeGoesBack),
    ([header, #"{"t":0,"d":0,"e":[]}"#], .unknownDevice(0)),
    ([header, device, #"{"t":5,"d":1,"e":[]}"#], .unknownDevice(1)),
    ([header, device, #"{"t":5,"k":"drop","d":2}"#], .unknownDevice(2)),
    ([header, device, #"{"t":5,"k":"gone","d":3}"#], .unknownDevice(3)),
    ([header, device, #"{"t":5,"k":"gap","d":4,"why":"x"}"#], .unknownDevice(4)),
    ([header, #"{"t":0,"k":"gap","d":null}"#], .missing("why")),
    ([header, #"{"t":0,"k":"note"}"#], .missing("text")),
    ([header, #"{"t":0,"k":"note","text":1}"#], .wrongType("text")),
    ([header, #"{"t":0,"k":5}"#], .wrongType("k")), ([header, #"{"k":"note","text":""}"#], .missing("t")),
    ([header, #"{"t":-1,"k":"note","text":""}"#], .wrongType("t")),
    ([header, #"{"t":0,"k":"dev"}"#], .missing("d")),
    ([header, #"{"t":0,"k":"dev","d":-1}"#], .wrongType("d")),
    ([header, #"{"t":0,"k":"dev","d":0,"id":[1,2,3]}"#], .wrongType("id")),
    ([header, #"{"t":0,"k":"dev","d":0,"id":[1,2,3,65536]}"#], .wrongType("id")),
    ([header, #"{"t":0,"k":"dev","d":0,"codes":{"+1":[]}}"#], .wrongType("codes")),
    ([header, #"{"t":0,"k":"dev","d":0,"codes":{"01":[]}}"#], .wrongType("codes")),
    ([header, #"{"t":0,"k":"dev","d":0,"codes":{"1":[-1]}}"#], .wrongType("codes")),
    ([header, #"{"t":0,"k":"dev","d":0,"abs":{"0":[1,2,3,4]}}"#], .wrongType("abs")),
    ([header, #"{"t":0,"k":"dev","d":0,"abs":{"0x":[1,2,3,4,5,6]}}"#], .wrongType("abs")),
    ([header, #"{"t":0,"k":"dev","d":0,"state":5}"#], .wrongType("state")),
    ([header, #"{"t":0,"k":"dev","d":0,"state":{"key":5}}"#], .wrongType("key")),
    ([header, #"{"t":0,"k":"dev","d":0,"udev":{"A":1}}"#], .wrongType("udev")),
    ([header, #"{"t":0,"k":"dev","d":0,"recorded":0}"#], .wrongType("recorded")),
    ([header, #"{"k":"mark","b":0,"n":1,"x":"123","u":0}"#], .wrongType("x")),
    ([header, #"{"t":0,"k":"note","text":"","text":""}"#], .notJSON(JSONError(.repeatedKey, 28))),
  ]

  @Test(arguments: faults)
  func aFaultNamesItsLineAndByte(lines: [String], reason: LogFault.Reason) {
    let log = LogText(sealing: lines)
    let start = log.start(ofLine: lines.count)
    #expect(Reading(log).fault == LogFault(line: lines.count, byte: start, reason: reason))
    // What stands before it was given out.
    #expect(Reading(log).records.count == lines.count - 1)
  }

  @Test func emptyInput() {
    #expect(Reading(LogText()).fault == LogFault(line: 1, byte: 0, reason: .empty))
    #expect(Reading(LogText()).fault?.description == "empty, not an event log")
  }

  @Test func nothingFollowsTheEnd() {
    let end = LogText(Samples.log).bytes
    let fault = LogFault(line: 11, byte: end.count, reason: .behindEnd)
    let note = LogText([.note(time: 40, text: "")]).bytes
    for more in [note, [0x0a], Array(LogText.seal("{}").dropLast())] {
      #expect(Reading(LogText(end + more)).fault == fault)
    }
  }

  @Test func aLineWithoutItsCheck() {
    let header = LogText.seal(Self.header)
    let lines = ["{}", #"{"c":"00000000"}"#, #"{"t":0,"k":"note","text":"","c":"0000000"}"#, ""]
    for line in lines {
      let fault = Reading(LogText(header + Array(line.utf8) + [0x0a])).fault
      #expect(fault == LogFault(line: 2, byte: header.count, reason: .noCheck), "\(line)")
    }
    // Upper-case digits are not the format's.
    var log = LogText(header)
    let place = log.bytes.count - 11
    log.bytes.replaceSubrange(place..<place + 8, with: Array("ABCDEF01".utf8))
    guard case .checkFails("ABCDEF01", _)? = Reading(log).fault?.reason else {
      Issue.record("\(String(describing: Reading(log).fault))")
      return
    }
  }

  @Test(arguments: [4096, 1 << 20])
  func linesUpTo64KiB(pieces: Int) {
    let header = LogText.seal(Self.header)
    func note(_ length: Int) -> [UInt8] {
      // Sealed by hand: the writer refuses what is too long.
      let frame = LogText.seal("{\"t\":0,\"k\":\"note\",\"text\":\"\"}").count
      let text = String(repeating: "x", count: length - frame)
      return LogText.seal("{\"t\":0,\"k\":\"note\",\"text\":\"\(text)\"}")
    }
    let longest = note(65_536)
    #expect(Reading(LogText(header + longest), pieces: pieces).records.count == 2)
    #expect(Reading(LogText(header + longest.dropLast()), pieces: pieces).records.count == 2)
    let tooLong = note(65_537)
    let fault = LogFault(line: 2, byte: header.count, reason: .tooLong)
    #expect(Reading(LogText(header + tooLong), pieces: pieces).fault == fault)
    #expect(Reading(LogText(header + tooLong.dropLast()), pieces: pieces).fault == fault)
  }

  @Test func whatIsBigAndNoLogIsNoLog() {
    let bytes = [UInt8](repeating: 0, count: 200_000)
    #expect(Reading(LogText(bytes)).fault == LogFault(line: 1, byte: 0, reason: .notALog))
  }
}
