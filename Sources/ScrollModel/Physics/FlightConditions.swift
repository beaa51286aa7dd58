/// What a flight needs to know beside its offset and velocity.
public struct FlightConditions: Hashable, Sendable {
  /// The offsets between which the flight is free, in points.
  public var bounds: ClosedRange<Double>
  /// How fast it loses speed.
  public var rate: DecelerationRate
  /// The factor of repeated flicks, 1 or more; it stretches the way within the bounds alone.
  public var multiplier: Double
  /// The pixels on which it rests.
  public var grid: PixelGrid

  /// Makes conditions.
  ///
  /// - Parameters:
  ///   - bounds: the offsets between which the flight is free, in points.
  ///   - rate: how fast it loses speed.
  ///   - multiplier: the factor of repeated flicks, 1 or more.
  ///   - grid: the pixels on which it rests.
  public init(
    bounds: ClosedRange<Double>, rate: DecelerationRate = .normal, multiplier: Double = 1,
    grid: PixelGrid = PixelGrid(scale: 1)
  ) {
    self.bounds = bounds
    self.rate = rate
    self.multiplier = multiplier
    self.grid = grid
  }
}

/// Why a flight rests: the law that moves it says how slow and how near that is.
public enum FlightRest: Hashable, Sendable {
  /// Slow enough, within the bounds.
  case slow
  /// Near enough to an edge that it was past; the offset is put on the edge.
  case edge
}
