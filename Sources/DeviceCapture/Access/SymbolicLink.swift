import Glibc

/// Links of the file system, those in `/proc` included.
enum SymbolicLink {
  /// What a link points to; `nil` if it is none, or may not be read.
  static func target(of path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count >= 0 else { return nil }
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
