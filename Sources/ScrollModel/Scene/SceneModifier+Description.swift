import InputEvents

extension SceneModifier: CustomStringConvertible {
  /// The modifier in a few words for people.
  public var description: String {
    switch self {
    case .padding(let insets): "padding \(insets)"
    case .frame(let width, let height, _):
      "frame \(width?.shortestText ?? "any") x \(height?.shortestText ?? "any")"
    case .containerRelativeFrame: "container's frame"
    case .aspectRatio(let ratio, let fills): "\(fills ? "fills" : "fits") \(ratio.shortestText)"
    case .safeAreaPadding(let insets): "safe area padding \(insets)"
    case .safeAreaInset(let edge, let length, _): "\(length.shortestText) over \(edge.rawValue)"
    case .contentMargins(let insets, let placement): "margins \(insets) (\(placement.rawValue))"
    case .scrollTarget(let isTarget): isTarget ? "target" : "no target"
    case .transition: "transition"
    case .effect(.parallax(_, let factor)): "parallax \(factor.shortestText)"
    case .effect(.stretch): "stretch"
    }
  }
}

extension EdgeInsets: CustomStringConvertible {
  /// The edges that have something, for people: `top 10 leading 20`.
  public var description: String {
    let parts: [(String, Double)] = [
      ("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing),
    ]
    let words = parts.filter { $0.1 != 0 }.map { "\($0.0) \($0.1.shortestText)" }
    return words.isEmpty ? "0" : words.joined(separator: " ")
  }
}
