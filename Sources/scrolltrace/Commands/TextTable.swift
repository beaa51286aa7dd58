/// Text in columns that are as wide as what stands in them.
enum TextTable {
  /// The rows as lines, two blanks between columns, and none at the end of a line.
  static func lines(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, text) in row.enumerated() {
        line += text
        if column < row.count - 1 { line += String(repeating: " ", count: widths[column] - text.count + 2) }
      }
      return line
    }
  }
}
