import InputEvents
import TestSupport
import Testing

/// What the recordings' devices are taken for, held against the index.
@Suite(.enabled(if: SharedData.hasTraces, "the third-party recordings are not beside this checkout"))
struct TraceClassTests {
  /// The recordings whose class is another than the index's kind, each with its reason.
  static let exceptions: [String: (deviceClass: DeviceClass, reason: String)] = [
    "other/ibm-trackpoint-moves.evemu": (.pointingStick, "the index has no kind for sticks"),
    "other/wacom-intuos3-strip.evemu": (.tablet, "the index has no kind for tablets; a pad"),
  ]

  @Test(arguments: SharedData.index.filter { $0.kind != "malformed" })
  func isTheKindOfTheIndex(_ row: IndexRow) throws {
    let trace = try ImportedTrace(row)
    let device = try #require(trace.device)
    let expected: DeviceClass
    if let exception = Self.exceptions[row.file] {
      expected = exception.deviceClass
      #expect(expected.rawValue != row.kind, "an exception that is none")
    } else {
      expected = try #require(Self.classes[row.kind])
    }
    let found = device.classify()
    #expect(found.deviceClass == expected, "\(row.file): \(found.reason)")
  }

  private static let classes: [String: DeviceClass] = [
    "touchpad": .touchpad, "touchscreen": .touchscreen, "wheel-mouse": .mouse, "other": .other,
  ]
}
