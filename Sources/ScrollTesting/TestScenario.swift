import EventLog
import Foundation
public import Replay
import ScrollInput
public import ScrollModel

/// What a test replays a log into: a scenario, a scene, or a scenario file.
///
/// A literal is a path of a scenario file, from the test's own file on: `"Scenes/shop.json"`.
public struct TestScenario: Sendable, ExpressibleByStringLiteral {
  private enum Source: Sendable {
    case scenario(Scenario)
    case path(String)
  }

  private let source: Source

  private init(_ source: Source) {
    self.source = source
  }

  /// A scenario file.
  ///
  /// - Parameter path: The path; one that does not begin with `/` goes from the folder of the test's file on.
  public init(stringLiteral path: String) {
    self.init(.path(path))
  }

  /// A scenario.
  public static func scenario(_ scenario: Scenario) -> TestScenario { TestScenario(.scenario(scenario)) }

  /// A scene, and what happens to it.
  ///
  /// - Parameters:
  ///   - scene: What is on screen.
  ///   - actions: What the app does.
  /// - Returns: The scene with the default settings.
  public static func scene(_ scene: Scene, _ actions: [TimedAction] = []) -> TestScenario {
    .scenario(Scenario(name: "scene", scene: scene, actions: actions))
  }

  /// A scene of one scroll view, as large as a phone.
  public static func view(_ view: ScrollView) -> TestScenario {
    .scene(Scene(size: .init(x: 390, y: 844), .scroll(view)))
  }

  /// A scenario file.
  ///
  /// - Parameter path: The path; one that does not begin with `/` goes from the folder of the test's file on.
  /// - Returns: The scenario.
  public static func path(_ path: String) -> TestScenario { TestScenario(.path(path)) }

  /// The list of 25 rows from its top.
  public static let list = scenario(.list)
  /// The list of 1,000 rows from row 500.
  public static let longList = scenario(.longList)
  /// Ten pages from the fifth.
  public static let pages = scenario(.pages)
  /// The gallery of the talk on a phone.
  public static let galleryPhone = scenario(.galleryPhone)
  /// The gallery of the talk on a tablet.
  public static let galleryPad = scenario(.galleryPad)
  /// The gallery of the talk on a desktop, with paddles.
  public static let galleryMac = scenario(.galleryMac)

  /// The scenario.
  func read(besides test: String) throws -> Scenario {
    switch source {
    case .scenario(let scenario): return scenario
    case .path(let path):
      let url = TestFile.url(path, besides: test)
      let bytes = try TestFile.bytes(of: url)
      do {
        return try Scenario(parsing: bytes.span)
      } catch {
        let line = bytes.prefix(error.offset).count { $0 == 0x0a } + 1
        throw TestFileError(path: "\(url.path):\(line)", why: "\(error)")
      }
    }
  }
}
