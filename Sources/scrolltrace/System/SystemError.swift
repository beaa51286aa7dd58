import Glibc

/// An error number of a system call.
struct SystemError: Error, Equatable, Sendable {
  /// The number, one of `errno`'s.
  var number: Int32

  /// The error of the call that has just failed.
  static var last: SystemError { SystemError(number: errno) }

  /// The error in words.
  var words: String {
    String(cString: strerror(number))
  }

  /// Whether the user has not the right to do it.
  var isPermission: Bool {
    number == EACCES || number == EPERM
  }

  /// Makes a call again while a signal interrupts it, and turns -1 into an error.
  static func check<Result: SignedInteger>(
    _ call: () -> Result
  ) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result != -1 { return result }
      if errno != EINTR { throw .last }
    }
  }
}

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
