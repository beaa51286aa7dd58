import InputEvents

/// What the fingers of a hand do on a surface: contacts with split ids joined, jumps held back, palms, thumbs and
/// fingers that are being lifted left out.
///
/// ``ContactTracker`` says what the device says; this says what a hand does.
struct FingerTracker: Sendable {
  /// Distances in millimetres and times that tell one finger from two, and a jump from a flick.
  ///
  /// Grade C: chosen to fit the recordings; no device states them.
  enum Limit {
    /// A contact is where it was expected within so much, or within a part of the way that was expected.
    static let near = 3.0
    static let nearPart = 0.5
    /// A finger that goes so far in a frame is fast: its id may split.
    static let fast = 3.0
    /// Two contacts so close may be one finger.
    static let split = 20.0
    /// The middle of the two is no further than this from where the one was.
    static let middle = 2.0
    /// A step is a jump if it is longer than this, than three times the step before and 7 mm (libinput's), and faster
    /// than this, in millimetres per millisecond.
    static let jump = 10.0
    static let jumpBeyond = 7.0
    static let jumpSpeed = 2.5
    /// A finger that stays within so much rests.
    static let still = 1.0
    /// A finger that was found to rest counts again after so much.
    static let awake = 3.0
    /// A finger is being lifted while its pressure is below this part of what it was a moment ago, which fades within so
    /// many microseconds; it is down again above the other part.
    static let lifting = 0.5
    static let pressed = 0.7
    static let pressureMemory = 200_000.0
    /// A contact of that size, in millimetres, is a palm.
    static let palm = 22.0
  }

  /// The fingers in the order of their contacts.
  var fingers: [Finger] = []
  /// How many fingers count, those among them of which a device says the number only.
  private(set) var count = 0
  /// The mean motion of the fingers that count.
  private(set) var motion = Vector.zero
  /// What was left out as a jump: the part that it would have had in the mean motion.
  var skipped = Vector.zero
  /// Whether a finger turned out to be a palm in this frame.
  private(set) var hasTurnedPalm = false
  /// What was found odd in this frame.
  var findings: [ContactFinding] = []
  /// Contacts that came in this frame and are fingers that were there.
  var joined: [Int] = []
  let scale: SurfaceScale
  let skipsJumps: Bool
  /// Whether falling pressure means that a finger is being lifted.
  let readsPressure: Bool
  /// When this frame was measured, by the clock that measures speeds.
  var clock: Microseconds = 0
  private var clockBefore: Microseconds = 0
  /// When the frame before came.
  private var before: Microseconds = 0

  init(_ scale: SurfaceScale, skipsJumps: Bool, readsPressure: Bool) {
    self.scale = scale
    self.skipsJumps = skipsJumps
    self.readsPressure = readsPressure
  }

  /// Follows the contacts of a frame.
  ///
  /// - Parameters:
  ///   - time: The frame's time.
  ///   - contacts: The contacts that are down.
  ///   - number: How many fingers the device speaks of.
  ///   - isAbove: Whether the device says that nothing touches.
  ///   - isTrusted: Whether the frame says how the fingers moved, and not only where they are.
  /// - Complexity: O(contacts squared); no allocation in the steady state.
  mutating func step(
    _ time: Microseconds, _ contacts: [Contact], number: Int, isAbove: Bool, isTrusted: Bool = true
  ) {
    findings.removeAll(keepingCapacity: true)
    joined.removeAll(keepingCapacity: true)
    skipped = .zero
    if !isTrusted { giveUpJumps() }
    hasTurnedPalm = false
    for index in fingers.indices { fingers[index].isSeen = false }
    for contact in contacts {
      guard let index = index(of: contact.serial) else { continue }
      follow(index, contact, at: time, isTrusted: isTrusted)
      if isAbove { fingers[index].role = .above }
    }
    for contact in contacts where index(of: contact.serial) == nil {
      begin(contact, at: time, joins: isTrusted && !isAbove)
      if isAbove { fingers[fingers.count - 1].role = .above }
    }
    leave()
    if fingers.count > 1 {
      findTrails()
      endDoubles()
    }
    sum(number)
    before = time
    clockBefore = clock
  }

  /// Forgets all fingers.
  mutating func reset() {
    fingers.removeAll(keepingCapacity: true)
    joined.removeAll(keepingCapacity: true)
    count = 0
    motion = .zero
    skipped = .zero
  }

  /// The centroid of the fingers that count, in millimetres; `nil` if no place is known.
  var centroid: Vector? {
    var sum = Vector.zero
    var located = 0.0
    for finger in fingers where finger.isActive {
      guard let place = finger.place else { continue }
      sum = sum + place
      located += 1
    }
    return located == 0 ? nil : sum * (1 / located)
  }

  /// Counts ways from here on.
  mutating func beginTravel() {
    for index in fingers.indices { fingers[index].travel = .zero }
  }

  /// Leaves a finger out: it rests while another moves.
  mutating func rest(_ contact: Int) {
    guard let index = index(of: contact) else { return }
    fingers[index].role = .resting
    fingers[index].travel = .zero
    count -= 1
  }

  func index(of contact: Int) -> Int? {
    for index in fingers.indices where fingers[index].contact == contact { return index }
    return nil
  }

