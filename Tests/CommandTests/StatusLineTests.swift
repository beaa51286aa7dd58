import Foundation
import Testing

@testable import scrolltrace

@Suite struct StatusLineTests {
  @Test func `A line on a terminal is written over, and goes`() throws {
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    defer { close(master) }
    // TIOCSPTLCK and TIOCGPTN: what `unlockpt` and `ptsname` do, which Swift does not see.
    var lock: Int32 = 0
    var number: Int32 = -1
    #expect(ioctl(master, 0x4004_5431, &lock) == 0)
    #expect(ioctl(master, 0x8004_5430, &number) == 0)
    let terminal = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    defer { close(terminal) }
    var line = try #require(StatusLine(terminal))
    line.clear()
    line.show("1 frame")
    line.show("2 frames")
    line.clear()
    line.clear()
    let expected = "\r\u{1b}[K1 frame\r\u{1b}[K2 frames\r\u{1b}[K"
    // A terminal gives what it has, in any pieces.
    var text = ""
    while text.utf8.count < expected.utf8.count {
      var wait = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      try #require(poll(&wait, 1, 10_000) == 1)
      var bytes = [UInt8](repeating: 0, count: 200)
      let count = read(master, &bytes, bytes.count)
      try #require(count > 0)
      text += String(decoding: bytes.prefix(count), as: UTF8.self)
    }
    #expect(text == expected)
  }

  @Test func `There is none where it could not be written over`() {
    let file = open("/dev/null", O_WRONLY)
    defer { close(file) }
    #expect(StatusLine(file) == nil)
  }
}
