import Foundation

/// A validator of the part of JSON Schema that the schema of scenario files uses; any other keyword is a fault.
struct SchemaValidator {
  private let root: [String: Any]
  private static let known: Set<String> = [
    "$schema", "$defs", "$ref", "title", "description", "type", "properties", "required",
    "additionalProperties",
    "minProperties", "maxProperties", "items", "minItems", "maxItems", "uniqueItems", "enum", "const",
    "minimum",
    "maximum", "anyOf", "oneOf", "allOf", "if", "then", "dependentRequired",
  ]

  init(_ text: String) throws {
    guard let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
      throw CocoaError(.coderReadCorrupt)
    }
    self.root = root
  }

  /// All subschemas with their place, and keywords that the validator does not know.
  func unknownKeywords() -> [String] {
    var found: [String] = []
    func visit(_ schema: Any) {
      guard let schema = schema as? [String: Any] else { return }
      found += schema.keys.filter { !Self.known.contains($0) }
      for key in ["$defs", "properties"] { (schema[key] as? [String: Any])?.values.forEach(visit) }
      for key in ["anyOf", "oneOf", "allOf"] { (schema[key] as? [Any])?.forEach(visit) }
      for key in ["items", "if", "then"] { schema[key].map(visit) }
    }
    visit(root)
    return found
  }

  /// Where a JSON text does not follow the schema; `nil` if it does.
  func fault(_ text: String) throws -> String? {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    return fault(value, root, "file")
  }

  private func fault(_ value: Any, _ schema: [String: Any], _ path: String) -> String? {
    if let name = (schema["$ref"] as? String)?.dropFirst("#/$defs/".count) {
      guard let target = (root["$defs"] as? [String: Any])?[String(name)] as? [String: Any] else {
        return "\(path): no definition \(name)"
      }
      if let fault = fault(value, target, path) { return fault }
    }
    return typeFault(value, schema, path) ?? objectFault(value, schema, path)
      ?? listFault(value, schema, path) ?? choiceFault(value, schema, path)
  }

  private func typeFault(_ value: Any, _ schema: [String: Any], _ path: String) -> String? {
    let types = (schema["type"] as? String).map { [$0] } ?? schema["type"] as? [String] ?? []
    if !types.isEmpty, !types.contains(where: { isOf($0, value) }) { return "\(path): no \(types)" }
    if let words = schema["enum"] as? [Any], !words.contains(where: { same($0, value) }) {
      return "\(path): none of \(words)"
    }
    if let word = schema["const"], !same(word, value) { return "\(path): not \(word)" }
    guard let number = value as? NSNumber, !isBoolean(value) else { return nil }
    if let least = schema["minimum"] as? NSNumber, number.doubleValue < least.doubleValue {
      return "\(path): low"
    }
    if let most = schema["maximum"] as? NSNumber, number.doubleValue > most.doubleValue {
      return "\(path): high"
    }
    return nil
  }

  private func objectFault(_ value: Any, _ schema: [String: Any], _ path: String) -> String? {
    guard let object = value as? [String: Any] else { return nil }
    let properties = schema["properties"] as? [String: Any] ?? [:]
    for key in schema["required"] as? [String] ?? [] where object[key] == nil { return "\(path): no \(key)" }
    for (key, needed) in schema["dependentRequired"] as? [String: [String]] ?? [:] where object[key] != nil {
      for other in needed where object[other] == nil { return "\(path): no \(other)" }
    }
    if let least = schema["minProperties"] as? Int, object.count < least { return "\(path): too few keys" }
    if let most = schema["maxProperties"] as? Int, object.count > most { return "\(path): too many keys" }
    for (key, part) in object {
      if let schema = properties[key] as? [String: Any] {
        if let fault = fault(part, schema, "\(path).\(key)") { return fault }
      } else if schema["additionalProperties"] as? Bool == false {
        return "\(path): unknown key \(key)"
      }
    }
    return nil
  }

  private func listFault(_ value: Any, _ schema: [String: Any], _ path: String) -> String? {
    guard let list = value as? [Any] else { return nil }
    if let least = schema["minItems"] as? Int, list.count < least { return "\(path): too short" }
    if let most = schema["maxItems"] as? Int, list.count > most { return "\(path): too long" }
    if schema["uniqueItems"] as? Bool == true {
      for (index, item) in list.enumerated() where list[..<index].contains(where: { same($0, item) }) {
        return "\(path): twice"
      }
    }
    guard let items = schema["items"] as? [String: Any] else { return nil }
    for (index, item) in list.enumerated() {
      if let fault = fault(item, items, "\(path)[\(index)]") { return fault }
    }
    return nil
  }

  private func choiceFault(_ value: Any, _ schema: [String: Any], _ path: String) -> String? {
    if let choices = schema["anyOf"] as? [[String: Any]] {
      let faults = choices.compactMap { fault(value, $0, path) }
      if faults.count == choices.count { return "\(path): none of \(faults)" }
    }
    if let choices = schema["oneOf"] as? [[String: Any]] {
      let count = choices.count { fault(value, $0, path) == nil }
      if count != 1 { return "\(path): \(count) of the choices" }
    }
    for part in schema["allOf"] as? [[String: Any]] ?? [] {
      if let fault = fault(value, part, path) { return fault }
    }
    if let condition = schema["if"] as? [String: Any], fault(value, condition, path) == nil,
      let then = schema["then"] as? [String: Any]
    {
      return fault(value, then, path)
    }
    return nil
  }

  private func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "null": value is NSNull
    case "boolean": isBoolean(value)
    case "integer":
      (value as? NSNumber).map { !isBoolean(value) && $0.doubleValue.rounded() == $0.doubleValue } ?? false
    case "number": value is NSNumber && !isBoolean(value)
    default: false
    }
  }

  private func isBoolean(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
  }

  private func same(_ one: Any, _ other: Any) -> Bool {
    guard isBoolean(one) == isBoolean(other), let one = one as? NSObject, let other = other as? NSObject
    else {
      return false
    }
    return one == other
  }
}
