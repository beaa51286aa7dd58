import EventLog
import ScrollModel
import Testing

/// Transitions and effects as they stand in files.
@Suite struct EffectCodingTests {
  static let effects: [CodingRow<VisualEffect>] = [
    .init(.offset(x: 3), #"{"offset": {"x": 3}}"#),
    .init(.scale(x: 0.8, y: 0.8), #"{"scale": {"x": 0.8, "y": 0.8}}"#),
    .init(.scale(y: 2, anchor: .bottom), #"{"scale": {"y": 2, "anchor": "bottom"}}"#),
    .init(.rotation(degrees: 10), #"{"rotation": 10}"#),
    .init(.rotation(degrees: 10, anchor: .top), #"{"rotation": {"degrees": 10, "anchor": "top"}}"#),
    .init(
      .rotation3D(degrees: 45, axis: RotationAxis(x: 0, y: 1, z: 0), perspective: 0.5),
      #"{"rotation3D": {"degrees": 45, "perspective": 0.5, "axis": {"x": 0, "y": 1, "z": 0}}}"#),
    .init(
      .transform(matrix: AffineMatrix(a: 2)),
      #"{"transform": {"matrix": {"a": 2, "b": 0, "c": 0, "d": 1, "tx": 0, "ty": 0}}}"#),
    .init(.opacity(amount: 0.5), #"{"opacity": 0.5}"#), .init(.blur(radius: 2), #"{"blur": 2}"#),
    .init(.blur(radius: 2, isOpaque: true), #"{"blur": {"radius": 2, "isOpaque": true}}"#),
    .init(.brightness(amount: 0.1), #"{"brightness": 0.1}"#),
    .init(.contrast(amount: 2), #"{"contrast": 2}"#),
    .init(.grayscale(amount: 1), #"{"grayscale": 1}"#),
    .init(.hueRotation(degrees: 90), #"{"hueRotation": 90}"#),
    .init(.saturation(amount: 0), #"{"saturation": 0}"#),
  ]

  @Test(arguments: effects)
  func formOfAnEffect(_ row: CodingRow<VisualEffect>) throws {
    try row.check()
  }

  @Test func aNumberMayHaveItsName() throws {
    let row = CodingRow(VisualEffect.opacity(amount: 0.5), "")
    #expect(try row.read(#"{"opacity": {"amount": 0.5}}"#) == row.value)
  }

  static let configurations: [CodingRow<ScrollTransitionConfiguration>] = [
    .init(.interactive, #""interactive""#), .init(.animated, #""animated""#),
    .init(.identity, #""identity""#),
    .init(.init(.interactive(curve: .linear)), #"{"interactive": {"curve": "linear"}}"#),
    .init(
      .init(.animated(duration: 500_000, curve: .easeIn)),
      #"{"animated": {"duration": 500000, "curve": "easeIn"}}"#),
    .init(.identity.threshold(.hidden), #"{"identity": {}, "threshold": "hidden"}"#),
    .init(.interactive.threshold(.visible), #"{"interactive": {}, "threshold": "visible"}"#),
    .init(.animated.threshold(.visible(amount: 0.3)), #"{"animated": {}, "threshold": {"visible": 0.3}}"#),
    .init(
      .animated.threshold(.centered.inset(by: 20)),
      #"{"animated": {}, "threshold": {"inset": {"from": "centered", "by": 20}}}"#),
    .init(
      .animated.threshold(.visible.interpolated(towards: .hidden, amount: 0.25)),
      #"{"animated": {}, "threshold":"#
        + #"{"interpolated": {"from": "visible", "towards": "hidden", "amount": 0.25}}}"#),
  ]

  @Test(arguments: configurations)
  func formOfAConfiguration(_ row: CodingRow<ScrollTransitionConfiguration>) throws {
    try row.check()
  }

  private static let side = ScrollTransition.Side(.animated, effects: [.blur(radius: 4)])

  static let transitions: [CodingRow<ScrollTransition>] = [
    .init(
      ScrollTransition(.animated, axis: .horizontal, effects: [.opacity(amount: 0)]),
      #"{"axis": "horizontal", "configuration": "animated", "effects": [{"opacity": 0}]}"#),
    .init(
      ScrollTransition(topLeading: side, bottomTrailing: .init(effects: [])),
      #"{"topLeading": {"configuration": "animated", "effects": [{"blur": 4}]}, "bottomTrailing": {"effects": []}}"#
    ),
  ]

  @Test(arguments: transitions)
  func formOfATransition(_ row: CodingRow<ScrollTransition>) throws {
    try row.check()
  }

  @Test func aSideThatIsLeftOutHasNoEffects() throws {
    let text = #"{"topLeading": {"configuration": "animated", "effects": [{"blur": 4}]}}"#
    #expect(try Self.transitions[1].read(text) == Self.transitions[1].value)
  }
}
