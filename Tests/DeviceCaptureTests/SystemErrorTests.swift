import DeviceCapture
import Glibc
import Testing

@Suite("Errors of system calls")
struct SystemErrorTests {
  @Test("an interrupted call is made again")
  func interrupted() throws {
    var calls = 0
    let result = try SystemError.check { () -> Int in
      calls += 1
      errno = EINTR
      return calls < 3 ? -1 : 7
    }
    #expect(result == 7)
    #expect(calls == 3)
  }

  @Test("a call that fails throws its number", arguments: [EACCES, ENODEV, ENOSPC])
  func failed(number: Int32) {
    #expect(throws: SystemError(number: number)) {
      try SystemError.check { () -> Int in
        errno = number
        return -1
      }
    }
  }
}
