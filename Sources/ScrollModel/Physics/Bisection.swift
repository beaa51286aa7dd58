/// Finds where a condition begins to hold, in a fixed way that gives the same bits everywhere.
enum Bisection {
  /// The first time at which a condition holds that, once true, stays true.
  ///
  /// - Parameters:
  ///   - start: a time, in milliseconds.
  ///   - end: a later time at which the condition holds.
  ///   - holds: the condition; false, then true, as time grows.
  /// - Returns: the time, to the last bit of the halvings that 64 steps allow.
  static func firstTime(from start: Double, to end: Double, where holds: (Double) -> Bool) -> Double {
    if holds(start) { return start }
    var before = start
    var after = end
    for _ in 0..<64 {
      let middle = before + (after - before) / 2
      if middle <= before || middle >= after { break }
      if holds(middle) { after = middle } else { before = middle }
    }
    return after
  }

  /// The first time from `start` on at which a condition holds that holds for good in the end.
  static func firstTime(from start: Double, where holds: (Double) -> Bool) -> Double {
    var span = 1.0
    while !holds(start + span) && span < 1e15 { span *= 2 }
    return firstTime(from: start, to: start + span, where: holds)
  }
}
