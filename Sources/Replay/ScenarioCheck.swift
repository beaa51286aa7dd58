import EventLog
import ScrollModel

extension Scenario {
  /// So many views a scenario file may have in all its scenes, repetitions multiplied: a replay lays out all of them.
  public static let mostViews = 2_000_000

  /// The behaviours of the scene and the actions that a program has to know by their names, each once.
  public var customBehaviors: [String] {
    var names: [String] = []
    for survey in ScenarioCheck.surveys(scene, actions) { names += survey.customBehaviors }
    for case .setBehavior(_, .custom(let name)) in actions.map(\.action) { names.append(name) }
    return names.enumerated().filter { !names[..<$0.offset].contains($0.element) }.map(\.element)
  }
}

/// What has to hold for a scenario as a whole.
enum ScenarioCheck {
  /// Checks what was read.
  ///
  /// - Throws: A `DecodingError` with the way to what is wrong.
  static func check(_ scene: Scene, _ actions: [TimedAction], _ expectations: [TimelineExpectation]) throws {
    let surveys = surveys(scene, actions)
    guard surveys.reduce(0, { $0 + $1.count }) <= Scenario.mostViews else {
      throw wrong(
        [FileKey(stringValue: "scene")],
        "and the actions have more than \(Scenario.mostViews) views, repetitions multiplied")
    }
    var names: [String] = []
    var known: Set<String> = []
    for survey in surveys {
      var here: Set<String> = []
      for view in survey.scrollViews {
        guard here.insert(view.name).inserted else {
          throw wrong(
            view.path, "names several scroll views: \(quoted(view.name)); each needs a name of its own")
        }
        if known.insert(view.name).inserted { names.append(view.name) }
      }
    }
    func checkView(_ name: String, _ path: ScenarioPath) throws {
      guard !known.contains(name) else { return }
      let there = names.isEmpty ? "there is none" : "there are \(names.map(quoted).joined(separator: ", "))"
      throw wrong(path, "names no scroll view of any scene: \(quoted(name)); \(there)")
    }
    for use in surveys.flatMap(\.uses) { try checkView(use.name, use.path) }
    for (index, timed) in actions.enumerated() {
      let path = way(index, timed.action)
      if let view = timed.action.view { try checkView(view, path + [FileKey(stringValue: "view")]) }
      if case .press(let id) = timed.action, !surveys.contains(where: { $0.hasControl(id) }) {
        throw wrong(path, "names no control of any scene: \(quoted(id))")
      }
    }
    for (index, expectation) in expectations.enumerated() {
      let path: ScenarioPath = [FileKey(stringValue: "expect"), JSONIndex(index)]
      for (name, place) in expectation.viewNames { try checkView(name, path + place) }
    }
  }

  /// Checks that each list of runs has nothing twice, and that there is a run for each expectation.
  ///
  /// Logs are left out: a command may run a scenario with others than it names.
  ///
  /// - Throws: A `DecodingError` with the way to what is wrong.
  static func check(_ scenario: Scenario) throws {
    func checkOnce<Value: Hashable>(_ values: [Value], _ key: FileKey) throws {
      for (index, value) in values.enumerated() where values[..<index].contains(value) {
        throw wrong([key, JSONIndex(index)], "stands here twice")
      }
    }
    try checkOnce(scenario.variants.logs, "logs")
    try checkOnce(scenario.variants.policies, "policies")
    try checkOnce(scenario.variants.profiles, "profiles")
    try checkOnce(scenario.variants.preferences, "preferences")
    let runs = scenario.runs()
    for (index, expectation) in scenario.expectations.enumerated() {
      var limit = expectation.runs
      limit.logs = []
      guard !runs.contains(where: limit.include) else { continue }
      throw wrong(
        ["expect" as FileKey, JSONIndex(index), "for" as FileKey], "names no run that the scenario has")
    }
  }

  /// What there is in the scene and in the views that actions bring, one by one.
  static func surveys(_ scene: Scene, _ actions: [TimedAction]) -> [SceneSurvey] {
    var first = SceneSurvey()
    first.visit(scene.content, at: [FileKey(stringValue: "scene"), FileKey(stringValue: "content")])
    var surveys = [first]
    for (index, timed) in actions.enumerated() {
      let path = way(index, timed.action)
      var survey = SceneSurvey()
      switch timed.action {
      case .setScene(let node): survey.visit(node, at: path)
      case .setContent(_, let nodes), .insert(_, _, let nodes):
        survey.visit(nodes, at: path + [FileKey(stringValue: "content")])
      default: continue
      }
      surveys.append(survey)
    }
    return surveys
  }

  private static func way(_ index: Int, _ action: SceneAction) -> ScenarioPath {
    [
      FileKey(stringValue: "actions"), JSONIndex(index), FileKey(stringValue: "do"),
      FileKey(stringValue: action.name),
    ]
  }

  private static func quoted(_ name: String) -> String {
    JSONText.quoted(name)
  }

  private static func wrong(_ path: ScenarioPath, _ words: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: path, debugDescription: words))
  }
}

extension SceneAction {
  /// The scroll view that it names.
  fileprivate var view: String? {
    switch self {
    case .scroll(let request): request.view
    case .setContent(let view, _), .insert(let view, _, _), .remove(let view, _), .setMargins(let view, _, _),
      .setBounce(let view, _), .setIndicators(let view, _), .setBehavior(let view, _),
      .setDisabled(let view, _), .flashIndicators(let view):
      view
    case .press, .leave, .resize, .setSafeArea, .setSizeClass, .setBouncesByDefault, .setScene: nil
    }
  }
}

extension TimelineExpectation {
  /// The scroll views that it names, each with its way in the expectation.
  fileprivate var viewNames: [(String, ScenarioPath)] {
    func names(_ matcher: RecordMatcher, _ key: FileKey) -> [(String, ScenarioPath)] {
      names(matcher.fields, [key, FileKey(stringValue: matcher.kind.rawValue)])
    }
    func names(_ rules: [FieldRule], _ path: ScenarioPath) -> [(String, ScenarioPath)] {
      rules.compactMap { rule in
        guard rule.field == .view, case .equal(.text(let name)) = rule.condition else { return nil }
        return (name, path + ["view" as FileKey])
      }
    }
    let first = names(subject, "of") + (time.anchor.map { names($0.record, "after") } ?? [])
    return switch demand {
    case .isSo(let rules): first + names(rules, ["is" as FileKey])
    case .always(let rules): first + names(rules, ["always" as FileKey])
    case .never(let rules): first + names(rules, ["never" as FileKey])
    case .some(let rules): first + names(rules, ["some" as FileKey])
    case .count, .changes: first
    }
  }
}
