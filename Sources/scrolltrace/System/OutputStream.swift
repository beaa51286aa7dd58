import DeviceCapture
import EventLog
import Glibc

/// Whole lines on their way to an open file, written in large pieces.
struct OutputStream {
  /// What errors call standard output.
  static let standardOutput = "standard output"
  /// So much is collected before it is written.
  private static let pieceSize = 1 << 16

  /// The lines that were not yet written.
  var buffer = ByteBuffer(capacity: 1 << 12)
  private let descriptor: Int32
  private let name: String

  /// Makes a stream into an open file.
  init(_ descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Writes what was collected, if it is much.
  mutating func flushIfLarge() throws {
    if buffer.count >= OutputStream.pieceSize { try flush() }
  }

  /// Writes what was collected.
  mutating func flush() throws {
    try write(&buffer)
  }

  /// Writes another buffer's bytes, if they are many.
  func writeIfLarge(_ other: inout ByteBuffer) throws {
    if other.count >= OutputStream.pieceSize { try write(&other) }
  }

  /// Writes another buffer's bytes, and empties it.
  func write(_ other: inout ByteBuffer) throws {
    try other.withUnsafeBytes { try write($0) }
    other.removeAll()
  }

  /// Writes bytes.
  func write(_ bytes: UnsafeRawBufferPointer) throws {
    var place = 0
    while place < bytes.count {
      do {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[place...])
        place += try SystemError.check { Glibc.write(descriptor, rest.baseAddress, rest.count) }
      } catch {
        if error.number == EPIPE { throw OutputClosed() }
        throw CommandFailure(writing: name, error)
      }
    }
  }
}
