/// Counts fast flicks in a row, along one axis: from the fourth on they fly further.
///
/// The multiplier becomes min(F + (1 + (count - 3) / 2) min(distance / 240, 0.9), 16). Source: tests of a
/// third party's reimplementation; no recording grows the multiplier; grade B. When paging, nothing is
/// counted: do not call it.
///
/// Chosen, because the source does not say: the division by 2 drops the rest, which gives the 1.9 of the
/// fourth flick with this flick counted; a release against the direction of the one before begins a new row.
public struct FlickCounter: Hashable, Sendable {
  /// The fast flicks in a row, this one counted.
  public private(set) var count: Int = 0
  /// The factor for the flight's way, 1 to 16.
  public private(set) var multiplier: Double = 1

  /// The time of the last release, in milliseconds.
  private var releaseTime: Double?
  /// The last velocity that was not zero: its sign is the direction.
  private var direction: Double = 0

  /// Makes a counter that has counted nothing.
  public init() {}

  /// Takes a touch-down: more than a second after the last release the count starts again.
  ///
  /// - Parameter milliseconds: the time of the event, from any zero.
  public mutating func touchDown(atMilliseconds milliseconds: Double) {
    guard let last = releaseTime, milliseconds - last > UIKitConstants.flickPause else { return }
    reset()
  }

  /// Takes a movement of a recognised drag: too slow or turned around, and the count starts again.
  ///
  /// - Parameter velocity: the recogniser's velocity along the axis, in points per millisecond.
  public mutating func drag(velocity: Double) {
    if velocity.magnitude < UIKitConstants.flickLostSpeed || isReversal(velocity) { reset() }
    turn(to: velocity)
  }

  /// Takes a release: a fast one counts, any other starts the count again.
  ///
  /// - Parameters:
  ///   - velocity: the velocity along the axis, in points per millisecond.
  ///   - distance: how far the finger dragged along the axis, in points, whatever its sign.
  ///   - milliseconds: the time of the event, from the same zero as the touch-downs.
  public mutating func release(velocity: Double, distance: Double, atMilliseconds milliseconds: Double) {
    releaseTime = milliseconds
    let isFast = velocity.magnitude >= UIKitConstants.flickSpeed
    if !isFast || isReversal(velocity) { reset() }
    turn(to: velocity)
    guard isFast else { return }
    count += 1
    guard count > UIKitConstants.plainFlicks else { return }
    let share = distance.magnitude / UIKitConstants.flickDistance
    let gain = share < UIKitConstants.flickDistanceLimit ? share : UIKitConstants.flickDistanceLimit
    let grown = multiplier + Double(1 + (count - UIKitConstants.plainFlicks) / 2) * gain
    multiplier = grown < UIKitConstants.flickMultiplierLimit ? grown : UIKitConstants.flickMultiplierLimit
  }

  /// Starts again: also when the content reaches an edge or rests.
  public mutating func reset() {
    count = 0
    multiplier = 1
  }

  private func isReversal(_ velocity: Double) -> Bool {
    (velocity > 0 && direction < 0) || (velocity < 0 && direction > 0)
  }

  private mutating func turn(to velocity: Double) {
    if velocity != 0 { direction = velocity }
  }
}
