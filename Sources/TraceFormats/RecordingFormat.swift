/// The text formats in which other tools keep recordings of input devices.
public enum RecordingFormat: String, Hashable, Sendable, CaseIterable {
  /// What `libinput record` writes: YAML.
  case libinput
  /// What `evemu-record` and `evemu-describe` write.
  case evemu
  /// What `evtest` prints.
  case evtest
  /// What Android's `getevent` prints.
  case getevent
}
