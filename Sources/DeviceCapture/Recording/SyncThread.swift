internal import CLibevdev
internal import Glibc
import Synchronization

/// A thread that puts a file on the disk when it is asked to, and says when it is done.
final class SyncThread: Sendable {
  /// Becomes readable when a sync is over.
  let done: Int32
  private let isDone: Int32
  private let request: Int32
  private let isRequested: Int32
  private let file: Int32
  private let result = Mutex<Result<Void, SystemError>?>(nil)
  private let thread = Mutex<pthread_t?>(nil)

  /// Starts the thread; ``close()`` ends it.
  init(_ file: Int32) throws(SystemError) {
    self.file = file
    (done, isDone) = try SyncThread.pipe()
    (isRequested, request) = try SyncThread.pipe()
    _ = try SystemError.check { [done] in fcntl(done, F_SETFL, O_NONBLOCK) }
    let started = try BackgroundThread.start { self.run() }
    thread.withLock { $0 = started }
  }

  private static func pipe() throws(SystemError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    _ = try SystemError.check { Glibc.pipe(&ends) }
    for end in ends { _ = try SystemError.check { fcntl(end, F_SETFD, FD_CLOEXEC) } }
    return (ends[0], ends[1])
  }

  /// Asks for a sync of all that was written so far.
  func begin() {
    var byte: UInt8 = 1
    write(request, &byte, 1)
  }

  /// How the sync ended; `nil` if none did since the last time.
  func take() -> Result<Void, SystemError>? {
    var byte: UInt8 = 0
    // The byte comes behind the result: without it, it would stay and wake whoever waits for ever.
    guard read(done, &byte, 1) == 1 else { return nil }
    return result.withLock { value in
      defer { value = nil }
      return value
    }
  }

  /// Waits until the sync that is under way is over.
  func wait() -> Result<Void, SystemError>? {
    var wait = pollfd(fd: done, events: Int16(POLLIN), revents: 0)
    while poll(&wait, 1, -1) < 0, errno == EINTR {}
    return take()
  }

  /// Ends the thread and closes what it was talked to with.
  func close() {
    guard
      let thread = thread.withLock({ value in
        defer { value = nil }
        return value
      })
    else { return }
    Glibc.close(request)
    pthread_join(thread, nil)
    for descriptor in [done, isDone, isRequested] { Glibc.close(descriptor) }
  }

  private func run() {
    var byte: UInt8 = 0
    while true {
      let count = read(isRequested, &byte, 1)
      if count < 0, errno == EINTR { continue }
      if count != 1 { return }
      let synced: Result<Void, SystemError> = fdatasync(file) == 0 ? .success(()) : .failure(.last)
      result.withLock { $0 = synced }
      write(isDone, &byte, 1)
    }
  }
}
