public import InputEvents

/// Times and lengths of indicators; the article IndicatorRules has the grade of each.
public struct IndicatorConstants: Hashable, Sendable {
  /// How long an overlay stays after what showed it, in microseconds (C).
  public var hold: Microseconds
  /// How long it takes to fade, in microseconds (B).
  public var fade: Microseconds
  /// How long it stays after the pointer left it or let it go (C: as after scrolling).
  public var leaveHold: Microseconds
  /// How long it fades after the pointer left it or let it go; 0 hides it at once (C: as after scrolling).
  public var leaveFade: Microseconds
  /// How long a flash shows it before it fades (C: as long as a hold).
  public var flash: Microseconds
  /// How long a style stays at least where the device that acted last decides (C: longer than one hand takes to the
  /// other device, short enough to follow it).
  public var styleHold: Microseconds = 500_000
  /// What a bar beside the content takes across, and how near to the edge a pointer is over an indicator, in points
  /// (B: 15 in AppKit).
  public var barThickness = 15.0
  /// An overlay's thickness across, in points (B: 7 in AppKit, measured; also what is left of a thumb at least that is
  /// pressed together past an edge).
  public var thickness = 7.0
  /// An overlay's distance from the edge beside it, in points (B: 2 in AppKit).
  public var edgeInset = 2.0
  /// A track's distance from the ends of its view, in points (B: 4 in AppKit).
  public var endInset = 4.0
  /// How long a thumb is at least, in points; less only where the track is shorter (B: 36 in UIKit's kin).
  public var minimumLength = 36.0

  /// Makes constants; after the pointer and after a flash the same times hold as after scrolling.
  public init(hold: Microseconds, fade: Microseconds) {
    self.hold = hold
    self.fade = fade
    leaveHold = hold
    leaveFade = fade
    flash = hold
  }

  /// How long an overlay stays after an activity.
  public func hold(after activity: IndicatorActivity) -> Microseconds {
    switch activity {
    case .hovering, .dragging: leaveHold
    case .flashing: flash
    case .idle, .tracking, .scrolling, .programmatic, .afterScrolling, .pointing: hold
    }
  }

  /// How long it fades after an activity.
  public func fade(after activity: IndicatorActivity) -> Microseconds {
    switch activity {
    case .hovering, .dragging: leaveFade
    case .idle, .tracking, .scrolling, .programmatic, .afterScrolling, .pointing, .flashing: fade
    }
  }

  /// Every constant as a 64-bit word, in a fixed order, for the profile's digest.
  var words: [UInt64] {
    [hold, fade, leaveHold, leaveFade, flash, styleHold].map { UInt64(bitPattern: $0) }
      + [barThickness, thickness, edgeInset, endInset, minimumLength].map(\.bitPattern)
  }
}
