/// A change that begins fast and ends slowly: GTK's fade of overlay indicators, both ways.
public enum EaseOutCubic {
  /// How much of the change is done: `1 - (1 - t)³`.
  ///
  /// - Parameter share: the share t of the time that has passed, 0 to 1; outside it counts as its nearer end.
  /// - Returns: 0 to 1.
  public static func progress(_ share: Double) -> Double {
    let left = 1 - min(max(share, 0), 1)
    return 1 - left * left * left
  }
}
