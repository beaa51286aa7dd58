/// What a default anchor is for.
public enum ScrollAnchorRole: String, Hashable, Sendable, CaseIterable, Codable {
  /// Where the content is at first.
  case initialOffset
  /// What stays in place when the content's or the container's size changes.
  case sizeChanges
  /// Where content shorter than the container lies.
  case alignment
}

/// The anchors that a scroll view has by default, one for each role.
public struct DefaultScrollAnchors: Hashable, Sendable, Codable {
  /// Where the content is at first; nothing for its beginning.
  public var initialOffset: UnitPoint?
  /// What stays in place when sizes change, if it is there; nothing for the offset.
  public var sizeChanges: UnitPoint?
  /// Where content shorter than the container lies; nothing for its beginning.
  public var alignment: UnitPoint?

  /// Makes anchors, one for each role.
  public init(
    initialOffset: UnitPoint? = nil, sizeChanges: UnitPoint? = nil, alignment: UnitPoint? = nil
  ) {
    self.initialOffset = initialOffset
    self.sizeChanges = sizeChanges
    self.alignment = alignment
  }

  /// Makes the same anchor for all roles.
  public init(_ anchor: UnitPoint?) {
    self.init(initialOffset: anchor, sizeChanges: anchor, alignment: anchor)
  }

  /// The anchor of a role.
  public subscript(role: ScrollAnchorRole) -> UnitPoint? {
    get {
      switch role {
      case .initialOffset: initialOffset
      case .sizeChanges: sizeChanges
      case .alignment: alignment
      }
    }
    set {
      switch role {
      case .initialOffset: initialOffset = newValue
      case .sizeChanges: sizeChanges = newValue
      case .alignment: alignment = newValue
      }
    }
  }
}
