import DeviceCapture
import InputEvents
import Testing

@Suite("Bit lists of sysfs")
struct SysfsCapabilitiesTests {
  @Test(
    "words of 64 bits",
    arguments: [
      ("0", []), ("1", [0]), ("903", [0, 1, 8, 11]), ("7 0", [64, 65, 66]), ("8000000000000000", [63]),
      ("1f0000 0 0 0 0", [272, 273, 274, 275, 276]), ("120013\n", [0, 1, 4, 17, 20]),
    ] as [(String, [UInt16])])
  func wide(text: String, codes: [UInt16]) {
    #expect(SysfsCapabilities.codes(text, wordSize: 64) == codes)
  }

  @Test(
    "words of 32 bits, as a 32-bit program reads them",
    arguments: [
      ("1f0000 0 0 0 0 0 0 0 0", [272, 273, 274, 275, 276]), ("7 0", [32, 33, 34]), ("80000000", [31]),
    ] as [(String, [UInt16])])
  func narrow(text: String, codes: [UInt16]) {
    #expect(SysfsCapabilities.codes(text, wordSize: 32) == codes)
  }

  @Test(
    "what is no list is refused", arguments: ["", "\n", "x", "+1", "-1", "1F", "0x1", "10000000000000000"])
  func refused(text: String) {
    #expect(SysfsCapabilities.codes(text, wordSize: 64) == nil)
  }

  @Test("a word of more than 32 bits is none where words have 32")
  func tooWide() {
    #expect(SysfsCapabilities.codes("100000000", wordSize: 32) == nil)
  }

  @Test("a list that is longer than there are codes is refused")
  func tooLong() {
    #expect(SysfsCapabilities.codes(String(repeating: "0 ", count: 1025), wordSize: 64) == nil)
  }
}
