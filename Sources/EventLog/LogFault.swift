/// What is wrong with a log, and where.
public struct LogFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The byte of the log at which that line begins, from 0.
  public var byte: Int
  /// What is wrong.
  public var reason: Reason

  /// Makes a fault.
  public init(line: Int, byte: Int, reason: Reason) {
    self.line = line
    self.byte = byte
    self.reason = reason
  }

  /// What can be wrong with a line.
  public enum Reason: Error, Hashable, Sendable {
    /// The log has no byte.
    case empty
    /// The first line is not the header of an event log.
    case notALog
    /// The header's version is higher than this program reads.
    case higherVersion(Int64)
    /// The line has no `c` at its end.
    case noCheck
    /// The line ends with a carriage return.
    case carriageReturn
    /// The line's bytes do not give its `c`.
    case checkFails(stated: String, computed: UInt32)
    /// The line is longer than a log's line may be.
    case tooLong
    /// The line is not JSON.
    case notJSON(JSONError)
    /// The line is no JSON object.
    case notAnObject
    /// A key is missing.
    case missing(String)
    /// A key's value is of the wrong type or out of range.
    case wrongType(String)
    /// A second header.
    case secondHeader
    /// The time is before that of the line before.
    case timeGoesBack
    /// A record names a device that the log has not introduced.
    case unknownDevice(Int)
    /// Lines are missing, doubled or changed: a mark covers others than those that are there.
    case markFails(block: Int)
    /// Something follows the end.
    case behindEnd
  }

  /// The fault in words, the file's name left out.
  public var description: String {
    switch reason {
    case .empty: "empty, not an event log"
    default: "line \(line): byte \(byte): \(reason)"
    }
  }
}

extension LogFault.Reason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .empty: "empty"
    case .notALog: "not an event log; recordings of other tools are read by `scrolltrace import`"
    case .higherVersion(let version): "version \(version) of the format; this program reads up to version 1"
    case .noCheck: "no check (\"c\") at the end of the line; `scrolltrace seal` renews checks after an edit"
    case .carriageReturn: "the line ends with CRLF; `scrolltrace seal` makes whole lines of it"
    case .checkFails(let stated, let computed):
      "the line is damaged: its check says \(stated), its bytes give \(LogFault.hexadecimal(computed))"
    case .tooLong: "longer than 64 KiB"
    case .notJSON(let error): "not JSON: \(error)"
    case .notAnObject: "not a JSON object"
    case .missing(let key): "no \"\(key)\""
    case .wrongType(let key): "\"\(key)\" is not of its type or out of range"
    case .secondHeader: "a second header"
    case .timeGoesBack: "the time goes back"
    case .unknownDevice(let number): "device \(number) has no device record before it"
    case .markFails(let block): "block \(block) does not hold the lines that its mark covers"
    case .behindEnd: "a line behind the end of the log"
    }
  }
}

extension LogFault {
  static func hexadecimal(_ word: UInt32) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
