import InputEvents
import Replay
import ScrollInput
import ScrollModel
import TestSupport
import Testing

/// What bars beside the content take from it, and that none flips at a pixel.
@Suite struct BarSpaceTests {
  /// A view whose content takes all the width that it is offered.
  private static func filling(height: Double, axes: Axis.Set = .vertical) -> ScrollView {
    ScrollView("list", axes: axes, [.item("all", height: height)])
  }

  @Test(
    "scenario 22: content that fills the width is offered what the bar leaves, and scrolls sideways nowhere")
  func offersTheRest() {
    var stage = Stage(Self.filling(height: 1000), width: 300, height: 400)
    #expect(stage.frame("all")?.size.x == 300)
    stage.setDevices([.mouse])
    #expect(stage.frame("all")?.size.x == 285)
    #expect(stage.view().range(.horizontal).upperBound == 0)
    #expect(stage.view().appearance(of: .vertical, at: 0)?.decision.reserved == 15)
    stage.wait(1000)
    stage.setDevices([])
    #expect(stage.frame("all")?.size.x == 300)
    #expect(stage.view().appearance(of: .vertical, at: stage.time)?.decision.reserved == 0)
  }

  @Test("scenario 22: heights follow the width, and a bar that makes itself superfluous stays")
  func keepsTheBar() {
    // As high as it is wide: 400 in 400 needs none, 405 in 400 does, and with the bar it is 390 high.
    let square = SceneNode.item("square").modified(.aspectRatio(1, fills: false))
    let view = ScrollView("list", [square])
    for (height, width) in [(400.0, 400.0), (399, 385), (390, 385), (385, 385), (384, 385)] {
      let stage = Stage(view, width: 400, height: height, devices: [.mouse])
      #expect(stage.frame("square")?.size == Vector(x: width, y: width), "\(height)")
      #expect(stage.view().indicator(.vertical)?.state == (width == 400 ? .hidden : .visible))
    }
  }

  @Test("a resize pixel by pixel changes a bar once a crossing, whatever the bar does to the content")
  func noFlip() {
    let square = SceneNode.item("square").modified(.aspectRatio(1, fills: false))
    var stage = Stage(ScrollView("list", [square]), width: 400, height: 420, devices: [.mouse])
    var changes = 0
    var before = stage.view().indicator(.vertical)?.state
    for height in (360...420).reversed().map(Double.init) + (360...420).map(Double.init) {
      stage.wait(16)
      stage.perform(.resize(Vector(x: 400, y: height)))
      let now = stage.view().indicator(.vertical)?.state
      if now != before { changes += 1 }
      before = now
      #expect(now == (height < 400 ? .visible : .hidden), "\(height)")
    }
    #expect(changes == 2)
  }

  @Test("one bar may make the other necessary: both stand, and each ends before the other")
  func bothBars() {
    // 200 x 190 fits in 200 x 200 but for the bar that 300 of height asks for.
    let wide = ScrollView("both", axes: [.horizontal, .vertical], [.item("all", width: 190, height: 300)])
    let stage = Stage(wide, devices: [.mouse])
    #expect(stage.view().appearance(of: .vertical, at: 0)?.decision.reserved == 15)
    #expect(stage.view().appearance(of: .horizontal, at: 0)?.decision.reserved == 15)
    #expect(stage.view().range(.horizontal) == 0...5 && stage.view().range(.vertical) == 0...115)
    let thumb = stage.view().appearance(of: .vertical, at: 0)?.thumb
    #expect(thumb?.start == 4 && (thumb?.length ?? 0) < 200 - 8 - 15)
    let fits = ScrollView("both", axes: [.horizontal, .vertical], [.item("all", width: 190, height: 200)])
    #expect(Stage(fits, devices: [.mouse]).view().appearance(of: .vertical, at: 0)?.decision.reserved == 0)
  }

  @Test("a mouse that comes in mid scroll moves nothing that was in view, and what snapped snaps again")
  func keepsThePlace() {
    var stage = Stage(
      ScrollView.strip(5, behavior: .paging).with { $0.axes = .horizontal }, width: 300, height: 200)
    stage.scroll(.point(x: 620, y: nil), .proxy)
    let offset = stage.offset()
    stage.setDevices([.mouse])
    #expect(stage.offset() == offset && stage.view().isAtLegalPlace)
    var list = Stage(Self.filling(height: 5000), width: 300, height: 400)
    list.swipe(y: 500)
    let before = list.offset()
    list.setDevices([.mouse])
    #expect(list.offset() == before)
  }

  @Test("preferred always, there is room for the bar from the start; by a policy without bars there never is")
  func fromTheStart() {
    let scene = Scene(size: Vector(x: 300, y: 400), .scroll(Self.filling(height: 1000)))
    let always = Stage(scene, preference: .always)
    #expect(always.frame("all")?.size.x == 285)
    for policy in [IndicatorPolicy.touchOnly, .gtk4] {
      #expect(Stage(scene, policy: policy, devices: [.mouse]).frame("all")?.size.x == 300)
    }
    let never = Stage(
      Scene(
        size: Vector(x: 300, y: 400),
        .scroll(Self.filling(height: 1000).with { $0.indicators = IndicatorSettings(.never) })),
      preference: .always, devices: [.mouse])
    #expect(never.frame("all")?.size.x == 300)
  }

  @Test("a long lazy list gets its bar, and no more than one layout goes round")
  func lazyList() {
    var stage = Stage(Scenario.longList, devices: [.mouse])
    #expect(stage.view().appearance(of: .vertical, at: 0)?.decision.reserved == 15)
    stage.perform(.setContent(view: "list", [.item(height: 100)]))
    #expect(stage.view().appearance(of: .vertical, at: 0)?.decision.reserved == 0)
    #expect(stage.view().indicator(.vertical)?.state == .hidden)
    stage.perform(.setIndicators(view: "list", IndicatorSettings(.hidden)))
    stage.perform(.setContent(view: "list", [.item(height: 1000)]))
    #expect(stage.view().appearance(of: .vertical, at: 0)?.decision.reserved == 15)
  }
}
