internal import CLibevdev
internal import Glibc

/// The signals that ask a program to stop (SIGINT, SIGTERM, SIGHUP), to be waited for together with other things.
///
/// While a value of this type lives, they do not end the program: a loop around `poll` takes ``descriptor`` among
/// its own, and a loop around a clock sleeps with ``wait(nanoseconds:)``. There is no handler, so nothing runs
/// between two instructions, and no signal falls between a look and the sleep behind it.
///
/// A signal that is ignored already stays so, as `nohup` and shells that start a job in the background expect.
/// Threads started later inherit what is blocked; make the value before them.
public struct StopSignals: ~Copyable {
  /// Becomes readable when a stop signal came; ``take()`` tells which.
  public let descriptor: Int32

  private var signals = sigset_t()
  private var maskBefore = sigset_t()

  /// Keeps the stop signals from ending the program.
  ///
  /// - Throws: The error of the system call, if there is no descriptor left.
  public init() throws(SystemError) {
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] where !StopSignals.isIgnored(signal) {
      sigaddset(&signals, signal)
    }
    // The flags of `signalfd` are those of `open`.
    descriptor = signalfd(-1, &signals, O_NONBLOCK | O_CLOEXEC)
    if descriptor == -1 { throw .last }
    pthread_sigmask(SIG_BLOCK, &signals, &maskBefore)
  }

  deinit {
    // One that came twice must not end the program after all, in the midst of its last words.
    while take() != nil {}
    var mask = maskBefore
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    close(descriptor)
  }

  /// The stop signal that came and was not taken yet; `nil` if none did.
  public borrowing func take() -> Int32? {
    wait(nanoseconds: 0)
  }

  /// Sleeps, and wakes at once when a stop signal comes.
  ///
  /// - Parameter nanoseconds: How long at most; not above 0 does not sleep.
  /// - Returns: The signal, which is taken by that; `nil` when the time is over.
  public borrowing func wait(nanoseconds: Int64) -> Int32? {
    let end = MonotonicTime.nanoseconds + max(0, nanoseconds)
    var rest = max(0, nanoseconds)
    var signals = signals
    while true {
      var time = timespec(tv_sec: Int(rest / 1_000_000_000), tv_nsec: Int(rest % 1_000_000_000))
      let signal = sigtimedwait(&signals, nil, &time)
      if signal > 0 { return signal }
      // A program that was stopped and continued wakes early.
      rest = end - MonotonicTime.nanoseconds
      if errno != EINTR || rest <= 0 { return nil }
    }
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    // `SIG_IGN` is a function at address 1, which is not imported as something that could be compared.
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self) == 1
  }
}
