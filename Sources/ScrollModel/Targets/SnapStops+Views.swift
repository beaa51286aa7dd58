extension SnapStops {
  /// A target's place before stops are made of places.
  fileprivate struct Place {
    var range: ClosedRange<Double>
    var aligned: Double
    /// The target, or nothing for an end of the content.
    var target: Int?
  }

  /// Places where scroll targets are aligned with the container.
  ///
  /// - Parameters:
  ///   - frames: the targets' frames in content coordinates, in any order.
  ///   - axis: the axis of the stops.
  ///   - anchor: the point of target and container that is brought together, 0 where both begin, 1 where they end.
  ///   - geometry: the lengths along the axis.
  ///   - choices: whether long items and the content's ends are places to rest.
  /// - Complexity: O(*n* log *n*) in the number of targets, O(*n*) if they come sorted.
  public init(
    views frames: [Rect], along axis: Axis, anchor: Double = 0, in geometry: AxisGeometry,
    choices: ScrollChoices = ScrollChoices()
  ) {
    var places = frames.enumerated().map { index, frame in
      Self.place(index, of: frame, along: axis, anchor: anchor, in: geometry, choices: choices)
    }
    guard !places.isEmpty else {
      self.init(freeIn: geometry.bounds)
      return
    }
    if choices.endsAreStops {
      places.append(Place(end: geometry.bounds.lowerBound))
      places.append(Place(end: geometry.bounds.upperBound))
    }
    let isSorted = zip(places, places.dropFirst()).allSatisfy { !$1.comes(before: $0) }
    if !isSorted { places.sort { $0.comes(before: $1) } }
    self.init(places, bounds: geometry.bounds, count: frames.count)
  }

  private static func place(
    _ index: Int, of frame: Rect, along axis: Axis, anchor: Double, in geometry: AxisGeometry,
    choices: ScrollChoices
  ) -> Place {
    let start = frame.start(axis)
    let length = frame.size[axis]
    func offset(_ anchor: Double) -> Double {
      geometry.clamped(geometry.aligned(start: start, length: length, anchor: anchor))
    }
    let aligned = offset(anchor)
    let isLong = choices.longItems == .free && length > geometry.container
    return Place(range: isLong ? offset(0)...offset(1) : aligned...aligned, aligned: aligned, target: index)
  }

  /// Makes stops of sorted places: those that touch are one.
  private init(_ places: [Place], bounds: ClosedRange<Double>, count: Int) {
    var stops: [ViewStop] = []
    var order: [Int] = []
    var stopOfTarget = Array(repeating: 0, count: count)
    order.reserveCapacity(count)
    for place in places {
      if let last = stops.last, place.range.lowerBound <= last.range.upperBound + Self.tolerance {
        let end = max(last.range.upperBound, place.range.upperBound)
        stops[stops.count - 1].range = last.range.lowerBound...end
        if last.targets.isEmpty { stops[stops.count - 1].aligned = place.aligned }
      } else {
        stops.append(
          ViewStop(range: place.range, aligned: place.aligned, targets: order.count..<order.count))
      }
      guard let target = place.target else { continue }
      order.append(target)
      stopOfTarget[target] = stops.count - 1
      stops[stops.count - 1].targets = stops[stops.count - 1].targets.lowerBound..<order.count
    }
    self.init(bounds: bounds, kind: .views(stops), order: order, stopOfTarget: stopOfTarget)
  }
}

extension SnapStops.Place {
  fileprivate init(end: Double) {
    self.init(range: end...end, aligned: end, target: nil)
  }

  /// By offset, then by target, the content's ends after the targets that share them.
  fileprivate func comes(before other: Self) -> Bool {
    if range.lowerBound != other.range.lowerBound { return range.lowerBound < other.range.lowerBound }
    guard let target else { return false }
    return other.target.map { target < $0 } ?? true
  }
}
