import InputEvents
import Testing

@testable import DeviceCapture

@Suite("The state that is kept of a device")
struct HeldStateTests {
  private func event(_ type: EventType, _ code: UInt16, _ value: Int32) -> InputEvent {
    InputEvent(type: type, code: code, value: value)
  }

  @Test("events of the current slot set its values, and a slot that the device does not have is none")
  func slots() {
    var state = HeldState(slotCount: 2)
    state.take(event(.absolute, EventCode.absMTSlot, 1))
    state.take(event(.absolute, EventCode.absMTTrackingID, 9))
    state.take(event(.absolute, EventCode.absMTPositionX, 500))
    state.take(event(.absolute, EventCode.absMTSlot, 7))
    state.take(event(.absolute, EventCode.absMTPositionX, 501))
    #expect(state.value(EventCode.absMTPositionX, slot: 0) == 0)
    #expect(state.value(EventCode.absMTPositionX, slot: 1) == 501)
    #expect(state.slot == 1)
    let described = state.described(RecordingSamples.touchpad)
    #expect(described.axis(EventCode.absMTPositionX)?.value == 501)
    #expect(state.isAnythingDown(RecordingSamples.touchpad))
    state.take(event(.absolute, EventCode.absMTTrackingID, -1))
    state.take(event(.absolute, EventCode.absMTSlot, 0))
    state.take(event(.absolute, EventCode.absMTTrackingID, -1))
    #expect(!state.isAnythingDown(RecordingSamples.touchpad))
  }

  @Test("keys, lamps and switches are on and off by their codes", arguments: [UInt16(0), 63, 64, 272, 767])
  func keys(code: UInt16) {
    var state = HeldState(slotCount: 0)
    state.take(event(.key, code, 1))
    #expect(state.isOn(.key, code))
    #expect((UInt16(0)..<768).count { state.isOn(.key, $0) } == 1)
    // A repeat is no release.
    state.take(event(.key, code, 2))
    #expect(state.isOn(.key, code))
    state.take(event(.key, code, 0))
    #expect(!(UInt16(0)..<768).contains { state.isOn(.key, $0) })
  }

  @Test("what has no state, and codes that no kernel has, are passed over")
  func others() {
    var state = HeldState(slotCount: 1)
    let before = state
    for type in [EventType.relative, .miscellaneous, .synchronization] { state.take(event(type, 1, 5)) }
    state.take(event(.key, 0x8001, 1))
    state.take(event(.led, 200, 1))
    state.take(event(.absolute, 200, 1))
    #expect(state == before)
  }
}
