public import ScrollModel

/// The logs and settings with which a scenario is to be run: each log with each policy, profile and preference.
public struct ScenarioVariants: Hashable, Sendable {
  /// The logs, as paths from the scenario's file or as names; none for the actions alone, without a device.
  public var logs: [String]
  /// The policies of indicators; none for the scenario's own.
  public var policies: [IndicatorPolicy]
  /// The names of the profiles; none for the scenario's own.
  public var profiles: [String]
  /// The preferences of the user; none for the scenario's own.
  public var preferences: [IndicatorPreference]

  /// Makes variants.
  public init(
    logs: [String] = [], policies: [IndicatorPolicy] = [], profiles: [String] = [],
    preferences: [IndicatorPreference] = []
  ) {
    self.logs = logs
    self.policies = policies
    self.profiles = profiles
    self.preferences = preferences
  }
}

/// One run of a scenario: a log, or none, and the settings.
public struct ScenarioRun: Hashable, Sendable {
  /// The log, as the scenario names it; `nil` for the actions alone.
  public var log: String?
  /// The scenario with this run's policy, profile and preference.
  public var scenario: Scenario
  /// The words that tell this run from the scenario's others, such as `policy lastUsed`; empty for a scenario's only one.
  public var label: String

  /// What stands for a log for short: its path without folders and `.jsonl`.
  static func name(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".jsonl") ? String(name.dropLast(6)) : name
  }

  /// The places of the expectations that are not limited to other runs.
  public var expectationIndices: [Int] {
    scenario.expectations.indices.filter { scenario.expectations[$0].runs.include(self) }
  }
}

extension Scenario {
  /// The runs: logs in their order, in each the policies, in each the profiles, in each the preferences.
  ///
  /// - Parameter logs: The logs instead of those that the scenario names.
  /// - Returns: One at least.
  public func runs(logs: [String]? = nil) -> [ScenarioRun] {
    let named = logs ?? variants.logs
    let choices: [String?] = named.isEmpty ? [nil] : named
    var runs: [ScenarioRun] = []
    for log in choices {
      for policy in variants.policies.isEmpty ? [policy] : variants.policies {
        for profile in profileChoices {
          for preference in variants.preferences.isEmpty ? [preference] : variants.preferences {
            var scenario = self
            (scenario.policy, scenario.profile, scenario.preference) = (policy, profile, preference)
            var words: [String] = []
            if let log { words.append(log) }
            if variants.policies.count > 1 { words.append("policy \(policy.name)") }
            if variants.profiles.count > 1 { words.append("profile \(profile.name)") }
            if variants.preferences.count > 1 { words.append("preference \(preference.rawValue)") }
            runs.append(ScenarioRun(log: log, scenario: scenario, label: words.joined(separator: ", ")))
          }
        }
      }
    }
    return runs
  }

  /// The profiles; the scenario's choices go with its own alone.
  private var profileChoices: [Profile] {
    if variants.profiles.isEmpty { return [profile] }
    return variants.profiles.compactMap { name in
      name == profile.name ? profile : Profile.all.first { $0.name == name }
    }
  }
}

extension ExpectationRuns {
  /// Whether a run is one of those.
  func include(_ run: ScenarioRun) -> Bool {
    (logs.isEmpty || run.log.map { logs.contains($0) || logs.contains(ScenarioRun.name($0)) } == true)
      && (policies.isEmpty || policies.contains(run.scenario.policy.name))
      && (profiles.isEmpty || profiles.contains(run.scenario.profile.name))
      && (preferences.isEmpty || preferences.contains(run.scenario.preference))
  }
}
