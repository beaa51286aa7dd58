/// Finds the name that was probably meant.
enum NearestName {
  /// The name that is fewest typing errors away, if that is near enough.
  static func of(_ typed: String, among names: [String]) -> String? {
    var best: (name: String, distance: Int)?
    for name in names {
      let distance = name.hasPrefix(typed) && !typed.isEmpty ? 1 : distance(Array(typed), Array(name))
      if distance < best?.distance ?? .max { best = (name, distance) }
    }
    guard let best, best.distance <= max(1, typed.count / 3) else { return nil }
    return best.name
  }

  /// The words to put behind an error about an unknown name: the nearest one, or all.
  static func hint(for typed: String, among names: [String]) -> String {
    if let name = of(typed, among: names) { return "did you mean \(name)?" }
    return names.count == 1 ? "there is only \(names[0])" : "there are \(names.joined(separator: ", "))"
  }

  /// How many letters have to be put in, taken out, replaced or swapped with their neighbour.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var rows = [Array(0...right.count)]
    for (row, letter) in left.enumerated() {
      var next = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(
          rows[row][column] + (letter == other ? 0 : 1), rows[row][column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, rows[row - 1][column - 1] + 1)
        }
        next.append(cost)
      }
      rows.append(next)
    }
    return rows[left.count][right.count]
  }
}
