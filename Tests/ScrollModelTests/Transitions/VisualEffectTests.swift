import Foundation
import ScrollInput
import ScrollModel
import TestSupport
import Testing

/// Effects: their list, their mixture with nothing, and the frames they give.
@Suite struct VisualEffectTests {
  /// One of each, with what it is when a quarter of it is gone, and what does nothing.
  static let each: [(full: VisualEffect, quarter: VisualEffect, neutral: VisualEffect)] = [
    (.offset(x: 8, y: -4), .offset(x: 6, y: -3), .offset(x: 0, y: 0)),
    (
      .scale(x: 0.5, y: 3, anchor: .top), .scale(x: 0.625, y: 2.5, anchor: .top),
      .scale(x: 1, y: 1, anchor: .top)
    ),
    (
      .rotation(degrees: 60, anchor: .leading), .rotation(degrees: 45, anchor: .leading),
      .rotation(degrees: 0, anchor: .leading)
    ),
    (
      .rotation3D(degrees: -80, axis: RotationAxis(x: 0, y: 1, z: 0), anchorZ: 2, perspective: 0.5),
      .rotation3D(degrees: -60, axis: RotationAxis(x: 0, y: 1, z: 0), anchorZ: 2, perspective: 0.5),
      .rotation3D(degrees: 0, axis: RotationAxis(x: 0, y: 1, z: 0), anchorZ: 2, perspective: 0.5)
    ),
    (
      .transform(matrix: AffineMatrix(a: 5, b: 4, c: -8, d: 1, tx: 12, ty: 0)),
      .transform(matrix: AffineMatrix(a: 4, b: 3, c: -6, d: 1, tx: 9, ty: 0)),
      .transform(matrix: .identity)
    ),
    (.opacity(amount: 0), .opacity(amount: 0.25), .opacity(amount: 1)),
    (.blur(radius: 8, isOpaque: true), .blur(radius: 6, isOpaque: true), .blur(radius: 0, isOpaque: true)),
    (.brightness(amount: 0.5), .brightness(amount: 0.375), .brightness(amount: 0)),
    (.contrast(amount: 3), .contrast(amount: 2.5), .contrast(amount: 1)),
    (.grayscale(amount: 1), .grayscale(amount: 0.75), .grayscale(amount: 0)),
    (.hueRotation(degrees: 180), .hueRotation(degrees: 135), .hueRotation(degrees: 0)),
    (.saturation(amount: 0), .saturation(amount: 0.25), .saturation(amount: 1)),
  ]

  @Test("S0-41 an effect mixed with nothing: the effect at 0, a quarter less at 1/4, nothing at 1")
  func mixture() {
    #expect(Self.each.count == 12)
    for (full, quarter, neutral) in Self.each {
      #expect(full.interpolated(towardsIdentity: 0) == full)
      #expect(full.interpolated(towardsIdentity: 0.25) == quarter)
      #expect(full.interpolated(towardsIdentity: 1) == neutral)
    }
  }

  @Test("S0-41 effects that do nothing leave the frame to the bit", arguments: UInt64(1)...20)
  func nothing(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let frame = Rect(
      origin: Vector(x: Double(random.int(-999...999)), y: Double(random.int(-999...999)) / 4),
      size: Vector(x: Double(random.int(0...999)), y: Double(random.int(0...999)) / 8))
    let appearance = EffectAppearance(Self.each.map(\.neutral), layoutFrame: frame)
    #expect(appearance.frame == frame)
    #expect(appearance.rotation == 0 && appearance.opacity == 1)
  }

