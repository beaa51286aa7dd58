/// The nodes that `getevent` text names, in the order in which they come.
struct GeteventNodes {
  private var nodes: [(path: [UInt8], name: String)] = []

  /// The number of a node.
  mutating func index(of text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let path = text.bytes(start, end)
    if let known = nodes.firstIndex(where: { $0.path == path }) { return known }
    nodes.append((path, ""))
    return nodes.count - 1
  }

  /// Takes the list of devices that is printed first: `add device 1: NODE` and `name: "NAME"`.
  mutating func takeListing(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var at = start
    if text.skip(word: "add device ", &at, end) {
      guard text.find(UInt8(ascii: "/"), &at, end) else { return false }
      _ = index(of: text, at, end)
      return true
    }
    text.skipBlanks(&at, end)
    guard text.skip(word: "name:", &at, end), !nodes.isEmpty else { return false }
    text.skipBlanks(&at, end)
    guard text.skip(0x22, &at, end), end > at, text[end - 1] == 0x22 else { return false }
    nodes[nodes.count - 1].name = text.string(at, end - 1)
    return true
  }

  /// The names of the nodes that sent events, which are renumbered to count only those.
  func used(by events: inout [RawEvent]) -> [String] {
    guard !events.isEmpty else { return [] }
    guard nodes.count > 1 else { return [nodes.first?.name ?? ""] }
    var isUsed = [Bool](repeating: false, count: nodes.count)
    for event in events { isUsed[Int(event.device)] = true }
    var numbers = [UInt16](repeating: 0, count: nodes.count)
    var next: UInt16 = 0
    for place in nodes.indices where isUsed[place] {
      numbers[place] = next
      next &+= 1
    }
    for place in events.indices { events[place].device = numbers[Int(events[place].device)] }
    return nodes.indices.filter { isUsed[$0] }.map { nodes[$0].name }
  }
}
