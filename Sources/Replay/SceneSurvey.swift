import EventLog
import ScrollModel

/// The way to a value in a scenario file.
typealias ScenarioPath = [any CodingKey]

/// A key of a scenario file.
struct FileKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init(stringLiteral value: String) {
    stringValue = value
  }

  init?(intValue: Int) {
    nil
  }
}

/// The names in views of a scene, each with its way in the file.
struct SceneSurvey {
  /// A name and where it stands.
  struct Name {
    var name: String
    var path: ScenarioPath
  }

  /// The scroll views; one that is repeated stands here as often as matters: twice.
  private(set) var scrollViews: [Name] = []
  /// The scroll views that controls are for.
  private(set) var uses: [Name] = []
  /// The behaviours that a program has to know.
  private(set) var customBehaviors: [String] = []
  /// How many views there are, repetitions multiplied; counts no further than past ``Scenario/mostViews``.
  private(set) var count = 0
  private var controls: Set<String> = []
  private var controlNumbers: [(prefix: String, numbers: Range<Int>)] = []

  /// Whether there is a control of that identity.
  func hasControl(_ id: String) -> Bool {
    controls.contains(id)
      || controlNumbers.contains { prefix, numbers in
        id.hasPrefix(prefix) && Int(id.dropFirst(prefix.count)).map(numbers.contains) == true
      }
  }

  /// Takes in the views of a list.
  mutating func visit(_ nodes: [SceneNode], at path: ScenarioPath, times: Int = 1) {
    for (index, node) in nodes.enumerated() { visit(node, at: path + [JSONIndex(index)], times: times) }
  }

  /// Takes in a view and those inside.
  mutating func visit(_ node: SceneNode, at path: ScenarioPath, times: Int = 1) {
    let most = Scenario.mostViews + 1
    count = min(most, count + times)
    func way(_ keys: FileKey...) -> ScenarioPath { path + keys }
    switch node.content {
    case .item: break
    case .repeated(let count, let prefix, let first, let child):
      let repeats = max(0, count)
      let product = times.multipliedReportingOverflow(by: repeats)
      let inner = product.overflow ? most : min(most, product.partialValue)
      visit(child, at: way("repeat", "of"), times: inner)
      if case .control = child.content, child.id == nil {
        controlNumbers.append((prefix, first..<first + repeats))
      }
    case .stack(let stack): visit(stack.content, at: way("stack", "content"), times: times)
    case .section(let section):
      if let header = section.header { visit(header, at: way("section", "header"), times: times) }
      visit(section.content, at: way("section", "content"), times: times)
      if let footer = section.footer { visit(footer, at: way("section", "footer"), times: times) }
    case .scroll(let view):
      let name = Name(name: view.id, path: way("scroll", "id"))
      scrollViews += Array(repeating: name, count: min(2, times))
      if case .custom(let behavior) = view.behavior { customBehaviors.append(behavior) }
      visit(view.content, at: way("scroll", "content"), times: times)
    case .control(_, _, let control):
      if let id = node.id { controls.insert(id) }
      let action = way("control", "action")
      switch control {
      case .next(let view): uses.append(Name(name: view, path: action + [FileKey(stringValue: "next")]))
      case .previous(let view):
        uses.append(Name(name: view, path: action + [FileKey(stringValue: "previous")]))
      case .scroll(let request):
        guard let view = request.view else { return }
        uses.append(
          Name(name: view, path: action + [FileKey(stringValue: "scroll"), FileKey(stringValue: "view")]))
      }
    }
  }
}
