public import EventLog
import InputEvents
import ScrollInput
import ScrollModel

/// A timeline as a table of 100 columns, for people.
///
/// Motion between two decisions is one line: how many inputs and samples, from where to where, how fast at most.
public struct TimelineTable: TimelineSink, Sendable {
  /// The lines that were written and not yet taken away.
  public var buffer = ByteBuffer(capacity: 1 << 16)
  private let axis: Axis
  private var run: Run?
  private var offset = 0.0

  /// Samples and changes that make one line.
  private struct Run: Sendable {
    var from: Microseconds
    var to: Microseconds
    var start: Double
    var end: Double
    var inputs = 0
    var samples = 0
    var speed = 0.0
    var turned: Int64 = 0
    var hasMoved = false
  }

  private static let detailColumn = 23
  private static let reasonColumn = 62
  private static let width = 100

  /// Writes the head.
  public init(_ head: TimelineHead, _ scenario: Scenario) {
    axis = scenario.scene.view.axis
    let model = ScrollViewModel(scenario.scene, profile: scenario.profile, policy: scenario.policy)
    offset = model.sample(at: 0).offset[axis]
    let names = "\(head.log) in \(head.scenario)".printable
    buffer.append("\(names), profile \(head.profile), policy \(scenario.policy.rawValue)\n")
    let unit = axis == .vertical ? "y" : "x"
    buffer.append(
      "offsets along \(unit) in points, speeds in points per second, times in seconds\n\n")
    row("time", "what", "detail", "because")
  }

  /// Writes a record, or adds it to the motion that is under way.
  public mutating func write(_ record: borrowing TimelineRecord) {
    if extend(record) { return }
    close()
    switch record {
    case .device(let device):
      let change = device.isAdded ? "added" : "removed"
      let name = device.name.isEmpty ? "without a name" : device.name
      row(
        device.time, "device", "\(device.number) \(change): \(device.deviceClass.rawValue), \(name)",
        device.reason.description)
    case .input(let event):
      var detail = "\(event.source.rawValue) \(event.phase.rawValue)"
      if let wheel = event.wheel {
        if event.phase == .began { detail += turned(wheel) }
      } else if event.phase == .ended {
        detail += ", \(TimelineTable.decimal(event.velocity[axis]))/s"
      }
      row(event.time, "input", detail, event.reason.description)
      // A wheel's first turn moves the view already, and counts with the motion that it begins.
      if event.phase == .began, event.wheel != nil { count(event) }
    case .view(let output): write(output)
    case .gap(let time, _, let reason): row(time, "gap", "", reason)
    case .end(let end):
      buffer.append("\n\(end.frames) frames, \(end.samples) samples, digest \(end.digestText)\n")
    }
  }

  private mutating func write(_ output: ScrollModelOutput) {
    switch output {
    case .sample: break
    case .phase(let time, let from, let to, let reason):
      row(time, "phase", "\(from.rawValue) > \(to.rawValue)", reason.description)
    case .target(let decision):
      let natural = TimelineTable.decimal(decision.natural[axis])
      let chosen = TimelineTable.decimal(decision.chosen[axis])
      let detail = natural == chosen ? chosen : "\(chosen) instead of \(natural)"
      row(decision.time, "target", detail, decision.reason.description)
    case .bounce(let time, let edge, let event, let reason):
      row(time, "bounce", "\(edge.rawValue) \(event.rawValue)", reason.description)
    case .page(let time, let index, let reason): row(time, "page", "\(index)", reason.rawValue)
    case .indicator(let time, let axis, let decision):
      row(
        time, "indicator", "\(axis.rawValue) \(decision.style.rawValue) \(decision.state.rawValue)",
        decision.reason.description)
    }
  }

  // MARK: Runs

  private mutating func extend(_ record: borrowing TimelineRecord) -> Bool {
    switch record {
    case .view(.sample(let sample)):
      var run = openRun(at: sample.time)
      run.to = sample.time
      run.end = sample.offset[axis]
      if run.end != run.start { run.hasMoved = true }
      run.samples += 1
      run.speed = max(run.speed, sample.velocity[axis].magnitude)
      offset = run.end
      self.run = run
      return true
    case .input(let event) where event.phase == .changed:
      count(event)
      return true
    default: return false
    }
  }

