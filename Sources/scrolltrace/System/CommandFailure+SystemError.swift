import DeviceCapture

extension CommandFailure {
  /// The failure to read a file.
  init(reading name: String, _ error: SystemError) {
    self.init(error.isPermission ? .noPermission : .badInput, name, error.words)
  }

  /// The failure to open a device's node: all that explains it, and what can be done, the safest first.
  init(opening refusal: AccessRefusal) {
    let code: ExitCode = refusal.node.error?.isPermission == true ? .noPermission : .noDevice
    self.init(code, refusal.node.path, refusal.reason)
    nextSteps = Remedy.lines(refusal.remedies)
  }

  /// The failure to make virtual devices, and what can be done, the safest first.
  init(playingWith uinput: UinputAccess, _ surroundings: AccessSurroundings) {
    let code: ExitCode = if case .noRight = uinput { .noPermission } else { .noDevice }
    self.init(code, UinputAccess.path, uinput.reason(surroundings))
    nextSteps = Remedy.lines(uinput.remedies(surroundings))
  }

  /// The failure to write a file.
  init(writing name: String, _ error: SystemError) {
    self.init(.outputFailed, name, error.words)
  }
}
