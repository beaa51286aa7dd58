/// Why a command could not do its work: the one line that is printed, and the exit code.
struct CommandFailure: Error, Equatable, Sendable {
  /// The exit code.
  var code: ExitCode
  /// `WHAT: WHY`, without the program's name.
  var text: String
  /// What can be done about it, printed below, a line each.
  var nextSteps: [String] = []

  /// Makes a failure.
  init(_ code: ExitCode, _ what: String, _ why: String) {
    self.code = code
    text = "\(what): \(why)"
  }

  /// Makes a failure from words that begin with the place, as in `line 3: byte 40: damaged`.
  init(_ code: ExitCode, in file: String, _ words: String) {
    self.code = code
    text = CommandFailure.located(file, words)
  }

  /// Puts a file's name before words, and the line that they begin with behind the name, as compilers do.
  static func located(_ file: String, _ words: String) -> String {
    guard words.hasPrefix("line ") else { return "\(file): \(words)" }
    let digits = words.dropFirst(5).prefix { $0.isASCII && $0.isNumber }
    let rest = words.dropFirst(5 + digits.count)
    guard !digits.isEmpty, let sign = rest.first, sign == ":" || sign == "," else {
      return "\(file): \(words)"
    }
    return "\(file):\(digits):\(rest.dropFirst())"
  }
}

/// The reader of the output is gone: no error, the program just ends.
struct OutputClosed: Error {}
