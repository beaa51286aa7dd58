import EventLog
import InputEvents
import Testing

@testable import DeviceCapture

private typealias Samples = RecordingSamples

@Suite("The recorder")
struct RecorderTests {
  @Test("C04: twenty thousand queued events are all there after one wake-up")
  func drainsAtOnce() throws {
    let host = FakeHost()
    let output = FakeOutput()
    let stream = host.plug(Samples.mouse(), at: "event0")
    host.at(5) { _ in
      // Each frame is an event and its SYN_REPORT.
      stream.queue = (0..<10_000).map { Samples.notch(5, $0 % 2 == 0 ? 1 : -1) }
    }
    host.stop(at: 10)
    var recorder = Samples.recorder(host, output)
    let summary = try recorder.run()
    #expect(summary.events == 20_000)
    #expect(summary.drops == 0)
    #expect(try output.records().frames.count == 10_000)
    #expect(host.waits <= 2)
  }

  @Test("each frame is one write, and the lines before it are whole at any moment")
  func oneWriteAFrame() throws {
    let host = FakeHost()
    let output = FakeOutput()
    let stream = host.plug(Samples.mouse(), at: "event0")
    host.at(5) { _ in stream.queue = (0..<7).map { Samples.notch(5 + $0) } }
    host.stop(at: 10)
    var recorder = Samples.recorder(host, output)
    _ = try recorder.run()
    // The header with the device, seven frames, the end.
    #expect(output.writes.count == 9)
  }

  @Test("frames of two devices stand in the order of their times")
  func merges() throws {
    let host = FakeHost()
    let output = FakeOutput()
    let first = host.plug(Samples.mouse(path: "a"), at: "event0")
    let second = host.plug(Samples.mouse(path: "b"), at: "event1")
    host.at(9) { _ in
      first.queue = [1, 4, 5].map { Samples.notch($0) }
      second.queue = [2, 3, 6].map { Samples.notch($0) }
    }
    host.stop(at: 10)
    var recorder = Samples.recorder(host, output)
    _ = try recorder.run()
    let frames = try output.records().frames
    #expect(frames.map(\.time) == [1000, 2000, 3000, 4000, 5000, 6000])
    #expect(frames.map(\.device) == [0, 1, 1, 0, 0, 1])
  }

  @Test("a frame that is earlier than what stands in the log is raised, and keeps its own time")
  func raises() throws {
    let host = FakeHost()
    let output = FakeOutput()
    let stream = host.plug(Samples.mouse(), at: "event0")
    host.at(5) { _ in stream.queue = [Samples.notch(5), Samples.notch(3)] }
    host.stop(at: 10)
    var recorder = Samples.recorder(host, output)
    _ = try recorder.run()
    let late = try #require(output.records().frames.last)
    #expect(late.time == 5000)
    #expect(late.reportTimeOffset == -2000)
    #expect(late.events.map(\.timeOffset) == [-2000])
  }

  @Test("C05: a device that goes in the middle of a frame ends its own stream, and no other")
  func goesInMidFrame() throws {
    let host = FakeHost()
    let output = FakeOutput()
    let leaving = host.plug(Samples.touchpad, at: "event0")
    let staying = host.plug(Samples.mouse(), at: "event1")
    host.at(2) { _ in
      leaving.queue = [.gone([InputEvent(type: .absolute, code: 0x35, value: 7)], 1_002_000)]
    }
    host.at(4) { _ in staying.queue = [Samples.notch(4)] }
    host.stop(at: 10)
    var recorder = Samples.recorder(host, output)
    let summary = try recorder.run()
    let records = try output.records()
    #expect(records.departures == [Departure(time: 2000, device: 0)])
    let half = try #require(records.frames.first)
    #expect(half.isUnterminated)
    #expect(half.device == 0)
    #expect(half.events == [InputEvent(type: .absolute, code: 0x35, value: 7)])
    #expect(records.frames.last?.device == 1)
    #expect(summary.frames == 2)
  }

