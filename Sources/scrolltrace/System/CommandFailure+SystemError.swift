import DeviceCapture

extension CommandFailure {
  /// The failure to read a file.
  init(reading name: String, _ error: SystemError) {
    self.init(error.isPermission ? .noPermission : .badInput, name, error.words)
  }

  /// The failure to write a file.
  init(writing name: String, _ error: SystemError) {
    self.init(.outputFailed, name, error.words)
  }
}
