import Testing

@testable import EventLog

/// The JSON reader by the corner cases of RFC 8259.
@Suite struct JSONParsingTests {
  static func parse(_ bytes: [UInt8]) -> Result<JSONValue, JSONError> {
    do { return .success(try JSONValue(parsing: bytes.span)) } catch { return .failure(error) }
  }

  static let numbers: [(String, JSONValue.Kind)] = [
    ("0", .integer(0)), ("-0", .integer(0)), ("9223372036854775807", .integer(Int64.max)),
    ("-9223372036854775808", .integer(Int64.min)), ("9223372036854775808", .number(9223372036854775808)),
    ("-9223372036854775809", .number(-9223372036854775808)), ("0.0", .number(0)), ("-0.0", .number(-0.0)),
    ("1e5", .number(1e5)), ("1E+5", .number(1e5)), ("1e-5", .number(1e-5)), ("0e0", .number(0)),
    ("0.1", .number(0.1)), ("123.456e-2", .number(1.23456)), ("1e-400", .number(0)),
    ("1.7976931348623157e308", .number(Double.greatestFiniteMagnitude)), ("1e00005", .number(1e5)),
    ("100", .integer(100)), ("-12", .integer(-12)),
  ]

  @Test(arguments: numbers)
  func numbersThatAreJSON(text: String, kind: JSONValue.Kind) {
    #expect(Self.parse(Array(text.utf8)) == .success(JSONValue(kind)))
    #expect(Self.parse(Array(" \(text)\n".utf8)) == .success(JSONValue(kind, offset: 1)))
  }

  static let strings: [(String, String)] = [
    (#""""#, ""), (#""a""#, "a"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"),
    (#""\u0000""#, "\u{0}"), (#""\u00e9\u00E9""#, "\u{e9}\u{e9}"), (#""\ud83d\ude00""#, "\u{1f600}"),
    (#""\uD834\uDD1E""#, "\u{1d11e}"), (#""\udbff\udfff""#, "\u{10ffff}"), (#""\uffff""#, "\u{ffff}"),
    ("\"\u{7f}\u{2028}\u{10ffff}\"", "\u{7f}\u{2028}\u{10ffff}"), (#""\\u0041""#, #"\u0041"#),
  ]

  @Test(arguments: strings)
  func stringsThatAreJSON(text: String, string: String) throws {
    let value = try Self.parse(Array(text.utf8)).get()
    #expect(value.string.map { Array($0.unicodeScalars) } == Array(string.unicodeScalars))
  }

  @Test func valuesKnowTheirPlaces() throws {
    let text = " { \"a\" : [ 1 , {} , [ ] ] , \"b\":null,\"\":true } "
    let value = try Self.parse(Array(text.utf8)).get()
    #expect(value.offset == 1)
    #expect(value.members?.map(\.key) == ["a", "b", ""])
    #expect(value.members?.map(\.offset) == [3, 28, 37])
    #expect(value["a"]?.array?.map(\.offset) == [11, 15, 20])
    #expect(value["b"]?.kind == .null)
    #expect(value[""]?.boolean == true)
    #expect(value["c"] == nil)
    #expect(value["a"]?["a"] == nil)
    #expect(try Self.parse(Array("false".utf8)).get().boolean == false)
  }

  /// Keys are the same if their bytes are: a letter with an accent is not the letter and the accent.
  @Test func keysAreComparedByTheirBytes() throws {
    let value = try Self.parse(Array("{\"\u{e9}\":1,\"e\u{301}\":2}".utf8)).get()
    #expect(value.members?.map(\.value.integer) == [1, 2])
    #expect(value["\u{e9}"]?.integer == 1)
    #expect(value["e\u{301}"]?.integer == 2)
  }

  @Test func sixtyFourLevelsAndNoMore() {
    func nested(_ levels: Int) -> [UInt8] {
      Array((String(repeating: "[", count: levels) + String(repeating: "]", count: levels)).utf8)
    }
    #expect((try? Self.parse(nested(64)).get()) != nil)
    #expect(Self.parse(nested(65)) == .failure(JSONError(.depth, 64)))
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 60_000)
    #expect(Self.parse(deep) == .failure(JSONError(.depth, 64)))
  }

  @Test func manyKeysAreReadAndTheRepeatedOneNamed() throws {
    let keys = (0..<50_000).map { "\"k\($0)\":1" }
    let whole = Array("{\(keys.joined(separator: ","))}".utf8)
    #expect(try JSONValue(parsing: whole.span).members?.count == 50_000)
    let twice = Array("{\(keys.joined(separator: ",")),\"k7\":2}".utf8)
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: twice.span) }
    #expect(error?.offset == whole.count)
    #expect(error?.reason == .repeatedKey)
  }
}
