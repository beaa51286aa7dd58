public import EventLog
import InputEvents
import ScrollInput
import ScrollModel

// Reader and writer of a scenario file stand together.
extension Scenario {
  /// The version of scenario files that this package reads and writes.
  public static let fileVersion = 2

  /// Reads a scenario file.
  ///
  /// What it leaves out keeps its default; what it has and nobody knows is an error, so that a misspelt key is found.
  /// So are two scroll views of the same name in a scene, actions and controls that name a scroll view or a control
  /// that no scene of the scenario has, and more views than ``mostViews``.
  ///
  /// - Parameter text: The file, JSON.
  /// - Throws: What is wrong, with its byte.
  public init(parsing text: Span<UInt8>) throws(JSONDecodingError) {
    self = try JSONValueDecoder(parsing: text).decode(ScenarioFile.self).scenario
  }

  /// The scenario as a file to start from.
  public var file: String {
    // Every number in a scenario that was read or is built in is finite.
    // swift-format-ignore: NeverUseForceTry
    try! JSONTextEncoder().encode(ScenarioFile(scenario: self))
  }
}

/// A scenario as it stands in a file.
private struct ScenarioFile: Codable {
  var scenario: Scenario

  init(scenario: Scenario) {
    self.scenario = scenario
  }

  enum CodingKeys: String, CodingKey {
    case scenario, name, scene, actions, profile, choices, indicators, policy, preference, input
    case logs, policies, profiles, preferences
    case expectations = "expect"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let version = try fields.decode(Int.self, forKey: .scenario)
    guard version == Scenario.fileVersion else {
      let help =
        version < Scenario.fileVersion
        ? "files of version \(version) have no scene; print a scenario that is built in and write yours anew from it"
        : "a later version of this program wrote the file"
      throw DecodingError.dataCorruptedError(
        forKey: .scenario, in: fields,
        debugDescription: "has to be \(Scenario.fileVersion), not \(version): \(help)")
    }
    let name: String = try fields.decode(.profile, or: Profile.uikit.name)
    guard var profile = Profile.all.first(where: { $0.name == name }) else {
      let names = Profile.all.map(\.name).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        forKey: .profile, in: fields, debugDescription: "has to be one of \(names)")
    }
    profile.choices = try fields.decode(.choices, or: profile.choices)
    if let changes = try fields.decodeIfPresent(IndicatorConstants.Changes.self, forKey: .indicators) {
      profile.indicators = changes.applied(to: profile.indicators)
    }
    let scene = try fields.decode(Scene.self, forKey: .scene)
    let actions: [TimedAction] = try fields.decode(.actions, or: [])
    let expectations: [TimelineExpectation] = try fields.decode(.expectations, or: [])
    try ScenarioCheck.check(scene, actions, expectations)
    scenario = Scenario(
      name: try fields.decode(.name, or: "scenario"), scene: scene, actions: actions, profile: profile,
      policy: try fields.decode(.policy, or: .connected),
      preference: try fields.decode(.preference, or: .byDevice),
      input: try fields.decode(.input, or: ScrollInputSettings()))
    scenario.expectations = expectations
    scenario.variants = ScenarioVariants(
      logs: try fields.decode(.logs, or: []), policies: try fields.decode(.policies, or: []),
      profiles: try fields.decode(.profiles, or: [ProfileName]()).map(\.name),
      preferences: try fields.decode(.preferences, or: []))
    try ScenarioCheck.check(scenario)
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(Scenario.fileVersion, forKey: .scenario)
    try fields.encode(scenario.name, forKey: .name)
    try fields.encode(scenario.scene, forKey: .scene)
    if !scenario.actions.isEmpty { try fields.encode(scenario.actions, forKey: .actions) }
    try fields.encode(scenario.profile.name, forKey: .profile)
    if scenario.profile.choices != ScrollChoices() {
      try fields.encode(scenario.profile.choices, forKey: .choices)
    }
    let named = Profile.all.first { $0.name == scenario.profile.name }
    if scenario.profile.indicators != named?.indicators {
      try fields.encode(scenario.profile.indicators, forKey: .indicators)
    }
    try fields.encode(scenario.policy, forKey: .policy)
    if scenario.preference != .byDevice { try fields.encode(scenario.preference, forKey: .preference) }
    try fields.encode(scenario.input, forKey: .input)
    let variants = scenario.variants
    if !variants.logs.isEmpty { try fields.encode(variants.logs, forKey: .logs) }
    if !variants.policies.isEmpty { try fields.encode(variants.policies, forKey: .policies) }
    if !variants.profiles.isEmpty { try fields.encode(variants.profiles, forKey: .profiles) }
    if !variants.preferences.isEmpty { try fields.encode(variants.preferences, forKey: .preferences) }
    if !scenario.expectations.isEmpty { try fields.encode(scenario.expectations, forKey: .expectations) }
  }
}
