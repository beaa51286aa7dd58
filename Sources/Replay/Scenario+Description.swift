import InputEvents
import ScrollModel

extension Scenario: CustomStringConvertible {
  /// The scenario for people: its settings, its scene as a tree, and a line an action.
  public var description: String {
    let preferred = preference == .byDevice ? "" : ", \(preference.rawValue)"
    let head = "\(name), \(profile.name), \(policy.name)" + preferred
    let actions = actions.map { "at \($0.time) µs \($0.action.name)" }
    return ([head, scene.description] + actions).joined(separator: "\n")
  }
}
