import EventLog

/// Where the program prints: two open files.
struct Console: Sendable {
  /// Results.
  var output: Int32 = 1
  /// Errors and remarks.
  var error: Int32 = 2

  /// Prints a line of results.
  func print(_ text: String) throws {
    var stream = OutputStream(output, name: OutputStream.standardOutput)
    stream.buffer.append(text)
    try stream.flush()
  }

  /// Prints an error or a remark as one line, with the program's name before it.
  func say(_ text: String) {
    sayPlainly("\(Program.name): \(text)")
  }

  /// Prints one line as it is.
  func sayPlainly(_ text: String) {
    var stream = OutputStream(error, name: "standard error")
    stream.buffer.append(text.printable)
    stream.buffer.append("\n")
    // There is nowhere left to say that standard error is closed.
    try? stream.flush()
  }
}
