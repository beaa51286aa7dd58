import InputEvents
import TestSupport

@testable import EventLog

/// A type of the kinds of members that files have: with defaults, ranges, choices, payloads and lists.
struct Board: Codable, Hashable {
  var name = "board"
  var axis: Side
  var width: Double
  var count = 3
  var isOpen = true
  var items: [Item] = []
  var target: Target?
  var inner: [Board] = []

  enum Side: String, Codable, CaseIterable {
    case horizontal
    case vertical
  }

  struct Item: Codable, Hashable {
    var id: UInt8
    var weight: Float?
  }

  enum Target: Codable, Hashable {
    case nowhere
    case item(UInt8)
    case offset(x: Double, y: Double)
  }
}

extension Board {
  init(from decoder: any Decoder) throws {
    let board = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try board.decode(.name, or: "board"),
      axis: try board.decode(Side.self, forKey: .axis),
      width: try board.decode(.width, in: 1...1000),
      count: try board.decode(.count, or: 3, in: 0...50),
      isOpen: try board.decode(.isOpen, or: true),
      items: try board.decode(.items, or: []),
      target: try board.decodeIfPresent(Target.self, forKey: .target),
      inner: try board.decode(.inner, or: []))
  }

  /// A board of random members, and boards in it up to so many levels.
  init(_ random: inout SeededGenerator, levels: Int) {
    let texts = ["", "a", "\u{e9}", "e\u{301}", "\"\\/", "\u{0}\u{1f}\n\t", "\u{1f600}", "a long name"]
    name = random.pick(texts) + random.pick(texts)
    axis = random.pick(Side.allCases)
    width = random.pick([1, 1000, 2.5, 1.1 + 2.2, 999.9999999999999])
    count = random.int(0...50)
    isOpen = random.once(in: 2)
    for _ in 0..<random.int(0...4) {
      let id = UInt8(truncatingIfNeeded: random.int(0...255))
      let bits = UInt32(truncatingIfNeeded: random.next())
      items.append(
        Item(
          id: id,
          weight: random.once(in: 3) || !Float(bitPattern: bits).isFinite ? nil : Float(bitPattern: bits)))
    }
    target = random.pick([nil, .nowhere, .item(7), .offset(x: -1.5, y: 1e21)])
    if levels > 0 {
      for _ in 0..<random.int(0...3) { inner.append(Board(&random, levels: levels - 1)) }
    }
  }
}

/// A value of any shape.
indirect enum Tree: Codable, Hashable {
  case empty
  case integer(Int64)
  case number(Double)
  case text(String)
  case list([Tree?])
  case named([String: Tree])
  case pair(left: Tree, right: Tree)

  /// A random tree of no more than so many levels.
  init(_ random: inout SeededGenerator, levels: Int) {
    switch random.int(0...(levels > 0 ? 6 : 3)) {
    case 0: self = .empty
    case 1: self = .integer(random.pick([Int64.min, -1, 0, .max, Int64(truncatingIfNeeded: random.next())]))
    case 2:
      let number = Double(bitPattern: random.next())
      self = .number(random.once(in: 2) && number.isFinite ? number : Double(random.int(-40...40)) / 8)
    case 3:
      let scalars = (0..<random.int(0...30)).map { _ in
        Unicode.Scalar(UInt32(random.int(0...random.pick([0x7f, 0x2fff, 0x10ffff])))) ?? "\u{fffd}"
      }
      self = .text(String(String.UnicodeScalarView(scalars)))
    case 4:
      self = .list(
        (0..<random.int(0...5)).map { _ in random.once(in: 4) ? nil : Tree(&random, levels: levels - 1) })
    case 5:
      var named: [String: Tree] = [:]
      // More than are searched one by one, now and then.
      for _ in 0..<random.pick([0, 1, 3, 40]) {
        named["k\(random.int(0...99))"] = Tree(&random, levels: levels > 2 ? 1 : 0)
      }
      self = .named(named)
    default: self = .pair(left: Tree(&random, levels: levels - 1), right: Tree(&random, levels: levels - 1))
    }
  }
}

/// Decodes a text.
func decoded<Value: Decodable>(_ type: Value.Type, _ text: String) throws(JSONDecodingError) -> Value {
  let bytes = Array(text.utf8)
  return try JSONValueDecoder(parsing: bytes.span).decode(type)
}

/// The words of the error that decoding a text ends with.
func complaint<Value: Decodable>(_ type: Value.Type, _ text: String) -> String? {
  do {
    _ = try decoded(type, text)
    return nil
  } catch { return error.description }
}
