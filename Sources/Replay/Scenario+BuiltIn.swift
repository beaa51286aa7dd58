import ScrollInput
import ScrollModel

extension Scenario {
  /// The 25-row list of the talk "Beyond scroll views", from its top.
  public static let list = Scenario(
    name: "list", scene: Scene(size: Vector(x: 390, y: 844), .list(id: "list", rows: 25, height: 52)))

  /// A list of 1,000 rows from row 500, so that there is room both ways.
  public static let longList = Scenario(
    name: "long-list",
    scene: Scene(
      size: Vector(x: 390, y: 600),
      .list(id: "list", rows: 1000, height: 52, start: Vector(x: 0, y: 500 * 52))))

  /// Ten pages side by side from the fifth.
  public static let pages = Scenario(
    name: "pages",
    scene: Scene(
      size: Vector(x: 390, y: 600),
      .scroll(
        ScrollView(
          "pages", axes: .horizontal, behavior: .paging, start: Vector(x: 4 * 390, y: 0),
          [
            .stack(
              SceneStack(
                .horizontal, spacing: 0, isLazy: true,
                [
                  .repeated(
                    10,
                    SceneNode.item().modified(.containerRelativeFrame(ContainerRelativeFrame([.horizontal]))))
                ]
              ))
          ]))))

  /// The gallery of the talk on a phone: one column.
  public static let galleryPhone = Scenario(
    name: "gallery-phone",
    scene: Scene(size: Vector(x: 390, y: 844), sizeClass: .compact, .gallery(hasPaddles: false)))

  /// The gallery of the talk on a tablet: two columns.
  public static let galleryPad = Scenario(
    name: "gallery-pad",
    scene: Scene(size: Vector(x: 1024, y: 768), sizeClass: .regular, .gallery(hasPaddles: false)))

  /// The gallery of the talk in a window of a desktop: two columns, and paddles to press.
  public static let galleryMac = Scenario(
    name: "gallery-mac",
    scene: Scene(size: Vector(x: 1000, y: 700), sizeClass: .regular, .gallery(hasPaddles: true)))

  /// The scenarios that have a name.
  public static let builtIn = [list, longList, pages, galleryPhone, galleryPad, galleryMac]
}

extension SceneNode {
  /// A vertical list of equal rows as wide as the scene.
  static func list(id: String, rows: Int, height: Double, start: Vector? = nil) -> SceneNode {
    .scroll(
      ScrollView(
        id, start: start,
        [.stack(SceneStack(.vertical, spacing: 0, isLazy: true, [.repeated(rows, .item(height: height))]))]))
  }

  /// The gallery: a vertical scroll view with a section, in it a horizontal strip of three heroes.
  ///
  /// Numbers of the talk's listing: margins 20, spacing 10 in the strip and 20 in the section, heroes 16:9 and as wide as
  /// the container on one column or two, aligned to views, shrunk to 0.8 near the edges.
  static func gallery(hasPaddles: Bool) -> SceneNode {
    let hero = SceneNode.item()
      .modified(.aspectRatio(16.0 / 9, fills: false))
      .modified(
        .containerRelativeFrame(
          ContainerRelativeFrame([.horizontal], .columnsBySizeClass(compact: 1, regular: 2, spacing: 10)))
      )
      .modified(
        .transition(
          ScrollTransition(
            .interactive, axis: .horizontal, effects: [.scale(x: 0.8, y: 0.8, anchor: .center)])))
    let strip = SceneNode.scroll(
      ScrollView(
        "heroes", axes: .horizontal, behavior: .viewAligned(), indicators: IndicatorSettings(.never),
        position: ScrollPositionSetting(),
        [
          .stack(
            SceneStack(
              .horizontal, spacing: 10, isLazy: true, isTargetLayout: true,
              [.repeated(3, prefix: "hero ", hero)]))
        ])
    ).modified(.contentMargins(EdgeInsets(.horizontal, 20), .automatic))
    var header: [SceneNode] = [.item("title", height: 40)]
    if hasPaddles {
      header += [
        SceneNode(id: "previous", .control(width: 40, height: 40, .previous(view: "heroes"))),
        SceneNode(id: "next", .control(width: 40, height: 40, .next(view: "heroes"))),
      ]
    }
    let section = SceneStack(
      .vertical, spacing: 20, alignment: .start,
      [
        SceneNode.stack(SceneStack(.horizontal, spacing: 10, header))
          .modified(.padding(EdgeInsets(top: 10, leading: 20, trailing: 20))),
        strip,
      ])
    return .scroll(
      ScrollView(
        "gallery",
        [
          .stack(
            SceneStack(
              .vertical, spacing: 0,
              [
                SceneNode.stack(section).modified(.padding(EdgeInsets(bottom: 20))),
                .repeated(12, prefix: "row ", .item(height: 80)),
              ]))
        ]))
  }
}
