import Glibc

/// An error number of a system call.
public struct SystemError: Error, Hashable, Sendable {
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

extension SystemError {
  /// The number of `ENODEV`: the device is not there any more.
  static var gone: Int32 { ENODEV }
  /// The number of `EBUSY`: somebody else has it to himself.
  static var busy: Int32 { EBUSY }
  /// The number of `ECANCELED`: it was waited for, and then it was to stop.
  static var cancelled: Int32 { ECANCELED }
  /// The number of `EPIPE`: nobody reads any more.
  static var brokenPipe: Int32 { EPIPE }

  /// Whether the device is not there.
  var isAbsence: Bool {
    number == ENOENT || number == ENODEV || number == ENXIO
  }

  /// Whether an output that has this error may take something later.
  var mayPass: Bool {
    [ENOSPC, EDQUOT, EFBIG, EIO, EAGAIN, ENOMEM, ESTALE].contains(number)
  }

  /// The error's name, such as `ENOSPC`, for the errors that writing meets; otherwise its number.
  public var name: String {
    switch number {
    case ENOSPC: "ENOSPC"
    case EDQUOT: "EDQUOT"
    case EFBIG: "EFBIG"
    case EIO: "EIO"
    case EROFS: "EROFS"
    case ESTALE: "ESTALE"
    default: "E\(number)"
    }
  }
}
