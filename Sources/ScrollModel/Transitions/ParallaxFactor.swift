/// How much of the offset a narrow row has to be shifted by to end together with a wide one.
public enum ParallaxFactor {
  /// The factor for two rows that begin together in one scroll view.
  ///
  /// At the end the offset has grown by `wide - container`, and the narrow row lacks `wide - narrow`: the factor is
  /// their quotient. It is above 1 where the narrow row is shorter than the container: such a row moves towards the
  /// end on screen, because it has to get there.
  ///
  /// - Parameters:
  ///   - narrow: the length of the narrow row, in points.
  ///   - wide: the length of the wide row, in points, which is the content's.
  ///   - container: the length of the scroll view without its insets, in points.
  /// - Returns: the factor; 0 where nothing can be done: nothing scrolls, or the rows are not (yet) of different
  ///   length.
  public static func exact(narrow: Double, wide: Double, container: Double) -> Double {
    guard narrow < wide, container < wide else { return 0 }
    return (wide - narrow) / (wide - container)
  }
}
