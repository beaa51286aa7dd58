/// Where an indicator's thumb can be along its view, in points from the view's start.
public struct IndicatorTrack: Hashable, Sendable {
  /// Where it begins.
  public var start: Double
  /// How long it is.
  public var length: Double
  /// The lengths of the view along the axis.
  public var geometry: AxisGeometry
  /// How long a thumb is at least, unless the track is shorter.
  public var minimumLength: Double
  /// What is left at least of a thumb that is pressed together past an edge.
  public var leastLength: Double

  /// Makes a track.
  public init(
    start: Double, length: Double, geometry: AxisGeometry, minimumLength: Double, leastLength: Double
  ) {
    self.start = start
    self.length = length
    self.geometry = geometry
    self.minimumLength = minimumLength
    self.leastLength = leastLength
  }

  /// How far the content can scroll.
  private var range: Double {
    geometry.bounds.upperBound - geometry.bounds.lowerBound
  }

  /// The thumb's length while the content is inside: the view's share of all that there is to see.
  private var restLength: Double {
    let whole = geometry.length + range
    let share = whole > 0 ? geometry.length / whole : 1
    return min(max(share * length, minimumLength), length)
  }

  /// Where the thumb is at an offset; `nil` where the track has no room for one.
  ///
  /// Past an edge it stays at that end and is pressed together, the more the farther the content is.
  public func thumb(at offset: Double) -> IndicatorThumb? {
    guard length > leastLength, geometry.length > 0 else { return nil }
    let past = max(geometry.bounds.lowerBound - offset, offset - geometry.bounds.upperBound, 0)
    let pressed = max(restLength * geometry.length / (geometry.length + past), leastLength)
    // At the end exactly: a product need not give it back.
    if offset >= geometry.bounds.upperBound, range > 0 {
      return IndicatorThumb(start: start + length - pressed, length: pressed)
    }
    let part = range > 0 ? max(offset - geometry.bounds.lowerBound, 0) / range : 0
    return IndicatorThumb(start: start + part * (length - pressed), length: pressed)
  }

  /// The offset that puts the thumb's start at a place, inside the range; `nil` where the thumb cannot move.
  public func offset(thumbAt place: Double) -> Double? {
    let way = length - restLength
    guard way > 0, range > 0 else { return nil }
    return geometry.clamped(geometry.bounds.lowerBound + (place - start) / way * range)
  }
}

/// The part of an indicator that shows where the content is, in points from the view's start.
public struct IndicatorThumb: Hashable, Sendable {
  /// Where it begins.
  public var start: Double
  /// How long it is.
  public var length: Double

  /// Makes a thumb.
  public init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  /// Whether a place along the view is on it.
  public func contains(_ place: Double) -> Bool {
    place >= start && place < start + length
  }
}
