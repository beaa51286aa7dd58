import Foundation
import InputEvents
import Testing

@testable import DeviceCapture

@Suite struct NodeLinkTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "scrolltrace-link-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private var path: String { folder.appending(path: "pad").path }

  private var target: String? { try? FileManager.default.destinationOfSymbolicLink(atPath: path) }

  @Test(arguments: [nil, Int64(50_000_000)])
  func `U07: the link is there while it plays and gone afterwards, also after a signal`(stop: Int64?) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var play = FakePlay()
    play.settings.link = path
    if let stop { play.clock.stopTime = play.clock.now + stop }
    var seen: [String?] = []
    let path = path
    play.clock.onWake = { _ in seen.append(try? FileManager.default.destinationOfSymbolicLink(atPath: path)) }
    try play.play(PlaybackSample.drag(frames: 20))
    #expect(seen.contains("/dev/input/event7"))
    #expect(play.summary.signal == (stop == nil ? nil : 15))
    #expect(target == nil)
  }

  @Test func `U07: name and physical path can be given`() throws {
    var play = FakePlay()
    play.settings.name = "T"
    play.settings.physicalPath = "bench/1"
    try play.play(PlaybackSample.drag(frames: 2))
    #expect(play.backend.descriptions[0].name == "T")
    #expect(play.backend.descriptions[0].physicalPath == "bench/1")
  }

  @Test func `A link that was left by a killed program is replaced`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/input/event99")
    let link = try NodeLink(path, to: "/dev/input/event7")
    #expect(target == "/dev/input/event7")
    link.remove()
    #expect(target == nil)
  }

  @Test func `Anything else that has the name stays, and so does a link that another has made since`() throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("mine".utf8).write(to: URL(filePath: path))
    #expect(throws: SystemError(number: 17)) { try NodeLink(path, to: "/dev/input/event7") }
    #expect(try Data(contentsOf: URL(filePath: path)) == Data("mine".utf8))
    try FileManager.default.removeItem(atPath: path)
    let link = try NodeLink(path, to: "/dev/input/event7")
    let other = try NodeLink(path, to: "/dev/input/event8")
    link.remove()
    #expect(target == "/dev/input/event8")
    other.remove()
  }

  @Test func `A link that cannot be made ends the playback, and the device goes`() throws {
    var play = FakePlay()
    play.settings.link = "/nowhere/at/all"
    #expect(throws: PlaybackError.link(path: "/nowhere/at/all", SystemError(number: 2))) {
      try play.play(PlaybackSample.drag(frames: 2))
    }
    #expect(play.backend.acts == [.create(0), .destroy(0)])
    try? FileManager.default.removeItem(at: folder)
  }
}
