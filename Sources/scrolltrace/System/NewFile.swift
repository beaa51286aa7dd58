import DeviceCapture
import EventLog
import Glibc

/// A file that comes into being whole or not at all.
///
/// It is written without a name, or under a passing one where the file system or a file to be replaced needs that,
/// and gets its own at the end, when all of it is on the disk; a program that is killed leaves nothing nameless
/// behind. `-` is standard output, and a device or pipe that exists is written as it is.
struct NewFile: ~Copyable {
  /// What to do about a file that has the name already.
  enum Existing {
    /// It stays, and the new file is refused.
    case stays
    /// The new file takes its place and its permissions.
    case isReplaced
  }

  /// Where to write.
  var stream: OutputStream
  private let path: String
  private let descriptor: Int32
  private let existing: Existing
  // Empty where the file needs no other name, and once it has its own.
  private var passingName = ""
  private var isNameless = false

  /// Opens a file for writing.
  ///
  /// - Parameters:
  ///   - path: The path, or `-`.
  ///   - existing: What to do about a file that has the name already.
  ///   - isPrivate: Whether nobody but the owner may read the new file.
  ///   - standardOutput: Standard output.
  /// - Throws: The failure to open it.
  init(
    _ path: String, existing: Existing = .stays, isPrivate: Bool = false, standardOutput: Int32
  ) throws(CommandFailure) {
    let place = try NewFile.open(path, existing, standardOutput)
    if isPrivate, place.isNameless || !place.passingName.isEmpty { fchmod(place.descriptor, 0o600) }
    self.path = path
    self.existing = existing
    descriptor = place.descriptor
    passingName = place.passingName
    isNameless = place.isNameless
    stream = OutputStream(descriptor, name: path == "-" ? OutputStream.standardOutput : path)
  }

  private static func open(
    _ path: String, _ existing: Existing, _ standardOutput: Int32
  ) throws(CommandFailure) -> Place {
    if path == "-" { return Place(descriptor: standardOutput) }
    var status = stat()
    let exists = stat(path, &status) == 0
    let isStream = FilePath.isStream(path)
    if exists, !isStream, existing == .stays { throw NewFile.exists(path) }
    do {
      if isStream {
        return Place(descriptor: try SystemError.check { Glibc.open(path, O_WRONLY | O_CLOEXEC) })
      }
      let folder = FilePath.folder(path)
      if existing == .stays, let place = openNameless(in: folder) { return place }
      let place = try openPassing(in: folder)
      // What is replaced keeps its permissions, whatever the mask for new files is.
      if exists { fchmod(place.descriptor, status.st_mode & 0o777) }
      return place
    } catch {
      throw CommandFailure(writing: path, error)
    }
  }

  /// An open file and what it is called for the time being.
  private struct Place {
    var descriptor: Int32
    var passingName = ""
    var isNameless = false
  }

  /// Opens a file that has no name, if the file system knows such.
  private static func openNameless(in folder: Substring) -> Place? {
    // The header's `O_TMPFILE` is put together of macros that Swift does not import.
    let nameless = 0o20000000 | O_DIRECTORY
    let folder = folder.isEmpty ? "." : String(folder)
    let descriptor = Glibc.open(folder, nameless | O_WRONLY | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return nil }
    // Its name is given through /proc; where that is missing, a passing name is needed after all.
    guard access(NewFile.path(of: descriptor), F_OK) == 0 else {
      close(descriptor)
      return nil
    }
    return Place(descriptor: descriptor, isNameless: true)
  }

  private static func path(of descriptor: Int32) -> String {
    "/proc/self/fd/\(descriptor)"
  }

  /// Opens a file under a name that nobody has; one may be left of a program that was killed.
  private static func openPassing(
    in folder: Substring
  ) throws(SystemError) -> Place {
    var attempt = 0
    while true {
      let name = "\(folder).\(Program.name)-\(getpid())-\(attempt).part"
      do {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
        return Place(
          descriptor: try SystemError.check { Glibc.open(name, flags, 0o666) }, passingName: name)
      } catch {
        attempt += 1
        if error.number != EEXIST || attempt == 100 { throw error }
      }
    }
  }

  deinit {
    if descriptor > 2 { close(descriptor) }
    if !passingName.isEmpty { unlink(passingName) }
  }

  /// Puts the file on the disk and gives it its name.
  mutating func finish() throws {
    try stream.flush()
    guard !passingName.isEmpty || isNameless else { return }
    if fsync(descriptor) != 0 { throw CommandFailure(writing: path, .last) }
    switch existing {
    case .isReplaced:
      if rename(passingName, path) != 0 { throw CommandFailure(writing: path, .last) }
      passingName = ""
    case .stays:
      // Unlike a rename, a link fails where the name has been taken meanwhile.
      if isNameless {
        try nameNameless()
        break
      }
      if link(passingName, path) == 0 { break }
      let error = SystemError.last
      if error.number == EEXIST { throw NewFile.exists(path) }
      try renameWithoutLinks()
    }
    FilePath.syncFolder(of: path)
  }

  private mutating func nameNameless() throws {
    if linkat(AT_FDCWD, NewFile.path(of: descriptor), AT_FDCWD, path, AT_SYMLINK_FOLLOW) != 0 {
      let error = SystemError.last
      throw error.number == EEXIST ? NewFile.exists(path) : CommandFailure(writing: path, error)
    }
    isNameless = false
  }

  /// For file systems without links: the name is taken first, so that nobody else's file is replaced.
  private mutating func renameWithoutLinks() throws {
    let place = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if place < 0 {
      throw errno == EEXIST ? NewFile.exists(path) : CommandFailure(writing: path, .last)
    }
    close(place)
    if rename(passingName, path) != 0 {
      let error = SystemError.last
      unlink(path)
      throw CommandFailure(writing: path, error)
    }
    passingName = ""
  }

  /// The failure to make a file whose name is taken.
  static func exists(_ path: String) -> CommandFailure {
    CommandFailure(.outputFailed, path, "exists already; choose another name or remove it")
  }
}