  @Test("C06: a device that hangs up for ever is waited for no more, whatever it still says")
  func hangsUp() throws {
    let host = FakeHost()
    let output = FakeOutput()
    let stream = host.plug(Samples.mouse(), at: "event0")
    host.at(1) { _ in stream.isHungUp = true }
    host.stop(at: 1000)
    var recorder = Samples.recorder(host, output)
    let summary = try recorder.run()
    // One for the hang-up, one for the stop signal.
    #expect(summary.wakeUps <= 2)
    #expect(try output.records().departures == [Departure(time: 1000, device: 0)])
  }

  @Test("C07: a mouse that comes back on another node keeps its number; one on its old node does not get it")
  func comesBack() throws {
    let host = FakeHost()
    let output = FakeOutput()
    let (a, b) = (Samples.mouse("A", unique: "01"), Samples.mouse("B", unique: "02"))
    let first = host.plug(a, at: "event5")
    host.at(1000) { _ in first.queue = [Samples.notch(1000)] }
    host.at(2000) { host in
      first.isHungUp = true
      host.unplug("event5")
    }
    host.at(3000) { host in host.plug(b, at: "event5").queue = [Samples.notch(3000)] }
    host.at(5000) { host in host.plug(a, at: "event9").queue = [Samples.notch(5000)] }
    host.stop(at: 6000)
    var recorder = Samples.recorder(host, output)
    _ = try recorder.run()
    let records = try output.records()
    #expect(records.devices.map(\.number) == [0, 1, 0])
    #expect(records.devices.map(\.description.name) == ["A", "B", "A"])
    #expect(records.departures == [Departure(time: 2_000_000, device: 0)])
    #expect(records.frames.map(\.device) == [0, 1, 0])
  }

  @Test("C07: a device that was chosen by its node is followed to another, and what takes its node is not")
  func comesBackToANode() throws {
    let host = FakeHost()
    let output = FakeOutput()
    let (a, b) = (Samples.mouse("A", unique: "01"), Samples.mouse("B", unique: "02"))
    host.plug(a, at: "event5")
    host.at(1000) { $0.unplug("event5") }
    host.at(2000) { host in host.plug(b, at: "event5").queue = [Samples.notch(2000)] }
    host.at(3000) { host in host.plug(a, at: "event9").queue = [Samples.notch(3000)] }
    host.stop(at: 4000)
    var options = RecordingOptions { _ in false }
    options.named = [NamedDevice("event5", isOne: true) { $0.node == "event5" }]
    var recorder = Samples.recorder(host, output, options)
    _ = try recorder.run()
    let records = try output.records()
    #expect(records.devices.map(\.description.name) == ["A", "B", "A"])
    #expect(records.devices.map(\.isRecorded) == [true, false, true])
    #expect(records.frames.map(\.device) == [0])
  }

  @Test("C12: a jump that the device made is in the log as it came")
  func keepsJumps() throws {
    let host = FakeHost()
    let output = FakeOutput()
    let stream = host.plug(Samples.touchpad, at: "event0")
    // A millimetre a frame, and once 35 of them away and back.
    let places: [Int32] = [100, 112, 124, 544, 148, 160]
    host.at(50) { _ in
      stream.queue = places.enumerated().map { index, x in
        .frame(Samples.frame(8 * Int64(index), [InputEvent(type: .absolute, code: 0x35, value: x)]))
      }
    }
    host.stop(at: 60)
    var recorder = Samples.recorder(host, output)
    _ = try recorder.run()
    #expect(try output.records().frames.flatMap(\.events).map(\.value) == places)
  }

  @Test("two devices that nothing tells apart are two devices")
  func twins() throws {
    let host = FakeHost()
    let output = FakeOutput()
    host.plug(Samples.mouse(), at: "event0")
    host.plug(Samples.mouse(), at: "event1")
    host.stop(at: 1)
    var recorder = Samples.recorder(host, output)
    _ = try recorder.run()
    #expect(try output.records().devices.map(\.number) == [0, 1])
  }

