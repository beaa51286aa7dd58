import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// Reports of pages and snapping: where a scroll ends, and that it can be left again.
@Suite struct PagingReportTests {
  // MARK: P03, P04, P07: fingers

  @Test(
    "P03 a flick turns one page, however fast, and the next one more", arguments: ReportRig.Way.all,
    [500, 1000, 2500, 8000, 10_000.0])
  func aFlickTurnsOnePage(way: ReportRig.Way, speed: Double) {
    let hands: [(ReportDevice, Profile)] = [(.touchpad, .uikit), (.touchscreen, .simple), (.touchpad, .gtk4)]
    for (device, profile) in hands {
      var rig = ReportRig.pages(way, start: 1800, profile: profile)
      for (sign, page) in [(1.0, 2400.0), (1, 3000), (-1, 2400)] {
        // Not so many frames that the drag itself passes half a page.
        rig.flick(device, sign * speed, steps: 3)
        rig.settle()
        #expect(rig.offset == page)
      }
    }
  }

  @Test("P04 pages as long as the visible container never drift", arguments: [false, true])
  func pagesNeverDrift(isRightToLeft: Bool) {
    let way = ReportRig.Way(axis: .horizontal, isRightToLeft: isRightToLeft)
    let page = SceneNode.item().modified(.containerRelativeFrame(ContainerRelativeFrame(.horizontal)))
    let view = ScrollView(
      "view", axes: .horizontal, behavior: .paging,
      [.stack(SceneStack(.horizontal, spacing: 0, [.repeated(20, page)]))])
    // A phone on its side: 59 pt are covered at either end.
    let scene = Scene(
      size: Vector(x: 844, y: 390), safeArea: EdgeInsets(.horizontal, 59),
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight, .scroll(view))
    var rig = ReportRig(ReportRig.scenario(scene), way)
    #expect(rig.offset == -59)
    for number in 1...19 {
      rig.flick(.touchpad, 1000, steps: 3)
      rig.settle()
      #expect(rig.offset == Double(number) * 726 - 59)
    }
    rig.flick(.touchpad, 1000, steps: 3)
    rig.settle()
    #expect(rig.offset == 19 * 726 - 59, "the twentieth page is the last")
  }

  @Test(
    "P07 a drag in the settle goes on from where the content is", arguments: Profile.all,
    ReportDevice.surfaces)
  func aDragInTheSettleGoesOn(profile: Profile, device: ReportDevice) {
    for sign in [1.0, -1] {
      for way in ReportRig.Way.all {
        var rig = ReportRig.pages(way, start: 1800, profile: profile)
        rig.flick(device, 1000, steps: 3)
        rig.wait(60)
        let middle = rig.offset
        #expect(middle > 1830 && middle < 2390)
        rig.down(device)
        // It is on a pixel from here on.
        #expect((rig.offset - middle).magnitude <= 0.5)
        let caught = rig.time
        rig.drag(device, Array(repeating: sign * 0.5, count: 10))
        let offsets = rig.offsets(from: caught)
        let steps = zip(offsets, offsets.dropFirst()).map { ($1 - $0).magnitude }
        // 0.5 mm at 10 pt/mm, and the pixel.
        #expect(steps.allSatisfy { $0 <= 5.5 })
        // The start threshold of a touchpad keeps back a millimetre.
        #expect(sign * (rig.offset - middle) > 35)
        rig.lift(device, after: 200)
        rig.settle()
        #expect(rig.offset.truncatingRemainder(dividingBy: 600) == 0)
      }
    }
  }

  // MARK: P05, P06, P09: targets

  @Test(
    "P05 an item longer than the view can be read to its end", arguments: ReportRig.Way.all,
    ReportDevice.surfaces)
  func aLongItemCanBeRead(way: ReportRig.Way, device: ReportDevice) {
    for place in [250.0, 100, 360] {
      var rig = ReportRig.strip([960, 960, 960], spacing: 0, way: way)
      rig.down(device)
      // 10 pt of the way are the start threshold or the hysteresis.
      rig.drag(device, Array(repeating: (place + 10) / 100, count: 10))
      rig.lift(device, after: 200)
      rig.settle()
      #expect(rig.offset == place)
    }
  }

