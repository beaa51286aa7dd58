/// How far a detent of a wheel scrolls where the step follows the size of the view.
public enum WheelStep {
  /// GTK's step: the page to the power of two thirds.
  ///
  /// A page of 1000 pt gives 100 pt. Source: GTK 4.18.6.
  ///
  /// - Parameter page: the length of the view along the axis, in points, 0 or more.
  /// - Returns: in points per detent.
  public static func points(page: Double) -> Double {
    DeterministicMath.cubeRoot(page * page)
  }
}
