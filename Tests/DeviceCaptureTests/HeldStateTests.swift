import InputEvents
import TestSupport
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

  @Test(
    "the events between two states lead from one to the other, and name nothing that is the same",
    arguments: 1...50)
  func difference(seed: UInt64) {
    let description = RecordingSamples.touchpad
    var random = SeededGenerator(seed: seed)
    func state() -> HeldState {
      var state = HeldState(slotCount: 2)
      for _ in 0..<random.int(0...12) {
        let code = random.pick([0, 1, 0x2f, 0x35, 0x36, 0x39].map(UInt16.init))
        let value = code == 0x39 ? Int32(random.int(-1...2)) : Int32(random.int(0...3))
        state.take(event(.absolute, code, value))
        state.take(event(.key, random.pick(description.codes(.key)), Int32(random.int(0...1))))
      }
      return state
    }
    let (from, to) = (state(), state())
    var reached = from
    let events = from.events(to: to, description)
    for event in events { reached.take(event) }
    #expect(reached.deviceState(description) == to.deviceState(description))
    #expect(reached.slot == to.slot)
    #expect(to.events(to: to, description).isEmpty)
    // A contact that was replaced ends before the other begins.
    for slot in 0..<2 {
      let ids = (from.value(0x39, slot: slot), to.value(0x39, slot: slot))
      if ids.0 >= 0, ids.1 >= 0, ids.0 != ids.1 {
        #expect(events.contains(event(.absolute, 0x39, -1)))
      }
    }
  }

  @Test("a device that lists its contacts anew in each frame gets none from a difference")
  func listedContacts() {
    var before = HeldState(slotCount: 0)
    before.take(event(.absolute, EventCode.absMTPositionX, 500))
    before.take(event(.key, EventCode.buttonTouch, 1))
    let events = before.events(to: HeldState(slotCount: 0), RecordingSamples.touchpad)
    #expect(events == [event(.key, EventCode.buttonTouch, 0)])
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
