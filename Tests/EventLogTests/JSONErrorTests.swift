import TestSupport
import Testing

@testable import EventLog

/// What is not JSON, with the byte that is named.
@Suite struct JSONErrorTests {
  static let texts: [(String, JSONError.Reason, Int)] = [
    ("", .ends, 0), ("  ", .ends, 2), ("[", .ends, 1), ("{", .ends, 1), ("[1", .ends, 2), ("[1,", .ends, 3),
    ("{\"a\"", .ends, 4), ("{\"a\":", .ends, 5), ("{\"a\":1", .ends, 6), ("{\"a\":1,", .ends, 7),
    ("\"", .ends, 1), ("\"a", .ends, 2), ("\"\\", .ends, 2), ("\"\\u00", .ends, 5), ("tru", .ends, 3),
    ("nul", .ends, 3), ("\"\\ud800", .ends, 7), ("\"\\ud800\\", .ends, 8),
    ("[1,]", .character, 3), ("[,1]", .character, 1), ("[1 2]", .character, 3), ("{,}", .character, 1),
    ("{\"a\":1,}", .character, 7), ("{\"a\" 1}", .character, 5), ("{1:2}", .character, 1),
    ("{a:2}", .character, 1),
    ("{\"a\":1 \"b\":2}", .character, 7), ("]", .character, 0), ("}", .character, 0), ("[}", .character, 1),
    ("True", .character, 0), ("trUe", .character, 2), ("nan", .character, 1), ("NaN", .character, 0),
    ("Infinity", .character, 0), ("'a'", .character, 0), ("/**/1", .character, 0),
    ("\u{feff}1", .character, 0),
    ("\u{a0}1", .character, 0), ("\u{b}1", .character, 0),
    ("01", .number, 0), ("-01", .number, 0), ("00", .number, 0), ("-", .number, 0), ("+1", .number, 0),
    (".5", .number, 0), ("-.5", .number, 0), ("1.", .number, 0), ("1.e5", .number, 0), ("1e", .number, 0),
    ("1e+", .number, 0), ("1.5.5", .number, 0), ("1e5e5", .number, 0), ("1e5.5", .number, 0),
    ("1-2", .number, 0),
    ("--1", .number, 0), ("1e999", .number, 0), ("[0, -1e999]", .number, 4), ("1+1", .number, 0),
    ("0x10", .trailing, 1), ("1_000", .trailing, 1), ("1 1", .trailing, 2), ("{} {}", .trailing, 3),
    ("null,", .trailing, 4), ("\"a\"\"b\"", .trailing, 3), ("1\u{0}", .trailing, 1),
    ("\"\u{1f}\"", .string, 1), ("\"a\nb\"", .string, 2), ("\"\t\"", .string, 1), ("\"\u{0}\"", .string, 1),
    ("\"\\a\"", .string, 2), ("\"\\'\"", .string, 2), ("\"\\u12g4\"", .string, 5), ("\"\\x41\"", .string, 2),
    ("\"\\U0041\"", .string, 2), ("\"\\udc00\"", .string, 1), ("\"a\\ud800\"", .string, 2),
    ("\"\\ud800\\n\"", .string, 1), ("\"\\ud800\\ud800\"", .string, 1), ("\"\\ud800x\"", .string, 1),
    ("{\"a\":1,\"a\":2}", .repeatedKey, 7), ("{\"a\":{\"b\":1,\"b\":2}}", .repeatedKey, 12),
    ("{\"a\":1,\"\\u0061\":2}", .repeatedKey, 7),
  ]

  @Test(arguments: texts)
  func textsThatAreNotJSON(text: String, reason: JSONError.Reason, offset: Int) {
    let error = JSONError(reason, offset)
    #expect(JSONParsingTests.parse(Array(text.utf8)) == .failure(error))
  }

  static let bytes: [[UInt8]] = [
    [0xff], [0xc0, 0xaf], [0xe2, 0x82], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0x80], [0xf8],
  ]

  @Test(arguments: bytes)
  func textsThatAreNotUTF8(bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    let error = JSONError(.string, 2)
    #expect(JSONParsingTests.parse([0x20, 0x5b, quote] + bytes + [quote, 0x5d]) == .failure(error))
  }

  /// Whatever the bytes, the reader gives a value or an error inside the text.
  @Test(arguments: 0..<500 as Range<UInt64>)
  func anyBytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("{}[]\",:\\u0019-+.eEtrufalsn d\u{e9}".utf8)
    let text = (0..<random.int(0...40)).map { _ in random.pick(alphabet) }
    if case .failure(let error) = JSONParsingTests.parse(text) {
      #expect((0...text.count).contains(error.offset))
    }
  }
}
