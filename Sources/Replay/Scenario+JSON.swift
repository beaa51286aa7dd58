import EventLog
import InputEvents
import ScrollInput
import ScrollModel

/// Why a scenario file cannot be used, and where.
public struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The byte at which it is wrong.
  public var offset: Int
  /// What is wrong, and what would be right.
  public var message: String

  /// The error in words, the file's name left out.
  public var description: String {
    "byte \(offset): \(message)"
  }
}

// Reader and writer of a scenario file stand together.
extension Scenario {
  /// The version of scenario files that this package reads and writes.
  public static let fileVersion: Int64 = 1

  /// Reads a scenario file.
  ///
  /// What it leaves out keeps its default; what it has and nobody knows is an error, so that a misspelt key is found.
  ///
  /// - Parameter text: The file, JSON.
  /// - Throws: What is wrong, with its byte.
  public init(parsing text: Span<UInt8>) throws(ScenarioError) {
    let file: JSONValue
    do { file = try JSONValue(parsing: text) } catch {
      throw ScenarioError(offset: error.offset, message: "the JSON \(error.reason.rawValue)")
    }
    var top = try Fields(file, "the file")
    let version: Int64 = try top.take("scenario", "1", default: nil, \.integer)
    if version != Scenario.fileVersion { throw top.error("scenario", "has to be 1") }
    let name: String = try top.take("name", "a text", default: "scenario", \.string)
    var fields = try Fields(try top.value("view"), "view")
    let view = try fields.scrollView()
    let refresh: Int64 = try top.take("refresh", "samples per second, 1 to 1000", default: 60) { value in
      value.integer.flatMap { (1...1000).contains($0) ? $0 : nil }
    }
    let scale: Double = try top.take("scale", "pixels per point, 1 to 10", default: 1) { value in
      value.number.flatMap { (1...10).contains($0) ? $0 : nil }
    }
    let profile: Profile = try top.take(
      "profile", Profile.all.map(\.name).joined(separator: " or "), default: .uikit
    ) {
      value in Profile.all.first { $0.name == value.string }
    }
    let policy: IndicatorPolicy = try top.choice("policy", default: .connected)
    var input = ScrollInputSettings()
    if let value = top.optional("input") {
      var fields = try Fields(value, "input")
      input = try fields.inputSettings()
    }
    try top.done()
    self.init(
      name: name, scene: Scene(view: view, refreshRate: Int(refresh), displayScale: scale), profile: profile,
      policy: policy, input: input)
  }

  /// The scenario as a file to start from.
  public var file: String {
    let view = scene.view
    return """
      {
        "scenario": 1,
        "name": \(JSONText.quoted(name)),
        "view": {
          "id": \(JSONText.quoted(view.id)),
          "axis": "\(view.axis.rawValue)",
          "width": \(JSONText.number(view.size.x)),
          "height": \(JSONText.number(view.size.y)),
          "items": {
            "count": \(view.items.count),
            "length": \(JSONText.number(view.items.length)),
            "spacing": \(JSONText.number(view.items.spacing))
          },
          "behavior": "\(view.behavior.rawValue)",
          "indicators": "\(view.indicators.rawValue)",
          "bounces": \(view.bounces),
          "start": \(JSONText.number(view.start))
        },
        "refresh": \(scene.refreshRate),
        "scale": \(JSONText.number(scene.displayScale)),
        "profile": "\(profile.name)",
        "policy": "\(policy.rawValue)",
        "input": {
          "touchPointsPerMillimetre": \(JSONText.number(input.touchPointsPerMillimetre)),
          "touchpadPointsPerMillimetre": \(JSONText.number(input.touchpadPointsPerMillimetre)),
          "wheelPointsPerDetent": \(JSONText.number(input.wheelPointsPerDetent)),
          "touchpadStartThreshold": \(JSONText.number(input.touchpadStartThreshold)),
          "heldStillMicroseconds": \(input.heldStill),
          "wheelQuietMicroseconds": \(input.wheelQuiet),
          "naturalTouchpad": \(input.isTouchpadNatural),
          "naturalTouch": \(input.isTouchNatural),
          "naturalWheel": \(input.isWheelNatural)
        }
      }

      """
  }
}

/// The members of an object that are taken one by one; what is left over was not asked for.
private struct Fields {
  private var members: [JSONMember]
  private let offset: Int
  private let name: String

  init(_ value: JSONValue, _ name: String) throws(ScenarioError) {
    guard let members = value.members else {
      throw ScenarioError(offset: value.offset, message: "\(name) has to be an object")
    }
    self.members = members
    offset = value.offset
    self.name = name
  }

