import ScrollInput

/// Where something that moves is at each frame, in units from where it began.
struct MotionPlan: Hashable, Sendable {
  /// The places behind the one where it began, a frame each.
  var places: [GridPoint]

  /// So many frames at the end of a flick go at its speed: the recogniser's V(n) and V(n-1) see three.
  static let steadyFrames = 3

  /// At an even pace: every place is as near to it as whole units allow, and the last one is exact.
  static func even(_ way: GridPoint, frames: Int64) -> MotionPlan {
    MotionPlan(places: (1...max(1, frames)).map { way.part($0, of: max(1, frames)) })
  }

  /// Ever faster, each step longer than the one before by the same, and at the end three equal steps.
  ///
  /// - Parameters:
  ///   - way: The whole way.
  ///   - step: The steps at the end.
  ///   - gathering: The frames before those.
  /// - Returns: The plan.
  static func flick(_ way: GridPoint, step: GridPoint, gathering: Int64) -> MotionPlan {
    var places: [GridPoint] = []
    let before = way - step * Int64(steadyFrames)
    // The n-th of the triangular numbers is reached after n steps that grow by one.
    let whole = gathering * (gathering + 1)
    if gathering > 0 { places += (1...gathering).map { before.part($0 * ($0 + 1), of: whole) } }
    for count in 1...Int64(steadyFrames) { places.append(before + step * count) }
    return MotionPlan(places: places)
  }

  /// The way from the first place to the last.
  var way: GridPoint { places.last ?? .zero }

  /// The least and the greatest places, the first one included.
  var bounds: (least: GridPoint, greatest: GridPoint) {
    var (least, greatest) = (GridPoint.zero, GridPoint.zero)
    for place in places {
      least = GridPoint(x: min(least.x, place.x), y: min(least.y, place.y))
      greatest = GridPoint(x: max(greatest.x, place.x), y: max(greatest.y, place.y))
    }
    return (least, greatest)
  }

  /// The steps, a frame each.
  var steps: [GridPoint] {
    places.indices.map { $0 == 0 ? places[0] : places[$0] - places[$0 - 1] }
  }
}
