import DeviceCapture
import EventLog
import Glibc
import InputEvents

/// What a recording tells whoever runs it: remarks, a line that is written over, events, and how it ended.
final class RecordingReport {
  private let console: Console
  private let choice: RecordingChoice
  private let prints: Bool
  private let target: String?
  private var status: StatusLine?
  private var table = EventTable()
  private var output: OutputStream
  private var isReaderGone = false
  private var unprinted = 0
  private var printFailure: CommandFailure?

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - console: Where it prints.
  ///   - choice: Which devices were chosen.
  ///   - prints: Whether events are printed.
  ///   - target: Where the log goes; `nil` if there is none.
  init(_ console: Console, _ choice: RecordingChoice, prints: Bool, to target: String?) {
    self.console = console
    self.choice = choice
    self.prints = prints
    self.target = target
    // Events on the same terminal say enough.
    status = prints ? nil : StatusLine(console.error)
    output = OutputStream(console.output, name: OutputStream.standardOutput)
  }

  /// Who is told what happens.
  var observers: RecordingObservers {
    var observers = RecordingObservers()
    observers.remark = { remark in
      // That all is as it should be is news on a terminal alone.
      if case .began = remark, self.status == nil { return }
      self.say(self.words(remark))
    }
    if status != nil { observers.progress = { self.status?.show(RecordingReport.words($0)) } }
    if prints { observers.record = { self.print($0) } }
    return observers
  }

  /// Says how the recording ended.
  func end(_ outcome: Result<RecordingSummary, RecordingFailure>) throws -> ExitCode {
    status?.clear()
    switch outcome {
    case .success(let summary):
      if let printFailure, target == nil { throw printFailure }
      if let printFailure { console.say(printFailure.text) }
      if !isReaderGone || target != nil { console.sayPlainly("\(name): \(RecordingReport.words(summary))") }
      if summary.drops > 0 {
        console.say(
          "\(name): the kernel lost events \(RecordingReport.count(summary.drops, "time")); the log says where"
        )
      }
      if summary.frames == 0, summary.lostFrames == 0 {
        if isReaderGone, target == nil { return .done }
        throw CommandFailure(.nothingRecorded, "record", "no events came")
      }
      return summary.drops > 0 || summary.lostFrames > 0 ? .repaired : .done
    case .failure(.outputClosed): return .done
    case .failure(let failure): throw commandFailure(failure)
    }
  }

  /// What messages call the output.
  private var name: String {
    target == "-" ? OutputStream.standardOutput : target ?? "printed"
  }

  private func say(_ words: String) {
    // Devices must not wait for whoever reads remarks.
    guard Patience.hasRoom(console.error) else { return }
    status?.clear()
    console.say(words)
  }

  private func print(_ record: borrowing LogRecord) -> Bool {
    if isReaderGone { return target != nil }
    guard hasRoom else {
      unprinted += 1
      return true
    }
    if unprinted > 0 {
      output.buffer.append(
        "... \(RecordingReport.count(unprinted, "record")) not printed: the reader is slow\n")
    }
    unprinted = 0
    table.print(record, into: &output.buffer)
    do { try output.flush() } catch {
      isReaderGone = true
      printFailure = error as? CommandFailure
    }
    return !isReaderGone || target != nil
  }

  /// Whether the reader of what is printed keeps up: devices and signals must not wait for one who does not.
  private var hasRoom: Bool {
    // Without a log, a short rest costs nothing that would be kept; but one only, until there is room again.
    Patience.hasRoom(console.output, milliseconds: target == nil && unprinted == 0 ? 200 : 0)
  }

  // MARK: Words

