/// What came of reading a device once.
public enum Reading: Hashable, Sendable {
  /// A frame is there.
  case frame
  /// Events were lost; the next frame is the difference to the state that the device is in.
  case drop
  /// Nothing more is there for now.
  case wouldBlock
  /// The device is gone; events of a frame that it did not finish are in the frame.
  case gone
}
