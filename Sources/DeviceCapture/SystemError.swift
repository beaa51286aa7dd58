import Glibc

/// An error number of a system call.
public struct SystemError: Error, Equatable, Sendable {
  /// The number, one of `errno`'s.
  public var number: Int32

  /// Makes an error of a number.
  public init(number: Int32) {
    self.number = number
  }

  /// The error of the call that has just failed.
  public static var last: SystemError { SystemError(number: errno) }

  /// The error in words.
  public var words: String {
    String(cString: strerror(number))
  }

  /// Whether the user has not the right to do it.
  public var isPermission: Bool {
    number == EACCES || number == EPERM
  }

  /// Makes a call again while a signal interrupts it, and turns -1 into an error.
  ///
  /// - Parameter call: The call.
  /// - Returns: What it gave.
  /// - Throws: The error of the call, if it failed.
  public static func check<Result: SignedInteger>(
    _ call: () -> Result
  ) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result != -1 { return result }
      if errno != EINTR { throw .last }
    }
  }
}
