/// Behaviours of one's own, by the names that scenes call them by.
public struct ScrollTargetBehaviors: Sendable {
  private var entries: [(name: String, behavior: AnyScrollTargetBehavior)] = []

  /// Makes a collection of none.
  public init() {}

  /// Gives a behaviour a name; one that had it loses it.
  public mutating func add(_ behavior: some ScrollTargetBehavior, named name: String) {
    entries.removeAll { $0.name == name }
    entries.append((name, AnyScrollTargetBehavior(behavior)))
  }

  /// The behaviour of a setting; `nil` for the deceleration alone, and for names that nobody has.
  public subscript(setting: ScrollTargetBehaviorSetting) -> AnyScrollTargetBehavior? {
    guard case .custom(let name) = setting else { return setting.behavior }
    return entries.first { $0.name == name }?.behavior
  }
}

extension ScrollTargetBehaviors: ExpressibleByDictionaryLiteral {
  /// Makes a collection of behaviours by their names; of two with one name the later counts.
  public init(dictionaryLiteral elements: (String, any ScrollTargetBehavior)...) {
    for (name, behavior) in elements { add(AnyScrollTargetBehavior(behavior), named: name) }
  }
}
