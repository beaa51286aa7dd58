/// A number for a reason's words: whole, since reasons are for people.
func words(_ number: Double) -> String {
  guard let whole = Int64(exactly: number.rounded()) else { return "\(number)" }
  return String(whole)
}

/// The place of a case among all.
func code<Value: CaseIterable & Equatable>(_ value: Value) -> UInt64 {
  UInt64(Value.allCases.map { $0 }.firstIndex(of: value) ?? Value.allCases.count)
}
