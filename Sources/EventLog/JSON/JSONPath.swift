/// The way from the outermost value to one inside it, as errors name it: `view.items[3].length`.
enum JSONPath {
  /// The way in words; empty for the outermost value.
  static func text(_ path: [any CodingKey]) -> String {
    var text = ""
    for key in path {
      if let index = key as? JSONIndex {
        text += "[\(index.index)]"
      } else if isPlain(key.stringValue) {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      } else {
        text += "[\(JSONText.quoted(key.stringValue).printable)]"
      }
    }
    return text
  }

  /// The byte of the value at the end of the way, or of the last one that there is.
  static func offset(of path: [any CodingKey], in root: JSONValue) -> Int {
    var value = root
    for key in path {
      if let index = (key as? JSONIndex)?.index {
        guard let elements = value.array, elements.indices.contains(index) else { break }
        value = elements[index]
      } else {
        guard let next = value[key.stringValue] else { break }
        value = next
      }
    }
    return value.offset
  }

  /// Whether a key can stand in a path without quotation marks.
  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty
      && key.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
        default: false
        }
      }
  }
}

/// The place of an element in a list, as a coding key.
package struct JSONIndex: CodingKey {
  let index: Int

  /// Makes a key of a place, from 0.
  package init(_ index: Int) {
    self.index = index
  }

  package init(intValue: Int) {
    index = intValue
  }

  package init?(stringValue: String) {
    guard let index = Int(stringValue) else { return nil }
    self.index = index
  }

  package var intValue: Int? { index }
  package var stringValue: String { String(index) }
}

/// The key under which a superclass stands where a type names no other.
struct JSONSuperKey: CodingKey {
  init() {}
  init?(intValue: Int) { nil }
  init?(stringValue: String) {
    guard stringValue == "super" else { return nil }
  }

  var intValue: Int? { nil }
  var stringValue: String { "super" }
}
