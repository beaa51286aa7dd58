import InputEvents
import ScrollInput

extension SceneAction: CustomStringConvertible {
  /// The action in a few words for people.
  public var description: String {
    switch self {
    case .scroll(let request): "scroll \(request)"
    case .press(let id): "press \(id)"
    case .resize(let size): "resize to \(size.x.shortestText) x \(size.y.shortestText)"
    case .setSafeArea(let insets): "safe area \(insets)"
    case .setSizeClass(let sizeClass): "size class \(sizeClass.rawValue)"
    case .setContent(let view, _): "other content for \(view)"
    case .insert(let view, let index, let nodes):
      "insert \(nodes.count) into \(view) at \(index)"
    case .remove(let view, let ids): "remove \(ids.joined(separator: ", ")) from \(view)"
    case .setMargins(let view, let margins, let placement):
      "margins of \(view): \(margins) (\(placement.rawValue))"
    case .setBounce(let view, _): "bounce of \(view)"
    case .setBouncesByDefault(let bounces): "views that appear \(bounces ? "bounce" : "do not bounce")"
    case .setIndicators(let view, _): "indicators of \(view)"
    case .setBehavior(let view, let behavior): "behavior of \(view): \(behavior.name)"
    case .setDisabled(let view, let isDisabled): "\(isDisabled ? "disable" : "enable") \(view)"
    case .flashIndicators(let view): "flash the indicators of \(view)"
    case .leave: "the pointer leaves"
    case .setScene: "another scene"
    }
  }

  /// The place of the kind among all, for the digest.
  package var code: Int64 {
    switch self {
    case .scroll: 0
    case .press: 1
    case .resize: 2
    case .setSafeArea: 3
    case .setSizeClass: 4
    case .setContent: 5
    case .insert: 6
    case .remove: 7
    case .setMargins: 8
    case .setBounce: 9
    case .setBouncesByDefault: 10
    case .setIndicators: 11
    case .setBehavior: 12
    case .setDisabled: 13
    case .setScene: 14
    case .flashIndicators: 15
    case .leave: 16
    }
  }
}

extension ScrollRequest: CustomStringConvertible {
  /// The request in a few words for people: `to row 15 of list, animated`.
  public var description: String {
    var words = "to \(place)"
    if let view { words += " of \(view)" }
    if isAnimated { words += ", animated" }
    return words
  }
}

extension ScrollPlace: CustomStringConvertible {
  /// The place in a few words for people.
  public var description: String {
    switch self {
    case .view(let id, _): id
    case .edge(let edge): "the \(edge.rawValue) edge"
    case .point(let x, let y):
      [x.map { "x \($0.shortestText)" }, y.map { "y \($0.shortestText)" }].compactMap(\.self)
        .joined(separator: ", ")
    }
  }
}
