import Foundation
import TestSupport
import Testing

/// A value of a golden file, whose inputs differ from kind to kind.
enum GoldenValue: Decodable, Sendable {
  case none
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([GoldenValue])
  case object([String: GoldenValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .none
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([GoldenValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: GoldenValue].self))
    }
  }

  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var list: [GoldenValue]? { if case .list(let list) = self { list } else { nil } }
  var object: [String: GoldenValue]? { if case .object(let object) = self { object } else { nil } }
  var numbers: [Double]? { list?.compactMap(\.number) }
}

/// A row of a golden file; `Tests/Goldens/README.md` says what the columns mean.
struct GoldenRow: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let kind: String
  let inputs: [String: GoldenValue]
  let expected: [String: GoldenValue]
  let tolerance: Double?
  let toleranceRelative: Double?
  let targetProjection: Double?
  let analyticTarget: Double?
  let values: [String: Double]?
  let alsoComputed: [String: [Double]]?
  let samples: [[Double]]?
  let contradictedBy: String?
  let unusable: String?
  let computed: Bool?

  enum CodingKeys: String, CodingKey {
    case id
    case kind
    case inputs
    case expected
    case tolerance
    case toleranceRelative = "tolerance_relative"
    case targetProjection = "target_projection"
    case analyticTarget = "analytic_target"
    case values
    case alsoComputed = "also_computed"
    case samples
    case contradictedBy = "contradicted_by"
    case unusable
    case computed
  }

  /// The file it is from, as its id says.
  var file: String { String(id.prefix { $0 != "/" }) }

  /// Whether the row may be asserted: the marks of the file decide, not a list in the tests.
  var isAssertable: Bool { contradictedBy == nil && unusable == nil }

  var testDescription: String { "\(id) \(kind)" }

  /// An input that is a number.
  func input(_ key: String) throws -> Double { try #require(inputs[key]?.number, "\(id): input \(key)") }

  /// An input that is a list of numbers.
  func inputs(_ key: String) throws -> [Double] { try #require(inputs[key]?.numbers, "\(id): input \(key)") }

  /// Compares with a number at the row's tolerance, absolute or relative: either suffices.
  func compare(_ actual: Double, _ wanted: Double, _ what: String) {
    let difference = (actual - wanted).magnitude
    // Without either a value has to be met.
    let allowed = max(tolerance ?? 0, (toleranceRelative ?? 0) * wanted.magnitude)
    #expect(
      difference <= allowed,
      "\(id) \(what): \(actual), not \(wanted); off by \(difference), allowed \(allowed)")
  }

  /// An expected number.
  func wanted(_ key: String) throws -> Double {
    try #require(expected[key]?.number, "\(id): expected \(key)")
  }

  /// Compares with an expected number.
  func compare(_ actual: Double, _ key: String) throws {
    compare(actual, try wanted(key), key)
  }

  /// Compares with an expected truth value.
  func compare(_ actual: Bool, _ key: String) {
    // Not `#require`, which cannot tell an optional truth value from a condition.
    guard let wanted = expected[key]?.flag else {
      Issue.record("\(id): expected \(key)")
      return
    }
    #expect(actual == wanted, "\(id) \(key)")
  }
}
