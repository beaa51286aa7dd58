import EventLog
import Foundation
import Testing

@testable import DeviceCapture

@Suite("A log in a file")
struct FileLogOutputTests {
  @Test("what does not fit leaves nothing behind, and an output that is no file cannot be synced")
  func full() throws {
    let descriptor = open("/dev/full", O_WRONLY)
    defer { close(descriptor) }
    var output = try FileLogOutput(descriptor)
    #expect(!output.canSync)
    var lines = ByteBuffer()
    lines.append("a line\n")
    #expect(throws: FakeOutput.full) { try output.write(lines) }
  }

  @Test("a sync is done in the background, and says so")
  func sync() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "sync-\(getpid())").path
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL, 0o600)
    defer {
      close(descriptor)
      unlink(path)
    }
    let output = try FileLogOutput(descriptor)
    #expect(output.canSync)
    #expect(output.takeSync() == nil)
    for _ in 0..<3 {
      output.beginSync()
      var wait = pollfd(fd: output.syncDescriptor, events: Int16(POLLIN), revents: 0)
      #expect(poll(&wait, 1, 10_000) == 1)
      guard case .success = output.takeSync() else {
        Issue.record("the sync failed")
        return
      }
      #expect(output.takeSync() == nil)
    }
  }
}