  @Test("S0-41 an effect round trips, and takes its defaults in a file")
  func coding() throws {
    for (effect, _, _) in Self.each {
      #expect(try JSONDecoder().decode(VisualEffect.self, from: try JSONEncoder().encode(effect)) == effect)
    }
    let written: [(String, VisualEffect)] = [
      (#"{"scale": {"y": 2}}"#, .scale(x: 1, y: 2, anchor: .center)),
      (#"{"offset": {"x": 3}}"#, .offset(x: 3, y: 0)), (#"{"blur": {"radius": 2}}"#, .blur(radius: 2)),
    ]
    for (text, effect) in written {
      #expect(try JSONDecoder().decode(VisualEffect.self, from: Data(text.utf8)) == effect)
    }
  }

  @Test(
    "S0-42 what could change the layout is not an effect",
    arguments: ["font", "frame", "padding", "fixedSize", "lineLimit", "colorEffect", "layerEffect"])
  func refused(_ name: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(VisualEffect.self, from: Data(#"{"\#(name)": {"amount": 1}}"#.utf8))
    }
  }

  /// A view of 100 x 40 at (200, 10).
  static let frame = Rect(origin: Vector(x: 200, y: 10), size: Vector(x: 100, y: 40))

  /// By hand: a scale keeps its anchor, an offset before a scale is scaled too, one behind it is not.
  @Test(
    "8.2 the frame that is seen",
    arguments: [
      ([VisualEffect.offset(x: 5, y: -3)], [205.0, 7, 100, 40]),
      ([.scale(x: 0.5, y: 0.5)], [225, 20, 50, 20]),
      ([.scale(x: 0.5, y: 1, anchor: .leading)], [200, 10, 50, 40]),
      ([.scale(x: 2, y: 3, anchor: .bottomTrailing)], [100, -70, 200, 120]),
      ([.scale(x: -1, y: 1, anchor: .trailing)], [300, 10, 100, 40]),
      ([.scale(x: 0, y: 0)], [250, 30, 0, 0]),
      ([.offset(x: 10), .scale(x: 0.5, y: 1)], [230, 10, 50, 40]),
      ([.scale(x: 0.5, y: 1), .offset(x: 10)], [235, 10, 50, 40]),
      ([.transform(matrix: AffineMatrix(tx: 7, ty: 8))], [207, 18, 100, 40]),
      // A quarter turn around the view's origin: its 40 go to the left, its 100 down.
      ([.transform(matrix: AffineMatrix(a: 0, b: 1, c: -1, d: 0))], [160, 10, 40, 100]),
      // Twice an eighth of a turn, each longer by the root of 2: x'' = -2 y, y'' = 2 x.
      (
        [
          .transform(matrix: AffineMatrix(a: 1, b: 1, c: -1, d: 1)),
          .transform(matrix: AffineMatrix(a: 1, b: 1, c: -1, d: 1)),
        ], [120, 10, 80, 200]
      ),
      // A shear by half the height.
      ([.transform(matrix: AffineMatrix(c: 0.5))], [200, 10, 120, 40]),
    ])
  func frames(_ effects: [VisualEffect], _ numbers: [Double]) {
    let seen = EffectAppearance(effects, layoutFrame: Self.frame).frame
    #expect([seen.origin.x, seen.origin.y, seen.size.x, seen.size.y] == numbers)
  }

  @Test("8.2 turns stay angles, opacities multiply, drawing stays a list")
  func others() {
    let seen = EffectAppearance(
      [
        .rotation(degrees: 30), .opacity(amount: 0.5), .blur(radius: 2),
        .rotation(degrees: -10, anchor: .top),
        .opacity(amount: 0.25), .hueRotation(degrees: 5),
      ],
      layoutFrame: Self.frame)
    #expect(seen.frame == Self.frame)
    #expect(seen.rotation == 20)
    #expect(seen.opacity == 0.125)
    #expect(seen.drawing == [.blur(radius: 2), .hueRotation(degrees: 5)])
    #expect(EffectAppearance([.opacity(amount: 7)], layoutFrame: Self.frame).opacity == 1)
    #expect(EffectAppearance([.opacity(amount: -7)], layoutFrame: Self.frame).opacity == 0)
  }
}
