import Foundation
import InputEvents
import ScrollInput
import Testing

/// The settings of pointing devices and tablets in JSON.
@Suite struct PointerSettingsTests {
  static func read(_ text: String) throws -> ScrollInputSettings {
    try JSONDecoder().decode(ScrollInputSettings.self, from: Data(text.utf8))
  }

  @Test func whatIsLeftOutHasItsDefault() throws {
    #expect(try Self.read(#"{"pointer": {"buttonScroll": {}}, "tablet": {}}"#) == ScrollInputSettings())
  }

  /// A button in JSON, and what it is.
  static let buttons: [(String, PointerButton?)] = [
    (#""off""#, nil), (#""primary""#, .primary), (#""secondary""#, .secondary), (#""middle""#, .middle),
    ("272", .primary), ("274", .middle), ("275", .other(275)), ("287", .other(287)),
  ]

  @Test(arguments: buttons)
  func buttonsAreWordsOrCodes(text: String, button: PointerButton?) throws {
    let settings = try Self.read(
      #"{"pointer": {"buttonScroll": {"pointingStick": \#(text), "mouse": \#(text), "trackball": \#(text)}}}"#
    )
    let scroll = settings.pointer.buttonScroll
    #expect([scroll.pointingStick, scroll.mouse, scroll.trackball] == [button, button, button])
    let again = try JSONDecoder().decode(
      ScrollInputSettings.self, from: JSONEncoder().encode(settings))
    #expect(again == settings)
  }

  @Test(arguments: [
    #"{"pointer": {"buttonScroll": {"mouse": "left"}}}"#, #"{"pointer": {"buttonScroll": {"mouse": 30}}}"#,
    #"{"pointer": {"buttonScroll": {"mouse": 288}}}"#, #"{"pointer": {"buttonScroll": {"mouse": null}}}"#,
    #"{"pointer": {"buttonScroll": {"startThresholdCounts": -1}}}"#,
    #"{"pointer": {"buttonScroll": {"clickMicroseconds": 0}}}"#,
    #"{"pointer": {"mouseSurface": 1}}"#, #"{"tablet": {"pointsPerDegree": 0}}"#,
    #"{"tablet": {"ring": "on"}}"#,
  ])
  func whatIsWrongIsRefused(text: String) {
    #expect(throws: DecodingError.self) { try Self.read(text) }
  }

  @Test func everySettingIsReadAndWritten() throws {
    var settings = ScrollInputSettings()
    settings.pointer.mouseSurface = true
    settings.pointer.pointsPerScrollPointCount = 3
    settings.pointer.buttonScroll.pointsPerCount = 2
    settings.pointer.buttonScroll.natural = .horizontal
    settings.pointer.buttonScroll.startThreshold = 0
    settings.pointer.buttonScroll.click = 300_000
    settings.tablet.pen = true
    settings.tablet.wheel = true
    settings.tablet.ring = true
    settings.tablet.strip = true
    settings.tablet.pointsPerDegree = 1
    settings.tablet.pointsPerPosition = 2
    settings.tablet.natural = true
    let again = try JSONDecoder().decode(ScrollInputSettings.self, from: JSONEncoder().encode(settings))
    #expect(again == settings)
  }
}
