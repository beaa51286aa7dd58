import EventLog
import InputEvents
import Testing

@testable import DeviceCapture

private typealias Samples = RecordingSamples

@Suite("Grabbing")
struct RecorderGrabTests {
  private func options(atOnce: Bool = false) -> RecordingOptions {
    var options = RecordingOptions { _ in true }
    options.grabs = true
    options.grabsAtOnce = atOnce
    return options
  }

  @Test("C14: a device whose events another process keeps is named at once, and nothing else is recorded")
  func grabbedByAnother() throws {
    let host = FakeHost()
    host.plug(Samples.mouse(), at: "event0").isTakenByAnother = true
    var recorder = Samples.recorder(host, FakeOutput())
    #expect(throws: RecordingFailure.grabbedByAnother(host.devices[0])) { try recorder.run() }
    #expect(host.waits == 0)
  }

  @Test("C14: whoever waits for devices waits for that, too, and is told")
  func waitsForGrabbed() throws {
    let host = FakeHost()
    let stream = host.plug(Samples.mouse(), at: "event0")
    stream.isTakenByAnother = true
    host.at(2000) { _ in stream.queue = [Samples.notch(2000)] }
    host.stop(at: 3000)
    var options = RecordingOptions()
    options.waitsForDevices = true
    var remarks: [RecordingRemark] = []
    var observers = RecordingObservers()
    observers.remark = { if !$0.isBegin { remarks.append($0) } }
    var recorder = Samples.recorder(host, FakeOutput(), options, observers)
    #expect(try recorder.run().frames == 1)
    #expect(remarks == [.grabbedByAnother(host.devices[0])])
  }

  @Test("C15: a device is grabbed only when the key that is held is released")
  func waitsForRelease() throws {
    let host = FakeHost()
    let stream = host.plug(Samples.keyboard, at: "event0")
    stream.isAnythingDown = true
    host.at(300) { _ in
      stream.isAnythingDown = false
      stream.queue = [Samples.key(300, 28, 0, scan: 0x1c)]
    }
    host.at(200) { _ in #expect(!stream.isGrabbed) }
    host.stop(at: 400)
    var recorder = Samples.recorder(host, FakeOutput(), options())
    _ = try recorder.run()
    #expect(stream.isGrabbed)
    #expect(stream.readsAtGrab == 1)
  }

  @Test(
    "C15: a recording that ends before it could grab has not done what was asked for, and says so from the start"
  )
  func endsUngrabbed() throws {
    let host = FakeHost()
    let output = FakeOutput()
    host.plug(Samples.keyboard, at: "event0").isAnythingDown = true
    host.stop(at: 2000)
    var remarks: [RecordingRemark] = []
    var observers = RecordingObservers()
    observers.remark = { if !$0.isBegin { remarks.append($0) } }
    var recorder = Samples.recorder(host, output, options(), observers)
    #expect(throws: RecordingFailure.notReleased(host.devices[0])) { try recorder.run() }
    #expect(remarks.contains(.grabWaits(host.devices[0])))
    guard case .end = try #require(output.records().last) else {
      Issue.record("no end")
      return
    }
  }

  @Test("C15: a key that is never released ends it after ten seconds, with a reason")
  func neverReleased() throws {
    let host = FakeHost()
    let stream = host.plug(Samples.keyboard, at: "event0")
    stream.isAnythingDown = true
    var recorder = Samples.recorder(host, FakeOutput(), options())
    #expect(throws: RecordingFailure.notReleased(host.devices[0])) { try recorder.run() }
    #expect(host.now == 11_000_000)
    #expect(!stream.isGrabbed)
  }

  @Test("a device that comes late is grabbed at once, and one that is held then does not end the recording")
  func idleLate() throws {
    let host = FakeHost()
    host.plug(Samples.mouse(path: "a"), at: "event0")
    host.at(1000) { host in
      host.plug(Samples.mouse(path: "b"), at: "event1")
      host.plug(Samples.mouse(path: "c"), at: "event2").isAnythingDown = true
    }
    host.stop(at: 20_000)
    var remarks: [RecordingRemark] = []
    var observers = RecordingObservers()
    observers.remark = { if !$0.isBegin { remarks.append($0) } }
    var recorder = Samples.recorder(host, FakeOutput(), options(), observers)
    _ = try recorder.run()
    #expect(host.streams["event1"]?.isGrabbed == true)
    #expect(host.streams["event1"]?.reads == 1)
    #expect(remarks.contains(.notGrabbed(.notReleased(host.devices[2]))))
  }

  @Test("a device that goes before it is grabbed ends its own stream only")
  func goesBefore() throws {
    let host = FakeHost()
    let stream = host.plug(Samples.mouse(path: "a"), at: "event0")
    host.plug(Samples.mouse(path: "b"), at: "event1")
    stream.grabError = SystemError(number: SystemError.gone)
    host.at(5) { _ in stream.isHungUp = true }
    host.stop(at: 10)
    let output = FakeOutput()
    var recorder = Samples.recorder(host, output, options())
    _ = try recorder.run()
    #expect(try output.records().departures.count == 1)
    #expect(host.released.count == 1)
  }

  @Test("C14: a device that another process takes over later is named at the end")
  func takenLater() throws {
    let host = FakeHost()
    let stream = host.plug(Samples.mouse(path: "a"), at: "event0")
    let silent = host.plug(Samples.mouse(path: "b"), at: "event1")
    host.at(5) { _ in
      stream.queue = [Samples.notch(5)]
      silent.isTakenByAnother = true
    }
    host.stop(at: 10)
    var remarks: [RecordingRemark] = []
    var observers = RecordingObservers()
    observers.remark = { if !$0.isBegin { remarks.append($0) } }
    var recorder = Samples.recorder(host, FakeOutput(), RecordingOptions(), observers)
    _ = try recorder.run()
    #expect(remarks == [.grabbedByAnother(host.devices[1])])
  }

  @Test("C15: a device that comes late has as much time as one that was there")
  func comesLate() throws {
    let host = FakeHost()
    let first = host.plug(Samples.mouse(path: "a"), at: "event0")
    host.at(60_000) { host in
      let late = host.plug(Samples.mouse(path: "b"), at: "event1")
      late.isAnythingDown = true
      host.at(61_000) { _ in
        late.isAnythingDown = false
        late.queue = [Samples.notch(61_000)]
      }
      host.stop(at: 62_000)
    }
    var recorder = Samples.recorder(host, FakeOutput(), options())
    _ = try recorder.run()
    #expect(first.isGrabbed)
    #expect(host.streams["event1"]?.isGrabbed == true)
  }

  @Test("C15: who insists gets it at once")
  func insists() throws {
    let host = FakeHost()
    let stream = host.plug(Samples.keyboard, at: "event0")
    stream.isAnythingDown = true
    host.stop(at: 5)
    var recorder = Samples.recorder(host, FakeOutput(), options(atOnce: true))
    _ = try recorder.run()
    #expect(stream.readsAtGrab == 0)
  }

  @Test("a device that another process takes in between cannot be grabbed, and that is said")
  func takenInBetween() throws {
    let host = FakeHost()
    let stream = host.plug(Samples.mouse(), at: "event0")
    stream.grabError = SystemError(number: SystemError.busy)
    var recorder = Samples.recorder(host, FakeOutput(), options())
    #expect(throws: RecordingFailure.grabbedByAnother(host.devices[0])) { try recorder.run() }
  }
}
