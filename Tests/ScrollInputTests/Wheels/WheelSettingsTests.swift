import Foundation
import InputEvents
import ScrollInput
import Testing

/// What a scenario may say of wheels.
@Suite struct WheelSettingsTests {
  @Test func theDefaultsHoldNothingBack() throws {
    let settings = WheelSettings()
    #expect(settings.deadBand == 0 && settings.debounce == 0 && settings.tiltRepeats)
    #expect(try JSONDecoder().decode(WheelSettings.self, from: Data("{}".utf8)) == settings)
  }

  @Test func theyReadBack() throws {
    var settings = WheelSettings()
    settings.deadBand = 60
    settings.debounce = 30_000
    settings.tiltRepeats = false
    let data = try JSONEncoder().encode(settings)
    #expect(try JSONDecoder().decode(WheelSettings.self, from: data) == settings)
    let text = #"{"deadBand":60,"debounceMicroseconds":30000,"tiltRepeats":false}"#
    #expect(try JSONDecoder().decode(WheelSettings.self, from: Data(text.utf8)) == settings)
  }

  @Test(arguments: [
    #"{"deadBand":-1}"#, #"{"deadBand":1201}"#, #"{"deadBand":0.5}"#, #"{"debounceMicroseconds":1000001}"#,
    #"{"debounceMicroseconds":-1}"#, #"{"tiltRepeats":1}"#,
  ])
  func whatCannotBeIsRefused(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(WheelSettings.self, from: Data(text.utf8))
    }
  }
}
