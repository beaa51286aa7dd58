public import InputEvents

/// What becomes of an indicator if nothing else happens.
public enum IndicatorOutlook: Hashable, Sendable {
  /// It stays as it is.
  case settled
  /// What showed it is over: it stays until a time, then fades, and is gone at the other.
  case holding(until: Microseconds, gone: Microseconds)
  /// It fades, and is gone at a time.
  case fading(gone: Microseconds)
}

/// A style that stays for its hold, although another device acted last.
public struct IndicatorStyleWait: Hashable, Sendable {
  /// The class that acted last.
  public var latest: DeviceClass?
  /// When it begins to count.
  public var until: Microseconds
}