  @Test("C08: a sleep of two hours is a gap of two hours, and the log goes on without them")
  func sleeps() throws {
    let host = FakeHost()
    let output = FakeOutput()
    let pad = host.plug(Samples.touchpad, at: "event3")
    host.at(500) { _ in pad.queue = [Samples.notch(500)] }
    host.at(1000) { host in
      host.slept += 7_200_000_000
      pad.isHungUp = true
      host.unplug("event3")
    }
    host.at(1200) { host in host.plug(Samples.touchpad, at: "event4").queue = [Samples.notch(1200)] }
    host.stop(at: 2000)
    var recorder = Samples.recorder(host, output)
    _ = try recorder.run()
    let records = try output.records()
    let gap = try #require(records.gaps.first)
    #expect(records.gaps.count == 1)
    #expect(gap.reason == "suspend")
    #expect(gap.slept == 7_200_000_000)
    #expect(gap.device == nil)
    #expect(gap.time == 1_000_000)
    #expect(records.frames.map(\.time) == [500_000, 1_200_000])
    #expect(records.frames.map(\.device) == [0, 0])
  }

  @Test("C10: contacts that are down at the start are in the device's record")
  func startsInMidTouch() throws {
    let host = FakeHost()
    let output = FakeOutput()
    let stream = host.plug(Samples.touchpad, at: "event0")
    stream.state = DeviceState(
      keys: [EventCode.buttonTouch],
      slotAxes: [SlotAxis(code: 0x35, values: [144, 0]), SlotAxis(code: 0x39, values: [77, -1])])
    host.stop(at: 1)
    var recorder = Samples.recorder(host, output)
    _ = try recorder.run()
    #expect(try output.records().devices.first?.state == stream.state)
    // The state is that of after all devices were opened.
    #expect(stream.restarts == 1)
  }

  @Test("C13: a device that is waited for is described when it comes")
  func waits() throws {
    let host = FakeHost()
    let output = FakeOutput()
    host.at(2000) { host in host.plug(Samples.mouse(), at: "event0").queue = [Samples.notch(2001)] }
    host.stop(at: 3000)
    var options = RecordingOptions { $0.description.id.vendor == 0x46d }
    options.waitsForDevices = true
    var recorder = Samples.recorder(host, output, options)
    _ = try recorder.run()
    let records = try output.records()
    #expect(records.devices.map(\.time) == [2_000_000])
    #expect(records.frames.map(\.time) == [2_001_000])
  }

  @Test("without a device, and without being told to wait, it says what is there")
  func nothingThere() throws {
    let host = FakeHost()
    host.plug(Samples.keyboard, at: "event0")
    var recorder = Samples.recorder(host, FakeOutput())
    #expect(throws: RecordingFailure.noDevice(named: nil, present: host.devices)) { try recorder.run() }
  }

  @Test(
    "a name that no device has keeps the recording from beginning, and so does a named device that is shut")
  func named() throws {
    let host = FakeHost()
    host.plug(Samples.mouse(), at: "event0")
    host.plug(Samples.touchpad, at: "event1", isOpenable: false)
    var options = RecordingOptions { _ in false }
    options.named = [
      NamedDevice("event0", isOne: true) { $0.node == "event0" }, NamedDevice("nothing") { _ in false },
    ]
    let output = FakeOutput()
    var recorder = Samples.recorder(host, output, options)
    #expect(throws: RecordingFailure.noDevice(named: "nothing", present: host.devices)) { try recorder.run() }
    options.named[1] = NamedDevice("event1", isOne: true) { $0.node == "event1" }
    var other = Samples.recorder(host, output, options)
    #expect(throws: RecordingFailure.notOpened(host.devices[1], FakeHost.refusal)) { try other.run() }
    #expect(output.bytes.isEmpty)
  }

