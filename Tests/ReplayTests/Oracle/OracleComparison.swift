import InputEvents
import ScrollInput

/// The differences between what the interpreter and what the peer make of one recording.
///
/// The peer's answers are compared by the rules that its authors state: sequence by sequence, along the peer's dominant
/// axis, from the peer's first event on.
struct OracleComparison {
  /// Units of the peer's finger scrolling for each millimetre.
  static let unitsPerMillimetre = 10.54
  /// How much earlier a scroll may start: the peer waits while it decides what the gesture is.
  static let earliest: Microseconds = 150_000
  /// The greatest difference in a total: this part of it, or so many millimetres.
  static let tolerance = (part: 0.02, millimetres: 0.5)

  let peer: PeerAnswer
  let own: OwnAnswer

  /// What differs, a line each; empty if nothing does.
  var differences: [String] {
    guard peer.summary.sequences.count == own.sequences.count else {
      return ["the peer has \(peer.summary.sequences.count) scrolls, here are \(own.sequences.count)"]
    }
    var found: [String] = []
    for (number, pair) in zip(peer.summary.sequences, own.sequences).enumerated() {
      for line in compare(pair.0, pair.1) { found.append("scroll \(number + 1): \(line)") }
    }
    return found
  }

  private func compare(_ theirs: PeerAnswer.Sequence, _ ours: OwnAnswer.Sequence) -> [String] {
    var found: [String] = []
    if theirs.source != ours.source.rawValue {
      found.append("source \(theirs.source), here \(ours.source.rawValue)")
    }
    let ahead = theirs.start - ours.start
    if ahead < 0 { found.append("starts at \(theirs.start) us, here \(-ahead) us later") }
    if ahead > OracleComparison.earliest {
      found.append("starts at \(theirs.start) us, here \(ahead) us earlier")
    }
    let apart = (frame(ours.lastMotion) - frame(theirs.lastMotion))
    if apart.magnitude > 1 {
      found.append("last motion at \(theirs.lastMotion) us, here \(apart) frames later")
    }
    let total = ours.total(from: theirs.start)
    switch ours.source {
    case .wheel:
      let sums = (Int64(total.x), Int64(total.y))
      if sums != (theirs.wheelHorizontal ?? 0, theirs.wheelVertical ?? 0) {
        found.append("turned \(theirs.wheelHorizontal ?? 0), \(theirs.wheelVertical ?? 0), here \(sums)")
      }
    case .continuous:
      if total != Vector(x: theirs.horizontal, y: theirs.vertical) {
        found.append("went \(theirs.horizontal), \(theirs.vertical), here \(total)")
      }
    case .finger, .touch:
      let isVertical = theirs.vertical.magnitude >= theirs.horizontal.magnitude
      let wanted = (isVertical ? theirs.vertical : theirs.horizontal) / OracleComparison.unitsPerMillimetre
      let got = isVertical ? total.y : total.x
      let bound = max(
        OracleComparison.tolerance.millimetres, wanted.magnitude * OracleComparison.tolerance.part)
      if (got - wanted).magnitude > bound {
        found.append("\(isVertical ? "vertical" : "horizontal") \(wanted) mm, here \(got) mm")
      }
    }
    return found
  }

  /// The number of the frame at a time or the last before it.
  private func frame(_ time: Microseconds) -> Int {
    own.frames.lastIndex { $0 <= time } ?? -1
  }
}
