/// A recording of which the interpreter makes something else than the peer: what each says, and who is right.
struct OracleDifference: Sendable {
  /// Who is right.
  enum Right: Sendable { case own, peer, both }

  let differs: [String]
  let right: Right
  let reason: String

  /// Every recording that differs.
  static let table: [String: OracleDifference] = [
    "touchpad/alps-glidepoint-2-finger-tap.evemu": OracleDifference(
      differs: ["the peer has 1 scrolls, here are 0"], right: .own,
      reason: "a tap; the peer scrolls 1.2 mm, since a pad of two corners has no start threshold there"),
    "touchpad/bcm5974-three-finger-click-protocol-a.evemu": OracleDifference(
      differs: ["the peer has 2 scrolls, here are 0"], right: .own,
      reason: "three fingers click; the peer scrolls 0.03 mm twice, since it follows one of them only"),
    "touchpad/cros-two-finger-fast-flick-id-split.evtest": OracleDifference(
      differs: ["the peer has 0 scrolls, here are 1"], right: .own,
      reason: "a flick of two fingers in 62 ms, one of which comes in two contacts; the peer loses it"),
    "touchpad/cros-two-finger-id-change.evtest": OracleDifference(
      differs: ["scroll 1: vertical 46.31849146110058 mm, here 49.949999999999996 mm"], right: .own,
      reason:
        "one finger changes its id; the peer leaves out three frames of 3.7 mm, though both fingers move on"),
    "touchpad/cypress-three-finger-press.evemu": OracleDifference(
      differs: ["the peer has 1 scrolls, here are 0"], right: .own,
      reason: "three fingers press; the peer scrolls 0.2 mm"),
    "touchpad/cypress-two-finger-tap.evemu": OracleDifference(
      differs: ["the peer has 1 scrolls, here are 0"], right: .own,
      reason: "a tap; the peer scrolls 0.2 mm"),
    "touchpad/synaptics-st-two-finger-scroll-down.evemu": OracleDifference(
      differs: [
        "scroll 1: starts at 60113 us, here 23610 us later",
        "scroll 1: vertical 18.16951612903226 mm, here 18.844905018203722 mm",
      ], right: .both,
      reason:
        "one place for two fingers; the peer has no start threshold there, so its taps scroll; the threshold "
        + "here is spent on the way back that the fingers make first"),
    "touchpad/synaptics-st-two-finger-scroll-up.evemu": OracleDifference(
      differs: ["scroll 1: starts at 95521 us, here 142705 us later"], right: .both,
      reason: "as the one before: the first millimetre is slow, and a tap may be as long"),
  ]

  /// Edge scrolls that differ.
  static let edges: [String: OracleDifference] = [
    "touchpad/synaptics-fdo23890-single-touch.evemu": OracleDifference(
      differs: ["scroll 1: vertical -1.3643738140417458 mm, here -6.01973684210526 mm"], right: .both,
      reason:
        "a light finger whose places jump 10 to 30 mm to and fro; the peer drops each jump of more than 7 mm, "
        + "here one that stays counts"),
    "touchpad/synaptics-hp8470p-edge-scroll-horizontal.evemu": OracleDifference(
      differs: ["the peer has 4 scrolls, here are 3"], right: .own,
      reason:
        "a shadow contact of three frames ends the peer's second scroll; here it is the same finger, and goes "
        + "on"),
    "touchpad/synaptics-st-two-finger-scroll-up.evemu": OracleDifference(
      differs: ["the peer has 1 scrolls, here are 0"], right: .own,
      reason: "two fingers in the lower edge; the peer takes their one place for a finger that scrolls 0.2 mm"
    ),
  ]
}