  @Test("a twin of a unit that was named by its node is another unit, and can be named too")
  func namedTwins() throws {
    for nodes in [["event0"], ["event0", "event1"]] {
      let host = FakeHost()
      let output = FakeOutput()
      host.plug(Samples.mouse(), at: "event0")
      host.plug(Samples.mouse(), at: "event1")
      host.stop(at: 5)
      var options = RecordingOptions { _ in false }
      options.named = nodes.map { node in NamedDevice(node, isOne: true) { $0.node == node } }
      var recorder = Samples.recorder(host, output, options)
      _ = try recorder.run()
      #expect(try output.records().devices.count { $0.isRecorded } == nodes.count)
    }
  }

  @Test("a device that was handed over and named is one, and comes back")
  func handedOverAndNamed() throws {
    let host = FakeHost()
    let output = FakeOutput()
    let stream = FakeStream(Samples.mouse())
    host.streams["fd 3"] = stream
    host.at(5) { _ in stream.isHungUp = true }
    host.at(10) { host in host.plug(Samples.mouse(), at: "event4").queue = [Samples.notch(10)] }
    host.stop(at: 20)
    var options = RecordingOptions { _ in false }
    options.descriptors = [3]
    options.named = [NamedDevice("mouse") { $0.description.id.vendor == 0x46d }]
    var recorder = Samples.recorder(host, output, options)
    _ = try recorder.run()
    #expect(try output.records().devices.map(\.number) == [0, 0])
    #expect(try output.records().frames.count == 1)
  }

  @Test("a wait that ends without a device is said to")
  func waitsInVain() throws {
    let host = FakeHost()
    host.stop(at: 1000)
    var options = RecordingOptions { _ in false }
    options.named = [NamedDevice("id:1:2") { $0.description.id.vendor == 1 }]
    options.waitsForDevices = true
    var remarks: [RecordingRemark] = []
    var observers = RecordingObservers()
    observers.remark = { if !$0.isBegin { remarks.append($0) } }
    var recorder = Samples.recorder(host, FakeOutput(), options, observers)
    #expect(throws: RecordingFailure.noDevice(named: "id:1:2", present: [])) { try recorder.run() }
    #expect(remarks == [.waiting(named: "id:1:2")])
  }

  @Test("a recording of open descriptors ends with the last of them, since none can come back")
  func endsWithDescriptors() throws {
    let host = FakeHost()
    let stream = FakeStream(Samples.mouse())
    host.streams["fd 3"] = stream
    host.at(50) { _ in stream.isHungUp = true }
    host.stop(at: 60_000)
    var options = RecordingOptions { _ in false }
    options.descriptors = [3]
    options.endsWithDevices = true
    var recorder = Samples.recorder(host, FakeOutput(), options)
    #expect(try recorder.run().duration < 1_000_000)
  }

  @Test("devices that point and are not chosen are present and silent; keyboards are not mentioned")
  func bystanders() throws {
    let host = FakeHost()
    let output = FakeOutput()
    host.plug(Samples.mouse(), at: "event0")
    host.plug(Samples.touchpad, at: "event1")
    host.plug(Samples.keyboard, at: "event2")
    host.at(5) { $0.unplug("event0") }
    host.stop(at: 9)
    var recorder = Samples.recorder(host, output, RecordingOptions { $0.node == "event1" })
    let summary = try recorder.run()
    let devices = try output.records().devices
    #expect(devices.map(\.description.name) == ["A pad", "A mouse"])
    #expect(devices.map(\.isRecorded) == [true, false])
    #expect(try output.records().departures == [Departure(time: 5000, device: 1)])
    #expect(summary.devices == 1)
  }

