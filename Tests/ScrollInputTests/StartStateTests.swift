import InputEvents
import ScrollInput
import Testing

/// Devices on which something was down before the first frame.
@Suite struct StartStateTests {
  /// A player of a touchpad that was described in a state.
  private func player(
    _ deviceClass: DeviceClass, _ description: DeviceDescription, _ state: DeviceState
  ) -> Player {
    var player = Player(description, as: deviceClass)
    player.outputs = []
    player.interpreter.add(0, description, state, as: deviceClass, at: 0, into: &player.outputs)
    return player
  }

  private func slots(_ x: [Int32], _ y: [Int32], _ ids: [Int32]) -> [SlotAxis] {
    [
      SlotAxis(code: EventCode.absMTPositionX, values: x),
      SlotAxis(code: EventCode.absMTPositionY, values: y),
      SlotAxis(code: EventCode.absMTTrackingID, values: ids),
    ]
  }

  @Test("C10: a finger that was down already is one contact, and its first motion is no jump from nowhere")
  func touchscreen() {
    let screen = Devices.multitouch
    let resolution = screen.axis(EventCode.absMTPositionY)?.resolution ?? 0
    #expect(resolution > 0)
    let place = 12 * resolution
    var player = player(
      .touchscreen, screen, DeviceState(slotAxes: slots([place, 0], [place, 0], [77, -1])))
    #expect(player.contacts.map(\.change) == [.began])
    #expect(player.contacts.map(\.wasDownBefore) == [true])
    for step in Int32(1)...10 { player.play(.y(place + step * resolution)) }
    player.play(.id(-1))
    #expect(player.contacts.map(\.change) == [.began, .ended])
    #expect(player.contacts.last?.wasDownBefore == false)
    let travel = player.scrolls.compactMap(\.millimetres).map(\.y).reduce(0, +)
    // All of it is there but what the start takes.
    #expect(abs(travel) <= 10.0001)
    #expect(abs(travel) > 7)
  }

  @Test("two fingers that rest on a touchpad at the start are two fingers that rest, and then scroll")
  func touchpad() {
    var player = player(
      .touchpad, Devices.multitouch, DeviceState(slotAxes: slots([100, 300], [100, 100], [4, 5])))
    // Whether they are fingers is known when they say something.
    #expect(player.phases.isEmpty)
    for step in Int32(1)...10 {
      player.play(.slot(0), .y(100 + step * 10), .slot(1), .y(100 + step * 10))
    }
    #expect(player.phases.first == .began)
    #expect(player.phases.contains(.changed))
  }

  @Test("C09: a contact from before that was never lifted is no finger of the scroll that follows")
  func ghost() {
    var player = player(
      .touchpad, Devices.multitouch,
      DeviceState(
        keys: [EventCode.buttonTouch, EventCode.buttonToolFinger],
        slotAxes: slots([900, 0, 0], [900, 0, 0], [9, -1, -1])))
    #expect(player.contacts.map(\.wasDownBefore) == [true])
    player.play(
      .slot(1), .id(10), .x(100), .y(100), .slot(2), .id(11), .x(300), .y(100),
      .key(EventCode.buttonToolFinger, 0), .key(EventCode.buttonToolTripleTap, 1))
    for step in Int32(1)...10 {
      player.play(.slot(1), .y(100 + step * 10), .slot(2), .y(100 + step * 10))
    }
    player.play(
      .slot(1), .id(-1), .slot(2), .id(-1), .key(EventCode.buttonToolTripleTap, 0),
      .key(EventCode.buttonToolFinger, 1))
    #expect(player.phases.first == .began)
    #expect(player.phases.last == .ended)
    #expect(player.scrolls.first?.reason == .fingersDown(2))
  }

  @Test("a slot's place from before is the place of the contact that comes down there")
  func rememberedPlace() {
    var player = player(
      .touchscreen, Devices.multitouch, DeviceState(slotAxes: slots([500, 0], [700, 0], [-1, -1])))
    #expect(player.contacts.isEmpty)
    // The kernel does not say x again, for it did not change.
    player.play(.slot(0), .id(1), .y(710))
    player.play(.x(520))
    let moved = player.scrolls.compactMap(\.millimetres).map(\.x).reduce(0, +)
    let jump = Double(520) / Double(Devices.multitouch.axis(EventCode.absMTPositionX)?.resolution ?? 1)
    #expect(abs(moved) < jump / 2)
  }

  @Test("a button pad that is pressed at the start is touched, where only keys tell")
  func singleTouch() {
    let pad = Devices.singleTouch
    let player = player(
      .touchpad, pad, DeviceState(keys: [EventCode.buttonTouch, EventCode.buttonToolFinger]))
    #expect(player.contacts.map(\.change) == [.began])
  }

  @Test("a device that is described anew lets go of what was down, and begins with what is")
  func describedAnew() {
    let state = DeviceState(slotAxes: slots([100, 0], [100, 0], [4, -1]))
    var player = player(.touchpad, Devices.multitouch, state)
    player.interpreter.add(0, Devices.multitouch, state, as: .touchpad, at: 5, into: &player.outputs)
    #expect(player.contacts.map(\.change) == [.began, .cancelled, .began])
  }

  @Test("slots that no device has do no harm")
  func manySlots() {
    let many = [Int32](repeating: 1, count: 100_000)
    let player = player(.touchpad, Devices.multitouch, DeviceState(slotAxes: slots(many, many, many)))
    #expect(player.contacts.count == 256)
  }
}
