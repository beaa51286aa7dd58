public import EventLog
import InputEvents
import ScrollInput
import ScrollModel

/// A timeline as a table of 100 columns, for people.
///
/// Motion between two decisions is one line a scroll view: how many inputs and samples, from where to where, how fast at
/// most.
public struct TimelineTable: TimelineSink, Sendable {
  /// The lines that were written and not yet taken away.
  public var buffer = ByteBuffer(capacity: 1 << 16)
  /// The motion of each view, by its number.
  private var runs: [Run?] = []
  /// The axis along which all views scroll, if there is one: then numbers are told along it alone.
  private let axis: Axis?
  /// Whether a view has to be named.
  private let hasSeveral: Bool
  /// Inputs that count with the motion that they lead to.
  private var inputs = 0
  private var turned: Int64 = 0
  /// The axes along which a view scrolls, and those along which something was asked for.
  private var axes: Axis.Set = []
  private var asked: Axis.Set = []
  private var hasMoved = false
  private var absence: ScrollAbsence

  /// Samples that make one line.
  private struct Run: Sendable {
    var view: TimelineView
    var from: Microseconds
    var to: Microseconds
    var start: Vector
    var end: Vector
    var samples = 0
    var speed = Vector.zero
    var hasMoved = false
  }

  private static let detailColumn = 23
  private static let reasonColumn = 62
  private static let width = 100

  /// Writes the head.
  public init(_ head: TimelineHead, _ scenario: Scenario) {
    let model = SceneModel(scenario.scene, profile: scenario.profile, policy: scenario.policy)
    let views = model.present.map { model.views[$0].view }
    absence = ScrollAbsence(scenario.input)
    hasSeveral = views.count != 1 || scenario.actions.contains { $0.action.name == "setScene" }
    axis = Axis.allCases.first { axis in !views.isEmpty && views.allSatisfy { $0.axes == Axis.Set(axis) } }
    for number in model.present {
      let view = model.views[number]
      let offset = view.sample(at: 0).offset
      axes.formUnion(view.view.axes)
      let name = TimelineView(number, view.view.id, axes: view.view.axes)
      runs.append(Run(view: name, from: 0, to: 0, start: offset, end: offset))
    }
    let names = "\(head.log) in \(head.scenario)".printable
    buffer.append("\(names), profile \(head.profile), policy \(scenario.policy.name)")
    if scenario.preference != .byDevice { buffer.append(", preference \(scenario.preference.rawValue)") }
    buffer.append("\n")
    let unit = axis.map { $0 == .vertical ? " along y" : " along x" } ?? ""
    buffer.append("offsets\(unit) in points, speeds in points per second, times in seconds\n\n")
    row("time", "what", "detail", "because")
  }

