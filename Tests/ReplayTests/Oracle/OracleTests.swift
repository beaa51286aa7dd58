import InputEvents
import ScrollInput
import TestSupport
import Testing

/// What the interpreter makes of real recordings, held against what the field's driver library makes of them.
@Suite(
  .enabled(
    if: SharedData.hasTraces && PeerAnswer.areThere,
    "the third-party recordings, or the peer's answers, are not beside this checkout"))
struct OracleTests {
  /// The recordings of devices that scroll in the peer; touchscreens never do.
  static let rows = SharedData.index.filter {
    !$0.file.hasPrefix("touchscreen/") && !$0.file.hasPrefix("malformed/")
  }

  @Test(arguments: rows)
  func scrollsLikeThePeerOrForAReason(_ row: IndexRow) throws {
    let peer = try #require(try PeerAnswer.read(row.file), "the peer was not asked")
    let own = OwnAnswer(try ImportedTrace(row).records, description: peer.device.description)
    let differences = OracleComparison(peer: peer, own: own).differences
    if let difference = OracleDifference.table[row.file] {
      #expect(differences == difference.differs, "the table says another difference")
    } else {
      #expect(differences.isEmpty)
    }
  }

  /// One finger points, taps and pinches do nothing that scrolls.
  @Test(arguments: rows.filter { OracleTests.isStill($0.file) })
  func scrollsNothing(_ row: IndexRow) throws {
    let peer = try PeerAnswer.read(row.file)
    let own = OwnAnswer(
      try ImportedTrace(row).records, description: peer?.device.description ?? DeviceDescription())
    #expect(own.sequences.isEmpty)
  }

  private static func isStill(_ file: String) -> Bool {
    ["one-finger", "tap", "pinch", "press", "click", "robot", "hold", "-moves", "wobble"]
      .contains { file.contains($0) }
  }

  /// With edge scrolling on.
  @Test(arguments: rows.filter { (try? PeerAnswer.read("variants/\($0.file)@edge")) ?? nil != nil })
  func scrollsByTheEdgeLikeThePeerOrForAReason(_ row: IndexRow) throws {
    let peer = try #require(try PeerAnswer.read("variants/\(row.file)@edge"))
    var settings = ScrollInputSettings()
    settings.touchpad.method = .edge
    let own = OwnAnswer(
      try ImportedTrace(row).records, description: peer.device.description, settings: settings)
    let differences = OracleComparison(peer: peer, own: own).differences
    if let difference = OracleDifference.edges[row.file] {
      #expect(differences == difference.differs, "the table says another difference")
    } else {
      #expect(differences.isEmpty)
    }
  }

  /// Few recordings differ, none without a reason, and none that is not there.
  @Test func theTableIsShortAndTrue() {
    let files = Set(Self.rows.map(\.file))
    for (file, difference) in OracleDifference.table {
      #expect(files.contains(file), "no such recording: \(file)")
      #expect(!difference.reason.isEmpty)
    }
    let compared = Self.rows.filter { (try? PeerAnswer.read($0.file)) ?? nil != nil }.count
    let worse = OracleDifference.table.values.count { $0.right == .peer }
    print(
      "oracle: \(compared) recordings, \(OracleDifference.table.count) differ, the peer is right in \(worse)")
    #expect(worse * 20 <= compared)
  }
}
