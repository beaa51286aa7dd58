import InputEvents
import ScrollInput
import TestSupport
import Testing

/// The same frames say the same: again, later, beside other devices, and from a copy in mid log.
@Suite struct InputRepeatTests {
  static let logs = (0..<60 as Range<UInt64>).map { (seed: $0, isMalformed: $0 % 2 == 1) }

  @Test(arguments: logs)
  func theSameLogGivesTheSameBits(log: (seed: UInt64, isMalformed: Bool)) {
    let log = RandomInputLog(seed: log.seed, isMalformed: log.isMalformed)
    let one = LogPlayer.play(log)
    let other = LogPlayer.play(log)
    #expect(difference(one, other) == nil)
    #expect(Self.bits(one) == Self.bits(other))
  }

  private static func bits(_ outputs: [ScrollInputOutput]) -> [UInt64] {
    outputs.flatMap(\.vectors).flatMap { [$0.x.bitPattern, $0.y.bitPattern] }
  }

  @Test(arguments: logs)
  func aCopyInMidLogGoesOnAlike(log: (seed: UInt64, isMalformed: Bool)) {
    let log = RandomInputLog(seed: log.seed, isMalformed: log.isMalformed)
    let whole = LogPlayer.play(log)
    var random = SeededGenerator(seed: log.settings.touchpad.skipsJumps ? 1 : 2)
    var player = LogPlayer(log.settings)
    for (index, step) in log.steps.enumerated() {
      if random.once(in: 20) {
        var copy = player
        copy.play(log.steps[index...])
        copy.rest(after: log.steps)
        #expect(difference(copy.outputs, whole) == nil)
      }
      player.play(step)
    }
    player.rest(after: log.steps)
    // What the copies went through is not the original's.
    #expect(difference(player.outputs, whole) == nil)
  }

  @Test(arguments: logs)
  func otherDevicesChangeNothing(log: (seed: UInt64, isMalformed: Bool)) {
    let log = RandomInputLog(seed: log.seed, isMalformed: log.isMalformed)
    let together = LogPlayer.play(log)
    for number in log.devices.indices {
      var alone = log
      alone.steps.removeAll { step in
        switch step {
        case .add(let device, _, _, _), .remove(let device, _), .drop(let device, _): device != number
        case .gap(let device, _): device ?? number != number
        case .frame(let frame): frame.device != number
        case .finish: false
        }
      }
      let own = together.filter { $0.device == number }
      #expect(difference(LogPlayer.play(alone), own) == nil)
    }
  }

  @Test(arguments: logs)
  func aLaterLogSaysTheSameLater(log: (seed: UInt64, isMalformed: Bool)) {
    let log = RandomInputLog(seed: log.seed, isMalformed: log.isMalformed)
    let shift: Microseconds = 987_654_321
    var later = log
    later.steps = log.steps.map { step in
      switch step {
      case .add(let number, let device, let state, let time):
        return .add(number, device, state, at: time + shift)
      case .remove(let number, let time): return .remove(number, at: time + shift)
      case .drop(let number, let time): return .drop(number, at: time + shift)
      case .gap(let number, let time): return .gap(number, at: time + shift)
      case .finish(let time): return .finish(at: time + shift)
      case .frame(var frame):
        frame.time += shift
        return .frame(frame)
      }
    }
    let expected = LogPlayer.play(log).map { output -> ScrollInputOutput in
      var output = output
      output.time += shift
      guard case .finding(var finding) = output, case .contact(.stale(let since)) = finding.kind else {
        return output
      }
      finding.kind = .contact(.stale(since: since + shift))
      return .finding(finding)
    }
    #expect(difference(LogPlayer.play(later), expected) == nil)
  }
}
