import DeviceCapture
import Glibc

/// The file of a recording: there under its name from the start, so that nothing is lost with the program.
struct RecordingFile: ~Copyable {
  /// The open file.
  let descriptor: Int32
  /// The path.
  let path: String

  /// Makes the file; one that exists is not touched, but a device or pipe is written as it is.
  init(_ path: String) throws(CommandFailure) {
    self.path = path
    do {
      if FilePath.isStream(path) {
        descriptor = try SystemError.check { open(path, O_WRONLY | O_CLOEXEC) }
        return
      }
      // Readable too, for the case that its folder goes; for nobody else, since a code that is drawn on a screen is in it.
      descriptor = try SystemError.check { open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
    } catch {
      if error.number == EEXIST { throw NewFile.exists(path) }
      throw CommandFailure(writing: path, error)
    }
    FilePath.syncFolder(of: path)
  }

  deinit {
    close(descriptor)
  }

  /// Takes the file away again if there is nothing in it: the recording did not begin.
  borrowing func removeIfEmpty() {
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size == 0 {
      unlink(path)
    }
  }

  /// Takes the file away again: nothing came that would be worth it.
  borrowing func remove() {
    if !FilePath.isStream(path) { unlink(path) }
  }

  /// Looks whether the file still has a name, and gives it one if not.
  ///
  /// - Throws: The failure that says where the recording is now.
  borrowing func check() throws(CommandFailure) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_nlink == 0, status.st_size > 0 else { return }
    let name = FilePath.name(path)
    for folder in [".", "/tmp"] {
      let rescue = "\(folder)/\(name)"
      guard (try? copy(to: rescue)) != nil else { continue }
      throw CommandFailure(.outputFailed, path, "was removed while recording; the recording is in \(rescue)")
    }
    throw CommandFailure(.outputFailed, path, "was removed while recording, and could not be kept elsewhere")
  }

  private borrowing func copy(to rescue: String) throws {
    var output = try NewFile(rescue, isPrivate: true, standardOutput: 1)
    lseek(descriptor, 0, SEEK_SET)
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try SystemError.check { [descriptor] in read(descriptor, &piece, piece.count) }
      if count == 0 { break }
      try piece.withUnsafeBytes { try output.stream.write(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
    try output.finish()
  }
}
