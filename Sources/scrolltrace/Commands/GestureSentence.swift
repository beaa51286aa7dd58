import EventLog
import GestureSynthesis
import InputEvents
import ScrollInput

/// One gesture as it is written on a command line: its word, what it is given, and clauses in any order.
struct GestureSentence {
  /// The words that stand in sentences besides gestures and devices, for completion.
  static let words =
    directions + ["by"] + Clause.allCases.map(\.rawValue) + buttons.map(\.word)

  private static let directions = ["up", "down", "left", "right"]
  private static let buttons: [(word: String, button: PointerButton)] = [
    ("primary", .primary), ("secondary", .secondary), ("middle", .middle),
  ]

  /// What a word leads in.
  private enum Clause: String, CaseIterable {
    /// A speed in points per second.
    case at
    /// The time that a motion takes.
    case over
    /// The place where it begins.
    case from
    /// The time that it lasts.
    case `for`
    /// The time between detents.
    case every
    /// The device.
    case on
  }

  private let gesture: SyntheticGesture
  private let place: Int
  private let all: [String]
  private var rest: ArraySlice<String>
  private var clauses: [Clause: String] = [:]

  private init(_ gesture: SyntheticGesture, _ place: Int, _ words: [String]) {
    self.gesture = gesture
    self.place = place
    all = words
    rest = words.dropFirst()
  }

  /// Finds the gestures in the words of a command line, however they are quoted.
  static func sentences(_ arguments: [String]) throws(UsageError) -> [GestureSentence] {
    let words = arguments.flatMap { $0.split(separator: " ").map(String.init) }
    var sentences: [GestureSentence] = []
    var start = 0
    for place in 1...max(1, words.count) {
      if place < words.count, SyntheticGesture(rawValue: words[place]) == nil { continue }
      guard start < words.count else { break }
      guard let gesture = SyntheticGesture(rawValue: words[start]) else {
        let hint = NearestName.hint(for: words[start], among: SyntheticGesture.allCases.map(\.rawValue))
        throw UsageError(command: SynthCommand.spec.name, message: "no gesture \(words[start]); \(hint)")
      }
      sentences.append(GestureSentence(gesture, sentences.count + 1, Array(words[start..<place])))
      start = place
    }
    guard !sentences.isEmpty else {
      throw UsageError(command: SynthCommand.spec.name, message: "GESTURE is empty")
    }
    return sentences
  }

  /// A number as people write one; `nil` for anything else.
  static func number(_ text: String) -> Double? {
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.".contains($0)) }) else { return nil }
    return Double(text)
  }

  /// What was left over, in words.
  func remarks(on motion: GestureMotion) -> [String] {
    // Less than a millionth is what doubles round.
    let way = motion.remainder
    let speed = motion.velocityRemainder
    var remarks: [String] = []
    func text(_ vector: Vector) -> String {
      let rounded = [vector.x, vector.y].map { JSONText.number(($0 * 10_000).rounded() / 10_000) }
      return rounded.joined(separator: ", ")
    }
    if way.length > 1e-6 { remarks.append("\(name): of the way \(text(way)) points are left over") }
    if speed.length > 1e-6 {
      remarks.append("\(name): of the speed \(text(speed)) points per second are left over")
    }
    return remarks
  }

  // MARK: Making

  /// Makes the gesture.
  ///
  /// - Parameter log: The log behind which it comes.
  /// - Returns: What is made of it; `nil` where nothing moves.
  /// - Throws: A ``UsageError`` with the gesture's place.
  mutating func make(in log: inout SyntheticLog) throws(UsageError) -> GestureMotion? {
    do {
      return try takeAndMake(&log)
    } catch let error as SynthesisError {
      throw wrong(error.description)
    } catch let error as UsageError {
      throw error
    } catch {
      throw wrong("\(error)")
    }
  }

  private mutating func takeAndMake(_ log: inout SyntheticLog) throws -> GestureMotion? {
    switch gesture {
    case .flick:
      let way = try takeWay()
      try takeClauses([.at, .over, .from, .on])
      guard let speed = try number(.at) else { throw wrong("at with its points per second is missing") }
      return try log.flick(way, speed: speed, over: time(.over), from: point(), on: device())
    case .drag, .twoFingerScroll:
      let way = try takeWay()
      try takeClauses([.over, .from, .on])
      let duration = try time(.over) ?? .milliseconds(400)
      return gesture == .drag
        ? try log.drag(way, over: duration, from: point(), on: device())
        : try log.twoFingerScroll(way, over: duration, from: point(), on: device())
    case .rest:
      let fingers = try takeCount()
      try takeClauses([.for, .from, .on])
      guard let duration = try time(.for) else { throw wrong("for with its seconds is missing") }
      try log.rest(fingers: fingers, for: duration, at: point(), on: device())
    case .tap:
      let fingers = try takeCount() ?? 1
      try takeClauses([.from, .on])
      try log.tap(fingers: fingers, at: point(), on: device())
    case .notch:
      let turn = try takeTurn()
      try takeClauses([.every, .on])
      return try log.notch(
        turn.count, turn.axis, every: try time(.every) ?? .milliseconds(100), on: device())
    case .turn:
      let turn = try takeTurn()
      try takeClauses([.on])
      return try log.turn(turn.count, turn.axis, on: device())
    case .move:
      let way = try takeWay()
      guard way.unit == .points else { throw wrong("the pointer moves by points") }
      try takeClauses([.over, .on])
      return try log.move(by: way.amount, over: try time(.over) ?? .milliseconds(200), on: device())
    case .click, .press, .release:
      let button = takeButton()
      try takeClauses([.on])
      switch gesture {
      case .click: try log.click(button, on: device())
      case .press: try log.press(button, on: device())
      default: try log.release(button, on: device())
      }
    case .pause:
      guard let word = rest.popFirst(), let seconds = GestureSentence.number(word) else {
        throw wrong("a pause needs its seconds")
      }
      try takeClauses([])
      try log.pause(duration(seconds))
    case .plug, .unplug:
      let device = try named(rest.popFirst() ?? "")
      try takeClauses([])
      if gesture == .plug { try log.plug(device) } else { try log.unplug(device) }
    }
    return nil
  }

