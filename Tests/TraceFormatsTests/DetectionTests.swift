import Testing
import TraceFormats

struct DetectionTests {
  @Test(
    "one line tells the format",
    arguments: [
      ("# EVEMU 1.3", RecordingFormat.evemu), ("E: 1.000000 0003 0000 0001", .evemu), ("N: name", .evemu),
      ("# a comment\nB: 00 01", .evemu), ("> E: 1.000000 0003 0000 0001", .evemu), ("  12: E: 1.0 0", .evemu),
      ("# libinput record", .libinput), ("version: 1\nndevices: 1", .libinput), ("> version: 1", .libinput),
      ("Event: time 1.000000, ----", .evtest), ("Input driver version is 1.0.1", .evtest),
      ("[   12.000100] 0003", .getevent), ("/dev/input/event2: 0003 0035 00000001", .getevent),
      ("0003 0035 00000001\r", .getevent), ("EV_ABS ABS_X 00000001", .getevent),
      ("add device 1: /dev/input/event0", .getevent),
    ])
  func formats(text: String, format: RecordingFormat) {
    #expect(RecordingFormat.detect(Array(text.utf8)) == format)
  }

  @Test(arguments: ["", "hello", "1 2 3", "key: value", "[12] x", "E:", "\n\n"])
  func `nothing is guessed`(text: String) {
    #expect(RecordingFormat.detect(Array(text.utf8)) == nil)
  }
}
