import DeviceCapture

/// The options of `play`, read and checked.
enum PlayOptions {
  /// The settings that a command line asks for.
  static func settings(_ arguments: ParsedArguments, command: String) throws(UsageError) -> PlaybackSettings {
    if arguments.has("uniq") {
      throw UsageError(
        command: command,
        message: "--uniq cannot be done: the kernel's uinput has no call that gives a device a unique id;"
          + " use --name, --phys or --link to find it")
    }
    var settings = PlaybackSettings()
    settings.identity = arguments["identity"].flatMap(PlaybackSettings.Identity.init) ?? .virtual
    settings.name = arguments["name"]
    settings.physicalPath = arguments["phys"]
    settings.link = arguments["link"]
    if let text = arguments["speed"] {
      guard let speed = number(text), (0.01...100).contains(speed) else {
        throw UsageError(
          command: command, message: "--speed cannot be \(text); it is a number from 0.01 to 100, such as 0.5"
        )
      }
      settings.speed = speed
    }
    settings.settle = try nanoseconds(arguments, "settle", 0...60, command) ?? settings.settle
    settings.longestPause =
      try nanoseconds(arguments, "longest-pause", 0.001...1e6, command) ?? settings.longestPause
    if let text = arguments["size"] { settings.size = try size(text, command) }
    return settings
  }

  private static func nanoseconds(
    _ arguments: ParsedArguments, _ name: String, _ range: ClosedRange<Double>, _ command: String
  ) throws(UsageError) -> Int64? {
    guard let text = arguments[name] else { return nil }
    guard let seconds = number(text), range.contains(seconds) else {
      throw UsageError(
        command: command,
        message: "--\(name) cannot be \(text); it is a time in seconds, at most \(Int(range.upperBound))")
    }
    return Int64((seconds * 1_000_000_000).rounded())
  }

  private static func size(_ text: String, _ command: String) throws(UsageError)
    -> PlaybackSettings.SurfaceSize
  {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { number(String($0)) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (1...10_000).contains(width), (1...10_000).contains(height)
    else {
      throw UsageError(
        command: command,
        message: "--size cannot be \(text); it is width and height in millimetres, such as 100x60")
    }
    return PlaybackSettings.SurfaceSize(width: width, height: height)
  }

  /// A number of digits and a point; nothing else that Swift would take for one.
  private static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }) else { return nil }
    return Double(text)
  }
}
