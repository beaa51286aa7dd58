import Foundation
import ScrollModel
import TestSupport
import Testing

/// The curves by which effects and animations go.
@Suite struct TimingCurveTests {
  /// The file that the solved curves are in, among rows of other kinds.
  struct Solved: Decodable {
    struct Row: Decodable {
      struct Inputs: Decodable {
        let p: [Double]?
        let x: Double?
      }
      struct Expected: Decodable {
        let y: Double?
      }
      let id: String
      let kind: String
      let test: Bool?
      let inputs: Inputs
      let expected: Expected
      let tolerance: Double?
    }
    let rows: [Row]
  }

  static let file = SharedData.folder.appending(path: "reference/physics/golden/chromium_smooth_scroll.json")

  @Test(
    "8.3 a curve's value is what Chromium's own tests want",
    .enabled(
      if: FileManager.default.fileExists(atPath: file.path),
      "the golden values beside a checkout are not there"))
  func golden() throws {
    let all = try JSONDecoder().decode(Solved.self, from: try Data(contentsOf: Self.file)).rows
    let rows = all.filter { $0.kind == "cubic_bezier_solve" && $0.test == true }
    #expect(rows.count == 64)
    for row in rows {
      let points = try #require(row.inputs.p)
      try #require(points.count == 4)
      let curve = TimingCurve(points[0], points[1], points[2], points[3])
      let value = curve.value(at: try #require(row.inputs.x))
      let difference = (value - (try #require(row.expected.y))).magnitude
      #expect(difference <= (try #require(row.tolerance)), "\(row.id): \(value)")
    }
  }

  /// By hand: at the parameter 1/2, x = 3/8 x1 + 3/8 x2 + 1/8, and y likewise.
  @Test(
    "8.3 the named curves at the parameter one half",
    arguments: [
      (TimingCurve.linear, 0.5, 0.5),
      (.easeIn, 0.6575, 0.5),
      (.easeOut, 0.3425, 0.5),
      (.easeInOut, 0.5, 0.5),
      // Control points that are not those of a name: 3/8 (0.2 + 0.4) + 1/8, 3/8 (0.6 + 0.8) + 1/8.
      (TimingCurve(0.2, 0.6, 0.4, 0.8), 0.35, 0.65),
    ])
  func named(_ curve: TimingCurve, _ progress: Double, _ value: Double) {
    #expect((curve.value(at: progress) - value).magnitude < 1e-12)
  }

  @Test(
    "8.3 a curve begins at 0 and ends at 1, exactly, and does not turn back",
    arguments: [TimingCurve.linear, .easeIn, .easeOut, .easeInOut])
  func ends(_ curve: TimingCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    let values = (0...1000).map { curve.value(at: Double($0) / 1000) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("8.3 control points outside time are clamped, so that a time has one place")
  func clamped() {
    #expect(TimingCurve(-1, 0.5, 2, 0.5) == TimingCurve(0, 0.5, 1, 0.5))
    #expect(TimingCurve(.nan, 0.5, .nan, 0.5) == TimingCurve(0, 0.5, 0, 0.5))
  }

  @Test(
    "8.3 a curve is a name or four numbers in a file",
    arguments: [
      (TimingCurve.easeInOut, #""easeInOut""#), (.linear, #""linear""#), (.easeIn, #""easeIn""#),
      (.easeOut, #""easeOut""#), (TimingCurve(0.25, 0.5, 0.75, 1.5), "[0.25,0.5,0.75,1.5]"),
    ])
  func coding(_ curve: TimingCurve, _ text: String) throws {
    #expect(String(decoding: try JSONEncoder().encode(curve), as: UTF8.self) == text)
    #expect(try JSONDecoder().decode(TimingCurve.self, from: Data(text.utf8)) == curve)
  }

  @Test("8.3 neither an unknown name nor three numbers are a curve", arguments: [#""bouncy""#, "[0, 0, 1]"])
  func refused(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(TimingCurve.self, from: Data(text.utf8))
    }
  }
}
