import InputEvents
import ScrollInput

extension Scene: CustomStringConvertible {
  /// The scene as an indented tree for people: a line a view, with its kind, its name and what is not as usual.
  public var description: String {
    var words = ["scene \(size.x.shortestText) x \(size.y.shortestText)"]
    if safeArea != .zero { words.append("safe area \(safeArea)") }
    if sizeClass != .compact { words.append(sizeClass.rawValue) }
    if layoutDirection != .leftToRight { words.append(layoutDirection.rawValue) }
    if refreshRate != 60 { words.append("\(refreshRate) Hz") }
    if displayScale != 1 { words.append("scale \(displayScale.shortestText)") }
    if !bouncesByDefault { words.append("does not bounce") }
    return words.joined(separator: ", ") + "\n" + content.tree(indent: 1)
  }
}

extension SceneNode: CustomStringConvertible {
  /// The view and those inside as an indented tree for people.
  public var description: String {
    tree(indent: 0)
  }

  /// The view's lines, without a line feed behind the last one.
  fileprivate func tree(indent: Int) -> String {
    let line =
      String(repeating: "  ", count: indent)
      + ([title] + modifiers.map(\.description)).joined(separator: ", ")
    return ([line] + children.map { $0.tree(indent: indent + 1) }).joined(separator: "\n")
  }

  private var title: String {
    let name = id.map { " \($0)" } ?? ""
    switch content {
    case .item(let width, let height): return "item\(name)\(Self.lengths(width, height))"
    case .control(let width, let height, let control):
      let action =
        switch control {
        case .next(let view): "next of \(view)"
        case .previous(let view): "previous of \(view)"
        case .scroll: "scroll"
        }
      return "control\(name)\(Self.lengths(width, height)), \(action)"
    case .repeated(let count, let prefix, let first, _):
      return
        "repeat \(count)\(prefix.isEmpty ? "" : ", prefix \(prefix)")\(first == 0 ? "" : ", from \(first)")"
    case .section: return "section\(name)"
    case .stack(let stack): return "\(stack.title)\(name)"
    case .scroll(let view): return view.title
    }
  }

  private static func lengths(_ width: Double?, _ height: Double?) -> String {
    if width == nil && height == nil { return "" }
    return " \(width?.shortestText ?? "any") x \(height?.shortestText ?? "any")"
  }

  private var children: [SceneNode] {
    switch content {
    case .item, .control: []
    case .repeated(_, _, _, let node): [node]
    case .stack(let stack): stack.content
    case .section(let section):
      [section.header].compactMap(\.self) + section.content + [section.footer].compactMap(\.self)
    case .scroll(let view): view.content
    }
  }
}

extension SceneStack {
  fileprivate var title: String {
    var words = ["\(isLazy ? "lazy " : "")\(axis.rawValue) stack"]
    if spacing != Self.defaultSpacing { words.append("spacing \(spacing.shortestText)") }
    if alignment != .center { words.append("at the \(alignment.rawValue)") }
    if isTargetLayout { words.append("of targets") }
    if pinned.contains(.headers) { words.append("headers pinned") }
    if pinned.contains(.footers) { words.append("footers pinned") }
    return words.joined(separator: ", ")
  }
}

extension ScrollView {
  fileprivate var title: String {
    let ways = Axis.allCases.filter(axes.contains).map(\.rawValue).joined(separator: " and ")
    var words = ["scroll view \(id)", ways.isEmpty ? "no axes" : ways]
    if behavior != .automatic { words.append(behavior.name) }
    if indicators != IndicatorSettings() {
      words.append("indicators \(indicators.horizontal.rawValue), \(indicators.vertical.rawValue)")
    }
    if bounce != BounceSettings() { words.append("bounce set") }
    if deceleration != .normal { words.append(deceleration.rawValue) }
    if isDisabled { words.append("disabled") }
    if isClipDisabled { words.append("not clipped") }
    if isDirectionLocked { words.append("direction locked") }
    if anchors != DefaultScrollAnchors() { words.append("anchored") }
    if position != nil { words.append("with a position") }
    if let targetVisibility { words.append("visible from \(targetVisibility.shortestText)") }
    if let start { words.append("from \(start.x.shortestText), \(start.y.shortestText)") }
    return words.joined(separator: ", ")
  }
}
