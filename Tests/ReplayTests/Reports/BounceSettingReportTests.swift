import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// Reports of edges that a setting decides, and of edges that move.
@Suite struct BounceSettingReportTests {
  // MARK: B10, B11: settings

  /// The setting, the content's length, and whether a view of 600 pt bounces.
  static let sizes: [(BounceBehavior, Double, Bool)] = [
    (.always, 300, true), (.basedOnSize, 300, false), (.automatic, 300, true), (.basedOnSize, 600, false),
    (.basedOnSize, 601, true), (.always, 600, true), (.automatic, 601, true),
  ]

  @Test("B10 short content bounces by its setting", arguments: sizes)
  func shortContentBouncesByItsSetting(behavior: BounceBehavior, content: Double, bounces: Bool) {
    for way in ReportRig.Way.all {
      for device in ReportDevice.surfaces {
        for sign in [-1.0, 1] {
          var rig = ReportRig(way, content: content) {
            // The other axis is set the other way round: it has no say.
            let other = behavior == .basedOnSize ? BounceBehavior.always : .basedOnSize
            $0.bounce.horizontal = way.axis == .horizontal ? behavior : other
            $0.bounce.vertical = way.axis == .vertical ? behavior : other
          }
          let rest = rig.offset
          let end = max(0, content - 600)
          rig.down(device)
          rig.drag(device, Array(repeating: sign * 2, count: 10))
          rig.wait(120)
          let outside = max(0 - rig.offset, rig.offset - end)
          #expect((outside > 10) == bounces)
          if !bounces { #expect(outside <= 0) }
          rig.lift(device)
          rig.settle()
          #expect(rig.offset == (sign > 0 ? end : rest))
        }
      }
    }
  }

  @Test("B11 a glide may be kept from overshooting, a finger still stretches", arguments: Profile.all)
  func onlyAFingerOvershoots(profile: Profile) {
    for (isEnd, way) in [(false, ReportRig.Way.down), (true, .down), (false, .left), (true, .right)] {
      for device in ReportDevice.surfaces {
        var rig = ReportRig(way, start: isEnd ? 5000 : 400, profile: profile) {
          $0.bounce.includesMomentum = false
        }
        let edge: Double = isEnd ? 5400 : 0
        rig.flick(device, isEnd ? 4000 : -4000)
        rig.settle()
        #expect(rig.offsets().allSatisfy { rig.overscroll($0, isEnd: isEnd) <= 0 })
        #expect(rig.offset == edge)
        rig.down(device)
        rig.drag(device, Array(repeating: isEnd ? 1 : -1, count: 10))
        #expect(rig.overscroll(isEnd: isEnd) > 20)
        rig.lift(device)
        rig.settle()
        #expect(rig.offset == edge)
      }
    }
  }

  // MARK: B13: geometry

  @Test("B13 the spring's target follows the inset", arguments: Profile.all, ReportRig.Way.all)
  func theTargetFollowsTheInset(profile: Profile, way: ReportRig.Way) {
    for isEnd in [false, true] {
      var margins = EdgeInsets.zero
      margins[way.edge(isEnd: isEnd)] = 44
      let changed: Microseconds = 300_000
      let actions = [
        TimedAction(at: changed, .setMargins(view: "view", margins, .automatic)),
        TimedAction(at: 5_000_000, .setMargins(view: "view", .zero, .automatic)),
      ]
      // The hand has rested for 120 ms at 184 ms.
      var rig = ReportRig.stretched(120, isEnd: isEnd, way: way, profile: profile, actions: actions)
      rig.lift(.touchpad, after: 50)
      #expect(rig.time < changed)
      rig.wait(Double(changed - rig.time) / 1000 - 1)
      let before = rig.overscroll(isEnd: isEnd)
      #expect(before > 10, "in the midst of the bounce")
      rig.wait(1)
      #expect(rig.overscroll(isEnd: isEnd) > 10, "the inset moves no content")
      rig.wait(2000)
      #expect(rig.offset == (isEnd ? 5444 : -44))
      #expect(rig.phase == .idle)
      rig.settle()
      #expect(rig.offset == (isEnd ? 5400 : 0), "what rests past an edge that came back goes to it")
    }
  }
}
