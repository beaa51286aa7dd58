import InputEvents

// A fast finger may leave one contact behind and show another ahead, for a frame or for good; a fat one may show two
// for a while. To a hand they are one finger.
extension FingerTracker {
  /// Takes a contact that is new: another finger, or one that is there already under another id.
  ///
  /// - Parameters:
  ///   - contact: The contact.
  ///   - time: When it came.
  ///   - joins: Whether it may be a finger that is there. The difference after lost events says nothing of the way that
  ///     one went, and one above the surface goes no way.
  mutating func begin(_ contact: Contact, at time: Microseconds, joins: Bool) {
    let place = scale.place(contact)
    var finger = Finger(contact: contact.serial, role: .active, at: time, place: place)
    finger.isPalmBySize = isLarge(contact)
    if finger.isPalmBySize { finger.role = .palm }
    if !contact.isFinger { finger.role = contact.isPalm ? .palm : contact.isHovering ? .above : .absent }
    finger.isCounted = contact.isFinger
    if joins, finger.isActive, let place {
      if rejoin(contact, place) { return }
      if overtakes(&finger, place) || replaces(&finger, place) || splits(&finger, place) {
        findings.append(.joined(serial: contact.serial))
        joined.append(contact.serial)
      }
    }
    fingers.append(finger)
  }

  /// A finger whose contact ends in this very frame comes again where it would be now: it is the same, and goes on.
  private mutating func rejoin(_ contact: Contact, _ place: Vector) -> Bool {
    for index in fingers.indices where !fingers[index].isSeen {
      guard isExpected(fingers[index], place) else { continue }
      take(index, contact, place)
      return true
    }
    return false
  }

  private mutating func take(_ index: Int, _ contact: Contact, _ place: Vector) {
    findings.append(.joined(serial: contact.serial))
    joined.append(contact.serial)
    fingers[index].contact = contact.serial
    let last = fingers[index].place ?? place
    fingers[index].step = place - last
    fingers[index].motion = place - last + (fingers[index].pending ?? .zero)
    fingers[index].travel = fingers[index].travel + fingers[index].motion
    fingers[index].place = place
    fingers[index].isTracked = true
    fingers[index].isSeen = true
    fingers[index].pending = nil
  }

  private func isExpected(_ finger: Finger, _ place: Vector) -> Bool {
    guard finger.isActive || finger.role == .lifting, let last = finger.place else { return false }
    let way = finger.step
    let distance = (place - (last + way)).length
    return distance <= max(Limit.near, way.length * Limit.nearPart)
  }

  /// The new contact is where a fast one will be next: the finger is there already, the other stays behind.
  private mutating func overtakes(_ finger: inout Finger, _ place: Vector) -> Bool {
    for index in fingers.indices where fingers[index].isActive && fingers[index].isSeen {
      guard fingers[index].step.length >= Limit.fast, isExpected(fingers[index], place) else { continue }
      finger.motion = fingers[index].motion
      finger.step = fingers[index].step
      finger.travel = fingers[index].travel
      finger.isTracked = fingers[index].isTracked
      finger.pending = fingers[index].pending
      finger.pendingAfter = fingers[index].pendingAfter
      fingers[index].pending = nil
      fingers[index].role = .double
      return true
    }
    return false
  }

  /// The new contact is where an old one was that has jumped away: the finger stays, the other is its shadow.
  private mutating func replaces(_ finger: inout Finger, _ place: Vector) -> Bool {
    for index in fingers.indices where fingers[index].isActive && fingers[index].isSeen {
      guard let other = fingers[index].place, fingers[index].step.length >= Limit.fast else { continue }
      let way = place - (other - fingers[index].step)
      guard way.length <= Limit.middle else { continue }
      let before = fingers[index].pending == nil ? fingers[index].motion - fingers[index].step : .zero
      finger.motion = before + way
      finger.travel = fingers[index].travel - fingers[index].motion + finger.motion
      finger.isTracked = true
      fingers[index].role = .double
      fingers[index].pending = nil
      return true
    }
    return false
  }

  /// The new contact and an old one that made room for it lie about where the old one was: one fat finger.
  private mutating func splits(_ finger: inout Finger, _ place: Vector) -> Bool {
    for index in fingers.indices where fingers[index].isActive && fingers[index].isSeen {
      guard let other = fingers[index].place, (other - place).length < Limit.split else { continue }
      let step = fingers[index].step
      let away = other - place
      guard step.x * away.x + step.y * away.y > 0 else { continue }
      let middle = (other + place) * 0.5
      guard (middle - (other - step)).length <= Limit.middle else { continue }
      finger.role = .double
      // It made room; that was no motion.
      fingers[index].motion = fingers[index].motion - step
      fingers[index].travel = fingers[index].travel - step
      return true
    }
    return false
  }

  /// A contact that moved onto the place where one that has just come, as fast, was before is the trail of that one.
  ///
  /// Two that have moved side by side once are two fingers, one behind the other.
  mutating func findTrails() {
    for index in fingers.indices where fingers[index].isActive && fingers[index].step.length >= Limit.fast {
      guard let place = fingers[index].place else { continue }
      for leader in fingers.indices where leader != index && fingers[leader].isActive {
        guard let ahead = fingers[leader].place, fingers[leader].step.length >= Limit.fast else { continue }
        guard fingers[leader].frames == 1, fingers[index].frames > 1 else { continue }
        guard (ahead - fingers[leader].step - place).length <= Limit.near else { continue }
        fingers[index].role = .double
        fingers[index].pending = nil
        findings.append(.joined(serial: fingers[index].contact))
        break
      }
    }
  }

  /// Fingers whose contact has ended go; what is left of a finger that was there twice is that finger.
  mutating func leave() {
    for index in fingers.indices where !fingers[index].isSeen {
      guard fingers[index].isActive || fingers[index].role == .lifting else { continue }
      skipJump(index)
    }
    fingers.removeAll { !$0.isSeen }
  }

  /// Leaves out what was held back of a finger, if anything was.
  mutating func skipJump(_ index: Int) {
    guard let pending = fingers[index].pending else { return }
    fingers[index].pending = nil
    var active = 0.0
    for finger in fingers where finger.isActive { active += 1 }
    skipped = skipped + pending * (1 / max(1, active))
    findings.append(
      .jump(
        serial: fingers[index].contact, millimetres: pending.length, after: fingers[index].pendingAfter,
        isSkipped: true))
  }

  /// A contact beside which no active one is left was the finger all along.
  mutating func endDoubles() {
    for finger in fingers where finger.isActive { return }
    for index in fingers.indices where fingers[index].role == .double {
      fingers[index].role = .active
      fingers[index].motion = .zero
      return
    }
  }
}
