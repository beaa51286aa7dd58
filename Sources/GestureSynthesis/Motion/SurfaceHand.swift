import InputEvents

/// The fingers on a surface, and the events by which a kernel tells of them: only what changes.
struct SurfaceHand: Sendable {
  private var places: [GridPoint] = []
  private var slot: Int32 = 0
  private var nextID: Int32 = 0
  private var pointer = GridPoint()
  // What the kernel last said of each slot; a finger that comes back to the same place says nothing of it.
  private var told = [GridPoint](repeating: .zero, count: SyntheticDevice.mostFingers)

  /// Puts fingers down.
  mutating func down(_ places: [GridPoint], isTouchpad: Bool) -> [InputEvent] {
    self.places = places
    var events: [InputEvent] = []
    for (index, place) in places.enumerated() {
      choose(index, &events)
      events.append(SurfaceHand.absolute(EventCode.absMTTrackingID, Int64(nextID)))
      nextID = nextID == 65535 ? 0 : nextID + 1
      tell(index, place, &events)
    }
    events.append(InputEvent(type: .key, code: EventCode.buttonTouch, value: 1))
    if isTouchpad { events.append(SurfaceHand.tool(places.count, 1)) }
    tellPointer(&events)
    return events
  }

  /// Moves all fingers by the same way from where they came down.
  mutating func move(to way: GridPoint) -> [InputEvent] {
    var events: [InputEvent] = []
    for (index, origin) in places.enumerated() where origin + way != told[index] {
      choose(index, &events)
      tell(index, origin + way, &events)
    }
    tellPointer(&events)
    return events
  }

  /// Lifts all fingers.
  mutating func lift(isTouchpad: Bool) -> [InputEvent] {
    var events: [InputEvent] = []
    for index in places.indices {
      choose(index, &events)
      events.append(SurfaceHand.absolute(EventCode.absMTTrackingID, -1))
    }
    events.append(InputEvent(type: .key, code: EventCode.buttonTouch, value: 0))
    if isTouchpad { events.append(SurfaceHand.tool(places.count, 0)) }
    places = []
    return events
  }

  private mutating func choose(_ index: Int, _ events: inout [InputEvent]) {
    guard slot != Int32(index) else { return }
    slot = Int32(index)
    events.append(SurfaceHand.absolute(EventCode.absMTSlot, Int64(slot)))
  }

  private mutating func tell(_ index: Int, _ place: GridPoint, _ events: inout [InputEvent]) {
    if place.x != told[index].x { events.append(SurfaceHand.absolute(EventCode.absMTPositionX, place.x)) }
    if place.y != told[index].y { events.append(SurfaceHand.absolute(EventCode.absMTPositionY, place.y)) }
    told[index] = place
  }

  /// The axes of who knows one finger only follow the first.
  private mutating func tellPointer(_ events: inout [InputEvent]) {
    if told[0].x != pointer.x { events.append(SurfaceHand.absolute(EventCode.absX, told[0].x)) }
    if told[0].y != pointer.y { events.append(SurfaceHand.absolute(EventCode.absY, told[0].y)) }
    pointer = told[0]
  }

  private static func tool(_ fingers: Int, _ value: Int32) -> InputEvent {
    InputEvent(type: .key, code: SyntheticDevice.fingerTools[fingers - 1], value: value)
  }

  private static func absolute(_ code: UInt16, _ value: Int64) -> InputEvent {
    InputEvent(type: .absolute, code: code, value: Int32(truncatingIfNeeded: value))
  }
}
