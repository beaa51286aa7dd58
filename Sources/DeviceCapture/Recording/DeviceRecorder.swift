private import CLibevdev
import EventLog
internal import Glibc

/// Records the devices of this machine.
public enum DeviceRecorder {
  /// Records into an open descriptor until a stop signal (SIGINT, SIGTERM, SIGHUP) comes or the time is over.
  ///
  /// A regular file holds whole lines only at any moment, and a thread puts them on the disk from time to time. The
  /// descriptor stays open. While it records, the calling thread is ahead of others where that is allowed; a pipe without
  /// a reader is noticed only where SIGPIPE is ignored.
  ///
  /// - Parameters:
  ///   - descriptor: Where the log goes; `nil` if only ``RecordingObservers/record`` is to see it.
  ///   - options: What is to be recorded, and how.
  ///   - observers: Who is told what happens meanwhile.
  /// - Returns: How much was recorded.
  /// - Throws: Why the recording could not begin, or not be ended as it should; what was written is whole anyway.
  /// - Complexity: One `write(2)` a frame; memory does not grow with the log.
  public static func record(
    into descriptor: Int32?, _ options: RecordingOptions,
    _ observers: RecordingObservers = RecordingObservers()
  ) throws(RecordingFailure) -> RecordingSummary {
    let signals: StopSignals
    let output: FileLogOutput
    let host: LinuxCapture
    do { signals = try StopSignals() } catch { throw .noDiscovery(error) }
    let deadline = options.duration.map { MonotonicTime.now() + $0 }
    do { output = try FileLogOutput(descriptor, signals: signals.descriptor, deadline: deadline) } catch {
      throw .outputFailed(error, lostFrames: 0)
    }
    do { host = try LinuxCapture(signals, syncDescriptor: output.syncDescriptor) } catch {
      throw .noDiscovery(error)
    }
    var options = options
    if options.header.epoch.isEmpty { options.header.epoch = WallTime().iso8601 }
    if options.header.boot.isEmpty { options.header.boot = bootPseudonym }
    var generator = SystemRandomNumberGenerator()
    var recorder = Recorder(host, output, options, observers) { generator.next() }
    return try recorder.run()
  }

  /// What tells whether two logs are of one start of the machine, and is of no use for anything else.
  private static var bootPseudonym: String {
    guard let id = SmallFile.bytes("/proc/sys/kernel/random/boot_id"), !id.isEmpty else { return "" }
    let digits = String(CRC32C.of(id.span), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
