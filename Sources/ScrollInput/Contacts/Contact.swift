/// One finger on a surface from its begin to its end, as far as it is known.
struct Contact: Hashable, Sendable {
  /// The contact's number, counted over the whole device.
  var serial: Int
  /// The kernel's tracking id; `nil` if the recording began in mid touch or the device gives none.
  var trackingID: Int32?
  /// The place in device units; `nil` until it is known.
  var x: Int32?
  /// The place in device units; `nil` until it is known.
  var y: Int32?
  /// The place at the end of the frame before; `nil` for a contact that is new in this frame.
  var previousX: Int32?
  /// The place at the end of the frame before; `nil` for a contact that is new in this frame.
  var previousY: Int32?
  /// `ABS_MT_PRESSURE`, or `ABS_PRESSURE` of a surface that tells one for all; `nil` until it is known.
  var pressure: Int32?
  /// `ABS_MT_TOUCH_MAJOR`; `nil` until it is known.
  var major: Int32?
  /// Whether the device says that this is a palm.
  var isPalm = false
  /// Whether it is above the surface: `ABS_MT_DISTANCE` is not zero.
  var isHovering = false
  /// Whether it was down before the device was described, and has said nothing since: a finger that rests, or one that
  /// the device has forgotten to lift.
  var isSilent = false

  init(serial: Int, trackingID: Int32? = nil) {
    self.serial = serial
    self.trackingID = trackingID
  }

  /// Takes the place as that of the frame before.
  mutating func rememberPlace() {
    previousX = x
    previousY = y
  }

  /// The motion in this frame along x, in device units; 0 where either place is unknown.
  var deltaX: Double {
    if let x, let previousX { Double(x) - Double(previousX) } else { 0 }
  }

  /// The motion in this frame along y, in device units; 0 where either place is unknown.
  var deltaY: Double {
    if let y, let previousY { Double(y) - Double(previousY) } else { 0 }
  }

  /// Whether it counts: no palm, on the surface, and not silent since before the log.
  var isFinger: Bool {
    !isPalm && !isSilent && !isHovering
  }

  /// Whether the place was known before this frame, so that a motion can be told.
  var hasMotion: Bool {
    previousX != nil || previousY != nil
  }
}
