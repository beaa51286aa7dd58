/// A number for a reason's words: whole, since reasons are for people.
func words(_ number: Double) -> String {
  guard let whole = Int64(exactly: number.rounded()) else { return "\(number)" }
  return String(whole)
}
