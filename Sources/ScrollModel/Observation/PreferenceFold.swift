public import ScrollInput

/// How the values that several views emit under one preference key become one.
public enum PreferenceFold: String, Hashable, Sendable, CaseIterable, Codable {
  /// They are added: a key for an offset, of which there should be one.
  case sum
  /// The first stays: a key whose reduction does nothing.
  case first

  /// The value of a key that nobody emits.
  public static let defaultValue = Vector.zero

  /// Adds a value that comes later in the tree.
  public func reduce(_ value: inout Vector, _ next: Vector) {
    switch self {
    case .sum: value = value + next
    case .first: break
    }
  }
}

/// The views that emit values under a preference key, as a tree in the order of the views.
///
/// Observing is reading the fold of a subtree: it takes nothing away, so the value goes on upwards into every tree
/// that has the subtree as a part.
public indirect enum PreferenceTree: Hashable, Sendable, Codable {
  /// A view that emits a value.
  case value(of: Vector)
  /// Views side by side, in their order; none emits nothing.
  case children(trees: [PreferenceTree])

  /// The value that an observer of the subtree reads: the default if nobody emits.
  public func folded(by fold: PreferenceFold) -> Vector {
    emitted(fold) ?? PreferenceFold.defaultValue
  }

  /// The fold of what is emitted; `nil` if nothing is, so that the default never takes part in it.
  private func emitted(_ fold: PreferenceFold) -> Vector? {
    switch self {
    case .value(let value):
      return value
    case .children(let trees):
      var result: Vector?
      for next in trees.lazy.compactMap({ $0.emitted(fold) }) {
        guard var value = result else {
          result = next
          continue
        }
        fold.reduce(&value, next)
        result = value
      }
      return result
    }
  }
}
