import InputEvents
import ScrollInput
import ScrollModel

/// What holds of every scene, whatever happens to it.
struct ScrollInvariants {
  private(set) var faults: [String] = []
  private(set) var counts = ScrollCounts()
  private var views: [Track] = []
  /// The view that each device's fingers scroll, while they are down.
  private var owners: [DeviceNumber: Int] = [:]
  /// The devices whose input is under way.
  private var open: Set<DeviceNumber> = []
  private var pointerView: Int??
  private var lastTime: Microseconds = 0
  /// The views in which lengths became known in this step.
  private var corrected: Set<Int> = []

  /// What was said of a view.
  private struct Track {
    var phase = ScrollPhase.idle
    var stretched: Set<Edge> = []
    /// Whether no user's scroll decided where the view is.
    var isPlaced = true
    /// Whether the position was written, and no user has scrolled since.
    var isWritten = false
    var page: [Axis: Int] = [:]
  }

  mutating func report(_ fault: String, at time: Microseconds) {
    if faults.count < 5 { faults.append("\(time) us: \(fault)") }
  }

  mutating func expect(_ holds: Bool, _ fault: @autoclosure () -> String, at time: Microseconds) {
    if !holds { report(fault(), at: time) }
  }

  /// Looks at what came of a step, or of time that passed.
  mutating func take(
    _ outputs: [SceneOutput], of event: RandomScroll.Step.Event?, at time: Microseconds, before: [Glimpse],
    after: SceneModel
  ) {
    while views.count < after.views.count { views.append(Track()) }
    note(event, at: time, before: before)
    corrected.removeAll()
    for output in outputs {
      switch output {
      case .view(let number, let output):
        times(output.time, at: time)
        phases(number, output, of: event, at: time)
        bounces(number, output, at: time)
        numbers(number, output, at: time)
        positions(number, output, at: time)
        pages(number, output, at: time)
        places(number, output)
      case .pointer(let change): pointer(change, at: time)
      case .report(let reported, _, _): times(reported, at: time)
      }
      counts.count(output, of: event, before)
    }
    motions(after, at: time)
    if let event { inputs(event, before: before, after: after, at: time) }
    if case .scroll(let input)? = event, input.phase == .ended || input.phase == .cancelled {
      open.remove(input.device)
      owners[input.device] = nil
    }
  }

  private mutating func note(_ event: RandomScroll.Step.Event?, at time: Microseconds, before: [Glimpse]) {
    switch event {
    case .scroll(let input):
      if input.phase == .began {
        open.insert(input.device)
        owners[input.device] = nil
      }
      for view in before where view.phase == .interacting {
        views[view.number].isWritten = false
      }
    case .action(let action):
      switch action {
      case .scroll(let request) where request.channel == .system:
        // The position follows the system.
        for number in views.indices { views[number].isWritten = false }
      case .insert, .remove, .setContent, .setScene:
        // What was aligned need not be any more.
        for number in views.indices { views[number].isPlaced = true }
      default: break
      }
    case .pointer, .devices, nil: break
    }
  }

  // MARK: One check each

  /// Time never goes back, and nothing is said of the future.
  private mutating func times(_ next: Microseconds, at time: Microseconds) {
    let last = lastTime
    expect(next >= last, "time goes back from \(last) to \(next)", at: time)
    expect(next <= time, "something of \(next) is said before", at: time)
    lastTime = max(last, next)
  }

  /// The phases that may follow each.
  private static let next: [ScrollPhase: Set<ScrollPhase>] = [
    .idle: [.tracking, .interacting, .animating],
    .tracking: [.interacting, .decelerating, .animating, .idle],
    .interacting: [.tracking, .decelerating, .animating, .idle],
    .decelerating: [.tracking, .interacting, .animating, .idle],
    // Decelerating if a behaviour came meanwhile that has no stop there.
    .animating: [.tracking, .interacting, .decelerating, .idle],
  ]

  /// Phases chain, and each has one of its successors; one view scrolls by a device's fingers, and none that is
  /// disabled.
  private mutating func phases(
    _ number: Int, _ output: ScrollModelOutput, of event: RandomScroll.Step.Event?, at time: Microseconds
  ) {
    guard case .phase(_, let from, let to, let reason) = output else { return }
    let was = views[number].phase
    expect(from == was, "view \(number) leaves \(from), was \(was)", at: time)
    expect(
      Self.next[from]?.contains(to) == true, "view \(number): \(from) to \(to), as \(reason)", at: time)
    views[number].phase = to
    if to == .interacting { views[number].isWritten = false }
    guard case .scroll(let input)? = event, input.source.surelyEnds, to == .interacting else { return }
    if let owner = owners[input.device] {
      expect(owner == number, "\(owner) and \(number) scroll by device \(input.device)", at: time)
    }
    owners[input.device] = number
  }

  /// Each bounce begins once and ends once.
  private mutating func bounces(_ number: Int, _ output: ScrollModelOutput, at time: Microseconds) {
    guard case .bounce(_, let edge, let event, _) = output else { return }
    switch event {
    case .began:
      expect(!views[number].stretched.contains(edge), "view \(number) bounces twice at \(edge)", at: time)
      views[number].stretched.insert(edge)
    case .ended:
      expect(
        views[number].stretched.remove(edge) != nil, "view \(number): \(edge) ends without begin", at: time)
    case .suppressed: break
    }
  }