  /// What the finger of a contact is; `nil` if it has none any more.
  func role(of contact: Int) -> Finger.Role? {
    index(of: contact).map { fingers[$0].role }
  }

  /// Leaves out what may be jumps: no frame will tell.
  mutating func giveUpJumps() {
    findings.removeAll(keepingCapacity: true)
    skipped = .zero
    for index in fingers.indices where fingers[index].isActive { skipJump(index) }
  }

  // MARK: Steps

  private mutating func follow(
    _ index: Int, _ contact: Contact, at time: Microseconds, isTrusted: Bool
  ) {
    var finger = fingers[index]
    finger.isSeen = true
    finger.place = scale.place(contact) ?? finger.place
    let step = isTrusted ? scale.motion(contact) : .zero
    finger.motion = .zero
    advance(&finger, by: step, after: clock - clockBefore)
    finger.frames += 1
    finger.step = step
    // What was held back before counts, whatever this frame knows.
    finger.isTracked = contact.hasMotion && isTrusted || finger.motion != .zero
    finger.isStuck = step == .zero && finger.motion == .zero && scale.isAtLimit(contact)
    if !finger.isOutsideTold, scale.isOutside(contact) {
      finger.isOutsideTold = true
      findings.append(.outside(serial: contact.serial))
    }
    if let place = finger.place, let rest = finger.rest.place,
      (place - rest).lengthSquared <= Limit.still * Limit.still
    {
      // It rests on.
    } else {
      finger.rest = (finger.place, time)
    }
    finger.travel = finger.travel + finger.motion
    let kept = max(0, 1 - Double(time - before) / Limit.pressureMemory)
    finger.pressure = max(Double(contact.pressure ?? 0), finger.pressure * kept)
    let wasActive = finger.isActive
    let wasAbove = finger.role == .above
    // A palm that rolls off grows smaller, and is one still.
    if isLarge(contact) { finger.isPalmBySize = true }
    finger.role = role(finger, contact)
    if wasActive, finger.role == .palm { hasTurnedPalm = true }
    // Where it was above the surface it did not touch.
    if wasAbove { finger.isTracked = false }
    finger.isCounted = contact.isFinger
    fingers[index] = finger
  }

  /// Takes a step, holds it back if it may be a jump, and decides on one that was held back before.
  private mutating func advance(_ finger: inout Finger, by step: Vector, after time: Microseconds) {
    if let pending = finger.pending {
      finger.pending = nil
      let sum = pending + step
      let isBack = sum.lengthSquared < pending.lengthSquared * 0.25
      findings.append(
        .jump(
          serial: finger.contact, millimetres: pending.length, after: finger.pendingAfter, isSkipped: isBack))
      finger.motion = sum
      return
    }
    guard isJump(step, beyond: finger.step, after: time) else {
      finger.motion = step
      return
    }
    if skipsJumps {
      finger.pending = step
      finger.pendingAfter = time
    } else {
      findings.append(.jump(serial: finger.contact, millimetres: step.length, after: time, isSkipped: false))
      finger.motion = step
    }
  }

  private func isJump(_ step: Vector, beyond last: Vector, after time: Microseconds) -> Bool {
    guard step.lengthSquared > Limit.jump * Limit.jump else { return false }
    let length = step.length
    return length > 3 * last.length + Limit.jumpBeyond
      && length * 1000 > Limit.jumpSpeed * Double(time)
  }

  private func role(_ finger: Finger, _ contact: Contact) -> Finger.Role {
    if contact.isPalm || finger.isPalmBySize { return .palm }
    if contact.isHovering { return .above }
    if contact.isSilent { return .absent }
    switch finger.role {
    case .double: return .double
    // The device changed its mind.
    case .palm: return .active
    case .resting:
      return finger.travel.lengthSquared > Limit.awake * Limit.awake ? .active : .resting
    case .active, .lifting, .absent, .above:
      // A fast finger is light at times; what it does is meant.
      guard readsPressure, let pressure = contact.pressure,
        finger.step.lengthSquared < Limit.fast * Limit.fast
      else { return .active }
      let part = finger.role == .lifting ? Limit.pressed : Limit.lifting
      return Double(pressure) < finger.pressure * part ? .lifting : .active
    }
  }

  /// Whether the device tells that the contact is as large as a palm.
  func isLarge(_ contact: Contact) -> Bool {
    guard let unit = scale.major, let major = contact.major else { return false }
    return Double(major) * unit >= Limit.palm
  }

  // MARK: Sums

  private mutating func sum(_ number: Int) {
    var hidden = 0
    var total = Vector.zero
    var moving = 0.0
    var hasFree = false
    for finger in fingers where finger.isActive && finger.isTracked && !finger.isStuck { hasFree = true }
    for finger in fingers {
      guard finger.isActive else {
        if finger.isCounted { hidden += 1 }
        continue
      }
      // The surface ends there: it does not say where the finger is, so it holds no other back.
      guard finger.isTracked, !(finger.isStuck && hasFree) else { continue }
      total = total + finger.motion
      moving += 1
    }
    count = max(0, number - hidden)
    motion = moving == 0 ? .zero : total * (1 / moving)
  }
}
