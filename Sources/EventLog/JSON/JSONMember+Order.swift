// By bytes: Swift's own equality takes a letter with its accent and the two apart for the same.
extension JSONMember {
  /// So many keys are held against each other one by one; more are sorted, or a hostile file would take minutes.
  static let few = 32

  /// The members' indices in the order of their keys' bytes, and of the text where two have the same key.
  static func order(_ members: [JSONMember]) -> [Int] {
    members.indices.sorted { left, right in
      let (first, second) = (members[left].key.utf8, members[right].key.utf8)
      return first.elementsEqual(second) ? left < right : first.lexicographicallyPrecedes(second)
    }
  }

  /// The index of the first member in the text whose key stood before it already.
  static func repeated(in members: [JSONMember]) -> Int? {
    let sorted = order(members)
    var repeated: Int?
    for (before, after) in zip(sorted, sorted.dropFirst())
    where members[before].key.utf8.elementsEqual(members[after].key.utf8) {
      repeated = min(repeated ?? after, after)
    }
    return repeated
  }

  /// The index of the member of a key; `order` is what ``order(_:)`` gives, and not asked where members are few.
  static func index(of key: String, in members: [JSONMember], order: @autoclosure () -> [Int]) -> Int? {
    if members.count <= few { return members.firstIndex { $0.key.utf8.elementsEqual(key.utf8) } }
    let order = order()
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if members[order[middle]].key.utf8.lexicographicallyPrecedes(key.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < order.count, members[order[low]].key.utf8.elementsEqual(key.utf8) else { return nil }
    return order[low]
  }
}