  /// All numbers are numbers.
  private mutating func numbers(_ number: Int, _ output: ScrollModelOutput, at time: Microseconds) {
    var vectors: [Vector] = []
    switch output {
    case .sample(let sample): vectors = [sample.offset, sample.velocity]
    case .target(let decision): vectors = [decision.natural, decision.chosen]
    case .adjusted(_, let from, let to, _): vectors = [from, to]
    case .transition(_, _, _, let amount): vectors = [Vector(x: amount, y: 0)]
    default: break
    }
    for vector in vectors {
      expect(vector.x.isFinite && vector.y.isFinite, "view \(number) says \(vector)", at: time)
    }
  }

  /// What an app wrote is never followed by another change before somebody scrolls.
  private mutating func positions(_ number: Int, _ output: ScrollModelOutput, at time: Microseconds) {
    guard case .position(_, let id, let reason) = output else { return }
    if reason == .written { views[number].isWritten = true }
    if reason == .leads {
      expect(!views[number].isWritten, "view \(number)'s position echoes as \(id ?? "none")", at: time)
    }
  }

  /// A page is said when it changes.
  private mutating func pages(_ number: Int, _ output: ScrollModelOutput, at time: Microseconds) {
    guard case .page(_, let axis, let index, _) = output else { return }
    expect(views[number].page[axis] != index, "view \(number) says page \(index) again", at: time)
    expect(index >= 0, "page \(index)", at: time)
    views[number].page[axis] = index
  }

  /// Who decided where the view is.
  private mutating func places(_ number: Int, _ output: ScrollModelOutput) {
    switch output {
    case .target(let decision):
      if decision.cause == .programmatic { views[number].isPlaced = true }
      if decision.cause == .gestureEnd || decision.cause == .wheel { views[number].isPlaced = false }
    case .adjusted(_, _, _, .requested): views[number].isPlaced = true
    case .adjusted(_, _, _, .estimate): corrected.insert(number)
    default: break
    }
  }

  /// The pointer leaves what it entered.
  private mutating func pointer(_ change: PointerChange, at time: Microseconds) {
    times(change.time, at: time)
    switch change.what {
    case .entered:
      if case .some(.some(let view)) = pointerView {
        report("the pointer enters \(change.view ?? -1) within \(view)", at: time)
      }
      pointerView = .some(change.view)
    case .left:
      if let view = pointerView { expect(view == change.view, "the pointer leaves another view", at: time) }
      pointerView = .some(nil)
    case .pressed, .released: break
    }
  }

  /// Views move by themselves in the phases that say so, and only those; what is held or turned is by some device.
  private mutating func motions(_ model: SceneModel, at time: Microseconds) {
    for number in model.present {
      let view = model.views[number]
      let glides = view.phase == .decelerating || view.phase == .animating
      expect(view.phase == views[number].phase, "view \(number) changes its phase unsaid", at: time)
      expect(view.isMoving == glides, "view \(number) is \(view.phase), moving: \(view.isMoving)", at: time)
      let isHeld = view.phase == .tracking || view.phase == .interacting
      expect(!isHeld || !open.isEmpty, "view \(number) is \(view.phase) by nobody", at: time)
      let sample = view.sample(at: time)
      numbers(number, .sample(sample), at: time)
      guard view.phase == .idle else { continue }
      for axis in Axis.allCases {
        expect(
          view.range(axis).contains(sample.offset[axis]),
          "view \(number) rests at \(sample.offset[axis]) outside of \(view.range(axis))", at: time)
      }
      expect(sample.velocity == .zero, "view \(number) is idle and moves", at: time)
      expect(views[number].stretched.isEmpty, "view \(number) is idle and stretched", at: time)
    }
  }

  /// Fingers move no view but their owner, and no device moves a view that is disabled.
  private mutating func inputs(
    _ event: RandomScroll.Step.Event, before: [Glimpse], after: SceneModel, at time: Microseconds
  ) {
    // A tap may press a control, which may scroll anything.
    guard case .scroll(let input) = event, input.phase != .ended else { return }
    for view in before where after.present.contains(view.number) {
      let now = Glimpse(after, view.number, at: time)
      // What moves by itself goes on, and what becomes known of a view around it may take it along.
      let isLeft =
        (now.offset - view.offset).length < 1e-9 || view.isMoving || corrected.contains(view.number)
      if view.isDisabled {
        expect(isLeft, "view \(view.number) is disabled and moves to \(now.offset)", at: time)
        expect(
          now.phase != .interacting && now.phase != .tracking,
          "view \(view.number) is disabled and \(now.phase)", at: time)
      }
      if input.source.surelyEnds, input.phase == .changed, owners[input.device] != view.number {
        expect(isLeft, "view \(view.number) moves to \(now.offset) by others' fingers", at: time)
      }
    }
  }

  /// What holds when all is over.
  mutating func finish(_ model: SceneModel, at time: Microseconds) {
    for number in views.indices {
      let phase = views[number].phase
      expect(phase == .idle, "view \(number) ends \(phase)", at: time)
      expect(views[number].stretched.isEmpty, "view \(number) ends stretched", at: time)
    }
    for number in model.present {
      let view = model.views[number]
      expect(
        view.isAtLegalPlace || views[number].isPlaced,
        "view \(number) rests at \(view.sample(at: time).offset), no place of \(view.view.behavior)", at: time
      )
      for axis in Axis.allCases {
        guard let indicator = view.indicator(axis) else { continue }
        expect(
          indicator.state == .hidden || indicator.style == .legacy && indicator.state == .visible,
          "view \(number)'s indicator ends \(indicator.state)", at: time)
      }
    }
  }
}
