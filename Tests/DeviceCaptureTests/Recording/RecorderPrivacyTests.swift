import EventLog
import InputEvents
import Testing

@testable import DeviceCapture

private typealias Samples = RecordingSamples

@Suite("Privacy of a recording")
struct RecorderPrivacyTests {
  /// Records a device on which A, A, B are typed and the left button is clicked.
  private func record(
    _ description: DeviceDescription, shows: Bool = false, seed: UInt64 = 1
  ) throws -> [LogRecord] {
    let host = FakeHost()
    let output = FakeOutput()
    let stream = host.plug(description, at: "event0")
    stream.state = DeviceState(keys: [42, EventCode.buttonRight])
    host.at(5) { _ in
      stream.queue = [
        Samples.key(1, 30, 1, scan: 0x70004), Samples.key(2, 30, 0, scan: 0x70004),
        Samples.key(3, 30, 1, scan: 0x70004), Samples.key(4, 30, 2, scan: 0x70004),
        Samples.key(5, 48, 1, scan: 0x70005), Samples.key(5, EventCode.buttonLeft, 1, scan: 0x90001),
        // A key that has no code.
        .frame(Samples.frame(5, [InputEvent(type: .miscellaneous, code: EventCode.mscScan, value: 0x70066)])),
        // What the controller of an old keyboard sent.
        .frame(Samples.frame(5, [InputEvent(type: .miscellaneous, code: EventCode.mscRaw, value: 0x1e)])),
        .drop(1_005_000),
        .difference(Samples.frame(5, [InputEvent(type: .key, code: 48, value: 0)])),
      ]
    }
    host.stop(at: 9)
    var options = RecordingOptions { _ in true }
    options.showsKeys = shows
    var recorder = Samples.recorder(host, output, options, seed: seed)
    _ = try recorder.run()
    return try output.records()
  }

  @Test(
    "no key code and no scan code of what was typed is in any event; buttons and their scan codes are",
    arguments: [
      Samples.combined, Samples.keyboard,
    ])
  func masks(description: DeviceDescription) throws {
    let records = try record(description)
    let events = records.frames.flatMap(\.events)
    let keys = events.filter { $0.type == .key }.map(\.code)
    #expect(!keys.contains { (1...255).contains($0) })
    #expect(keys.contains(EventCode.buttonLeft))
    let scans = events.filter { $0.type == .miscellaneous }.map(\.value)
    #expect(scans.filter { $0 < Pseudonyms.scanBit } == [0x90001])
    #expect(scans.count == 8)
    // The keys that were down at the start, the button as it is.
    let state = try #require(records.devices.first).state
    #expect(state.keys.count == 2)
    #expect(state.keys.contains(EventCode.buttonRight))
    #expect(!state.keys.contains(42))
    guard case .header(let header) = records[0] else {
      Issue.record("no header")
      return
    }
    #expect(header.keys == "masked")
  }

  @Test("S09: the same key has the same token in one log, and another in the next")
  func pattern() throws {
    func codes(_ seed: UInt64) throws -> [UInt16] {
      try record(Samples.keyboard, seed: seed).frames.flatMap(\.events).filter {
        $0.type == .key && $0.value == 1
      }
      .map(\.code)
    }
    let (first, second) = (try codes(1), try codes(2))
    #expect(first.count == 4)
    #expect(first[0] == first[1])
    #expect(first[0] != first[2])
    #expect(second[0] == second[1])
    #expect(Set(first.prefix(3)).isDisjoint(with: second.prefix(3)))
  }

  @Test("who shows keys gets them, and the header says so")
  func shows() throws {
    let records = try record(Samples.keyboard, shows: true)
    let keys = records.frames.flatMap(\.events).filter { $0.type == .key }.map(\.code)
    #expect(keys == [30, 30, 30, 30, 48, EventCode.buttonLeft, 48])
    guard case .header(let header) = records[0] else {
      Issue.record("no header")
      return
    }
    #expect(header.keys == "shown")
  }

