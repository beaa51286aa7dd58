/// A number with so many places behind the point.
func text(_ number: Double, _ places: Int) -> String {
  var scale = 1.0
  for _ in 0..<places { scale *= 10 }
  let digits = String(Int64((number * scale).rounded()))
  let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
  return places == 0 ? padded : padded.dropLast(places) + "." + padded.suffix(places)
}

/// A line of columns, the first two to the left.
func columns(_ cells: [String]) -> String {
  let widths = [12, 14, 9, 8, 8, 10, 10, 9, 11, 8]
  var line = ""
  for (index, cell) in cells.enumerated() {
    let space = String(repeating: " ", count: max(1, widths[index] - cell.count))
    line += index < 2 ? cell + space : space + cell
  }
  return line
}

/// An object of a line of JSON; the values are JSON already.
func object(_ fields: KeyValuePairs<String, String>) -> String {
  "{" + fields.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
}
