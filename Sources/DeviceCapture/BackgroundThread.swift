internal import CLibevdev
internal import Glibc

/// Work that must not make the thread wait that reads devices.
enum BackgroundThread {
  /// Starts a thread of ordinary priority, to which no signal comes.
  ///
  /// - Parameter body: What it does; it must not use what another thread changes.
  /// - Returns: The thread, which somebody has to join or detach.
  /// - Throws: The error, if there is no room for another thread.
  static func start(_ body: @escaping () -> Void) throws(SystemError) -> pthread_t {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // Not that of the thread which starts it.
    pthread_attr_setinheritsched(&attributes, Int32(PTHREAD_EXPLICIT_SCHED))
    pthread_attr_setschedpolicy(&attributes, SCHED_OTHER)
    // Otherwise the starting thread's is taken, which no ordinary thread can have.
    var ordinary = sched_param()
    pthread_attr_setschedparam(&attributes, &ordinary)
    var thread = pthread_t()
    let context = Unmanaged.passRetained(Work(body))
    let error = pthread_create(
      &thread, &attributes,
      { context in
        guard let context else { return nil }
        Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
        return nil
      }, context.toOpaque())
    guard error == 0 else {
      context.release()
      throw SystemError(number: error)
    }
    return thread
  }
}

/// What a thread is handed.
private final class Work {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
}
