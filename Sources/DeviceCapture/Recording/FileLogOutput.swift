package import EventLog
internal import Glibc

/// A log that is a file, a pipe or a terminal, or nothing.
///
/// In a file there are only ever whole lines: one that does not fit is cut off again. A thread of its own puts it on
/// the disk, since that may take longer than the kernel's queue of a device lasts.
package struct FileLogOutput: LogOutput {
  private let descriptor: Int32?
  private let syncing: SyncThread?
  private var length = 0

  /// Makes an output of an open descriptor, which stays the caller's.
  ///
  /// - Parameter descriptor: The descriptor; if it is that of a regular file, the file is empty. `nil` writes nothing.
  /// - Throws: The system's error.
  package init(_ descriptor: Int32?) throws(SystemError) {
    self.descriptor = descriptor
    guard let descriptor else {
      syncing = nil
      return
    }
    var status = stat()
    _ = try SystemError.check { fstat(descriptor, &status) }
    syncing = status.st_mode & S_IFMT == S_IFREG ? try SyncThread(descriptor) : nil
  }

  package var canSync: Bool { syncing != nil }
  package var syncDescriptor: Int32 { syncing?.done ?? -1 }

  package mutating func write(_ lines: borrowing ByteBuffer) throws(SystemError) {
    guard let descriptor else { return }
    var written = 0
    let failure = lines.withUnsafeBytes { bytes -> SystemError? in
      do throws(SystemError) {
        while written < bytes.count {
          let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
          written += try SystemError.check { Glibc.write(descriptor, rest.baseAddress, rest.count) }
        }
        return nil
      } catch {
        return error
      }
    }
    guard let failure else {
      length += written
      return
    }
    if canSync, written > 0 {
      ftruncate(descriptor, off_t(length))
      lseek(descriptor, off_t(length), SEEK_SET)
    }
    throw failure
  }

  package func beginSync() {
    syncing?.begin()
  }

  package func takeSync() -> Result<Void, SystemError>? {
    syncing?.take()
  }

  package func sync() throws(SystemError) {
    guard let descriptor, canSync else { return }
    _ = try SystemError.check { fdatasync(descriptor) }
  }
}
