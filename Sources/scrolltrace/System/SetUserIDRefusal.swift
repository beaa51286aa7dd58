import DeviceCapture

/// The refusal to run where the program's file lends rights that its user has not.
///
/// What records input devices with such rights lets everybody read what others type.
struct SetUserIDRefusal: Equatable, Sendable {
  /// The line that is printed, without the program's name.
  let text: String

  /// Judges whose rights the process has; `nil` if they are its user's own.
  init?(_ identity: ProcessIdentity) {
    guard identity.isSetUserID else { return nil }
    text =
      "set-uid or set-gid: refused, as everybody could then read what is typed: started by"
      + " \(identity.user), group \(identity.group), with the rights of \(identity.effectiveUser), group"
      + " \(identity.effectiveGroup); take the bits from the file with chmod ug-s, see `doctor` for other ways"
  }
}
