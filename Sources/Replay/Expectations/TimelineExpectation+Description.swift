import InputEvents

extension TimelineExpectation: CustomStringConvertible {
  /// The expectation in words.
  public var description: String {
    let time = time.description
    let head = time.isEmpty ? subject.description : "\(subject) \(time)"
    return "\(head): \(demand)"
  }
}

extension TimelineExpectation.Demand: CustomStringConvertible {
  /// What has to hold, in words.
  public var description: String {
    switch self {
    case .isSo(let rules): rules.words
    case .always(let rules): "always \(rules.words)"
    case .never(let rules): rules.isEmpty ? "never" : "never \(rules.words)"
    case .some(let rules): rules.isEmpty ? "at least one" : "once \(rules.words)"
    case .count(let bounds, let window): "\(bounds) such" + Self.words(window)
    case .changes(let changes, let window):
      changes.map { "\($0.bounds) \($0.bounds.most == 1 ? "change" : "changes") of \($0.field.rawValue)" }
        .joined(separator: ", ")
        + Self.words(window)
    }
  }

  private static func words(_ window: Microseconds?) -> String {
    window.map { " in any \($0) µs" } ?? ""
  }
}

extension CountBounds: CustomStringConvertible {
  /// The bounds in words.
  public var description: String {
    switch (least, most) {
    case (let least?, let most?): least == most ? "\(least)" : "\(least) to \(most)"
    case (let least?, nil): "at least \(least)"
    case (nil, let most?): "at most \(most)"
    case (nil, nil): "any number"
    }
  }
}

extension ExpectationTime: CustomStringConvertible {
  /// When, in words; empty for all of the replay.
  public var description: String {
    func place(_ anchor: Anchor) -> String {
      anchor.number == 1 ? "\(anchor.record)" : "\(anchor.record) number \(anchor.number)"
    }
    switch (anchor, isMoment) {
    case (nil, true): return "at \(from)"
    case (nil, false): return from == .time(0) && to == .end ? "" : "from \(from) to \(to)"
    case (let anchor?, true): return "\(from) after \(place(anchor))"
    case (let anchor?, false):
      if from == .time(0) {
        return to == .end ? "after \(place(anchor))" : "within \(to) after \(place(anchor))"
      }
      return "from \(from) to \(to) after \(place(anchor))"
    }
  }
}

extension TimelineMoment: CustomStringConvertible {
  /// The moment in words.
  public var description: String {
    switch self {
    case .time(let time): "\(time) µs"
    case .end: "the end"
    }
  }
}
