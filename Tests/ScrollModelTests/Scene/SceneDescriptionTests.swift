import ScrollInput
import ScrollModel
import Testing

/// What people see of a scene in a failed test.
@Suite struct SceneDescriptionTests {
  @Test func aSceneIsATree() {
    let strip = ScrollView(
      "strip", axes: .horizontal, behavior: .paging, start: Vector(x: 40, y: 0),
      [
        .stack(
          SceneStack(
            .horizontal, spacing: 0, isLazy: true, [.repeated(3, prefix: "page ", .item(height: 50))]))
      ])
    let scene = Scene(
      size: Vector(x: 390, y: 844), safeArea: EdgeInsets(top: 47, bottom: 34), refreshRate: 120,
      .stack(
        SceneStack(
          .vertical,
          [
            SceneNode(id: "next", .control(width: 40, height: nil, .next(view: "strip"))),
            SceneNode.scroll(strip).modified(.padding(EdgeInsets(.horizontal, 20))),
          ])))
    #expect(
      scene.description == """
        scene 390 x 844, safe area top 47 bottom 34, 120 Hz
          vertical stack
            control next 40 x any, next of strip
            scroll view strip, horizontal, paging, from 40, 0, padding leading 20 trailing 20
              lazy horizontal stack, spacing 0
                repeat 3, prefix page \("")
                  item any x 50
        """)
  }
}
