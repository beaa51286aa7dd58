import Glibc

/// Files of the system that are read as a whole.
enum SmallFile {
  /// The bytes of a file; `nil` if it cannot be read or is longer than 16 MiB.
  static func bytes(_ path: String) -> [UInt8]? {
    guard let descriptor = try? SystemError.check({ open(path, O_RDONLY | O_CLOEXEC) }) else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    var count = 0
    while let more = try? SystemError.check({ () -> Int in
      bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress?.advanced(by: count), $0.count - count) }
    }) {
      if more == 0 { return Array(bytes[..<count]) }
      count += more
      if count == bytes.count {
        guard count < 1 << 24 else { return nil }
        bytes.append(contentsOf: repeatElement(0, count: count))
      }
    }
    return nil
  }

  /// The text of a file.
  static func text(_ path: String) -> String? {
    bytes(path).map { String(decoding: $0, as: UTF8.self) }
  }
}
