/// A view of a scene: what it is, who it is, and what was applied to it.
public struct SceneNode: Hashable, Sendable {
  /// The identity; `nil` for a view that nobody asks for.
  public var id: String?
  /// What it is.
  public var content: Content
  /// What was applied, the innermost first.
  public var modifiers: [SceneModifier]

  /// What a view is.
  public indirect enum Content: Hashable, Sendable {
    /// A leaf that draws something: of fixed lengths, or filling what it is offered where one is `nil`.
    case item(width: Double?, height: Double?)
    /// The same view so many times, with the identities `0`, `1`, ... behind a prefix.
    case repeated(count: Int, prefix: String, first: Int, SceneNode)
    /// Views in a row.
    case stack(SceneStack)
    /// Views with a header and a footer.
    case section(SceneSection)
    /// A scroll view.
    case scroll(ScrollView)
    /// Something to press, of fixed lengths, or filling what it is offered.
    case control(width: Double?, height: Double?, SceneControl)
  }

  /// Makes a view.
  public init(id: String? = nil, _ content: Content, _ modifiers: [SceneModifier] = []) {
    self.id = id
    self.content = content
    self.modifiers = modifiers
  }

  /// The view with one more modifier around it.
  public func modified(_ modifier: SceneModifier) -> SceneNode {
    SceneNode(id: id, content, modifiers + [modifier])
  }

  /// A leaf of fixed lengths, or filling what it is offered where one is left out.
  public static func item(_ id: String? = nil, width: Double? = nil, height: Double? = nil) -> SceneNode {
    SceneNode(id: id, .item(width: width, height: height))
  }

  /// The same view so many times.
  public static func repeated(_ count: Int, prefix: String = "", first: Int = 0, _ node: SceneNode)
    -> SceneNode
  {
    SceneNode(.repeated(count: count, prefix: prefix, first: first, node))
  }

  /// Views in a row.
  public static func stack(_ stack: SceneStack) -> SceneNode {
    SceneNode(.stack(stack))
  }

  /// A scroll view, whose identity is its own.
  public static func scroll(_ view: ScrollView) -> SceneNode {
    SceneNode(id: view.id, .scroll(view))
  }
}

/// Views in a row along an axis.
public struct SceneStack: Hashable, Sendable {
  /// The axis along which they follow each other.
  public var axis: Axis
  /// The room between two, in points.
  public var spacing: Double
  /// Where each stands across the axis.
  public var alignment: Alignment
  /// Whether views are made only when they come near the visible region: until then their lengths are estimates, and
  /// the stack fills the room across.
  public var isLazy: Bool
  /// Whether the views in it are scroll targets.
  public var isTargetLayout: Bool
  /// Which parts of its sections stay at the edge while their section is in view.
  public var pinned: PinnedViews
  /// The views.
  public var content: [SceneNode]

  /// Makes a stack.
  public init(
    _ axis: Axis, spacing: Double = SceneStack.defaultSpacing, alignment: Alignment = .center,
    isLazy: Bool = false, isTargetLayout: Bool = false, pinned: PinnedViews = [], _ content: [SceneNode]
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.isLazy = isLazy
    self.isTargetLayout = isTargetLayout
    self.pinned = pinned
    self.content = content
  }

  /// The room between two views where nothing else is said: 8 points, the usual default of Apple's stacks (C).
  public static let defaultSpacing = 8.0
}

/// Which parts of sections stay in view.
public struct PinnedViews: OptionSet, Hashable, Sendable {
  /// A bit for each part.
  public var rawValue: UInt8

  /// Makes a set of its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A header stays at the leading visible edge until its section ends.
  public static let headers = PinnedViews(rawValue: 1)
  /// A footer stays at the trailing visible edge from where its section begins.
  public static let footers = PinnedViews(rawValue: 2)
}

/// Views that belong together, with a header before and a footer behind them.
public struct SceneSection: Hashable, Sendable, Codable {
  /// Before the views.
  public var header: SceneNode?
  /// The views.
  public var content: [SceneNode]
  /// Behind the views.
  public var footer: SceneNode?

  /// Makes a section.
  public init(header: SceneNode? = nil, footer: SceneNode? = nil, _ content: [SceneNode]) {
    self.header = header
    self.content = content
    self.footer = footer
  }
}
