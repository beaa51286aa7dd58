import InputEvents
import ScrollModel
import ScrollTesting
import Testing

@Suite struct MatrixTests {
  @Test func `What holds in every cell records nothing`() {
    expectMatrix(.connected) { $0.situation.overflows || $0.verdict.state == .hidden }
    expectMatrix(.touchOnly, states: { $0.overflows ? nil : .hidden })
  }

  @Test func `Cells that are otherwise are named`() throws {
    let issues = knownIssues { expectMatrix(.connected) { $0.verdict.style == .overlay } }
    let text = try #require(issues.first?.text)
    #expect(issues.count == 1)
    #expect(text.contains("cells of the matrix are otherwise:"))
    #expect(text.contains("devices none") && text.contains("legacy visible, because"))
    #expect(text.contains(" more"))
  }

  @Test func `States that are otherwise are told with what they had to be`() throws {
    let issues = knownIssues {
      expectMatrix(.connected, states: { $0.devices == [.mouse] && $0.overflows ? .fading : nil })
    }
    #expect(issues.count == 1 && issues.first?.text.contains("; expected fading") == true)
  }
}
