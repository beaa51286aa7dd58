import Foundation
import ScrollInput
import ScrollModel
import TestSupport
import Testing

/// What a transition shows: effects mixed by the amount, and the frame they give.
@Suite struct TransitionEffectTests {
  static let gallery = ScrollTransitionTests.gallery

  /// A hero of the phone gallery with the content at an offset.
  static func appearance(hero: Int, offset: Double) -> EffectAppearance {
    let frame = Rect(
      origin: Vector(x: Double(hero) * 360, y: 0), size: Vector(x: 350, y: 196.875))
    let placement = gallery.placement(
      start: frame.start(.horizontal), length: 350, regionStart: offset + 20, regionLength: 350)
    return EffectAppearance(
      gallery.effects(placement.phase, amount: placement.amount), layoutFrame: frame)
  }

  @Test("L-12 scale 1 in identity, 0.8 outside")
  func outside() {
    #expect(
      Self.appearance(hero: 0, offset: -20).frame
        == Rect(origin: .zero, size: Vector(x: 350, y: 196.875)))
    // 0.8 x 350 = 280 around 535; 0.8 x 196.875 = 157.5 around 98.4375.
    let next = Self.appearance(hero: 1, offset: -20).frame
    #expect(next == Rect(origin: Vector(x: 395, y: 19.6875), size: Vector(x: 280, y: 157.5)))
    // The view shows the content up to -20 + 390 = 370: the layout lets 10 points peek, from 360 on; the looks none.
    #expect(next.start(.horizontal) > 370)
  }

  @Test("S0-40 a view shrinks a little as it nears the edge")
  func shrinks() {
    // The middles are 175 of 350 apart: half the way, by the curve half the effect: 0.9.
    let half = Self.appearance(hero: 0, offset: 155).frame
    #expect((half.size.x - 315).magnitude < 1e-9)
    #expect((half.start(.horizontal) - 17.5).magnitude < 1e-9)
    let widths = stride(from: -20.0, through: 330, by: 10).map {
      Self.appearance(hero: 0, offset: $0).frame.size.x
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test("8.2 the effect is mixed, the phase is not")
  func phases() {
    let transition = ScrollTransition(
      topLeading: .init(effects: [.offset(x: -40)]), bottomTrailing: .init(effects: [.offset(x: 100)]))
    #expect(transition.effects(.topLeading, amount: 0.25) == [.offset(x: -30)])
    #expect(transition.effects(.bottomTrailing, amount: 0.25) == [.offset(x: 75)])
    #expect(transition.effects(.bottomTrailing, amount: 0) == [.offset(x: 100)])
    #expect(transition.effects(.bottomTrailing, amount: 1).isEmpty)
    #expect(transition.effects(.identity, amount: 0).isEmpty)
  }

  /// The animation of a view that passes the threshold at one second and turns back after 100 ms of 200.
  @Test("8.2 an animated amount goes with time from the threshold on")
  func animated() {
    let into = TransitionAnimation(start: 1_000_000, duration: 200_000, from: 0, to: 1, curve: .linear)
    #expect(
      [0, 1_000_000, 1_050_000, 1_100_000, 1_200_000, 9_000_000].map(into.amount)
        == [0, 0, 0.25, 0.5, 1, 1])
    #expect(into.end == 1_200_000)
    let back = into.redirected(to: 0, at: 1_100_000)
    #expect([1_100_000, 1_200_000, 1_300_000].map(back.amount) == [0.5, 0.25, 0])
    let eased = TransitionAnimation(start: 0, duration: 1000, from: 0, to: 1)
    #expect(eased.amount(at: 250) == TimingCurve.easeInOut.value(at: 0.25))
  }

  @Test("8.2 an animation without a duration is over at once", arguments: [0, -5])
  func atOnce(_ duration: Int64) {
    let animation = TransitionAnimation(start: 7, duration: duration, from: 0, to: 1)
    #expect(animation.amount(at: 6) == 0)
    #expect(animation.amount(at: 7) == 1)
    #expect(animation.end == 7)
  }

  @Test("8.1 a transition in a file needs what differs from the usual only")
  func coding() throws {
    let side = #"{"effects": [{"scale": {"x": 0.8, "y": 0.8}}]}"#
    let text = #"{"axis": "horizontal", "topLeading": \#(side), "bottomTrailing": \#(side)}"#
    #expect(try JSONDecoder().decode(ScrollTransition.self, from: Data(text.utf8)) == Self.gallery)
    let kinds: [(String, ScrollTransitionConfiguration.Kind)] = [
      (#"{"interactive": {}}"#, .interactive(curve: .easeInOut)), (#"{"identity": {}}"#, .identity),
      (#"{"animated": {"curve": "linear"}}"#, .animated(duration: 350_000, curve: .linear)),
    ]
    for (text, kind) in kinds {
      let read = try JSONDecoder().decode(ScrollTransitionConfiguration.Kind.self, from: Data(text.utf8))
      #expect(read == kind)
      let again = try JSONDecoder().decode(
        ScrollTransitionConfiguration.Kind.self, from: try JSONEncoder().encode(kind))
      #expect(again == kind)
    }
    let animated = ScrollTransition(
      .init(
        .animated(duration: 120_000, curve: .easeOut), threshold: .hidden.inset(by: 4)),
      effects: [.rotation(degrees: 9, anchor: .topTrailing)])
    let data = try JSONEncoder().encode(animated)
    #expect(try JSONDecoder().decode(ScrollTransition.self, from: data) == animated)
  }
}
