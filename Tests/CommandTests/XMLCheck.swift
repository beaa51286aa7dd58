import Foundation

/// A reader of the XML that `check` writes, strict where it matters: tags nest, entities are known, no bare `&` or `<`.
struct XMLCheck {
  /// The names of all elements, in their order.
  private(set) var elements: [String] = []
  /// The values of all attributes `name`.
  private(set) var names: [String] = []
  /// All text between tags.
  private(set) var text = ""

  init(_ document: String) throws {
    var rest = Substring(document)
    guard let head = rest.prefixMatch(of: /<\?xml version="1\.0" encoding="UTF-8"\?>\n/) else {
      throw Failure(text: "no XML declaration")
    }
    rest = rest[head.range.upperBound...]
    var open: [String] = []
    while !rest.isEmpty {
      if let tag = rest.prefixMatch(of: /<(\/?)(\w+)((?: \w+="[^"<]*")*)(\/?)>/) {
        let name = String(tag.output.2)
        if tag.output.1.isEmpty {
          elements.append(name)
          for attribute in tag.output.3.matches(of: /(\w+)="([^"]*)"/) {
            let value = try Self.plain(attribute.output.2)
            if attribute.output.1 == "name" { names.append(value) }
          }
          if tag.output.4.isEmpty { open.append(name) }
        } else if open.popLast() != name {
          throw Failure(text: "\(name) is closed, but not open")
        }
        rest = rest[tag.range.upperBound...]
      } else {
        let plain = rest.prefix { $0 != "<" }
        if plain.isEmpty { throw Failure(text: "no tag: \(rest.prefix(40))") }
        text += try Self.plain(plain)
        rest = rest[plain.endIndex...]
      }
    }
    guard open.isEmpty else { throw Failure(text: "still open: \(open)") }
  }

  private static func plain(_ text: Substring) throws -> String {
    var result = ""
    var rest = text
    while let character = rest.first {
      guard character == "&" else {
        result.append(character)
        rest = rest.dropFirst()
        continue
      }
      let entities = [
        "&lt;": "<", "&gt;": ">", "&amp;": "&", "&quot;": "\"", "&#9;": "\t", "&#10;": "\n", "&#13;": "\r",
      ]
      guard let entity = entities.first(where: { rest.hasPrefix($0.key) }) else {
        throw Failure(text: "no entity: \(rest.prefix(12))")
      }
      result += entity.value
      rest = rest.dropFirst(entity.key.count)
    }
    return result
  }
}
