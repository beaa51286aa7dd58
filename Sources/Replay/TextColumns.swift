/// Text in columns.
package enum TextColumns {
  /// Breaks a text between words; a word that is too long for a line is cut.
  package static func wrapped(_ text: String, _ width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      var rest = word
      while !rest.isEmpty {
        let room = line.isEmpty ? width : width - line.count - 1
        if rest.count <= room {
          line += (line.isEmpty ? "" : " ") + rest
          break
        }
        if !line.isEmpty {
          lines.append(line)
          line = ""
        } else {
          lines.append(String(rest.prefix(width)))
          rest = rest.dropFirst(width)
        }
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
