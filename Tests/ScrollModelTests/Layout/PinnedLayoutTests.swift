import ScrollInput
import ScrollModel
import Testing

/// Headers and footers that stay in view.
@Suite struct PinnedLayoutTests {
  /// Two sections of 250: a header of 30, five rows of 40, a footer of 20; a window of 200.
  private static func view(_ pinned: PinnedViews, safeArea: EdgeInsets = .zero) -> ScrollViewLayout {
    func section(_ name: String) -> SceneNode {
      SceneNode(
        .section(
          SceneSection(
            header: .item("header" + name, height: 30), footer: .item("footer" + name, height: 20),
            [.repeated(5, prefix: name, .item(height: 40))])))
    }
    let stack = SceneStack(.vertical, spacing: 0, pinned: pinned, [section("A"), section("B")])
    return SceneLayout(LayoutSamples.scene(300, 200, safeArea: safeArea, [.stack(stack)])).views[0]
  }

  private static func start(_ view: ScrollViewLayout, _ id: String, _ offset: Double) throws -> Double {
    let index = try #require(view.index(of: id))
    return view.frame(of: index, at: Vector(x: 0, y: offset)).start(.vertical)
  }

  @Test(
    "section 2: a header stays at the visible edge until its section ends",
    arguments: [
      (-50.0, 0.0, 250.0), (0, 0, 250), (100, 100, 250), (220, 220, 250), (240, 220, 250), (300, 220, 300),
    ])
  func header(offset: Double, first: Double, second: Double) throws {
    let view = Self.view(.headers)
    #expect(try Self.start(view, "headerA", offset) == first)
    #expect(try Self.start(view, "headerB", offset) == second)
    #expect(try Self.start(view, "A0", offset) == 30)
    #expect(try Self.start(view, "footerA", offset) == 230)
  }

  @Test(
    "section 2: a footer stays at the other edge from where its section begins",
    arguments: [
      (-190.0, 0.0), (-100, 80), (0, 180), (50, 230), (100, 230),
    ])
  func footer(offset: Double, expected: Double) throws {
    let view = Self.view(.footers)
    #expect(try Self.start(view, "footerA", offset) == expected)
    #expect(try Self.start(view, "headerA", offset) == 0)
  }

  @Test("section 2: the visible edge lies inside of the insets")
  func insets() throws {
    let view = Self.view([.headers, .footers], safeArea: EdgeInsets(top: 47, bottom: 34))
    #expect(try Self.start(view, "headerA", -47) == 0)
    #expect(try Self.start(view, "headerA", 53) == 100)
    // The window's end at 200, less 34 and the footer's 20.
    #expect(try Self.start(view, "footerA", 0) == 146)
  }
}
