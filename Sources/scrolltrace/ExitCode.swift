/// What the program ends with; scripts rely on it.
enum ExitCode: Int32, CaseIterable, Sendable {
  /// All was done.
  case done = 0
  /// A check did not hold.
  case checkFailed = 1
  /// The command line is wrong.
  case usage = 2
  /// The input cannot be used.
  case badInput = 3
  /// Done, with repairs or without the tail.
  case repaired = 4
  /// No permission.
  case noPermission = 5
  /// The device is not there.
  case noDevice = 6
  /// There was nothing to record.
  case nothingRecorded = 7
  /// The output could not be written.
  case outputFailed = 8

  /// The meaning, in a few words.
  var summary: String {
    switch self {
    case .done: "done"
    case .checkFailed: "a check did not hold, such as `verify` of a damaged log"
    case .usage: "wrong usage"
    case .badInput: "input that cannot be used"
    case .repaired: "done, but with repairs or a dropped tail"
    case .noPermission: "no permission"
    case .noDevice: "no such device"
    case .nothingRecorded: "nothing was recorded"
    case .outputFailed: "output could not be written; what was written stays whole"
    }
  }

  /// The code for several inputs, of which each has its own: what weighs more.
  func combined(with other: ExitCode) -> ExitCode {
    let order: [ExitCode] = [.done, .repaired, .checkFailed]
    let weights = (order.firstIndex(of: self) ?? .max, order.firstIndex(of: other) ?? .max)
    return weights.1 > weights.0 ? other : self
  }
}
