private import CLibevdev
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

  /// Starts the thread; it ends with the program.
  init(_ file: Int32) throws(SystemError) {
    self.file = file
    (done, isDone) = try SyncThread.pipe()
    (isRequested, request) = try SyncThread.pipe()
    _ = try SystemError.check { [done] in fcntl(done, F_SETFL, O_NONBLOCK) }
    // Signals are for the thread that reads devices.
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    // The thread keeps the object for as long as it runs, which is as long as the program does.
    let context = Unmanaged.passRetained(self).toOpaque()
    let error = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<SyncThread>.fromOpaque(context).takeUnretainedValue().run()
        return nil
      }, context)
    if error != 0 { throw SystemError(number: error) }
    pthread_detach(thread)
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
    read(done, &byte, 1)
    return result.withLock { value in
      defer { value = nil }
      return value
    }
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
