import ScrollModel
import ScrollTesting
import Testing

let calm = IndicatorPolicy("calm") { situation in
  let hasBar = situation.overflows && situation.lastUsed == .mouse
  let isShown = hasBar || situation.activity == .scrolling
  return IndicatorRule.Verdict(
    style: hasBar ? .legacy : .overlay, state: isShown ? .visible : .hidden, reason: .own("calm"))
}
@Test func `The bar comes with the mouse's first notch, not with its plug`() throws {
  let replay = try Replayed("../../../../Traces/hybrid.jsonl", policy: calm)
  replay.expectIndicator(.vertical, .hidden, at: .seconds(3.5))
  replay.expectIndicator(.vertical, .visible, style: .legacy, at: .seconds(4))
}
@Test func `A flick shows an overlay until it is over`() throws {
  let replay = try Replayed(.synthetic { try $0.flick(.down(200), speed: 900) }, policy: calm)
  replay.expectIndicator(.vertical, .visible, style: .overlay, at: .milliseconds(300))
}
