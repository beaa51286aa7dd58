import InputEvents

/// Names of events, looked up once: a log says the same few codes a million times.
struct EventNames {
  private var entries: [Entry] = []

  private struct Entry {
    var type: EventType
    var code: UInt16
    var names: (type: [UInt8], code: [UInt8])
  }

  /// The names of a type and a code; what has no name is a number.
  mutating func names(_ type: EventType, _ code: UInt16) -> (type: [UInt8], code: [UInt8]) {
    for entry in entries where entry.type == type && entry.code == code { return entry.names }
    let typeName = CodeNames.typeName(type) ?? "\(type.rawValue)"
    let codeName = CodeNames.name(type, code) ?? "\(code)"
    let names = (Array(typeName.utf8), Array(codeName.utf8))
    entries.append(Entry(type: type, code: code, names: names))
    return names
  }
}
