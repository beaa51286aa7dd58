import DeviceCapture
import Glibc
import Testing

// Each signal goes to the test's own thread, which blocks it: nobody else is stopped by it. What is ignored holds for
// the whole process, hence one test at a time.
@Suite(.serialized) struct StopSignalsTests {
  /// Whoever runs the tests may have them ignore or block some of the signals.
  init() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGHUP, SIGINT, SIGTERM] {
      signal(number, SIG_DFL)
      sigaddset(&signals, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `A stop signal is told and does not end the program`(signal: Int32) throws {
    let stop = try StopSignals()
    #expect(!isReadable(stop.descriptor))
    #expect(stop.take() == nil)
    pthread_kill(pthread_self(), signal)
    #expect(isReadable(stop.descriptor))
    #expect(stop.take() == signal)
    #expect(stop.take() == nil)
    #expect(!isReadable(stop.descriptor))
  }

  @Test func `A sleep ends at its time, or at once when a signal is there`() throws {
    let stop = try StopSignals()
    let start = ContinuousClock.now
    #expect(stop.wait(nanoseconds: 20_000_000) == nil)
    #expect(start.duration(to: .now) >= .milliseconds(20))
    pthread_kill(pthread_self(), SIGTERM)
    let second = ContinuousClock.now
    #expect(stop.wait(nanoseconds: 60_000_000_000) == SIGTERM)
    #expect(second.duration(to: .now) < .seconds(30))
  }

  @Test func `An end in the past does not sleep`() throws {
    let stop = try StopSignals()
    #expect(stop.wait(nanoseconds: -5) == nil)
  }

  @Test func `A signal that came twice does not end the program when the value goes`() throws {
    do {
      let stop = try StopSignals()
      pthread_kill(pthread_self(), SIGTERM)
      pthread_kill(pthread_self(), SIGINT)
      #expect(isReadable(stop.descriptor))
    }
    // Reached only if none of the two was left pending.
    var pending = sigset_t()
    sigpending(&pending)
    #expect(sigismember(&pending, SIGTERM) == 0)
    #expect(sigismember(&pending, SIGINT) == 0)
  }

  @Test func `The mask is the old one afterwards`() throws {
    do {
      let stop = try StopSignals()
      #expect(blocked() == [SIGHUP, SIGINT, SIGTERM])
      _ = stop.take()
    }
    #expect(blocked().isEmpty)
  }

  @Test func `A signal that is ignored stays ignored, as nohup expects`() throws {
    signal(SIGHUP, SIG_IGN)
    defer { signal(SIGHUP, SIG_DFL) }
    let stop = try StopSignals()
    #expect(blocked() == [SIGINT, SIGTERM])
    pthread_kill(pthread_self(), SIGHUP)
    #expect(stop.take() == nil)
    #expect(!isReadable(stop.descriptor))
  }

  private func isReadable(_ descriptor: Int32) -> Bool {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return Glibc.poll(&poll, 1, 0) == 1
  }

  /// Which of the three are blocked, by number.
  private func blocked() -> [Int32] {
    var mask = sigset_t()
    pthread_sigmask(SIG_SETMASK, nil, &mask)
    return [SIGHUP, SIGINT, SIGTERM].filter { sigismember(&mask, $0) == 1 }
  }
}
