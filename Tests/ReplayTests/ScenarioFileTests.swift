import Replay
import ScrollModel
import Testing

/// Scenario files: what is read, and what is refused with its place.
@Suite struct ScenarioFileTests {
  @Test(arguments: Scenario.builtIn)
  func whatIsPrintedReadsBack(_ scenario: Scenario) throws {
    let text = Array(scenario.file.utf8)
    #expect(try Scenario(parsing: text.span) == scenario)
  }

  @Test func theLeastFileTakesTheDefaults() throws {
    let text = Array(
      #"{"scenario":1,"view":{"width":100,"height":200,"items":{"count":10,"length":50}}}"#.utf8)
    let scenario = try Scenario(parsing: text.span)
    #expect(scenario.profile.name == "uikit")
    #expect(scenario.policy == .connected)
    #expect(scenario.scene.refreshRate == 60)
    #expect(scenario.scene.view.axis == .vertical)
    #expect(scenario.scene.view.items.contentLength == 500)
  }

  @Test(arguments: [
    (#"{"scenario":2,"view":{}}"#, 0, "\"scenario\" of the file has to be 1"),
    (#"{"scenario":1}"#, 0, "\"view\" of the file is missing"),
    (#"[1]"#, 0, "the file has to be an object"),
    (
      #"{"scenario":1,"view":{"width":0,"height":1,"items":{"count":1,"length":1}}}"#, 30,
      "has to be a number"
    ),
    (
      #"{"scenario":1,"view":{"width":9,"height":9,"items":{"count":-1,"length":1}}}"#, 60,
      "has to be a count"
    ),
    (
      #"{"scenario":1,"profile":"ios","view":{"width":9,"height":9,"items":{"count":1,"length":1}}}"#, 24,
      "uikit or simple"
    ),
    (#"{"scenario":1,"veiw":{}}"#, 0, "\"view\" of the file is missing"),
    (
      #"{"scenario":1,"view":{"width":9,"height":9,"items":{"count":1,"length":1}},"x":1}"#, 75,
      "unknown key \"x\""
    ),
    (#"{"scenario":1,"#, 14, "ends too early"),
  ])
  func aFaultIsNamedWithItsByte(_ text: String, _ offset: Int, _ words: String) {
    let bytes = Array(text.utf8)
    let error = #expect(throws: ScenarioError.self) { try Scenario(parsing: bytes.span) }
    #expect(error?.offset == offset)
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }
}