  @Test("a device that becomes openable is recorded from then on, under its number")
  func becomesOpenable() throws {
    let host = FakeHost()
    let output = FakeOutput()
    host.plug(Samples.mouse(path: "a"), at: "event0")
    host.plug(Samples.mouse(path: "b"), at: "event1", isOpenable: false)
    host.at(5) { host in
      let stream = FakeStream(Samples.mouse(path: "b"))
      stream.queue = [Samples.notch(6)]
      host.streams["event1"] = stream
      host.changes.append(.added(host.devices[1]))
    }
    host.stop(at: 9)
    var remarks: [RecordingRemark] = []
    var observers = RecordingObservers()
    observers.remark = { if !$0.isBegin { remarks.append($0) } }
    var recorder = Samples.recorder(host, output, RecordingOptions(), observers)
    _ = try recorder.run()
    let records = try output.records()
    #expect(records.devices.map(\.number) == [0, 1, 1])
    #expect(records.devices.map(\.isRecorded) == [true, false, true])
    #expect(records.frames.map(\.device) == [1])
    #expect(remarks.first == .notOpened(host.devices[1], FakeHost.refusal))
  }

  @Test("announcements that were lost are made up for by a look at what is there")
  func overflow() throws {
    let host = FakeHost()
    let output = FakeOutput()
    host.plug(Samples.mouse(path: "a"), at: "event0")
    host.at(5) { host in
      host.devices.removeAll()
      host.plug(Samples.mouse(path: "b"), at: "event7")
      host.changes = [.overflow]
    }
    host.stop(at: 9)
    var recorder = Samples.recorder(host, output)
    _ = try recorder.run()
    #expect(try output.records().devices.map(\.number) == [0, 1])
    #expect(try output.records().departures == [Departure(time: 5000, device: 0)])
  }

  @Test("C02: a release that was lost is in the difference behind the drop, and nothing stays held")
  func drops() throws {
    let host = FakeHost()
    let output = FakeOutput()
    let stream = host.plug(Samples.mouse(), at: "event0")
    host.at(5) { _ in
      var difference = Samples.frame(6, [InputEvent(type: .key, code: EventCode.buttonLeft, value: 0)])
      difference.isSynchronization = true
      let press = InputEvent(type: .key, code: EventCode.buttonLeft, value: 1)
      stream.queue = [.frame(Samples.frame(5, [press])), .drop(1_005_000), .difference(difference)]
    }
    host.stop(at: 9)
    var recorder = Samples.recorder(host, output)
    let summary = try recorder.run()
    let records = try output.records()
    #expect(records.dropLast().suffix(2).first == .drop(time: 5000, device: 0))
    #expect(records.frames.map(\.isSynchronization) == [false, true])
    var held = HeldState(slotCount: 0)
    for event in records.frames.flatMap(\.events) { held.take(event) }
    #expect(!held.isAnythingDown(Samples.mouse()))
    #expect(records.frames.flatMap(\.events).count == 2)
    #expect(summary.drops == 1)
  }

  @Test("a loss that is noticed at the very end has its difference, too")
  func dropsAtTheEnd() throws {
    let host = FakeHost()
    let output = FakeOutput()
    let stream = host.plug(Samples.mouse(), at: "event0")
    host.at(5) { host in
      var difference = Samples.frame(7, [])
      difference.isSynchronization = true
      stream.queue = [.drop(1_005_000), .difference(difference), Samples.notch(8)]
      host.stopNow()
    }
    var recorder = Samples.recorder(host, output)
    _ = try recorder.run()
    #expect(try output.records().frames.first?.isSynchronization == true)
  }

  @Test("the time of a recording is over when it is said to be")
  func duration() throws {
    let host = FakeHost()
    let output = FakeOutput()
    host.plug(Samples.mouse(), at: "event0")
    var options = RecordingOptions()
    options.duration = 1_500_000
    var recorder = Samples.recorder(host, output, options)
    #expect(try recorder.run().duration == 1_500_000)
  }

  @Test("devices that never rest do not keep it from stopping, and what came before the signal is kept")
  func floods() throws {
    let host = FakeHost()
    let output = FakeOutput()
    let stream = host.plug(Samples.mouse(), at: "event0")
    host.at(5) { host in
      stream.queue = (0..<5000).map { Samples.notch($0 / 100) }
      host.now += 20_000
      host.stopNow()
    }
    var recorder = Samples.recorder(host, output)
    let summary = try recorder.run()
    // Those of up to the time of the signal, 25 ms after the start.
    #expect(summary.frames == 2600)
  }
}