  /// Writes a record, or adds it to the motion that is under way.
  public mutating func write(_ record: borrowing TimelineRecord) {
    absence.take(record)
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
      note(event)
      var detail = "\(event.source.rawValue) \(event.phase.rawValue)"
      if let wheel = event.wheel {
        if event.phase == .began { detail += turned(wheel) }
      } else if event.phase == .ended {
        detail += ", \(text(event.velocity))/s"
      }
      row(event.time, "input", detail, event.reason.description)
      // A wheel's first turn moves the view already, and counts with the motion that it begins.
      if event.phase == .began, event.wheel != nil { count(event) }
    case .view(let view, let output): write(view, output)
    case .action(let time, let action): row(time, "action", action.description, "the scenario says so")
    case .pointer(let view, let change):
      let place = "\(TimelineTable.decimal(change.place.x)), \(TimelineTable.decimal(change.place.y))"
      row(
        change.time, "pointer", "\(change.what.rawValue) \(view?.id ?? "nothing")",
        (change.control ?? change.indicator.map { "\($0.rawValue) indicator" }).map { "\($0) at \(place)" }
          ?? "at \(place)")
    case .finding(let finding):
      row(finding.time, "finding", "\(finding.device): \(finding.name)", finding.description)
    case .report(let time, _, let report): row(time, "report", report.name, report.description)
    case .gap(let time, _, let reason): row(time, "gap", "", reason)
    case .end(let end):
      note()
      buffer.append("\n\(end.frames) frames, \(end.samples) samples, digest \(end.digestText)\n")
    }
  }

  private mutating func note(_ event: ScrollInputEvent) {
    for axis in Axis.allCases where event.delta[axis] != 0 { asked.insert(Axis.Set(axis)) }
  }

  /// Says why nothing moved, if nothing did.
  private mutating func note() {
    guard !hasMoved else { return }
    let why: String
    if axes.isEmpty {
      why = "the scene has no scroll view"
    } else if asked.isEmpty {
      why = absence.words
    } else if asked.isDisjoint(with: axes) {
      why = "what was asked for lies along \(asked == .vertical ? "y" : "x"), and no view scrolls along it"
    } else {
      why = "what was asked for moved no view"
    }
    buffer.append("\n")
    buffer.append("", "nothing moved: \(why)", at: 0)
  }

  private mutating func write(_ view: TimelineView, _ output: ScrollModelOutput) {
    let name = hasSeveral ? "\(view.id): " : ""
    switch output {
    case .sample: break
    case .phase(let time, let from, let to, let reason):
      row(time, "phase", name + "\(from.rawValue) > \(to.rawValue)", reason.description)
    case .target(let decision):
      let natural = text(decision.natural, view)
      let chosen = text(decision.chosen, view)
      let detail = natural == chosen ? chosen : "\(chosen) instead of \(natural)"
      row(decision.time, "target", name + detail, decision.reason.description)
    case .bounce(let time, let edge, let event, let reason):
      row(time, "bounce", name + "\(edge.rawValue) \(event.rawValue)", reason.description)
    case .page(let time, _, let index, let reason): row(time, "page", name + "\(index)", reason.rawValue)
    case .position(let time, let id, let reason):
      row(time, "position", name + (id ?? "none"), reason.rawValue)
    case .transition(let time, let id, let phase, let amount):
      row(
        time, "transition", name + "\(id) \(phase.name)",
        phase.isIdentity
          ? "inside the threshold"
          : "past the threshold: \(TimelineTable.decimal(amount * 100)) % of the way in")
    case .visible(let time, let ids):
      row(
        time, "visible", name + (ids.isEmpty ? "none" : ids.joined(separator: ", ")),
        "as much of them is inside as was asked for")
    case .adjusted(let time, let from, let to, let reason):
      row(time, "adjusted", name + "\(text(from, view)) > \(text(to, view))", reason.rawValue)
      place(view, to)
    case .indicator(let time, let axis, let decision):
      row(
        time, "indicator",
        name + "\(axis.rawValue) \(decision.style.rawValue) \(decision.state.rawValue)"
          + (decision.isWide ? ", wide" : ""),
        decision.reason.description)
    }
  }

  // MARK: Runs

  private mutating func extend(_ record: borrowing TimelineRecord) -> Bool {
    switch record {
    case .view(let view, .sample(let sample)):
      var run = run(view, sample)
      if !run.hasMoved { run.from = sample.time }
      run.to = sample.time
      run.end = sample.offset
      if run.end != run.start { (run.hasMoved, hasMoved) = (true, true) }
      run.samples += 1
      for axis in Axis.allCases { run.speed[axis] = max(run.speed[axis], sample.velocity[axis].magnitude) }
      runs[view.number] = run
      return true
    case .input(let event) where event.phase == .changed:
      note(event)
      count(event)
      return true
    default: return false
    }
  }

  private mutating func count(_ event: ScrollInputEvent) {
    inputs += 1
    guard let wheel = event.wheel else { return }
    switch axis {
    case .vertical: turned += wheel.y
    case .horizontal: turned += wheel.x
    case nil: turned += wheel.x + wheel.y
    }
  }

  private mutating func run(_ view: TimelineView, _ sample: ScrollSample) -> Run {
    while runs.count <= view.number { runs.append(nil) }
    return runs[view.number]
      ?? Run(view: view, from: sample.time, to: sample.time, start: sample.offset, end: sample.offset)
  }

  /// The view was put elsewhere at once.
  private mutating func place(_ view: TimelineView, _ offset: Vector) {
    guard view.number < runs.count else { return }
    runs[view.number]?.start = offset
    runs[view.number]?.end = offset
  }

  private mutating func close() {
    for index in runs.indices {
      // Inputs and samples that have not moved anything yet count with the motion that they lead to.
      guard let run = runs[index], run.hasMoved else { continue }
      runs[index] = Run(view: run.view, from: run.to, to: run.to, start: run.end, end: run.end)
      var detail = hasSeveral ? "\(run.view.id): " : ""
      detail += "\(text(run.start, run.view)) > \(text(run.end, run.view))"
      if run.speed != .zero { detail += ", at most \(text(run.speed, run.view))/s" }
      var parts: [String] = []
      if inputs > 0 { parts.append("\(inputs) input\(inputs == 1 ? "" : "s")") }
      if turned != 0 { parts.append(TimelineTable.detents(turned)) }
      (inputs, turned) = (0, 0)
      parts.append(
        "\(run.samples) sample\(run.samples == 1 ? "" : "s") until \(TimelineTable.seconds(run.to))")
      row(run.from, "motion", detail, parts.joined(separator: ", "))
    }
  }

  /// A vector along the axes that count.
  private func text(_ vector: Vector, _ view: TimelineView? = nil) -> String {
    // A view that came later need not scroll along the axis of those at the start.
    let own = view.map { view in Axis.allCases.first { view.axes == Axis.Set($0) } } ?? axis
    if let own { return TimelineTable.decimal(vector[own]) }
    return "(\(TimelineTable.decimal(vector.x)), \(TimelineTable.decimal(vector.y)))"
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

  static func padded(_ text: String, _ width: Int, right: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - text.count))
    return right ? spaces + text : text + spaces
  }

  /// A time in seconds with all its microseconds.
  static func seconds(_ time: Microseconds) -> String {
    let digits = String(time.magnitude % 1_000_000)
    let fraction = String(repeating: "0", count: 6 - digits.count) + digits
    return (time < 0 ? "-" : "") + String(time.magnitude / 1_000_000) + "." + fraction
  }

  /// The first turn of a wheel, and the axis if it is not the one that scrolls.
  private func turned(_ wheel: WheelMotion) -> String {
    let (along, across) = axis == .horizontal ? (wheel.x, wheel.y) : (wheel.y, wheel.x)
    if along != 0 { return ", " + TimelineTable.detents(along) }
    return ", \(TimelineTable.detents(across)) along \(axis == .horizontal ? "y" : "x")"
  }

  static func detents(_ parts: Int64) -> String {
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
