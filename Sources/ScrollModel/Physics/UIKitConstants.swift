import ScrollInput

/// The numbers of the measured UIScrollView, each with where it is known from and how well.
///
/// Grades: A: Apple states it. A-: recorded from real UIScrollViews by a third party and reproduced here.
/// B: several independent sources agree. C: one source. Unless it says otherwise a length is in points,
/// a time in milliseconds and a speed in points per millisecond.
public enum UIKitConstants {
  // MARK: Drag

  /// The distance from touch-down that a pan must exceed to be recognised.
  ///
  /// Recordings: 9.0 not, 10.33 yes; A-.
  public static let panHysteresis = 10.0

  /// The weight of the newest touch sample in the recogniser's velocity.
  ///
  /// Recordings, 58 events; A-.
  public static let newestSampleWeight = RecognizerVelocity.newestSampleWeight

  /// The weight of the sample before it.
  ///
  /// Recordings, 58 events; A-.
  public static let olderSampleWeight = RecognizerVelocity.olderSampleWeight

  /// The rubber band's coefficient for a finger on the screen.
  ///
  /// Recordings, and published since 2012; A-.
  public static let touchRubberBand = 0.55

  /// The rubber band's coefficient for a trackpad.
  ///
  /// Recordings, 49 calls; A-.
  public static let trackpadRubberBand = 0.715

  // MARK: Release

  /// The weight of the recogniser's velocity before the last in the release velocity.
  ///
  /// Recordings; A-.
  public static let previousVelocityWeight = 0.75

  /// The weight of the recogniser's last velocity in the release velocity.
  ///
  /// Recordings; A-.
  public static let latestVelocityWeight = 0.25

  /// The square of the least speed that decelerates: (0.25 pt/ms)².
  ///
  /// Upstream tests and Apple's iAd JS; A-.
  public static let releaseSpeedSquared = 0.0625

  // MARK: Flight

  /// What a velocity keeps in a millisecond at the normal rate.
  ///
  /// Apple names it; the number is older than 2010; B.
  public static let normalRate = 0.998

  /// `ln 0.998` as a literal, so that no logarithm is computed.
  ///
  /// Recordings; A-.
  public static let normalRateLogarithm = -0.0020020026706730793

  /// What a velocity keeps in a millisecond at the fast rate.
  ///
  /// Apple names it, number B.
  public static let fastRate = 0.99

  /// `ln 0.99` as a literal.
  ///
  /// B; no recording uses this rate.
  public static let fastRateLogarithm = -0.01005033585350145

  /// The exponent of the bounce, per millisecond, at both rates; not `ln 0.99`, which misses.
  ///
  /// Recordings; A-.
  public static let bounceExponent = -0.01005

  /// The lowest exponent for which the series is known; longer frames are split.
  ///
  /// No recording goes below; A-.
  public static let lowestSeriesExponent = -0.5

  /// The speed below which a flight rests.
  ///
  /// Recordings: 0.009805 stops, 0.010138 does not; A-.
  public static let restSpeed = 0.01

  /// The distance past an edge within which a bounce rests, at any scale.
  ///
  /// Recordings, 4 bounces; A-.
  public static let restDistance = 0.5

  // MARK: Repeated flicks

  /// The least release speed that counts as a fast flick.
  ///
  /// Upstream tests; B.
  public static let flickSpeed = 0.6

  /// The speed in the middle of a drag below which the count starts again.
  ///
  /// Upstream tests; B.
  public static let flickLostSpeed = 0.13

  /// The time from a release to the next touch-down after which the count starts again.
  ///
  /// Upstream tests; B.
  public static let flickPause = 1000.0

  /// The consecutive flicks that fly without a multiplier.
  ///
  /// Upstream tests; B.
  public static let plainFlicks = 3

  /// The drag distance that would add a whole unit.
  ///
  /// Upstream tests; B.
  public static let flickDistance = 240.0

  /// The most that a drag's distance adds per unit of growth.
  ///
  /// Upstream tests; B.
  public static let flickDistanceLimit = 0.9

  /// The highest multiplier.
  ///
  /// Upstream tests; B.
  public static let flickMultiplierLimit = 16.0

  // MARK: Paging

  /// The pull of a page per millisecond and point of distance.
  ///
  /// Apple's iAd JS; C for UIKit today.
  public static let pagingPull = 0.00036

  /// What a paging velocity keeps in a millisecond.
  ///
  /// Apple's iAd JS; C.
  public static let pagingFriction = 0.9668

  /// The distance from the page at which paging may rest.
  ///
  /// Apple's iAd JS; C.
  public static let pagingRestDistance = 1.0

  /// The release speed above which the neighbouring page is the target.
  ///
  /// Apple's iAd JS; C.
  public static let pagingFlickSpeed = 0.3

  /// The time of the transition to the nearest page after a slower release.
  ///
  /// Apple's iAd and Pastry JS; C.
  public static let pagingTransition = 250.0
}
