import Foundation
import TestSupport

/// A row of the golden file of recorded scroll views, as far as flights and bounces need it.
struct RecordedFlightRow: Decodable, Sendable {
  let id: String
  let kind: String
  let source: String
  let unusable: String?
  let samples: [[Double]]?
  let analyticTarget: Double?
  let targetProjection: Double?
  private let inputs: [String: Value]
  private let expected: [String: Value]

  enum CodingKeys: String, CodingKey {
    case id, kind, source, unusable, samples, inputs, expected
    case analyticTarget = "analytic_target"
    case targetProjection = "target_projection"
  }

  /// Inputs are numbers, lists of numbers, or words.
  private enum Value: Decodable {
    case numbers([Double])
    case other(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .numbers([number])
      } else if let numbers = try? container.decode([Double].self) {
        self = .numbers(numbers)
      } else {
        self = .other((try? container.decode(String.self)) ?? "")
      }
    }
  }

  func numbers(_ key: String) -> [Double]? {
    if case .numbers(let numbers) = inputs[key] { numbers } else { nil }
  }

  func number(_ key: String) -> Double? { numbers(key)?.first }

  func word(_ key: String) -> String? {
    if case .other(let word) = inputs[key] { word } else { nil }
  }

  func wanted(_ key: String) -> Double? {
    if case .numbers(let numbers) = expected[key] { numbers.first } else { nil }
  }

  /// The kinds that tell how content moves on by itself after a release.
  static let kinds: Set = [
    "uikit.deceleration", "uikit.landing", "uikit.tail_frames", "uikit.free_stop", "uikit.bounce_stop",
    "uikit.free_flight", "uikit.bounce_from_edge", "uikit.spring_back", "uikit.bounce_continuous",
  ]

  /// The rows of those kinds.
  static let all: [RecordedFlightRow] = {
    struct File: Decodable { let rows: [RecordedFlightRow] }
    let url = SharedData.goldens.appending(path: "uikit_recorded.json")
    // An unreadable file leaves no rows, which a test of their number sees.
    guard let data = try? Data(contentsOf: url), let file = try? JSONDecoder().decode(File.self, from: data)
    else { return [] }
    return file.rows.filter { kinds.contains($0.kind) }
  }()
}