  @Test("P06 the last item can be reached, and leaves no hole", arguments: ReportRig.Way.all, Profile.all)
  func theLastItemCanBeReached(way: ReportRig.Way, profile: Profile) {
    for (index, speed) in [-8000.0, -1000, 0, 300, 600, 1000, 4000, 8000].enumerated() {
      let device = ReportDevice.surfaces[index % 2]
      var rig = ReportRig.strip([280, 280, 280, 280], spacing: 20, way: way, start: 300, profile: profile)
      rig.down(device)
      rig.drag(device, Array(repeating: speed == 0 ? 1 : speed * 0.008 / ReportRig.gain, count: 4))
      rig.lift(device, after: speed == 0 ? 200 : 2)
      rig.settle()
      // Four items and three gaps are 1180 pt long, so the end is at 580.
      #expect([0, 300, 580].contains(rig.offset))
      if speed >= 4000 { #expect(rig.offset == 580) }
      if speed <= -1000 { #expect(rig.offset == 0) }
    }
  }

  /// Every layout of the strip that changes above item 3, on the way to it.
  static let growths: [(String, SceneAction)] = [
    (
      "a spacer above",
      .insert(view: "view", at: 0, [SceneNode.item(width: 100, height: 100).modified(.scrollTarget(false))])
    ),
    ("a target above", .insert(view: "view", at: 0, [.item("new", width: 100, height: 100)])),
    ("less above", .remove(view: "view", ids: ["item1"])),
  ]

  @Test("P09 a way to an item goes to where the item is now", arguments: growths, ReportRig.Way.all)
  func theWayFollowsItsItem(growth: (String, SceneAction), way: ReportRig.Way) throws {
    for wheel in [false, true] {
      var rig = ReportRig.strip(
        Array(repeating: 600, count: 8), spacing: 0, way: way, start: 1200,
        actions: [TimedAction(at: 300_000, growth.1)])
      if wheel {
        rig.turn(.wheel, 1)
      } else {
        rig.wait(150)
        rig.flick(.touchpad, 500, steps: 5)
      }
      rig.wait(Double(299_000 - rig.time) / 1000)
      #expect(rig.phase == .decelerating, "in the midst of the settle")
      #expect(rig.offset > 1210 && rig.offset < 1790)
      rig.settle()
      let view = rig.engine.scene.views[0]
      let index = try #require(view.content.index(of: "item3"))
      #expect(rig.offset == view.content.items[index].frame.start(way.axis))
      #expect(rig.offset == (growth.0 == "less above" ? 1200 : 1900))
      #expect(rig.phase == .idle)
    }
  }

  // MARK: P11, P12

  @Test(
    "P11 what is left of an inner flick turns no outer page", arguments: ReportDevice.surfaces, Profile.all)
  func anInnerFlickTurnsNoOuterPage(device: ReportDevice, profile: Profile) {
    for sign in [1.0, -1] {
      let inner = SceneNode.scroll(
        ScrollView("inner", start: Vector(x: 0, y: 200), [.item(height: 1000)])
      ).modified(.frame(width: 390, height: 600, alignment: .center))
      let outer = ScrollView(
        "view", behavior: .paging, start: Vector(x: 0, y: 600),
        [.stack(SceneStack(.vertical, spacing: 0, [.item(height: 600), inner, .item(height: 600)]))])
      let scene = Scene(size: Vector(x: 390, y: 600), .scroll(outer))
      var rig = ReportRig(ReportRig.scenario(scene, profile: profile))
      func innerOffset() -> Double? { rig.engine.states.first { $0.view == "inner" }?.sample.offset.y }
      rig.flick(device, sign * 3000)
      rig.settle()
      #expect(rig.offsets().allSatisfy { $0 == 600 })
      #expect(innerOffset() == (sign > 0 ? 400 : 0))
      // Another gesture that begins at the end is the outer view's.
      rig.flick(device, sign * 1000, steps: 4)
      rig.settle()
      #expect(rig.offset == 600 + sign * 600)
      #expect(innerOffset() == (sign > 0 ? 400 : 0))
    }
  }

  /// The item that is asked for, 300 pt long each, and where a view of 600 pt at 1200 then rests: items 4 and 5 are in it.
  static let requests: [(String, Double)] = [
    ("item4", 1200), ("item5", 1200), ("item2", 600), ("item0", 0), ("item6", 1500), ("item9", 2400),
  ]

  @Test("P12 a position without an anchor moves as little as does", arguments: requests, ReportRig.Way.all)
  func aPositionWithoutAnAnchorMovesLittle(request: (String, Double), way: ReportRig.Way) {
    for isAnimated in [false, true] {
      let asked = ScrollRequest(view: "view", .view(request.0, anchor: nil), isAnimated: isAnimated)
      var rig = ReportRig.strip(
        Array(repeating: 300, count: 12), spacing: 0, way: way, start: 1200,
        actions: [TimedAction(at: 100_000, .scroll(asked))]
      ) {
        $0.behavior = .automatic
        $0.position = ScrollPositionSetting()
      }
      #expect(rig.offset == 1200)
      rig.settle()
      #expect(rig.offset == request.1)
      if request.1 == 1200 {
        #expect(rig.offsets().allSatisfy { $0 == 1200 }, "what is visible moves nothing")
      }
    }
  }
}