  // MARK: What it is given

  private mutating func takeWay() throws(UsageError) -> GestureWay {
    let direction = rest.popFirst() ?? ""
    guard GestureSentence.directions.contains(direction) || direction == "by" else {
      throw wrong("a way is up, down, left or right with its points, or by X,Y")
    }
    var word = rest.popFirst() ?? ""
    var unit = GestureWay.Unit.points
    if word.hasSuffix("mm") { (word, unit) = (String(word.dropLast(2)), .millimetres) }
    if direction == "by" {
      guard let amount = pair(word) else { throw wrong("by needs two numbers, as in by 30,400") }
      return GestureWay(amount, in: unit)
    }
    guard let length = GestureSentence.number(word), length >= 0 else {
      throw wrong("\(direction) needs its points, as in \(direction) 400")
    }
    return switch direction {
    case "up": .up(length, in: unit)
    case "down": .down(length, in: unit)
    case "left": .left(length, in: unit)
    default: .right(length, in: unit)
    }
  }

  private mutating func takeCount() throws(UsageError) -> Int? {
    guard let word = rest.first, word.first?.isNumber == true || word.hasPrefix("-") else { return nil }
    rest.removeFirst()
    guard let count = Int(word) else { throw wrong("\(word) is no whole number") }
    return count
  }

  /// A count with its direction; down and right are positive.
  private mutating func takeTurn() throws(UsageError) -> (count: Int, axis: GestureAxis) {
    var direction = "down"
    if let word = rest.first, GestureSentence.directions.contains(word) {
      direction = word
      rest.removeFirst()
    }
    let count = try takeCount()
    guard let count = count ?? (gesture == .notch ? 1 : nil) else { throw wrong("a turn needs its parts") }
    guard count > 0 else { throw wrong("a count is at least 1; the direction is up, down, left or right") }
    let isBack = direction == "up" || direction == "left"
    return (isBack ? 0 - count : count, direction == "up" || direction == "down" ? .vertical : .horizontal)
  }

  private mutating func takeButton() -> PointerButton {
    guard let word = rest.first, let known = GestureSentence.buttons.first(where: { $0.word == word }) else {
      return .primary
    }
    rest.removeFirst()
    return known.button
  }

  private mutating func takeClauses(_ allowed: [Clause]) throws(UsageError) {
    while let word = rest.popFirst() {
      guard let clause = Clause(rawValue: word), allowed.contains(clause) else {
        let names = allowed.map(\.rawValue)
        throw wrong(
          "\(word) is not understood"
            + (names.isEmpty
              ? "; nothing more may follow" : "; what may follow is \(names.joined(separator: ", "))"))
      }
      guard clauses[clause] == nil else { throw wrong("\(word) is given twice") }
      guard let value = rest.popFirst() else { throw wrong("\(word) needs a value") }
      clauses[clause] = value
    }
  }

  private func number(_ clause: Clause) throws(UsageError) -> Double? {
    guard let text = clauses[clause] else { return nil }
    guard let number = GestureSentence.number(text) else {
      throw wrong("\(clause.rawValue) needs a number, not \(text)")
    }
    return number
  }

  private func time(_ clause: Clause) throws(UsageError) -> Duration? {
    try number(clause).map(duration)
  }

  /// Seconds as a time; what no gesture takes stays that.
  private func duration(_ seconds: Double) -> Duration {
    .seconds(max(-1, min(seconds, 1e6)))
  }

  private func point() throws(UsageError) -> Vector? {
    guard let text = clauses[.from] else { return nil }
    guard let point = pair(text) else { throw wrong("from needs two numbers, as in from 100,300") }
    return point
  }

  private func pair(_ text: String) -> Vector? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = GestureSentence.number(String(parts[0])),
      let y = GestureSentence.number(String(parts[1]))
    else { return nil }
    return Vector(x: x, y: y)
  }

  private func device() throws(UsageError) -> SyntheticDevice? {
    try clauses[.on].map(named)
  }

  private func named(_ word: String) throws(UsageError) -> SyntheticDevice {
    guard let device = SyntheticDevice(rawValue: word) else {
      let hint = NearestName.hint(for: word, among: SyntheticDevice.allCases.map(\.rawValue))
      throw wrong(word.isEmpty ? "the device is missing" : "no device \(word); \(hint)")
    }
    return device
  }

  private var name: String { "gesture \(place), \(all.joined(separator: " "))" }

  private func wrong(_ why: String) -> UsageError {
    UsageError(command: SynthCommand.spec.name, message: "\(name): \(why)")
  }
}
