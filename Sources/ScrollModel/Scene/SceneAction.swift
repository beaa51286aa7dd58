public import InputEvents
public import ScrollInput

/// What the app or the system does to a scene.
public enum SceneAction: Hashable, Sendable {
  /// Asks to be somewhere.
  case scroll(ScrollRequest)
  /// Presses a control.
  case press(String)
  /// Gives the window another size.
  case resize(Vector)
  /// Covers other parts of the window: a keyboard, a bar.
  case setSafeArea(EdgeInsets)
  /// Gives the scene another size class.
  case setSizeClass(SizeClass)
  /// Puts other views in the place of those of a scroll view.
  case setContent(view: String, [SceneNode])
  /// Puts views into a scroll view, before the one at an index of its innermost list.
  case insert(view: String, at: Int, [SceneNode])
  /// Takes views out of a scroll view.
  case remove(view: String, ids: [String])
  /// Gives a scroll view other margins.
  case setMargins(view: String, EdgeInsets, ContentMarginPlacement)
  /// Replaces a scroll view's bounce settings.
  case setBounce(view: String, BounceSettings)
  /// Turns the app's bounce switch: for views that appear from now on.
  case setBouncesByDefault(Bool)
  /// Replaces a scroll view's indicator settings.
  case setIndicators(view: String, IndicatorSettings)
  /// Replaces a scroll view's behaviour.
  case setBehavior(view: String, ScrollTargetBehaviorSetting)
  /// Lets users scroll a view or not.
  case setDisabled(view: String, Bool)
  /// Lets the indicators of a scroll view flash, those that its settings and the rule let show.
  case flashIndicators(view: String)
  /// The pointer leaves the window; the next motion of a device brings it back where it was.
  case leave
  /// Replaces the whole content of the scene, as on another screen.
  case setScene(SceneNode)
}

/// An action and when it happens.
public struct TimedAction: Hashable, Sendable {
  /// When, on the log's clock.
  public var time: Microseconds
  /// What.
  public var action: SceneAction

  /// Makes a timed action.
  public init(at time: Microseconds, _ action: SceneAction) {
    self.time = time
    self.action = action
  }
}

extension SceneAction {
  /// The words of all kinds.
  public static let names = [
    "scroll", "press", "resize", "setSafeArea", "setSizeClass", "setContent", "insert", "remove",
    "setMargins",
    "setBounce", "setBouncesByDefault", "setIndicators", "setBehavior", "setDisabled", "flashIndicators",
    "leave", "setScene",
  ]

  /// The kind as a word.
  public var name: String {
    switch self {
    case .scroll: "scroll"
    case .press: "press"
    case .resize: "resize"
    case .setSafeArea: "setSafeArea"
    case .setSizeClass: "setSizeClass"
    case .setContent: "setContent"
    case .insert: "insert"
    case .remove: "remove"
    case .setMargins: "setMargins"
    case .setBounce: "setBounce"
    case .setBouncesByDefault: "setBouncesByDefault"
    case .setIndicators: "setIndicators"
    case .setBehavior: "setBehavior"
    case .setDisabled: "setDisabled"
    case .flashIndicators: "flashIndicators"
    case .leave: "leave"
    case .setScene: "setScene"
    }
  }
}
