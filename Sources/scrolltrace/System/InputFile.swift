import DeviceCapture
import Glibc

/// A file that is open for reading, or standard input where its name is `-`.
struct InputFile: ~Copyable {
  /// What errors call it.
  let name: String
  /// Whether it can be read from the start again, and does not grow by waiting.
  let isRegular: Bool
  /// Whether nobody but its owner may read it.
  let isPrivate: Bool
  /// The size when it was opened; 0 for anything but a regular file.
  let size: Int
  private let descriptor: Int32

  /// Opens a file.
  init(_ path: String) throws(CommandFailure) {
    let name = path == "-" ? "standard input" : path
    let descriptor: Int32
    do {
      descriptor = path == "-" ? 0 : try SystemError.check { open(path, O_RDONLY | O_CLOEXEC) }
    } catch {
      throw CommandFailure(reading: name, error)
    }
    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0
    let kind = status.st_mode & S_IFMT
    if !isKnown || kind == S_IFDIR {
      let error = isKnown ? SystemError(number: EISDIR) : .last
      if descriptor != 0 { close(descriptor) }
      throw CommandFailure(reading: name, error)
    }
    self.name = name
    self.descriptor = descriptor
    isRegular = kind == S_IFREG && path != "-"
    isPrivate = isRegular && status.st_mode & 0o077 == 0
    size = isRegular ? Int(status.st_size) : 0
  }

  deinit {
    if descriptor != 0 { close(descriptor) }
  }

  /// Goes back to the start.
  borrowing func rewind() throws(CommandFailure) {
    if lseek(descriptor, 0, SEEK_SET) != 0 { throw CommandFailure(reading: name, .last) }
  }

  /// Reads what is there, at most what there is room for behind a place.
  ///
  /// - Parameters:
  ///   - buffer: Where the bytes go.
  ///   - place: The first byte to fill.
  /// - Returns: How many bytes came; 0 at the end.
  /// - Throws: The failure to read.
  borrowing func read(into buffer: inout [UInt8], at place: Int) throws(CommandFailure) -> Int {
    let descriptor = descriptor
    do {
      return try SystemError.check {
        buffer.withUnsafeMutableBytes { bytes in
          Glibc.read(descriptor, bytes.baseAddress?.advanced(by: place), bytes.count - place)
        }
      }
    } catch {
      throw CommandFailure(reading: name, error)
    }
  }

  /// Reads the whole file.
  ///
  /// - Parameter limit: The longest file that can be meant.
  /// - Returns: Its bytes.
  /// - Throws: The failure to read, or that the file is too long.
  borrowing func readAll(limit: Int = .max) throws(CommandFailure) -> [UInt8] {
    // One byte more than the size: the last read then finds the end without the array growing.
    var bytes = [UInt8](repeating: 0, count: max(size + 1, 1 << 16))
    var count = 0
    while true {
      let more = try read(into: &bytes, at: count)
      if more == 0 { break }
      count += more
      if count > limit { throw CommandFailure(.badInput, name, "longer than \(limit) bytes") }
      if count == bytes.count { bytes.append(contentsOf: repeatElement(0, count: count)) }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }
}
