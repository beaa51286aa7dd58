import DeviceCapture
import EventLog
import Glibc
import InputEvents

/// What `play` says: before it plays, while it plays, and at the end.
enum PlayReport {
  /// What would be played and what would be lost.
  static func text(_ log: String, _ analysis: PlaybackAnalysis, _ settings: PlaybackSettings) -> String {
    let count = analysis.devices.count
    var text =
      "\(log.printable): \(counted(count, "device")), \(counted(analysis.frames, "frame")) and"
      + " \(counted(analysis.events, "event")) that readers will see, \(seconds(analysis.duration)) s\n"
    text += findings(analysis, of: nil, settings)
    for device in analysis.devices {
      text += "\(name(device.number, device.name)): \(device.deviceClass.rawValue)\n"
      text += findings(analysis, of: device.number, settings)
    }
    let shown = analysis.devices.map(\.number)
    for finding in analysis.findings {
      guard let number = finding.device, !shown.contains(number) else { continue }
      text += "device \(number): \(finding.description)\n"
    }
    return text
  }

  private static func findings(
    _ analysis: PlaybackAnalysis, of device: DeviceNumber?, _ settings: PlaybackSettings
  ) -> String {
    var text = ""
    for finding in analysis.findings where finding.device == device {
      text += finding.isLoss ? "  loss: " : "  note: "
      text += finding.description.printable
      if finding.kind == .pauseCut {
        text += " to \(seconds(settings.longestPause)) s, \(seconds(analysis.cutTime)) s in all"
      }
      if finding.hasTime { text += ", first at \(seconds(finding.firstTime * 1000)) s" }
      text += "\n"
    }
    return text
  }

  /// What is to be said of the settings before it plays; `nil` if there is nothing.
  static func warning(_ settings: PlaybackSettings) -> String? {
    guard settings.settle == 0 else { return nil }
    return "--settle 0: the first frames may be lost, because programs open a device a moment after it came"
  }

  /// What happens while playing, in words.
  static func words(_ event: PlaybackEvent) -> String {
    switch event {
    case .ready(let number, let name, let node):
      "\(PlayReport.name(number, name)) is \(node)"
    case .unfinished(let number, let node):
      "device \(number): udev has not finished \(node) in time; going on"
    case .pauseCut(let time): "a pause before \(seconds(time * 1000)) s is cut"
    case .delayed(let delay, let time):
      "the time line moved by \(delay / 1_000_000) ms at \(seconds(time * 1000)) s"
    case .gone(let number): "device \(number) is gone, as in the log"
    }
  }

  /// What was played.
  static func text(_ summary: PlaybackSummary) -> String {
    var text = ""
    if let signal = summary.signal { text += "stopped by \(PlayReport.name(signal)): " }
    text +=
      "played \(counted(summary.frames, "frame")) of \(counted(summary.devices, "device")) in"
      + " \(seconds(summary.duration)) s; late by \(summary.latenessHalf) us (half of them),"
      + " \(summary.lateness95) us (95 of 100), \(summary.latenessMost) us (all)\n"
    if summary.lifted > 0 { text += "lifted at the end: \(counted(summary.lifted, "contact or key"))\n" }
    return text
  }

  /// The failure, with what can be done about it.
  ///
  /// - Parameters:
  ///   - error: Why it could not be played.
  ///   - uinput: Looks at what is the matter with uinput.
  /// - Returns: The failure.
  static func failure(
    _ error: PlaybackError, uinput: () -> UinputAccess = { .current() }
  ) -> CommandFailure {
    switch error {
    case .create(_, let error) where error.isPermission || [ENOENT, ENODEV, ENXIO].contains(error.number):
      let uinput = uinput()
      // It may have come right since.
      if uinput.isReady {
        return CommandFailure(
          error.isPermission ? .noPermission : .noDevice, UinputAccess.path, error.words)
      }
      return CommandFailure(playingWith: uinput, .current())
    case .create(let name, let error):
      return CommandFailure(.badInput, name, "the kernel refuses the device: \(error.words)")
    case .noNode(let name, let time):
      return CommandFailure(
        .noDevice, name,
        "its node did not appear within \(seconds(time)) s; the kernel's module evdev makes it: modprobe evdev"
      )
    case .link(let path, let error): return CommandFailure(writing: path, error)
    case .write(let name, let error): return CommandFailure(.outputFailed, name, error.words)
    }
  }

  private static func name(_ number: DeviceNumber, _ name: String) -> String {
    name.isEmpty ? "device \(number)" : "device \(number) \u{201C}\(name.printable)\u{201D}"
  }

  private static func name(_ signal: Int32) -> String {
    switch signal {
    case SIGINT: "SIGINT"
    case SIGTERM: "SIGTERM"
    case SIGHUP: "SIGHUP"
    default: "signal \(signal)"
    }
  }

  private static func counted(_ count: Int, _ word: String) -> String {
    if count == 1 { return "1 \(word)" }
    // The first of several words is the one that is counted.
    guard let blank = word.firstIndex(of: " ") else { return "\(count) \(word)s" }
    return "\(count) \(word[..<blank])s\(word[blank...])s"
  }

  /// Nanoseconds as seconds with three digits behind the point, rounded down.
  private static func seconds(_ nanoseconds: Int64) -> String {
    let milliseconds = nanoseconds / 1_000_000
    let digits = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
