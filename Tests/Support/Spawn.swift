import Glibc
import Synchronization

/// A program to run: its output goes into files, its input comes through a pipe.
///
/// Not Foundation's `Process`: it closes descriptors that others have by then, and lets the signals that the test
/// runner ignores be ignored by the program too.
public struct Spawn: Sendable {
  private static let lock = Mutex(())

  private let program: String
  private let words: [String]
  private let folder: String

  /// Makes a program ready to be run in a folder.
  public init(program: String, words: [String], folder: String) {
    self.program = program
    self.words = words
    self.folder = folder
  }

  /// Runs the program to its end.
  ///
  /// - Returns: The exit code, or 128 and the signal that ended it.
  public func run(input: String, output: String, errors: String) throws -> Int32 {
    var ends: [Int32] = [-1, -1]
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, path) in [(1, output), (2, errors)] as [(Int32, String)] {
      posix_spawn_file_actions_addopen(&actions, descriptor, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var usual = sigset_t()
    sigfillset(&usual)
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    // The shell changes the folder: Swift does not see the call that would.
    let line = ["sh", "-c", "cd \"$0\" && exec \"$@\"", folder, program] + words
    var arguments: [UnsafeMutablePointer<CChar>?] = line.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    // One at a time: a program that is started between the two calls would keep this one's pipe open.
    let failure = Spawn.lock.withLock { _ in
      guard pipe(&ends) == 0 else { return errno }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
      return posix_spawn(&process, "/bin/sh", &actions, &attributes, &arguments, environ)
    }
    close(ends[0])
    if failure != 0 {
      close(ends[1])
      throw SpawnFailure(program: program, number: failure)
    }
    write(Array(input.utf8), to: ends[1])
    close(ends[1])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }

  /// Writes until the program does not read any more.
  private func write(_ bytes: [UInt8], to descriptor: Int32) {
    signal(SIGPIPE, SIG_IGN)
    var written = 0
    while written < bytes.count {
      let more = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if more <= 0 { return }
      written += more
    }
  }
}

/// A program that does not start.
public struct SpawnFailure: Error {
  /// The program.
  public var program: String
  /// The error's number.
  public var number: Int32
}
