// Stops of a view that pages: multiples of its length, and the end of the content, which may be a shorter page.
extension ScrollViewModel {
  /// The last stop's number.
  var lastStop: Int {
    guard view.length > 0 else { return 0 }
    return Int(((bounds.upperBound - bounds.lowerBound) / view.length).rounded(.up))
  }

  /// The offset of a stop.
  func stop(_ index: Int) -> Double {
    min(bounds.lowerBound + Double(index) * view.length, bounds.upperBound)
  }

  /// The stop nearest to an offset; of two equally near, the later one.
  func nearestStop(_ offset: Double) -> Int {
    guard view.length > 0 else { return 0 }
    let below = stopBelow(offset)
    guard below < lastStop else { return below }
    return offset - stop(below) < stop(below + 1) - offset ? below : below + 1
  }

  /// The next stop in a direction, seen from between two stops; on a stop, that stop itself.
  func nextStop(from offset: Double, forward: Bool) -> Int {
    let below = stopBelow(offset)
    return forward && stop(below) < offset ? min(below + 1, lastStop) : below
  }

  private func stopBelow(_ offset: Double) -> Int {
    let place = (clamped(offset) - bounds.lowerBound) / view.length
    let index = Int(place.rounded(.down))
    return clamped(offset) == bounds.upperBound ? lastStop : min(max(index, 0), lastStop)
  }
}
