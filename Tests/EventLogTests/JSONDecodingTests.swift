import InputEvents
import TestSupport
import Testing

@testable import EventLog

/// What types make of JSON that suits them.
@Suite struct JSONDecodingTests {
  @Test func membersThatAreLeftOutHaveTheirDefaults() throws {
    let board = try decoded(Board.self, #"{"width": 1e2, "axis": "vertical"}"#)
    #expect(board == Board(axis: .vertical, width: 100))
  }

  @Test func everyKindOfMemberIsRead() throws {
    let text = #"""
      {"name": "é\n", "axis": "horizontal", "width": 1000, "count": 50, "isOpen": false, "target": {"item": {"_0": 9}},
       "items": [{"id": 255, "weight": 0.1}, {"weight": null, "id": 0}],
       "inner": [{"axis": "vertical", "width": 1, "target": {"offset": {"y": -2, "x": 0.5}}},
                 {"axis": "vertical", "width": 2, "target": {"nowhere": {}}},
                 {"axis": "vertical", "width": 3, "target": null}]}
      """#
    let board = Board(
      name: "\u{e9}\n", axis: .horizontal, width: 1000, count: 50, isOpen: false,
      items: [.init(id: 255, weight: 0.1), .init(id: 0)], target: .item(9),
      inner: [
        Board(axis: .vertical, width: 1, target: .offset(x: 0.5, y: -2)),
        Board(axis: .vertical, width: 2, target: .nowhere), Board(axis: .vertical, width: 3),
      ])
    #expect(try decoded(Board.self, text) == board)
  }

  @Test func numbersReachTheirLimits() throws {
    #expect(try decoded([Int64].self, "[9223372036854775807, -9223372036854775808]") == [.max, .min])
    #expect(try decoded([UInt64].self, "[9223372036854775807, 0]") == [9_223_372_036_854_775_807, 0])
    #expect(try decoded([Int8].self, "[-128, 127, 1.27e2, -0.0]") == [-128, 127, 127, 0])
    #expect(try decoded([Double].self, "[1e308, 5e-324, 3]") == [1e308, .leastNonzeroMagnitude, 3])
    #expect(try decoded(Double.self, "-0.0").sign == .minus)
    #expect(try decoded([Float].self, "[0.1, 3.4028235e38]") == [0.1, .greatestFiniteMagnitude])
  }

  @Test func aValueMayBeNoObject() throws {
    #expect(try decoded(String?.self, "null") == nil)
    #expect(try decoded([Bool?].self, "[true, null]") == [true, nil])
    #expect(try decoded(Board.Side.self, "\"vertical\"") == .vertical)
    #expect(try decoded([[Int]].self, "[[], [1, 2]]") == [[], [1, 2]])
    #expect(try decoded(ClosedRange<Int>.self, "[1, 2]") == 1...2)
  }

  /// Keys of a dictionary are all asked for, and compared by their bytes.
  @Test(arguments: [2, 32, 33, 500])
  func dictionariesOfAnySize(count: Int) throws {
    let keys = (0..<count).map { "k\($0 * 7919 % count)" }
    let text = "{\(keys.map { "\"\($0)\": \"\($0)\"" }.joined(separator: ","))}"
    let read = try decoded([String: String].self, text)
    #expect(read.count == count)
    #expect(keys.allSatisfy { read[$0] == $0 })
  }

  /// Reads its superclass from the same object, and from one of its own.
  private class Base: Decodable {
    let base: Int
  }

  private final class Flat: Base {
    let more: Int

    enum CodingKeys: CodingKey { case more }

    required init(from decoder: any Decoder) throws {
      more = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .more)
      try super.init(from: decoder)
    }
  }

  private final class Nested: Base {
    let more: Int

    enum CodingKeys: CodingKey { case more }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      more = try container.decode(Int.self, forKey: .more)
      try super.init(from: container.superDecoder())
    }
  }

  @Test func superclassesAreReadWithTheirSubclasses() throws {
    let flat = try decoded(Flat.self, #"{"base": 1, "more": 2}"#)
    #expect([flat.base, flat.more] == [1, 2])
    #expect(
      complaint(Flat.self, #"{"base": 1, "more": 2, "x": 3}"#)
        == #"byte 23: the JSON has an unknown key "x"; known are more, base"#)
    let nested = try decoded(Nested.self, #"{"super": {"base": 1}, "more": 2}"#)
    #expect([nested.base, nested.more] == [1, 2])
    #expect(
      complaint(Nested.self, #"{"super": {"base": 1, "x": 3}, "more": 2}"#)
        == #"byte 22: super has an unknown key "x"; known are base"#)
    #expect(complaint(Nested.self, #"{"more": 2}"#) == "byte 0: super is missing")
  }

  /// A length in points, or as a part of the whole.
  private enum Length: Decodable, Equatable {
    case points(Double)
    case part(Double)

    enum CodingKeys: CodingKey { case part }

    init(from decoder: any Decoder) throws {
      if let points = try? decoder.singleValueContainer().decode(Double.self) {
        self = .points(points)
      } else {
        let object = try decoder.container(keyedBy: CodingKeys.self)
        self = .part(try object.decode(.part, in: 0...1))
      }
    }
  }

  @Test func aTypeMayTryOneFormAndThenAnother() throws {
    #expect(try decoded([Length].self, #"[1, {"part": 0.5}]"#) == [.points(1), .part(0.5)])
    #expect(
      complaint([Length].self, #"[{"part": 0.5, "x": 1}]"#)
        == #"byte 15: [0] has an unknown key "x"; known are part"#)
    #expect(complaint([Length].self, #"["1"]"#) == "byte 1: [0] has to be an object")
  }

  /// Reads an object inside its own in two goes, after it was tried as a list; or takes it as a number.
  private struct InTwoGoes: Decodable {
    enum Outer: CodingKey { case inner, isThere }
    enum Left: CodingKey { case left }
    enum Right: CodingKey { case right }
    var sum: Int

    init(from decoder: any Decoder) throws {
      let outer = try decoder.container(keyedBy: Outer.self)
      sum = outer.contains(.isThere) ? 100 : 0
      if let left = try? outer.nestedContainer(keyedBy: Left.self, forKey: .inner) {
        let right = try outer.nestedContainer(keyedBy: Right.self, forKey: .inner)
        sum += try left.decode(Int.self, forKey: .left) + right.decode(Int.self, forKey: .right)
      } else if var list = try? outer.nestedUnkeyedContainer(forKey: .inner), try !list.decodeNil() {
        sum += try outer.decode([Int].self, forKey: .inner).reduce(0, +)
      }
    }
  }

  @Test func aTypeMayReadAnObjectInTwoGoes() throws {
    #expect(
      try decoded(InTwoGoes.self, #"{"inner": {"left": 1, "right": 2}, "isThere": {"x": 0}}"#).sum == 103)
    #expect(
      complaint(InTwoGoes.self, #"{"inner": {"left": 1, "x": 0, "right": 2}}"#)
        == #"byte 22: inner has an unknown key "x"; known are left, right"#)
    // The list was begun in a container of its own, and then taken whole.
    #expect(try decoded(InTwoGoes.self, #"{"inner": [1, 2, 3]}"#).sum == 6)
    #expect(
      complaint(InTwoGoes.self, #"{"inner": [null, 2]}"#)
        == "byte 17: inner has to have no more than 1 element")
  }
}
