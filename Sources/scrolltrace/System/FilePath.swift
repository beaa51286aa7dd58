import DeviceCapture
import Glibc

/// What can be told from a path, and what is in a folder.
enum FilePath {
  /// The last part, without the folders.
  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The path without the ending of its last part; a leading dot begins no ending.
  static func withoutEnding(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return path }
    return String(path.dropLast(name[dot...].count))
  }

  /// The path up to and including the last `/`; empty for a name alone.
  static func folder(_ path: String) -> Substring {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    return path[..<(slash.map { path.utf8.index(after: $0) } ?? path.startIndex)]
  }

  /// Puts the folder with a new name on the disk; not all file systems can, and the file is whole anyway.
  static func syncFolder(of path: String) {
    let folder = folder(path)
    let place = open(folder.isEmpty ? "." : String(folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard place >= 0 else { return }
    fsync(place)
    close(place)
  }

  /// Whether a path is a folder.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a path is a device or a pipe.
  static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFCHR || status.st_mode & S_IFMT == S_IFIFO
  }

  /// Whether there is anything of that name.
  static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// The files of a folder with an ending, in the order of their bytes.
  static func files(in folder: String, endingWith ending: String) throws(CommandFailure) -> [String] {
    guard let handle = opendir(folder) else { throw CommandFailure(reading: folder, .last) }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) {
          String(cString: $0)
        }
      }
      if name.hasSuffix(ending), !name.hasPrefix(".") { names.append(name) }
    }
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { start + $0 }
  }
}
