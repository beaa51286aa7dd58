import Foundation
import TestSupport
import Testing

/// The README's example in Swift is a file that is built, and does what it says.
@Suite struct ReadmeExampleTests {
  @Test func isTheOneThatIsBuilt() throws {
    let readme = try String(contentsOf: SharedData.root.appending(path: "README.md"), encoding: .utf8)
    let file = try String(
      contentsOf: SharedData.root.appending(path: "Tests/ReplayTests/ReadmeExample.swift"), encoding: .utf8)
    #expect(readme.contains("```swift\n\(file)```"))
  }

  @Test func saysThePhases() throws {
    let phases = try phases(of: SharedData.root.appending(path: "Traces/touchpad-flick.jsonl"))
    #expect(phases.first == "0 us, list: tracking, fingers rest on the touchpad")
    #expect(phases.contains { $0.hasSuffix("list: decelerating, on the way to the target") })
    #expect(phases.contains { $0.hasSuffix("list: animating, the app asked for it") })
    #expect(phases.last?.hasSuffix("list: idle, it arrived where the app wanted it") == true)
  }
}