  @Test("keyboards are not recorded unless they are chosen, and what was not chosen is never opened")
  func keyboards() throws {
    let host = FakeHost()
    let output = FakeOutput()
    let keyboard = host.plug(Samples.keyboard, at: "event0")
    host.plug(Samples.mouse(), at: "event1")
    host.stop(at: 5)
    var recorder = Samples.recorder(host, output)
    _ = try recorder.run()
    #expect(try output.records().devices.map(\.description.name) == ["A mouse"])
    #expect(keyboard.reads == 0)
  }

  @Test(
    "S10: serial numbers, addresses and paths are pseudonyms from the first line on, the same for the same")
  func identifiers() throws {
    let host = FakeHost()
    let output = FakeOutput()
    host.plug(
      Samples.mouse("a", unique: "00:1b:dc:07:31:88", path: "usb-0000:00:14.0-2/input0"), at: "event0")
    host.plug(
      Samples.mouse("b", unique: "00:1b:dc:07:31:88", path: "usb-0000:00:14.0-2/input1"), at: "event1")
    host.plug(Samples.mouse("c", path: "usb-0000:00:14.0-3/input0"), at: "event2")
    host.stop(at: 5)
    var recorder = Samples.recorder(host, output)
    _ = try recorder.run()
    let text = String(decoding: output.bytes, as: UTF8.self)
    #expect(!text.contains("31:88"))
    #expect(!text.contains("0000:00"))
    let devices = try output.records().devices.map(\.description)
    #expect(devices[0].unique == devices[1].unique)
    #expect(devices[2].unique == "")
    // The parts of one unit stay recognisable as such.
    #expect(devices[0].physicalPath.hasSuffix("/input0"))
    #expect(devices[0].physicalPath.dropLast(7) == devices[1].physicalPath.dropLast(7))
    #expect(devices[0].physicalPath != devices[2].physicalPath)
  }

  @Test("a key that is mapped on a device without keys is masked, and its lone scan codes stay")
  func mappedLater() throws {
    let host = FakeHost()
    let output = FakeOutput()
    let stream = host.plug(Samples.mouse(), at: "event0")
    host.at(5) { _ in
      stream.queue = [
        Samples.key(1, 30, 1, scan: 0x70004),
        .frame(Samples.frame(2, [InputEvent(type: .miscellaneous, code: EventCode.mscScan, value: 0x90001)])),
      ]
    }
    host.stop(at: 9)
    var recorder = Samples.recorder(host, output)
    _ = try recorder.run()
    let events = try output.records().frames.flatMap(\.events)
    #expect(events[0].value >= Pseudonyms.scanBit)
    #expect(events[1].code >= Pseudonyms.keyBit)
    #expect(events[2].value == 0x90001)
  }

  @Test("the serial numbers of pens are pseudonyms, and none stays none")
  func pens() throws {
    var description = Samples.mouse("A tablet")
    description.capabilities.append(Capability(type: .miscellaneous, codes: [EventCode.mscSerial]))
    let host = FakeHost()
    let output = FakeOutput()
    let stream = host.plug(description, at: "event0")
    host.at(5) { _ in
      stream.queue = ([4_711, 0, 4_711, 4_712] as [Int32]).enumerated().map { index, value in
        let event = InputEvent(type: .miscellaneous, code: EventCode.mscSerial, value: value)
        return .frame(Samples.frame(Int64(index), [event]))
      }
    }
    host.stop(at: 9)
    var recorder = Samples.recorder(host, output)
    _ = try recorder.run()
    let values = try output.records().frames.flatMap(\.events).map(\.value)
    #expect(values[0] >= Pseudonyms.scanBit && values[0] == values[2] && values[0] != values[3])
    #expect(values[1] == 0)
  }

  @Test("no token is given twice, and none is a code of the kernel")
  func tokens() {
    var count: UInt64 = 0
    // A generator that often says the same.
    var pseudonyms = Pseudonyms {
      count += 1
      return (count / 3) << 34 | count / 3
    }
    let keys = (UInt16(0)..<768).map { pseudonyms.key($0) }
    #expect(Set(keys).count == 768)
    #expect(keys.allSatisfy { $0 > 767 })
    let scans = (Int32(0)..<500).map { pseudonyms.scan($0) }
    #expect(Set(scans).count == 500)
    #expect(keys == (UInt16(0)..<768).map { pseudonyms.key($0) })
  }
}