  private mutating func count(_ event: ScrollInputEvent) {
    var run = openRun(at: event.time)
    run.to = event.time
    run.inputs += 1
    if let wheel = event.wheel { run.turned += axis == .vertical ? wheel.y : wheel.x }
    self.run = run
  }

  private func openRun(at time: Microseconds) -> Run {
    var run = self.run ?? Run(from: time, to: time, start: offset, end: offset)
    if !run.hasMoved { run.from = time }
    return run
  }

  private mutating func close() {
    guard let run else { return }
    // Inputs that have not moved anything yet count with the motion that they lead to.
    if !run.hasMoved { return }
    self.run = nil
    var detail = "\(TimelineTable.decimal(run.start)) > \(TimelineTable.decimal(run.end))"
    if run.speed > 0 { detail += ", at most \(TimelineTable.decimal(run.speed))/s" }
    var parts: [String] = []
    if run.inputs > 0 { parts.append("\(run.inputs) input\(run.inputs == 1 ? "" : "s")") }
    if run.turned != 0 { parts.append(TimelineTable.detents(run.turned)) }
    parts.append("\(run.samples) sample\(run.samples == 1 ? "" : "s") until \(TimelineTable.seconds(run.to))")
    row(run.from, "motion", detail, parts.joined(separator: ", "))
  }

  // MARK: Text

  private mutating func row(_ time: Microseconds, _ what: String, _ detail: String, _ reason: String) {
    row(TimelineTable.seconds(time), what, detail, reason)
  }

  private mutating func row(_ time: String, _ what: String, _ detail: String, _ reason: String) {
    let details = TextColumns.wrapped(
      detail.printable, TimelineTable.reasonColumn - TimelineTable.detailColumn - 2)
    let reasons = TextColumns.wrapped(reason.printable, TimelineTable.width - TimelineTable.reasonColumn)
    for index in 0..<max(details.count, reasons.count, 1) {
      var line = index == 0 ? TimelineTable.padded(time, 10, right: true) + "  " + what : ""
      if index < details.count, !details[index].isEmpty {
        line = TimelineTable.padded(line, TimelineTable.detailColumn) + details[index]
      }
      if index < reasons.count {
        line = TimelineTable.padded(line, TimelineTable.reasonColumn) + reasons[index]
      }
      buffer.append(line)
      buffer.append("\n")
    }
  }

  private static func padded(_ text: String, _ width: Int, right: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - text.count))
    return right ? spaces + text : text + spaces
  }

  /// A time in seconds with all its microseconds.
  private static func seconds(_ time: Microseconds) -> String {
    let digits = String(time.magnitude % 1_000_000)
    let fraction = String(repeating: "0", count: 6 - digits.count) + digits
    return (time < 0 ? "-" : "") + String(time.magnitude / 1_000_000) + "." + fraction
  }

  /// The first turn of a wheel, and the axis if it is not the one that scrolls.
  private func turned(_ wheel: WheelMotion) -> String {
    let (along, across) = axis == .vertical ? (wheel.y, wheel.x) : (wheel.x, wheel.y)
    if along != 0 { return ", " + TimelineTable.detents(along) }
    return ", \(TimelineTable.detents(across)) along \(axis == .vertical ? "x" : "y")"
  }

  private static func detents(_ parts: Int64) -> String {
    guard parts % 120 == 0 else { return "\(parts)/120 detent" }
    let count = parts / 120
    return count.magnitude == 1 ? "\(count) detent" : "\(count) detents"
  }

  /// A number with one decimal.
  static func decimal(_ number: Double) -> String {
    let tenths = (number * 10).rounded()
    guard tenths.magnitude < 1e15 else { return "\(number)" }
    let whole = Int64(tenths)
    return (whole < 0 ? "-" : "") + "\(whole.magnitude / 10).\(whole.magnitude % 10)"
  }
}
