import EventLog
import Glibc

/// One line on a terminal that is written over; nothing where standard error is none.
struct StatusLine {
  private let descriptor: Int32
  private var isShown = false

  /// Makes a line; `nil` where it could not be written over.
  init?(_ descriptor: Int32) {
    guard isatty(descriptor) == 1 else { return nil }
    self.descriptor = descriptor
  }

  /// Shows a text in place of the last one.
  mutating func show(_ text: String) {
    put("\r\u{1b}[K" + text)
    isShown = true
  }

  /// Takes the line away, so that another can be printed.
  mutating func clear() {
    if isShown { put("\r\u{1b}[K") }
    isShown = false
  }

  private func put(_ text: String) {
    guard Patience.hasRoom(descriptor) else { return }
    var stream = OutputStream(descriptor, name: "standard error")
    stream.buffer.append(text)
    // There is nowhere left to say that standard error is closed.
    try? stream.flush()
  }
}
