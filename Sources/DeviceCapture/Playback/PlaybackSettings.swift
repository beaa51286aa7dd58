/// How a log is played.
public struct PlaybackSettings: Hashable, Sendable {
  /// As what a virtual device presents itself.
  public enum Identity: String, Hashable, Sendable, CaseIterable {
    /// On the virtual bus, without the maker's ids.
    case virtual
    /// With the ids of the recorded device, so that desktops may take it for that.
    case recorded
  }

  /// The size of a surface, in millimetres.
  public struct SurfaceSize: Hashable, Sendable {
    /// From left to right.
    public var width: Double
    /// From top to bottom.
    public var height: Double

    /// Makes a size.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// The presentation.
  public var identity = Identity.virtual
  /// The name; `nil` for the recorded one.
  public var name: String?
  /// The physical path; `nil` for one that tells the virtual devices of a playback apart.
  public var physicalPath: String?
  /// Where a symbolic link to the device's node is kept while it is there; `nil` for none.
  public var link: String?
  /// The surface's size, from which the resolution is computed; `nil` for the recorded resolution.
  public var size: SurfaceSize?
  /// How many times as fast as it was recorded.
  public var speed = 1.0
  /// How long programs get to open a device after its node is there, in nanoseconds.
  ///
  /// The node itself and udev's work are waited for, not guessed. What is left is that a desktop hears of the device
  /// and opens it: some ten milliseconds, a few hundred on a busy or slow machine.
  public var settle: Int64 = 500_000_000
  /// How long a node may take to appear, in nanoseconds.
  public var nodeDeadline: Int64 = 10_000_000_000
  /// The longest time without a frame that is waited out, in nanoseconds; longer ones are cut to it.
  public var longestPause: Int64 = 10_000_000_000
  /// How late a frame may be before the time line is moved, in nanoseconds, instead of all late frames coming at once.
  ///
  /// The kernel keeps some dozen frames for a reader; whatever comes faster than it reads is lost to it.
  public var longestDelay: Int64 = 100_000_000
  /// How long a device stays when all is played, in nanoseconds: what readers have not read when it goes is lost.
  public var linger: Int64 = 200_000_000

  /// Makes the settings that hold where nobody says otherwise.
  public init() {}
}
