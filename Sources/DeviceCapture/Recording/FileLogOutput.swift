private import CLibevdev
package import EventLog
internal import Glibc
package import InputEvents

/// A log that is a file, a pipe or a terminal, or nothing.
///
/// In a file there are only ever whole lines: one that does not fit is cut off again. A thread of its own puts it on
/// the disk, since that may take longer than the kernel's queue of a device lasts.
package struct FileLogOutput: LogOutput {
  private let descriptor: Int32?
  // Where stop signals come in, so that a reader who does not read cannot keep the program from stopping.
  private let signals: Int32
  // When the recording is to be over, whether somebody reads or not.
  private let deadline: Microseconds?
  private let syncing: SyncThread?
  // Where the whole lines end.
  private var length: off_t = 0

  /// Makes an output of an open descriptor, which stays the caller's.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor; `nil` writes nothing. What a file holds already stays.
  ///   - signals: Becomes readable when the program is to stop; -1 if nothing does.
  ///   - deadline: The monotonic time at which it is to stop; `nil` if there is none.
  /// - Throws: The system's error.
  package init(_ descriptor: Int32?, signals: Int32 = -1, deadline: Microseconds? = nil) throws(SystemError) {
    self.descriptor = descriptor
    self.signals = signals
    self.deadline = deadline
    guard let descriptor else {
      syncing = nil
      return
    }
    var status = stat()
    _ = try SystemError.check { fstat(descriptor, &status) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      syncing = nil
      return
    }
    syncing = try SyncThread(descriptor)
    length = max(0, lseek(descriptor, 0, fcntl(descriptor, F_GETFL) & O_APPEND != 0 ? SEEK_END : SEEK_CUR))
  }

  package var canSync: Bool { syncing != nil }
  package var syncDescriptor: Int32 { syncing?.done ?? -1 }

  package mutating func write(_ lines: borrowing ByteBuffer) throws(SystemError) {
    guard let descriptor else { return }
    var written = 0
    let failure = lines.withUnsafeBytes { bytes -> SystemError? in
      do throws(SystemError) {
        while written < bytes.count {
          var rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
          if !canSync {
            try waitForRoom(descriptor)
            // So much a pipe takes that says it has room.
            rest = UnsafeRawBufferPointer(rebasing: rest.prefix(Int(PIPE_BUF)))
          }
          written += try SystemError.check { Glibc.write(descriptor, rest.baseAddress, rest.count) }
        }
        return nil
      } catch {
        return error
      }
    }
    guard let failure else {
      length += off_t(written)
      return
    }
    if canSync, written > 0 {
      ftruncate(descriptor, length)
      lseek(descriptor, length, SEEK_SET)
    }
    throw failure
  }

  /// Waits until a pipe has room, or the program is to stop.
  private func waitForRoom(_ descriptor: Int32) throws(SystemError) {
    var waits = [
      pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
    ]
    let rest = deadline.map { Int32(clamping: max(0, $0 - MonotonicTime.now()) / 1000) } ?? -1
    _ = try SystemError.check { poll(&waits, 2, rest) }
    // What can be written, is, the error of a pipe that nobody reads included.
    if waits[0].revents == 0 { throw SystemError(number: SystemError.cancelled) }
  }

  package func beginSync() {
    syncing?.begin()
  }

  package func takeSync() -> Result<Void, SystemError>? {
    syncing?.take()
  }

  package func waitForSync() -> Result<Void, SystemError>? {
    syncing?.wait()
  }

  package func close() {
    syncing?.close()
  }

  package func sync() throws(SystemError) {
    guard let descriptor, canSync else { return }
    _ = try SystemError.check { fdatasync(descriptor) }
  }
}
