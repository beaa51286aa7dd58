/// The names of event types, codes and input properties, exactly as libevdev gives them.
///
/// A number has one canonical name; `code(named:)` also takes the kernel header's other names for it.
public enum CodeNames {
  /// The name of an event type, such as `EV_REL`; `nil` if it has none.
  public static func typeName(_ type: EventType) -> String? {
    name(type.rawValue, in: CodeNameTable.types)
  }

  /// The name of a code, such as `REL_WHEEL`; `nil` if it has none.
  public static func name(_ type: EventType, _ code: UInt16) -> String? {
    name(code, in: CodeNameTable.codes(type.rawValue))
  }

  /// The type and code that a name stands for, canonical (`BTN_LEFT`) or not (`BTN_MOUSE`).
  public static func code(named name: String) -> (type: EventType, code: UInt16)? {
    guard let entry = find(name, in: byName) ?? find(name, in: CodeNameTable.aliases) else { return nil }
    return (EventType(rawValue: entry.type), entry.code)
  }

  /// The event type that a name such as `EV_REL` stands for.
  public static func type(named name: String) -> EventType? {
    number(of: name, in: CodeNameTable.types).map(EventType.init(rawValue:))
  }

  /// The name of an input property, such as `INPUT_PROP_POINTER`; `nil` if it has none.
  public static func propertyName(_ property: UInt16) -> String? {
    name(property, in: CodeNameTable.properties)
  }

  /// The input property that a name such as `INPUT_PROP_POINTER` stands for.
  public static func property(named name: String) -> UInt16? {
    number(of: name, in: CodeNameTable.properties)
  }
}

extension CodeNames {
  private typealias Entry = (name: String, type: UInt16, code: UInt16)

  /// All canonical names, ascending: made once on first use, so that the table is kept in one order only.
  private static let byName: [Entry] = CodeNameTable.types
    .flatMap { type in CodeNameTable.codes(type.number).map { ($0.name, type.number, $0.number) } }
    .sorted { $0.0 < $1.0 }

  private static func name(_ number: UInt16, in rows: [CodeNameTable.Row]) -> String? {
    let place = lowerBound(rows) { $0.number < number }
    return place < rows.count && rows[place].number == number ? rows[place].name : nil
  }

  private static func find(_ name: String, in entries: [Entry]) -> Entry? {
    let place = lowerBound(entries) { $0.name < name }
    return place < entries.count && entries[place].name == name ? entries[place] : nil
  }

  /// For the two short lists, which are not worth a second order.
  private static func number(of name: String, in rows: [CodeNameTable.Row]) -> UInt16? {
    rows.first { $0.name == name }?.number
  }

  /// The first place whose element does not come before what is sought.
  private static func lowerBound<Element>(
    _ elements: [Element], isBefore: (Element) -> Bool
  ) -> Int {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(elements[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
