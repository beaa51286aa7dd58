public import InputEvents

/// One line of a timeline as a comparison sees it: when, of what, and what is said of it.
///
/// A replay and a recorded timeline both come down to this, so that either can be compared with either.
public struct TimelineEntry: Hashable, Sendable {
  /// When.
  public var time: Microseconds
  /// Of what it speaks.
  public var subject: Subject
  /// What is the result, in the order of the line.
  public var fields: [Field]
  /// What only helps to read it, names and the choices that decided; it makes no difference.
  public var remarks: [Field]
  /// The reason in words; it makes no difference either.
  public var reason: String?

  /// A name with its value.
  public struct Field: Hashable, Sendable {
    /// The key in the line.
    public var name: String
    /// The value.
    public var value: Value
  }

  /// A value of a line.
  public enum Value: Hashable, Sendable {
    /// `null`.
    case nothing
    /// A truth value.
    case truth(Bool)
    /// A number.
    case number(Double)
    /// A text.
    case text(String)
    /// Several values.
    case list([Value])
  }

  /// Of what a line speaks: its kind, and the view, the axis, the edge, the device or the view inside.
  public struct Subject: Hashable, Sendable {
    /// The kind, `k` in the line.
    public var kind: String
    /// What tells it from others of the kind.
    public var parts: [Field]

    /// The name of the scroll view, if it is of one.
    var view: String? {
      guard case .text(let id)? = self["view"] else { return nil }
      return id
    }

    subscript(name: String) -> Value? {
      parts.first { $0.name == name }?.value
    }
  }

  subscript(name: String) -> Value? {
    fields.first { $0.name == name }?.value ?? subject[name] ?? remarks.first { $0.name == name }?.value
  }

  /// What lasts until the next line of the subject; `nil` for what only happens.
  var state: [Field]? {
    let names: [String]
    switch subject.kind {
    case "device": names = ["class", "change"]
    case "sample": names = ["x", "y", "vx", "vy"]
    case "phase": names = ["to"]
    case "page": names = ["index"]
    case "position": names = ["id"]
    case "indicator": names = ["style", "state"]
    case "transition": names = ["phase"]
    case "visible": names = ["ids"]
    case "bounce":
      // It was kept from beginning, and nothing lasts.
      if self["event"] == .text("suppressed") { return nil }
      names = ["event"]
    default: return nil
    }
    return names.compactMap { name in fields.first { $0.name == name } }
  }

  /// Whether such lines come from outside of the scroll views, so that others follow from them.
  var isRoot: Bool {
    switch subject.kind {
    case "device", "input", "action", "gap": true
    case "pointer": self["what"] == .text("pressed")
    default: false
    }
  }
}

/// A recorded timeline cannot be read on.
public struct TimelineEntryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public var description: String

  /// Makes an error.
  public init(description: String) {
    self.description = description
  }
}
