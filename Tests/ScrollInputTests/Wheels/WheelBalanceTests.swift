import InputEvents
import ScrollInput
import TestSupport
import Testing

/// Whatever the frames: what is asked of views and what is withheld are what came in, exactly.
@Suite struct WheelBalanceTests {
  /// What a frame says of an axis: the parts where there are any, the whole detents otherwise.
  private static func says(_ events: [InputEvent], _ ticks: UInt16, _ parts: UInt16) -> Int64 {
    let fine = events.filter { $0.is(.relative, parts) && $0.value != 0 }
    if !fine.isEmpty { return fine.reduce(0) { $0 + Int64($1.value) } }
    return events.filter { $0.is(.relative, ticks) }.reduce(0) { $0 + Int64($1.value) * 120 }
  }

  private static func settings(_ random: inout SeededGenerator) -> WheelSettings {
    var settings = WheelSettings()
    settings.deadBand = random.pick([0, 0, 60, 150, 1200])
    settings.debounce = random.pick([0, 0, 30_000, 1_000_000])
    settings.tiltRepeats = random.once(in: 2)
    settings.quiet = random.pick([1000, 150_000, 150_000, 2_000_000])
    settings.natural = random.pick([[], .vertical, .horizontal, .both])
    return settings
  }

  private static func events(_ random: inout SeededGenerator) -> [InputEvent] {
    (0..<random.int(0...4)).map { _ in
      let value =
        switch random.int(0...11) {
        case 0: random.pick([Int32.min, Int32.max])
        case 1: Int32(0)
        case 2: Int32(random.int(-3000...3000))
        case 3...6: Int32(random.int(-1...1))
        default: Int32(random.int(-8...8)) * 15
        }
      return .rel(random.pick([8, 8, 11, 11, 6, 12, 0]), value)
    }
  }

  @Test(arguments: 0..<400 as Range<UInt64>)
  func nothingIsLostWithoutAName(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let settings = Self.settings(&random)
    var player = Player.wheel { $0 = settings }
    var x: Int64 = 0
    var y: Int64 = 0
    for _ in 0..<120 {
      if random.once(in: 60) { player.interpreter.gap(nil, at: player.time, into: &player.outputs) }
      let events = Self.events(&random)
      player.play(
        at: player.time + Int64(random.pick([0, 500, 4000, 20_000, 149_999, 150_000, 600_000])), events)
      x += Self.says(events, 6, 12) * (settings.natural.contains(.horizontal) ? -1 : 1)
      y += Self.says(events, 8, 11) * (settings.natural.contains(.vertical) ? 1 : -1)
    }
    player.rest()
    let sum = WheelMotion(x: player.turned.x + player.kept().x, y: player.turned.y + player.kept().y)
    #expect(sum == WheelMotion(x: x, y: y))
    Self.check(player)
    if settings.deadBand == 0, settings.debounce == 0, settings.tiltRepeats {
      #expect(player.withheld.allSatisfy { $0.cause == .countedAlready })
    }
  }

  private static func check(_ player: Player) {
    var isUnderWay = false
    var time: Microseconds = 0
    for event in player.scrolls {
      #expect(event.time >= time)
      time = event.time
      #expect((event.phase == .began) == !isUnderWay)
      isUnderWay = event.phase == .began || event.phase == .changed
      #expect(isUnderWay == (event.wheel != WheelMotion(x: 0, y: 0)))
      #expect(event.detents != nil)
    }
    #expect(!isUnderWay)
  }

  /// A wheel that tells each detent beside its parts, as drivers do: at its half, or at its whole.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func anHonestWheelIsTakenAtItsWord(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var player = Player.wheel()
    let half = random.once(in: 2)
    var rest: Int64 = 0
    var way: Int64 = 1
    var parts: Int64 = 0
    var hasTold = false
    for _ in 0..<200 {
      if random.once(in: 12) {
        way = -way
        if half { rest = 0 }
      }
      let step = way * Int64(random.pick([15, 15, 16, 24, 40, 120]))
      rest += step
      var tick = rest / 120
      if half, tick == 0, rest.magnitude >= 60 { tick = rest.signum() }
      rest -= tick * 120
      parts += step
      var events: [InputEvent] = [.rel(11, Int32(step))]
      if tick != 0 { events.insert(.rel(8, Int32(tick)), at: random.int(0...1)) }
      let known = player.scrolls.count
      player.play(after: Int64(random.int(9...300)), events)
      // From the first told detent on, the count is the wheel's own; no end adds to it.
      if hasTold { #expect(player.scrolls.dropFirst(known).reduce(0) { $0 + ($1.detents?.y ?? 0) } == -tick) }
      hasTold = hasTold || tick != 0
    }
    player.rest()
    #expect(player.turned == WheelMotion(x: 0, y: -parts))
    #expect(player.withheld.isEmpty)
    #expect(player.findings.isEmpty)
  }

  @Test("W09 random turns and their negation", arguments: 0..<100 as Range<UInt64>)
  func negation(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let settings = Self.settings(&random)
    var player = Player.wheel { $0 = settings }
    var other = Player.wheel { $0 = settings }
    for _ in 0..<100 {
      let time = player.time + Int64(random.pick([500, 4000, 20_000, 150_000, 600_000]))
      let events = Self.events(&random).filter { $0.value != .min }
      player.play(at: time, events)
      other.play(at: time, events.map { .rel($0.code, -$0.value) })
    }
    player.rest()
    other.rest()
    let scrolls = player.scrolls
    #expect(scrolls.count == other.scrolls.count)
    for (one, negated) in zip(scrolls, other.scrolls) {
      #expect(one.time == negated.time && one.phase == negated.phase && one.reason == negated.reason)
      #expect(one.delta == Vector(x: -negated.delta.x, y: -negated.delta.y))
      #expect(
        one.detents?.x == negated.detents.map { -$0.x } && one.detents?.y == negated.detents.map { -$0.y })
    }
    #expect(player.wheelFindings == other.wheelFindings)
  }
}