  private static func words(_ summary: RecordingSummary) -> String {
    let drops = count(summary.drops, "drop")
    let lost = summary.lostFrames > 0 ? ", \(count(summary.lostFrames, "frame")) lost for want of room" : ""
    let tenths = (summary.duration + 50_000) / 100_000
    return "\(count(summary.frames, "frame")), \(count(summary.events, "event")),"
      + " \(count(summary.devices, "device")), \(drops)\(lost), \(summary.bytes) bytes, \(tenths / 10).\(tenths % 10) s"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func name(_ device: PresentDevice) -> String {
    "\(device.description.name) (\(device.node))"
  }

  private func words(_ remark: RecordingRemark) -> String {
    switch remark {
    case .began(let devices):
      "recording \(devices.map { RecordingReport.name($0) }.joined(separator: ", ")); Ctrl-C ends it"
    case .waiting(let named): "waiting for a \(choice.wanted(named))"
    case .keys(let device, let areShown):
      "\(RecordingReport.name(device)): "
        + (areShown
          ? "what is typed on it can be read from the log" : "what is typed on it is masked in the log")
    case .grabWaits(let device):
      "\(RecordingReport.name(device)): not grabbed yet, a key or contact is down on it"
    case .notOpened(let device, let error):
      "\(RecordingReport.name(device)): not recorded: \(error.words); see \(Program.name) doctor"
    case .grabbedByAnother(let device):
      "\(RecordingReport.name(device)): \(RecordingReport.grabWords(device))"
    case .gone(let device): "\(RecordingReport.name(device)): went"
    case .came(let device): "\(RecordingReport.name(device)): came, and is recorded"
    case .outputFailed(let error): "the log: \(error.words); frames are lost until there is room"
    case .outputRecovered(let lost):
      "the log: takes lines again; \(RecordingReport.count(lost, "frame")) were lost"
    case .syncFailed(let error): "the log: could not be put on the disk: \(error.words)"
    case .grabbed(let device): "\(RecordingReport.name(device)): only this program gets its events now"
    case .notGrabbed(let failure): commandFailure(failure).text
    }
  }

  private static func grabWords(_ device: PresentDevice) -> String {
    let holders = NodeHolders.of(device.node)
    let who = holders.isEmpty ? "" : "; it is open in \(holders.joined(separator: ", "))"
    return "another process keeps its events to itself\(who); sudo fuser -v \(device.node) names it"
  }

  private func commandFailure(_ failure: RecordingFailure) -> CommandFailure {
    switch failure {
    case .noDiscovery(let error):
      CommandFailure(error.isPermission ? .noPermission : .badInput, "devices", error.words)
    case .noDevice(let named, let present):
      CommandFailure(.noDevice, "record", noDeviceWords(named, present))
    case .notOpened(let device, let error):
      CommandFailure(
        opening: AccessRefusal(
          node: NodeAccess(path: device.node, failedToOpen: error), purpose: .recording(device.description),
          surroundings: .current()))
    case .badDescriptor(let descriptor, let error):
      CommandFailure(
        .badInput, "descriptor \(descriptor)", "not an event device that is open for reading: \(error.words)")
    case .grabbedByAnother(let device):
      CommandFailure(.noPermission, RecordingReport.name(device), RecordingReport.grabWords(device))
    case .notReleased(let device):
      CommandFailure(
        .noPermission, RecordingReport.name(device),
        "a key or contact is still down; release it, or grab all the same with --force-grab")
    case .notGrabbed(let device, let error):
      CommandFailure(.noPermission, RecordingReport.name(device), "could not be grabbed: \(error.words)")
    case .outputFailed(let error, let lost):
      CommandFailure(
        .outputFailed, name,
        lost == 0
          ? "\(error.words); the log is whole as far as it goes, and has no clean end"
          : "\(error.words); missing at the end: \(RecordingReport.count(lost, "frame")); the rest is whole")
    case .outputClosed: CommandFailure(.outputFailed, OutputStream.standardOutput, "closed")
    }
  }

  private func noDeviceWords(_ named: String?, _ present: [PresentDevice]) -> String {
    let names = present.map { RecordingReport.name($0) }.joined(separator: ", ")
    return "no \(choice.wanted(named)) is here; "
      + (present.isEmpty ? "there is no input device at all" : "there are \(names)")
      + (choice.waits ? "" : "; --wait waits for one")
  }
}
