import EventLog
import InputEvents
import Testing

@testable import DeviceCapture

/// A state that expectations can change: their macro takes no mutating calls.
private final class Core {
  private var state: InputCore

  init(_ device: DeviceDescription) { state = InputCore(device) }

  var slot: Int { state.slot }
  var contacts: Int { state.contacts }
  var delivery: InputCore.Delivery { state.delivery }

  func apply(_ type: EventType, _ code: UInt16, _ value: Int32) -> InputCore.Outcome {
    state.apply(type, code, value)
  }

  func report() -> Bool { state.report() }
  func value(_ axis: UInt16) -> Int32 { state.value(axis) }
  func value(_ axis: UInt16, slot: Int) -> Int32 { state.value(axis, slot: slot) }
  func isOn(_ type: EventType, _ code: UInt16) -> Bool { state.isOn(type, code) }
}

/// The rules of the kernel's input core; the rig holds them against a real kernel.
@Suite struct InputCoreTests {
  private typealias Sample = PlaybackSample

  @Test func `A key passes when it changes, and a repeat always`() {
    let core = Core(Sample.keyboard)
    #expect(core.apply(.key, 30, 0) == .repeated)
    #expect(core.apply(.key, 30, 1) == .passed)
    #expect(core.apply(.key, 30, 1) == .repeated)
    #expect(core.apply(.key, 30, 2) == .passed)
    #expect(core.isOn(.key, 30))
    #expect(core.apply(.key, 30, 0) == .passed)
    #expect(core.apply(.key, 0x200, 1) == .undeclared)
    #expect(core.apply(.key, 0x8000, 1) == .undeclared)
  }

  @Test func `KEY_RESERVED never passes`() {
    let core = Core(DeviceDescription(capabilities: [Capability(type: .key, codes: [0, 1])]))
    #expect(core.apply(.key, 0, 1) == .undeclared)
    #expect(core.apply(.key, 1, 1) == .passed)
  }

  @Test func `Lamps pass when they change, scan codes always, autorepeat settings never`() {
    let core = Core(Sample.keyboard)
    #expect(core.apply(.led, 1, 1) == .passed)
    #expect(core.apply(.led, 1, 1) == .repeated)
    #expect(core.apply(.miscellaneous, EventCode.mscScan, 5) == .passed)
    #expect(core.apply(.miscellaneous, EventCode.mscScan, 5) == .passed)
    #expect(core.apply(.autorepeat, 0, 250) == .undeclared)
    #expect(core.apply(EventType(rawValue: 0x1f), 0, 1) == .undeclared)
    #expect(core.apply(EventType(rawValue: 0xffff), 0xffff, 1) == .undeclared)
  }

  @Test func `A motion of 0 does not pass`() {
    let core = Core(Sample.mouse())
    #expect(core.apply(.relative, 8, 0) == .motionless)
    #expect(core.apply(.relative, 8, 1) == .passed)
    #expect(core.apply(.relative, 8, 1) == .passed)
  }

  @Test func `An axis passes when it changes, from the value that it came with`() {
    var description = Sample.touchpad()
    description.absoluteAxes[0].value = 700
    let core = Core(description)
    #expect(core.apply(.absolute, EventCode.absX, 700) == .repeated)
    #expect(core.apply(.absolute, EventCode.absX, 701) == .passed)
    #expect(core.apply(.absolute, EventCode.absX, 9999) == .passed)
    #expect(core.value(EventCode.absX) == 9999)
  }

  @Test func `Each slot has its values, and the slot is told with the first that changes`() {
    let core = Core(Sample.touchpad())
    #expect(core.apply(.absolute, EventCode.absMTTrackingID, -1) == .repeated)
    #expect(core.apply(.absolute, EventCode.absMTTrackingID, 4) == .passed)
    #expect(core.apply(.absolute, EventCode.absMTPositionX, 10) == .passed)
    #expect(core.apply(.absolute, EventCode.absMTSlot, 1) == .staged)
    #expect(core.apply(.absolute, EventCode.absMTPositionX, 0) == .repeated)
    #expect(core.apply(.absolute, EventCode.absMTSlot, 0) == .staged)
    #expect(core.apply(.absolute, EventCode.absMTPositionX, 10) == .repeated)
    #expect(core.report())
    // Two values and the report: slot 1 was chosen, but nothing changed in it.
    #expect(core.delivery == InputCore.Delivery(frames: 1, events: 3, splits: 0))
    _ = core.apply(.absolute, EventCode.absMTSlot, 1)
    _ = core.apply(.absolute, EventCode.absMTPositionX, 10)
    #expect(core.report())
    #expect(core.delivery == InputCore.Delivery(frames: 2, events: 6, splits: 0))
    #expect(core.value(EventCode.absMTPositionX, slot: 1) == 10)
    #expect(core.contacts == 1)
  }

  @Test func `A slot that the device does not have chooses nothing`() {
    let core = Core(Sample.touchpad())
    _ = core.apply(.absolute, EventCode.absMTSlot, 3)
    _ = core.apply(.absolute, EventCode.absMTSlot, 5)
    _ = core.apply(.absolute, EventCode.absMTSlot, -1)
    #expect(core.slot == 3)
  }

  @Test func `Without slots contacts pass as they are listed`() {
    let axes = [EventCode.absMTPositionX, EventCode.absMTPositionY]
    let core = Core(
      DeviceDescription(
        capabilities: [Capability(type: .absolute, codes: axes)],
        absoluteAxes: axes.map { AbsoluteAxis(code: $0, minimum: 0, maximum: 100) }))
    for _ in 0..<2 {
      #expect(core.apply(.absolute, EventCode.absMTPositionX, 5) == .passed)
      #expect(core.apply(.synchronization, EventCode.synMTReport, 0) == .passed)
    }
    #expect(core.report())
    #expect(core.delivery.events == 5)
  }

  @Test func `A report alone is not seen`() {
    let core = Core(Sample.mouse())
    #expect(!core.report())
    _ = core.apply(.relative, 8, 0)
    #expect(!core.report())
    #expect(core.delivery == InputCore.Delivery())
  }

  @Test func `A frame that is too long is delivered in parts`() {
    // 1 + 4 axes + 7: the kernel passes on 12 values, and adds a report.
    let core = Core(Sample.mouse())
    for _ in 0..<13 { _ = core.apply(.relative, 8, 1) }
    #expect(core.report())
    #expect(core.delivery == InputCore.Delivery(frames: 2, events: 15, splits: 1))
    // Exactly as many: the frame's own report is left without anything before it.
    let second = Core(Sample.mouse())
    for _ in 0..<12 { _ = second.apply(.relative, 8, 1) }
    #expect(!second.report())
    #expect(second.delivery == InputCore.Delivery(frames: 1, events: 13, splits: 1))
  }
}
