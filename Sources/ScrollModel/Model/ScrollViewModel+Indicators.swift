public import InputEvents
import ScrollInput

/// An indicator that the pointer drags.
struct HeldIndicator: Hashable, Sendable {
  /// Which device's button holds it.
  var device: DeviceNumber
  var axis: Axis
  /// How far from the thumb's start it was grabbed, in points.
  var grip: Double
}

extension ScrollViewModel {
  /// All that the indicator of an axis is at a time up to which the model was advanced; `nil` if the view does not scroll
  /// along it.
  public func appearance(of axis: Axis, at time: Microseconds) -> IndicatorAppearance? {
    guard self[axis].isActive else { return nil }
    let indicator = indicators[axis]
    let thumb = indicator.decision.state == .hidden ? nil : thumb(axis, at: time)
    let hasPointer = indicator.situation.devices.contains(where: \.movesPointer)
    return IndicatorAppearance(
      decision: indicator.decision, situation: indicator.situation,
      beaten: IndicatorRule.verdict(indicator.situation, policy).beaten, opacity: indicator.opacity(at: time),
      thumb: thumb,
      canBeGrabbed: thumb != nil && hasPointer && self[axis].overflows && !view.isDisabled)
  }

  /// What the rule is asked about the indicator of an axis now; `nil` if the view does not scroll along it.
  public func indicatorSituation(_ axis: Axis) -> IndicatorRule.Situation? {
    self[axis].isActive ? indicators[axis].situation : nil
  }

  /// What becomes of the indicator of an axis if nothing else happens; `nil` if the view does not scroll along it.
  public func indicatorOutlook(_ axis: Axis) -> IndicatorOutlook? {
    self[axis].isActive ? indicators[axis].outlook : nil
  }

  /// Whether an axis needs an indicator: there is something to scroll, or was without the room that its bar takes.
  func needsIndicator(_ axis: Axis) -> Bool {
    self[axis].isActive && (self[axis].overflows || reserved(axis) > 0)
  }

  /// The room that the bar of an axis takes, in points.
  func reserved(_ axis: Axis) -> Double {
    content.reservedBars[axis.barEdge]
  }

  /// Where the thumb of an axis can be.
  func track(_ axis: Axis) -> IndicatorTrack {
    let constants = profile.indicators
    let insets = content.indicatorInsets
    let across = axis.across
    // Where two meet, each ends before the other.
    let corner = needsIndicator(across) ? max(reserved(across), constants.thickness + constants.edgeInset) : 0
    let start = insets.start(axis) + constants.endInset
    let end = content.frame.size[axis] - insets.end(axis) - constants.endInset - corner
    return IndicatorTrack(
      start: start, length: max(end - start, 0), geometry: self[axis].geometry,
      minimumLength: constants.minimumLength, leastLength: constants.thickness)
  }

  /// The thumb of an axis at a time.
  func thumb(_ axis: Axis, at time: Microseconds) -> IndicatorThumb? {
    track(axis).thumb(at: sample(at: time).offset[axis])
  }

  /// Whether a place, counted from the view's corner, is over the indicator of an axis, shown or not.
  func isOnIndicator(_ axis: Axis, _ place: Vector) -> Bool {
    guard needsIndicator(axis) else { return false }
    let across = axis.across
    let end = content.frame.size[across] - content.indicatorInsets.end(across)
    guard place[across] >= end - profile.indicators.barThickness, place[across] < end else { return false }
    let track = track(axis)
    return place[axis] >= track.start && place[axis] < track.start + track.length
  }

  /// Lets the indicators flash.
  mutating func flashIndicators(_ time: Microseconds, into outputs: inout SceneOutputs) {
    indicators.touch(.flashing, at: time, into: &outputs)
  }
}

// MARK: - Dragging

extension ScrollViewModel {
  /// The pointer takes an indicator into the hand: what moves stops where it is.
  mutating func hold(_ held: HeldIndicator, at time: Microseconds, into outputs: inout SceneOutputs) {
    stop(at: time, clamps: true)
    wheel = nil
    for axis in Axis.allCases where self[axis].isActive {
      followEdge(axis, time, .momentum(0), into: &outputs)
      self[axis].flicks.reset()
    }
    self.held = held
    needsSample = true
    indicators[held.axis].act(at: time, into: &outputs) { $0.isDragged = true }
    setPhase(.interacting, at: time, .indicatorDragged, into: &outputs)
  }

  /// The pointer drags the indicator to a place along the view.
  mutating func dragIndicator(to place: Double, at time: Microseconds, into outputs: inout SceneOutputs) {
    guard let held, let wanted = track(held.axis).offset(thumbAt: place - held.grip) else { return }
    self[held.axis].isPlaced = false
    self[held.axis].offset = placed(wanted, held.axis)
    needsSample = true
    follow(time, .wheel, into: &outputs)
  }

  /// The pointer lets the indicator go, or has to: the content stays, or goes where its behaviour lets it rest.
  mutating func letGoOfIndicator(
    _ time: Microseconds, _ reason: PhaseReason, into outputs: inout SceneOutputs
  ) {
    guard let held else { return }
    dropIndicator(time, into: &outputs)
    needsSample = true
    var lift = Lift(device: held.device, reason: reason)
    lift.originalTarget = offset
    release(time, lift, into: &outputs)
  }

  /// The indicator is in no hand any more; what becomes of the content is said by who takes it.
  mutating func dropIndicator(_ time: Microseconds, into outputs: inout SceneOutputs) {
    guard let held else { return }
    self.held = nil
    indicators[held.axis].act(at: time, into: &outputs) { $0.isDragged = false }
  }
}

extension DeviceClass {
  /// Whether such a device moves the pointer.
  public var movesPointer: Bool {
    switch self {
    case .mouse, .trackball, .pointingStick, .touchpad, .tablet: true
    case .touchscreen, .keyboard, .other, .unknown: false
    }
  }
}
