import InputEvents

/// One finger of a hand on a surface, as far as its contacts tell: it outlives a contact whose id the device splits.
struct Finger: Sendable {
  /// Whether the finger counts, and why not.
  enum Role: Hashable, Sendable {
    /// It points or scrolls.
    case active
    /// A palm.
    case palm
    /// It rests while another moves: a thumb below, or a finger that only lies there.
    case resting
    /// It is being lifted: its pressure has fallen.
    case lifting
    /// The device shows another finger twice: this is the lesser of its contacts.
    case double
    /// It is above the surface.
    case above
    /// It has said nothing since before the log: it may be none.
    case absent
  }

  /// The serial of its contact.
  var contact: Int
  /// Whether it counts.
  var role: Role
  /// When it came down.
  let began: Microseconds
  /// Where it came down, in millimetres; `nil` if that was not told.
  let origin: Vector?
  /// Where it rests, or was when it last had gone on by more than a little, and since when.
  var rest: (place: Vector?, since: Microseconds)
  /// Where it is, in millimetres; `nil` until it is known.
  var place: Vector?
  /// Its motion in this frame, in millimetres, with what a jump held back before.
  var motion = Vector.zero
  /// The last motion as the device told it.
  var step = Vector.zero
  /// A step that may be a jump: the next frame decides.
  var pending: Vector?
  /// The time that it took, by the clock that measures speeds.
  var pendingAfter: Microseconds = 0
  /// How many frames its contact was followed through since the one in which it came.
  var frames = 0
  /// Whether it was ever as large as a palm.
  var isPalmBySize = false
  /// How far it has moved since the gesture began, or since it was found to rest, in millimetres.
  var travel = Vector.zero
  /// Whether the place before this frame was known, so that its motion counts.
  var isTracked = false
  /// The pressure that it had a moment ago, in the device's units: it falls off with time.
  var pressure = 0.0
  /// Whether it was said that it is outside of the surface.
  var isOutsideTold = false
  /// Whether it is at the surface's end and said not to move.
  var isStuck = false
  /// Whether it is there in this frame.
  var isSeen = true
  /// Whether the device counts its contact as a finger.
  var isCounted = true

  init(contact: Int, role: Role, at time: Microseconds, place: Vector?) {
    self.contact = contact
    self.role = role
    self.place = place
    began = time
    origin = place
    rest = (place, time)
  }

  var isActive: Bool { role == .active }
}
