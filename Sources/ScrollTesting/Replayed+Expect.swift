public import Replay
public import ScrollModel
public import Testing

extension Replayed {
  /// Expects something of the timeline; what does not hold is recorded as an issue of the test.
  ///
  /// - Parameters:
  ///   - expectations: What has to hold.
  ///   - sourceLocation: Where the test says so.
  public func expect(
    _ expectations: TimelineExpectation..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    check(expectations, sourceLocation: sourceLocation)
  }

  /// Expects what the scenario itself expects, as `scrolltrace check` does.
  ///
  /// - Parameter sourceLocation: Where the test says so.
  public func expectScenario(sourceLocation: SourceLocation = #_sourceLocation) {
    guard !scenario.expectations.isEmpty else {
      Issue.record("the scenario \(scenario.name) expects nothing", sourceLocation: sourceLocation)
      return
    }
    check(scenario.expectations, sourceLocation: sourceLocation)
  }

  /// Expects how an indicator is at a time.
  ///
  /// - Parameters:
  ///   - axis: The indicator's axis.
  ///   - state: Whether it is there.
  ///   - style: How it looks; any if nothing is said.
  ///   - view: The scroll view; the only one that has such an indicator if nothing is said.
  ///   - moment: When.
  ///   - sourceLocation: Where the test says so.
  public func expectIndicator(
    _ axis: Axis, _ state: IndicatorState, style: IndicatorStyle? = nil, of view: String? = nil,
    at moment: ReplayInstant, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var rules = [FieldRule(.state, state.rawValue)]
    if let style { rules.append(FieldRule(.style, style.rawValue)) }
    check(.indicator, [FieldRule(.axis, axis.rawValue)], rules, view, moment, sourceLocation)
  }

  /// Expects where a scroll view is at a time.
  ///
  /// - Parameters:
  ///   - x: The content offset along x, in points; any if nothing is said.
  ///   - y: The content offset along y, in points; any if nothing is said.
  ///   - tolerance: How far away it may be, in points.
  ///   - view: The scroll view; any one on screen if nothing is said.
  ///   - moment: When.
  ///   - sourceLocation: Where the test says so.
  public func expectOffset(
    x: Double? = nil, y: Double? = nil, within tolerance: Double = 0.001, of view: String? = nil,
    at moment: ReplayInstant, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var rules: [FieldRule] = []
    if let x { rules.append(FieldRule(.x, .near(.number(x), within: tolerance))) }
    if let y { rules.append(FieldRule(.y, .near(.number(y), within: tolerance))) }
    check(.sample, [], rules, view, moment, sourceLocation)
  }

  /// Expects what a scroll view is doing at a time.
  ///
  /// - Parameters:
  ///   - phase: What it is doing.
  ///   - view: The scroll view; any one if nothing is said.
  ///   - moment: When.
  ///   - sourceLocation: Where the test says so.
  public func expectPhase(
    _ phase: ScrollPhase, of view: String? = nil, at moment: ReplayInstant,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // A view that has done nothing yet has said nothing; then it is idle.
    if phase == .idle, let state = state(of: view, at: moment), state.phase == .idle { return }
    check(.phase, [], [FieldRule(.to, phase.rawValue)], view, moment, sourceLocation)
  }

  /// Expects on which page a scroll view is at a time.
  ///
  /// - Parameters:
  ///   - index: The page, from 0.
  ///   - view: The scroll view; any one if nothing is said.
  ///   - moment: When.
  ///   - sourceLocation: Where the test says so.
  public func expectPage(
    _ index: Int, of view: String? = nil, at moment: ReplayInstant,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    check(.page, [], [FieldRule(.index, .equal(.number(Double(index))))], view, moment, sourceLocation)
  }

  /// Expects that a kind of record comes so often.
  ///
  /// - Parameters:
  ///   - count: How often.
  ///   - kind: The kind.
  ///   - fields: What its fields are.
  ///   - sourceLocation: Where the test says so.
  public func expectCount(
    _ count: Int, _ kind: TimelineKind, _ fields: [FieldRule] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    check(
      [
        TimelineExpectation(
          RecordMatcher(kind, fields), .init(), .count(CountBounds(exactly: count), perWindow: nil))
      ],
      sourceLocation: sourceLocation)
  }

  private func check(
    _ kind: TimelineKind, _ fields: [FieldRule], _ rules: [FieldRule], _ view: String?,
    _ moment: ReplayInstant, _ sourceLocation: SourceLocation
  ) {
    let subject = RecordMatcher(kind, (view.map { [FieldRule(.view, $0)] } ?? []) + fields)
    check(
      [TimelineExpectation(subject, ExpectationTime(at: moment.moment), .isSo(rules))],
      sourceLocation: sourceLocation)
  }

  private func check(_ expectations: [TimelineExpectation], sourceLocation: SourceLocation) {
    for result in results(of: expectations) {
      guard let failure = result.failure else { continue }
      Issue.record(Comment(rawValue: text(of: result, failure)), sourceLocation: sourceLocation)
    }
  }
}
