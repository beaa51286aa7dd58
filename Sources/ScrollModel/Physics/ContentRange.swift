/// The offsets between which content can rest, along one axis.
public enum ContentRange {
  /// The least offset: the base less the inset at the start, on the pixel grid.
  ///
  /// Source: tests of a third party's reimplementation, 2 rows; grade B.
  ///
  /// - Parameters:
  ///   - startInset: the inset before the content, in points.
  ///   - base: where the content begins, in points.
  ///   - grid: the pixels.
  /// - Returns: the offset, in points.
  public static func minimum(startInset: Double, base: Double = 0, grid: PixelGrid) -> Double {
    grid.rounded(base - startInset)
  }

  /// The greatest offset, never below the least; it is not put on the pixel grid.
  ///
  /// Source: tests of a third party's reimplementation, 3 rows; grade B.
  ///
  /// - Parameters:
  ///   - content: the length of the content, in points.
  ///   - endInset: the inset after the content, in points.
  ///   - length: the length of the view, in points.
  ///   - minimum: the least offset, in points.
  /// - Returns: the offset, in points.
  public static func maximum(content: Double, endInset: Double, length: Double, minimum: Double) -> Double {
    let end = content + endInset - length
    return end > minimum ? end : minimum
  }

  /// The offsets between which content rests.
  ///
  /// - Parameters:
  ///   - content: the length of the content, in points.
  ///   - length: the length of the view, in points.
  ///   - startInset: the inset before the content, in points.
  ///   - endInset: the inset after the content, in points.
  ///   - base: where the content begins, in points.
  ///   - grid: the pixels.
  /// - Returns: the least to the greatest offset, in points.
  public static func offsets(
    content: Double, length: Double, startInset: Double = 0, endInset: Double = 0, base: Double = 0,
    grid: PixelGrid
  ) -> ClosedRange<Double> {
    let least = minimum(startInset: startInset, base: base, grid: grid)
    return least...maximum(content: content, endInset: endInset, length: length, minimum: least)
  }
}
