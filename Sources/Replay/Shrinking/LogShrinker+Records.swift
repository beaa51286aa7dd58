import EventLog
import InputEvents

extension LogShrinker {
  /// Leaves out what comes after the failure: the end is brought forward as far as it goes by halving.
  mutating func truncate() {
    _ = withTrial { shrinker, trial in
      var least = 0
      var most = trial.kept.lastIndex(of: true).map { $0 + 1 } ?? 0
      while least < most {
        let middle = (least + most) / 2
        // The header stays.
        let places = max(middle, 1)..<max(trial.records.count, 1)
        if shrinker.account(&trial, { $0.leaveOut(places) }) { most = middle } else { least = middle + 1 }
      }
    }
  }

  /// Leaves out all gestures but the last ones: often few are enough, and short logs are quick to replay.
  mutating func keepLastGestures() {
    let gestures = LogUnits(records).gestures
    _ = withTrial { shrinker, trial in
      var count = 0
      while count < gestures.count, !shrinker.isExhausted {
        let places = gestures.dropLast(count).joined().sorted()
        if shrinker.account(&trial, { $0.leaveOut(places) }) { return }
        count = max(1, count * 2)
      }
    }
  }

  /// Leaves out whole gestures.
  mutating func shrinkGestures() -> Bool {
    shrink(LogUnits(records).gestures)
  }

  /// Leaves out devices with all that they do, then what else is no frame.
  mutating func shrinkDevices() -> Bool {
    let areFewer = shrink(LogUnits(records).devices)
    return shrink(LogUnits(records).others) || areFewer
  }

  /// Leaves out single frames.
  mutating func shrinkFrames() -> Bool {
    shrink(LogUnits(records).frames)
  }

  private mutating func shrink(_ units: [[Int]]) -> Bool {
    guard !units.isEmpty else { return false }
    return withTrial { shrinker, trial in
      _ = shrinker.reduce(units) { shrinker, units in
        shrinker.account(&trial) { $0.leaveOut(units.joined()) }
      }
    }
  }

  /// Leaves out actions of the scenario.
  mutating func shrinkActions() -> Bool {
    // Places would move as actions go, so each has its number.
    var left = Array(scenario.actions.enumerated())
    return reduce(left.map(\.offset)) { shrinker, numbers in
      let kept = left.filter { !numbers.contains($0.offset) }
      var scenario = shrinker.scenario
      scenario.actions = kept.map(\.element)
      guard shrinker.isReadable(scenario), shrinker.take(shrinker.records, scenario, shrinker.expectation)
      else { return false }
      left = kept
      return true
    }
  }

  /// Whether a file of the scenario could be read: an action may have brought the view that another one names.
  private func isReadable(_ scenario: Scenario) -> Bool {
    (try? ScenarioCheck.check(scenario.scene, scenario.actions, [expectation])) != nil
  }
}
