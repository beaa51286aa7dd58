/// Which rule decides indicators; the article IndicatorRules has the sources and grades of each.
public enum IndicatorPolicy: String, Hashable, Sendable, CaseIterable, Codable {
  /// The set of connected devices decides, as on macOS.
  case connected
  /// The device that acted last decides, and before any did, the set of connected devices.
  case lastUsed
  /// As on phones and tablets: overlay, whatever is connected.
  case touchOnly
  /// As in GTK 4: overlay, whatever is connected, and also the pointer's motion shows it.
  case gtk4
}

/// What the user prefers, for all scroll views; it beats what a policy makes of devices.
public enum IndicatorPreference: String, Hashable, Sendable, CaseIterable, Codable {
  /// The policy decides.
  case byDevice
  /// Overlays that come with scrolling, whatever the devices.
  case whenScrolling
  /// Bars that are always there, whatever the devices.
  case always
}

/// What goes on where an indicator may be.
public enum IndicatorActivity: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case idle
  /// Fingers rest and scroll nothing.
  case tracking
  /// The content scrolls, or did within the hold.
  case scrolling
  /// It does not scroll any more, and the hold is over.
  case afterScrolling
  /// The pointer moves over the view.
  case pointing
  /// The pointer is over the indicator.
  case hovering
  /// The indicator is dragged.
  case dragging
  /// The app lets it flash.
  case flashing
}
