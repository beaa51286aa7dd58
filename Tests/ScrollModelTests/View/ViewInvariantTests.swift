import InputEvents
import ScrollInput
import ScrollModel
import TestSupport
import Testing

/// What holds whatever the input.
@Suite struct ViewInvariantTests {
  /// The phases that may follow each.
  static let next: [ScrollPhase: Set<ScrollPhase>] = [
    .idle: [.tracking, .interacting],
    .tracking: [.interacting, .decelerating, .idle],
    .interacting: [.tracking, .decelerating, .idle],
    .decelerating: [.tracking, .interacting, .idle],
  ]

  @Test(arguments: 0..<400 as Range<UInt64>)
  func everythingEndsAtRestInItsPlace(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var view = RandomView(&random)
    view.play(RandomView.inputs(&random)) { nil }
    let player = view.player
    #expect(player.view.phase == .idle)
    #expect(player.view.isAtLegalPlace, "at \(player.offset)")
    #expect(!player.view.isMoving)
    #expect(player.view.sample(at: player.time).velocity == .zero)
    checkPhases(player.outputs)
    checkBounces(player)
    checkTimes(player.outputs)
  }

  private func checkPhases(_ outputs: [ScrollModelOutput]) {
    var phase = ScrollPhase.idle
    for case .phase(_, let from, let to, _) in outputs {
      #expect(from == phase)
      #expect(Self.next[from]?.contains(to) == true, "\(from) to \(to)")
      phase = to
    }
  }

  private func checkBounces(_ player: ViewPlayer) {
    var stretched: Edge?
    for bounce in player.bounces {
      switch bounce.event {
      case .began:
        #expect(stretched == nil)
        stretched = bounce.edge
      case .ended:
        #expect(stretched == bounce.edge)
        stretched = nil
      case .suppressed: break
      }
    }
    #expect(stretched == nil)
  }

  private func checkTimes(_ outputs: [ScrollModelOutput]) {
    var last: Microseconds = 0
    for output in outputs {
      let time = output.time
      #expect(time >= last)
      last = time
    }
  }

  /// Without bouncing, nothing is ever shown past an edge.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func withoutBouncingNothingIsShownPastAnEdge(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var view = ViewPlayer(200, content: 500, bounces: false, profile: random.pick([.uikit, .simple]))
    for input in RandomView.inputs(&random) {
      while view.time < input.time {
        view.time = min(input.time, view.time + 5000)
        view.model.advance(to: view.time, into: &view.sink)
        #expect((0...300).contains(view.offset))
      }
      view.model.step(input, into: &view.sink)
      #expect((0...300).contains(view.offset))
    }
    #expect(view.bounces.allSatisfy { $0.event == .suppressed })
  }
}
