import ScrollInput
import ScrollModel

/// Scenes that several tests lay out, and short words for frames.
enum LayoutSamples {
  /// The gallery of the talk: a page with a header and a strip of heroes, as many columns as the size class says.
  static func gallery(
    _ size: Vector, _ sizeClass: SizeClass, heroes: Int = 3, safeArea: EdgeInsets = .zero
  ) -> Scene {
    let hero = SceneNode(
      .item(width: nil, height: nil),
      [
        .aspectRatio(16.0 / 9, fills: false),
        .containerRelativeFrame(.init(.horizontal, .columnsBySizeClass(compact: 1, regular: 2, spacing: 10))),
      ])
    let row = SceneNode.stack(
      SceneStack(
        .horizontal, spacing: 10, isLazy: true, isTargetLayout: true,
        [.repeated(heroes, prefix: "hero", hero)]))
    let strip = SceneNode.scroll(ScrollView("strip", axes: .horizontal, [row]))
      .modified(.contentMargins(EdgeInsets(.horizontal, 20), .automatic))
    let section = SceneNode.stack(SceneStack(.vertical, spacing: 20, [.item("header", height: 30), strip]))
      .modified(.padding(EdgeInsets(top: 10, bottom: 20)))
    return Scene(
      size: size, safeArea: safeArea, sizeClass: sizeClass, .scroll(ScrollView("page", [section])))
  }

  /// A scroll view that fills a window, with nothing applied to it.
  static func scene(
    _ width: Double, _ height: Double, axes: Axis.Set = .vertical, safeArea: EdgeInsets = .zero,
    _ content: [SceneNode]
  ) -> Scene {
    Scene(
      size: Vector(x: width, y: height), safeArea: safeArea, .scroll(ScrollView("view", axes: axes, content)))
  }
}

extension Rect {
  /// A rectangle by its four numbers.
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(origin: Vector(x: x, y: y), size: Vector(x: width, y: height))
  }
}

extension ScrollViewLayout {
  /// The frame of the view with an identity.
  func frame(_ id: String) -> Rect? {
    index(of: id).map { items[$0].frame }
  }

  /// The identities of the targets.
  var targets: [String] {
    items.filter(\.isTarget).map(\.id)
  }
}
