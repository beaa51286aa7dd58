import EventLog
import Replay
import ScrollInput
import ScrollModel
import Testing

/// Which law estimates the velocity of fingers: the profile's, unless the input's settings name one.
@Suite struct VelocityChoiceTests {
  /// The velocities of a release after steps of 0.4, 0.8 and 1.6 mm in 8 ms each at 10 pt a millimetre, and the speed
  /// that the content has then.
  private static func release(
    _ profile: Profile, _ kind: VelocityEstimator.Kind?
  ) throws -> (latest: Double, previous: Double, speed: Double) {
    let scene = Scene(
      size: Vector(x: 390, y: 600),
      .scroll(ScrollView("view", start: Vector(x: 0, y: 50_000), [.item(height: 100_000)])))
    var scenario = ReportRig.scenario(scene, profile: profile)
    scenario.input.velocity = kind
    var rig = ReportRig(scenario)
    rig.down(.touchscreen)
    rig.drag(.touchscreen, [0.4, 0.8, 1.6])
    rig.lift(.touchscreen, after: 2)
    let ends: [ScrollInputEvent] = rig.sink.records.compactMap {
      if case .input(let event) = $0, event.phase == .ended { event } else { nil }
    }
    let end = try #require(ends.last)
    return (end.velocity.y, end.previousVelocity.y, rig.speed)
  }

  private static func isNear(_ left: Double, _ right: Double) -> Bool { (left - right).magnitude < 1e-8 }

  /// Speeds 500, 1000 and 2000: the recogniser's V are 1200 and 600, GTK's window has 28 pt over 16 ms.
  @Test(
    "without a name the profile's law holds",
    arguments: [(Profile.uikit, 1200.0, 600.0, 750.0), (.simple, 1200, 600, 1200), (.gtk4, 1750, 1750, 1750)])
  func theProfilesLaw(profile: Profile, latest: Double, previous: Double, speed: Double) throws {
    let release = try Self.release(profile, nil)
    #expect(Self.isNear(release.latest, latest))
    #expect(Self.isNear(release.previous, previous))
    #expect(Self.isNear(release.speed, speed))
  }

  /// UIKit's blend is of the recogniser's two velocities; nothing is blended a second time.
  @Test(
    "a law that is named wins, and the release has its velocity", arguments: Profile.all,
    [
      (VelocityEstimator.Kind.leastSquares, 2275.0), (.flutterIOS, 750), (.flutterMacOS, 1125),
      (.window, 1750),
    ])
  func theNamedLaw(profile: Profile, law: (kind: VelocityEstimator.Kind, velocity: Double)) throws {
    let release = try Self.release(profile, law.kind)
    #expect(Self.isNear(release.latest, law.velocity))
    #expect(Self.isNear(release.speed, law.velocity))
  }

  /// 41 ms without motion: over for Flutter's laws, not for UIKit's and GTK's, which know no pause so short.
  @Test("a law ends a motion at its own pause", arguments: VelocityEstimator.Kind.allCases)
  func pauses(kind: VelocityEstimator.Kind) throws {
    let scene = Scene(size: Vector(x: 390, y: 600), .scroll(ScrollView("view", [.item(height: 100_000)])))
    var scenario = ReportRig.scenario(scene)
    scenario.input.velocity = kind
    var rig = ReportRig(scenario)
    rig.down(.touchscreen)
    rig.drag(.touchscreen, [2, 2, 2, 2])
    rig.lift(.touchscreen, after: 41)
    let isOver = kind != .recognizer && kind != .window
    #expect(rig.phase == (isOver ? .idle : .decelerating))
    guard isOver else { return }
    let reasons: [ScrollInputReason] = rig.sink.records.compactMap {
      if case .input(let event) = $0 { event.reason } else { nil }
    }
    #expect(reasons.last == .heldStill(41_000))
  }

  private static func read(_ input: String) throws -> Scenario {
    let content = #"{"scenario": 2, "scene": {"size": {"width": 9, "height": 9}, "content": {"item": {}}}"#
    let bytes = Array((content + #", "input": "# + input + "}").utf8)
    return try Scenario(parsing: bytes.span)
  }

  @Test("a scenario file names the law", arguments: VelocityEstimator.Kind.allCases)
  func files(kind: VelocityEstimator.Kind) throws {
    let scenario = try Self.read(#"{"velocity": "\#(kind.rawValue)", "usesDeviceClock": false}"#)
    #expect(scenario.input.velocity == kind)
    #expect(!scenario.input.usesDeviceClock)
    let file = scenario.file
    let bytes = Array(file.utf8)
    #expect(try Scenario(parsing: bytes.span) == scenario)
  }

  @Test func filesThatNameNoneOrAnother() throws {
    let scenario = try Self.read("{}")
    #expect(scenario.input.velocity == nil)
    #expect(scenario.input.usesDeviceClock)
    #expect(throws: JSONDecodingError.self) { try Self.read(#"{"velocity": "fastest"}"#) }
    #expect(throws: JSONDecodingError.self) { try Self.read(#"{"velocity": 3}"#) }
  }

  /// The law is one of the choices that a profile's digest covers.
  @Test func theLawIsPartOfTheProfile() {
    var profile = Profile.uikit
    profile.velocity = .flutterIOS
    #expect(profile.words != Profile.uikit.words)
    #expect(Profile.all.map(\.velocity) == [.recognizer, .recognizer, .window])
  }
}
