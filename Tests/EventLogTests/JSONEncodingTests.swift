import TestSupport
import Testing

@testable import EventLog

/// The text that values are written as.
@Suite struct JSONEncodingTests {
  static func text(_ value: some Encodable) throws -> String {
    try JSONTextEncoder().encode(value)
  }

  @Test func aBoardIsPleasantToRead() throws {
    let board = Board(
      name: "a \"b\"\n", axis: .vertical, width: 390, items: [.init(id: 1, weight: 0.1), .init(id: 2)],
      target: .offset(x: 0.5, y: -20), inner: [Board(axis: .horizontal, width: 2.5, target: .nowhere)])
    let expected = #"""
      {
        "name": "a \"b\"\n",
        "axis": "vertical",
        "width": 390,
        "count": 3,
        "isOpen": true,
        "items": [
          {"id": 1, "weight": 0.1},
          {"id": 2}
        ],
        "target": {"offset": {"x": 0.5, "y": -20}},
        "inner": [
          {
            "name": "board",
            "axis": "horizontal",
            "width": 2.5,
            "count": 3,
            "isOpen": true,
            "items": [],
            "target": {"nowhere": {}},
            "inner": []
          }
        ]
      }

      """#
    #expect(try Self.text(board) == expected)
  }

  static let numbers: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (5, "5"), (-1.5, "-1.5"), (0.1, "0.1"), (0.1 + 0.2, "0.30000000000000004"),
    (1e308, "1e+308"), (.leastNonzeroMagnitude, "5e-324"),
    (1.7976931348623157e308, "1.7976931348623157e+308"),
    (9_007_199_254_740_991, "9007199254740991"), (1e16, "1e+16"), (-1e-7, "-1e-07"),
  ]

  @Test(arguments: numbers)
  func numbersAreShort(number: Double, text: String) throws {
    #expect(try Self.text(number) == text + "\n")
    #expect(try decoded(Double.self, text) == number)
  }

  @Test func plainValues() throws {
    #expect(try Self.text([Int64.min, 0, .max]) == "[-9223372036854775808, 0, 9223372036854775807]\n")
    #expect(try Self.text([UInt64(9_223_372_036_854_775_807)]) == "[9223372036854775807]\n")
    #expect(try Self.text([true, nil, false]) == "[true, null, false]\n")
    #expect(try Self.text("\u{0}\u{1f}\u{7f}\\\u{1f600}") == "\"\\u0000\\u001f\u{7f}\\\\\u{1f600}\"\n")
    #expect(try Self.text(Float(0.1)) == "0.1\n")
    #expect(try Self.text([String: Int]()) == "{}\n")
    #expect(try Self.text(Int?.none) == "null\n")
    #expect(try Self.text([[1, 2], []]) == "[\n  [1, 2],\n  []\n]\n")
  }

  /// A line of 100 columns is one, with the comma behind it; columns are scalars, not bytes.
  @Test(arguments: [("a", 96), ("\u{e9}", 96), ("\u{1f600}", 96)])
  func longLinesAreBroken(letter: String, room: Int) throws {
    let fits = String(repeating: letter, count: room)
    #expect(try Self.text([fits]) == "[\"\(fits)\"]\n")
    #expect(try Self.text([fits + "a"]) == "[\n  \"\(fits)a\"\n]\n")
    let inner = String(repeating: letter, count: room - 3)
    #expect(try Self.text([[inner], []]) == "[\n  [\"\(inner)\"],\n  []\n]\n")
    #expect(try Self.text([[inner + "a"], []]) == "[\n  [\n    \"\(inner)a\"\n  ],\n  []\n]\n")
    #expect(try Self.text([[], [inner + "a"]]) == "[\n  [],\n  [\"\(inner)a\"]\n]\n")
  }

  @Test func longListsHaveALineForEachElement() throws {
    let text = try Self.text(Array(0..<1000))
    #expect(text == "[\n  \((0..<1000).map(String.init).joined(separator: ",\n  "))\n]\n")
  }

  @Test func dictionariesAreSortedByTheirKeys() throws {
    let numbers = Dictionary(uniqueKeysWithValues: (0..<10).map { ("k\($0)", $0) })
    let members = (0..<10).map { "\"k\($0)\": \($0)" }
    #expect(try Self.text(numbers) == "{\(members.joined(separator: ", "))}\n")
    #expect(try Self.text([["b": 1, "a": 2]] as [[String: Int]?]) == "[\n  {\"a\": 2, \"b\": 1}\n]\n")
  }

  /// A type that encodes itself as no type should.
  private struct Odd: Encodable {
    var encoding: @Sendable (any Encoder) throws -> Void
    func encode(to encoder: any Encoder) throws { try encoding(encoder) }
  }

  private enum Key: CodingKey { case a, b }

  private static func complaint(_ value: some Encodable) -> String? {
    do throws(JSONEncodingError) {
      _ = try JSONTextEncoder().encode(value)
      return nil
    } catch { return error.description }
  }

  @Test func whatJSONDoesNotHaveIsRefused() {
    let board = Board(
      axis: .vertical, width: 1, inner: [Board(axis: .vertical, width: 1, target: .offset(x: 0, y: .nan))])
    #expect(Self.complaint(board) == "inner[0].target.offset.y is nan, which JSON has no number for")
    #expect(Self.complaint(-Double.infinity) == "the value is -inf, which JSON has no number for")
    #expect(Self.complaint([Float.infinity]) == "[0] is inf, which JSON has no number for")
    #expect(Self.complaint([UInt64.max]) == "[0] is 18446744073709551615, which JSON has no number for")
    #expect(Self.complaint(["a": Set([1])]) == "a has no order to be written in")
    #expect(Self.complaint([1: "a"] as [Int: String]) == nil)
    #expect(Self.complaint([1.5: "a"] as [Double: String]) == "the value has no order to be written in")
  }

  @Test func whatCouldNotBeReadIsRefused() {
    let twice = Odd { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(1, forKey: .a)
      try container.encode(2, forKey: .b)
      try container.encode(3, forKey: .a)
    }
    #expect(Self.complaint([twice]) == "[0].a was written twice")
    let deep = Odd { encoder in
      var list = encoder.unkeyedContainer()
      for _ in 0..<64 { list = list.nestedUnkeyedContainer() }
    }
    #expect(Self.complaint(deep)?.hasSuffix("[0] is nested too deeply") == true)
    #expect(Self.complaint(Endless())?.hasSuffix("[0] is nested too deeply") == true)
  }

  private struct Endless: Encodable {
    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(Endless())
    }
  }

  @Test func nestedContainersAreWrittenInTheirPlaces() throws {
    let odd = Odd { encoder in
      var object = encoder.container(keyedBy: Key.self)
      var list = object.nestedUnkeyedContainer(forKey: .a)
      try object.encodeNil(forKey: .b)
      try list.encode(1)
      try list.encodeNil()
      var inner = list.nestedContainer(keyedBy: Key.self)
      try inner.encode("x", forKey: .b)
      try 7.encode(to: list.superEncoder())
      try 8.encode(to: object.superEncoder())
      #expect(list.count == 4)
    }
    let expected = """
      {
        "a": [
          1,
          null,
          {"b": "x"},
          7
        ],
        "b": null,
        "super": 8
      }

      """
    #expect(try Self.text(odd) == expected)
  }

  /// Any board and any tree is read as what it was, and is always the same text.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func whatIsWrittenIsRead(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let board = Board(&random, levels: 3)
    let text = try Self.text(board)
    #expect(try decoded(Board.self, text) == board)
    let tree = Tree(&random, levels: 5)
    let leaves = try Self.text(tree)
    let read = try decoded(Tree.self, leaves)
    #expect(read == tree)
    #expect(try Self.text(read) == leaves)
  }
}
