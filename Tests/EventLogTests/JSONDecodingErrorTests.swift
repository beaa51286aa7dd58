import TestSupport
import Testing

@testable import EventLog

/// What is said of JSON that does not suit its type.
///
/// `^` marks the byte that is named, and is no part of the text.
@Suite struct JSONDecodingErrorTests {
  static let boards: [(String, String)] = [
    (#"^[]"#, "the JSON has to be an object"),
    (#" ^null"#, "the JSON has to be an object"),
    (#" ^{}"#, "axis is missing"),
    (#"{"axis": ^"up", "width": 1}"#, "axis has to be one of horizontal, vertical"),
    (#"{"axis": ^2, "width": 1}"#, "axis has to be one of horizontal, vertical"),
    (#"{"axis": ^null, "width": 1}"#, "axis has to be one of horizontal, vertical"),
    (#"^{"axis": "vertical"}"#, "width is missing"),
    (#"{"axis": "vertical", "width": ^0}"#, "width has to be a number from 1 to 1000"),
    (#"{"axis": "vertical", "width": ^1000.5}"#, "width has to be a number from 1 to 1000"),
    (#"{"axis": "vertical", "width": ^"1"}"#, "width has to be a number from 1 to 1000"),
    (#"{"axis": "vertical", "width": ^null}"#, "width has to be a number from 1 to 1000"),
    (#"{"axis": "vertical", "width": 1, "count": ^51}"#, "count has to be a whole number from 0 to 50"),
    (#"{"axis": "vertical", "width": 1, "count": ^1.5}"#, "count has to be a whole number from 0 to 50"),
    (#"{"axis": "vertical", "width": 1, "count": ^null}"#, "count has to be a whole number from 0 to 50"),
    (#"{"name": ^1, "axis": "vertical", "width": 1}"#, "name has to be a text"),
    (#"{"isOpen": ^0, "axis": "vertical", "width": 1}"#, "isOpen has to be true or false"),
    (#"{"items": ^{}, "axis": "vertical", "width": 1}"#, "items has to be a list"),
    (#"{"items": [{"id": 0}, ^7], "axis": "vertical", "width": 1}"#, "items[1] has to be an object"),
    (
      #"{"items": [{"id": ^256}], "axis": "vertical", "width": 1}"#,
      "items[0].id has to be a whole number from 0 to 255"
    ),
    (#"{"items": [{"id": ^"1"}], "axis": "vertical", "width": 1}"#, "items[0].id has to be a whole number"),
    (#"{"items": [{"id": ^0.5}], "axis": "vertical", "width": 1}"#, "items[0].id has to be a whole number"),
    (
      #"{"items": [{"id": 1, "weight": ^"1"}], "axis": "vertical", "width": 1}"#,
      "items[0].weight has to be a number"
    ),
    (
      #"{"items": [{"id": 1, "weight": ^4e38}], "axis": "vertical", "width": 1}"#,
      "items[0].weight has to be a number of single precision"
    ),
    (#"{"items": [{"id": 1}, ^{}], "axis": "vertical", "width": 1}"#, "items[1].id is missing"),
    (#"{"target": ^"nowhere", "axis": "vertical", "width": 1}"#, "target has to be an object"),
    (#"{"target": ^{}, "axis": "vertical", "width": 1}"#, "target has to have one key, not 0"),
    (
      #"{"target": ^{"nowhere": {}, "item": {"_0": 1}}, "axis": "vertical", "width": 1}"#,
      "target has to have one key, not 2"
    ),
    (#"{"target": {"item": ^{}}, "axis": "vertical", "width": 1}"#, "target.item._0 is missing"),
    (
      #"{"target": {"offset": {"x": 1, "y": ^[]}}, "axis": "vertical", "width": 1}"#,
      "target.offset.y has to be a number"
    ),
    (
      #"{"inner": [{"inner": [{"axis": "vertical", "width": ^-1}], "axis": "vertical", "width": 1}], "axis": "vertical", "width": 1}"#,
      "inner[0].inner[0].width has to be a number from 1 to 1000"
    ),
    (#"{"axis": "vertical", ^"axis": "vertical"}"#, "the JSON has a key twice"),
    (#"{"axis": "vertical",^"#, "the JSON ends too early"),
    (#"{"axis": ^vertical}"#, "the JSON has a character that cannot stand here"),
  ]

  static let unknownKeys: [(String, String)] = [
    (
      #"{"axis": "vertical", "width": 1, ^"heigth": 2, "also": 3}"#,
      #"the JSON has an unknown key "heigth"; known are name, axis, width, count, isOpen, items, target, inner"#
    ),
    (
      #"{"axis": "vertical", "width": 1, ^"Name": 2}"#,
      #"the JSON has an unknown key "Name"; known are name, axis, width, count, isOpen, items, target, inner"#
    ),
    (
      #"{"items": [{"id": 1}, {"id": 2, ^"": 0}], "axis": "vertical", "width": 1}"#,
      #"items[1] has an unknown key ""; known are id, weight"#
    ),
    (
      #"{"target": {^"somewhere": {}}, "axis": "vertical", "width": 1}"#,
      #"target has an unknown key "somewhere""#
    ),
    (
      #"{"target": {"nowhere": {}, ^"x": 1}, "axis": "vertical", "width": 1}"#,
      #"target has an unknown key "x"; known are nowhere"#
    ),
    (
      #"{"target": {"nowhere": {^"x": 1}}, "axis": "vertical", "width": 1}"#,
      #"target.nowhere has an unknown key "x""#
    ),
    (
      #"{"target": {"offset": {"x": 1, ^"z": 0, "y": 1}}, "axis": "vertical", "width": 1}"#,
      #"target.offset has an unknown key "z"; known are x, y"#
    ),
    (
      #"{"inner": [{"items": [{"id": 1, ^"\u001b[2J": 1}], "axis": "vertical", "width": 1}], "axis": "vertical", "width": 1}"#,
      #"inner[0].items[0] has an unknown key "\u001b[2J"; known are id, weight"#
    ),
  ]

  @Test(arguments: boards + unknownKeys)
  func mistakesAreNamedWithTheirPlaces(marked: String, words: String) throws {
    let place = try #require(marked.utf8.firstIndex(of: UInt8(ascii: "^")))
    let offset = marked.utf8.distance(from: marked.utf8.startIndex, to: place)
    let text = marked.replacing("^", with: "", maxReplacements: 1)
    #expect(complaint(Board.self, text) == "byte \(offset): \(words)")
  }

  @Test func pathAndMessageStandApart() {
    let error = #expect(throws: JSONDecodingError.self) {
      try decoded([[String: [Int]]].self, #"[{"a-1": [1], "b c": [1, "2"]}]"#)
    }
    #expect(
      error == JSONDecodingError(offset: 25, path: #"[0]["b c"][1]"#, message: "has to be a whole number"))
  }

  @Test func integersThatDoNotFit() {
    #expect(
      complaint(UInt64.self, "-1")
        == "byte 0: the JSON has to be a whole number from 0 to 9223372036854775807")
    #expect(
      complaint(Int.self, "9223372036854775808")
        == "byte 0: the JSON has to be a whole number from -9223372036854775808 to 9223372036854775807")
    #expect(
      complaint(Int16.self, "32768") == "byte 0: the JSON has to be a whole number from -32768 to 32767")
    #expect(complaint(Double.self, "1e309") == "byte 0: the JSON has a number that cannot be read")
  }

  /// Reads two elements of a list, whatever there are.
  private struct Pair: Decodable {
    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      _ = try (list.decode(Int.self), list.decode(Int.self))
    }
  }

  @Test func listsOfTheWrongLength() {
    #expect(complaint(Pair.self, "[1, 2]") == nil)
    #expect(complaint(Pair.self, "[1]") == "byte 0: [1] is missing")
    #expect(complaint(Pair.self, "[1, 2, 3]") == "byte 7: the JSON has to have no more than 2 elements")
  }

  /// Types that complain in their own ways.
  private struct Ordered: Decodable {
    struct Unfit: Error, CustomStringConvertible { var description: String { "Nobody wants it" } }
    enum CodingKeys: CodingKey { case low, high }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let (low, high) = try (
        container.decode(Int.self, forKey: .low), container.decode(Int.self, forKey: .high)
      )
      if low == high { throw Unfit() }
      guard low < high else {
        throw DecodingError.dataCorruptedError(
          forKey: .high, in: container, debugDescription: "has to be more than \(low)")
      }
    }
  }

  @Test func complaintsOfATypeHaveTheirPlaces() {
    #expect(complaint([Ordered].self, #"[{"low": 1, "high": 2}]"#) == nil)
    #expect(
      complaint([Ordered].self, #"[{"low": 3, "high": 2}]"#) == "byte 20: [0].high has to be more than 3")
    #expect(
      complaint([Ordered].self, #"[{"low": 2, "high": 2}]"#) == "byte 1: [0] cannot be used: Nobody wants it")
    #expect(
      complaint([ClosedRange<Int>].self, "[[1, 2], [2, 1]]")?.hasPrefix(
        "byte 9: [1] cannot be used: Cannot initialize")
        == true)
  }

  /// A type that nests without end.
  private struct Onion: Decodable {
    var skin: [Onion]
  }

  @Test func depthIsLimited() throws {
    // The innermost list stands at level 64, and every onion takes two.
    func onion(_ layers: Int) -> String {
      String(repeating: #"{"skin": ["#, count: layers) + String(repeating: "]}", count: layers)
    }
    #expect(complaint(Onion.self, onion(32)) == nil)
    #expect(complaint(Onion.self, onion(33)) == "byte 320: the JSON is nested too deeply")
    var value = JSONValue(.array([]))
    for _ in 0..<40 {
      value = JSONValue(.array([JSONValue(.object([JSONMember(key: "skin", value: value)]))]))
    }
    let error = #expect(throws: JSONDecodingError.self) { try JSONValueDecoder(value).decode([Onion].self) }
    #expect(error?.message == "is nested too deeply")
  }

  static let whole = #"""
    {"name": "\u00e9\ud83d\ude00", "axis": "vertical", "width": 1.5e1, "target": {"offset": {"x": 1, "y": -2}},
     "items": [{"id": 1, "weight": null}, {"id": 2}], "isOpen": true, "inner": [], "count": 10}
    """#

  @Test func everyTruncationIsAnError() throws {
    let bytes = Array(Self.whole.utf8)
    for count in 0..<bytes.count {
      let error = #expect(throws: JSONDecodingError.self, "\(count) bytes") {
        try JSONValueDecoder(parsing: bytes.span.extracting(0..<count)).decode(Board.self)
      }
      #expect(error.map { (0...count).contains($0.offset) } == true)
    }
    #expect(complaint(Board.self, Self.whole) == nil)
  }

  /// Whatever the damage, there is a board or an error inside the text.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func anyDamage(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = Array(Self.whole.utf8)
    for _ in 0..<random.int(1...3) {
      bytes[random.int(0...bytes.count - 1)] = random.pick(Array("{}[]\",:0-.e\\ntx \u{e9}".utf8))
    }
    do throws(JSONDecodingError) {
      _ = try JSONValueDecoder(parsing: bytes.span).decode(Board.self)
    } catch {
      #expect((0...bytes.count).contains(error.offset))
      #expect(!error.message.isEmpty)
    }
  }
}