  func error(_ key: String, _ what: String) -> ScenarioError {
    ScenarioError(offset: offset, message: "\"\(key)\" of \(name) \(what)")
  }

  mutating func optional(_ key: String) -> JSONValue? {
    guard let index = members.firstIndex(where: { $0.key == key }) else { return nil }
    return members.remove(at: index).value
  }

  mutating func value(_ key: String) throws(ScenarioError) -> JSONValue {
    guard let value = optional(key) else { throw error(key, "is missing") }
    return value
  }

  mutating func take<Value>(
    _ key: String, _ what: String, default fallback: Value?, _ type: (JSONValue) -> Value?
  ) throws(ScenarioError) -> Value {
    guard let value = optional(key) else {
      if let fallback { return fallback }
      throw error(key, "is missing")
    }
    guard let result = type(value) else {
      throw ScenarioError(offset: value.offset, message: "\"\(key)\" of \(name) has to be \(what)")
    }
    return result
  }

  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, default fallback: Choice?
  ) throws(ScenarioError) -> Choice {
    let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    return try take(key, "one of \(words)", default: fallback) { $0.string.flatMap(Choice.init) }
  }

  mutating func length(
    _ key: String, default fallback: Double?, in range: ClosedRange<Double> = 0...1e9
  ) throws(ScenarioError) -> Double {
    guard let value = optional(key) else {
      if let fallback { return fallback }
      throw error(key, "is missing")
    }
    if let number = value.number, range.contains(number) { return number }
    let bounds = "\(JSONText.number(range.lowerBound)) to \(JSONText.number(range.upperBound))"
    throw ScenarioError(
      offset: value.offset, message: "\"\(key)\" of \(name) has to be a number from \(bounds)")
  }

  mutating func time(_ key: String, default fallback: Microseconds) throws(ScenarioError) -> Microseconds {
    try take(key, "microseconds, 1000 to 60000000", default: fallback) { value in
      value.integer.flatMap { (1000...60_000_000).contains($0) ? $0 : nil }
    }
  }

  func done() throws(ScenarioError) {
    if let extra = members.first {
      throw ScenarioError(offset: extra.offset, message: "\(name) has an unknown key \"\(extra.key)\"")
    }
  }

  mutating func scrollView() throws(ScenarioError) -> ScrollView {
    var items = try Fields(try value("items"), "items")
    let count: Int64 = try items.take("count", "a count, 0 to 1000000", default: nil) { value in
      value.integer.flatMap { (0...1_000_000).contains($0) ? $0 : nil }
    }
    let view = ScrollView(
      id: try take("id", "a text", default: "view", \.string),
      axis: try choice("axis", default: .vertical),
      size: Vector(
        x: try length("width", default: nil, in: 1...1e6),
        y: try length("height", default: nil, in: 1...1e6)),
      items: ScrollItems(
        count: Int(count), length: try items.length("length", default: nil, in: 0...1e6),
        spacing: try items.length("spacing", default: 0, in: 0...1e6)),
      behavior: try choice("behavior", default: .automatic),
      indicators: try choice("indicators", default: .automatic),
      bounces: try take("bounces", "true or false", default: true, \.boolean),
      start: try length("start", default: 0))
    try items.done()
    try done()
    return view
  }

  mutating func inputSettings() throws(ScenarioError) -> ScrollInputSettings {
    var input = ScrollInputSettings()
    let gain = 0.01...10_000
    input.touchPointsPerMillimetre = try length(
      "touchPointsPerMillimetre", default: input.touchPointsPerMillimetre, in: gain)
    input.touchpadPointsPerMillimetre = try length(
      "touchpadPointsPerMillimetre", default: input.touchpadPointsPerMillimetre, in: gain)
    input.wheelPointsPerDetent = try length(
      "wheelPointsPerDetent", default: input.wheelPointsPerDetent, in: gain)
    input.touchpadStartThreshold = try length(
      "touchpadStartThreshold", default: input.touchpadStartThreshold, in: 0...100)
    input.heldStill = try time("heldStillMicroseconds", default: input.heldStill)
    input.wheelQuiet = try time("wheelQuietMicroseconds", default: input.wheelQuiet)
    input.isTouchpadNatural = try take(
      "naturalTouchpad", "true or false", default: input.isTouchpadNatural, \.boolean)
    input.isTouchNatural = try take("naturalTouch", "true or false", default: input.isTouchNatural, \.boolean)
    input.isWheelNatural = try take("naturalWheel", "true or false", default: input.isWheelNatural, \.boolean)
    try done()
    return input
  }
}
