extension VisualEffect {
  /// The effect mixed with one that does nothing: 0 is the effect itself, 1 does nothing, both exactly.
  ///
  /// What can be counted is mixed number by number, as an animation does it; anchors, axes and perspective stay.
  public func interpolated(towardsIdentity amount: Double) -> VisualEffect {
    func mix(_ number: Double, _ neutral: Double) -> Double {
      number * (1 - amount) + neutral * amount
    }
    switch self {
    case .offset(let x, let y):
      return .offset(x: mix(x, 0), y: mix(y, 0))
    case .scale(let x, let y, let anchor):
      return .scale(x: mix(x, 1), y: mix(y, 1), anchor: anchor)
    case .rotation(let degrees, let anchor):
      return .rotation(degrees: mix(degrees, 0), anchor: anchor)
    case .rotation3D(let degrees, let axis, let anchor, let anchorZ, let perspective):
      return .rotation3D(
        degrees: mix(degrees, 0), axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    case .transform(let matrix):
      return .transform(
        matrix: AffineMatrix(
          a: mix(matrix.a, 1), b: mix(matrix.b, 0), c: mix(matrix.c, 0), d: mix(matrix.d, 1),
          tx: mix(matrix.tx, 0), ty: mix(matrix.ty, 0)))
    case .opacity(let amount):
      return .opacity(amount: mix(amount, 1))
    case .blur(let radius, let isOpaque):
      return .blur(radius: mix(radius, 0), isOpaque: isOpaque)
    case .brightness(let amount):
      return .brightness(amount: mix(amount, 0))
    case .contrast(let amount):
      return .contrast(amount: mix(amount, 1))
    case .grayscale(let amount):
      return .grayscale(amount: mix(amount, 0))
    case .hueRotation(let degrees):
      return .hueRotation(degrees: mix(degrees, 0))
    case .saturation(let amount):
      return .saturation(amount: mix(amount, 1))
    }
  }
}
