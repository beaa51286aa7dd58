import InputEvents
import ScrollModel
import Testing

/// The rule of indicators as a pure function: its order, and what each policy makes of devices.
@Suite struct IndicatorRuleTests {
  /// What shows of a verdict.
  struct Seen: Equatable {
    var style: IndicatorStyle
    var state: IndicatorState

    init(_ style: IndicatorStyle, _ state: IndicatorState) {
      self.style = style
      self.state = state
    }

    init(_ verdict: IndicatorRule.Verdict) {
      self.init(verdict.style, verdict.state)
    }
  }

  private static func verdict(
    _ visibility: IndicatorVisibility, _ devices: [DeviceClass], _ activity: IndicatorActivity = .idle,
    preference: IndicatorPreference = .byDevice, last: DeviceClass? = nil, overflows: Bool = true,
    _ policy: IndicatorPolicy = .connected
  ) -> IndicatorRule.Verdict {
    IndicatorRule.verdict(
      IndicatorRule.Situation(
        visibility: visibility, overflows: overflows, preference: preference, devices: devices,
        lastUsed: last, activity: activity), policy)
  }

  @Test(
    "I03 automatic and visible hide by themselves but with a mouse, hidden shows with one, never never does",
    arguments: IndicatorVisibility.allCases, [[], [.mouse], [.touchpad], [.touchscreen]] as [[DeviceClass]])
  func settingsAndDevices(visibility: IndicatorVisibility, devices: [DeviceClass]) {
    let hasMouse = devices == [.mouse]
    let idle = Self.verdict(visibility, devices)
    let scrolling = Self.verdict(visibility, devices, .scrolling)
    switch visibility {
    case .never:
      #expect(idle.state == .hidden && scrolling.state == .hidden)
      #expect(idle.reason == .never)
    case .hidden:
      let state = hasMouse ? IndicatorState.visible : .hidden
      #expect(idle.state == state && scrolling.state == state)
      #expect(idle.reason == (hasMouse ? .neededThoughHidden(by: .mouse) : .hidden))
    case .automatic, .visible:
      #expect(Seen(idle) == (hasMouse ? Seen(.legacy, .visible) : Seen(.overlay, .hidden)))
      #expect(Seen(scrolling) == (hasMouse ? Seen(.legacy, .visible) : Seen(.overlay, .visible)))
    }
    #expect(idle.reservesSpace == (hasMouse && visibility != .never))
  }

  @Test(
    "I04 the user's preference beats the device, and the rule says so", arguments: IndicatorPolicy.builtIn)
  func preferences(policy: IndicatorPolicy) {
    let always = Self.verdict(.automatic, [.touchpad], preference: .always, policy)
    #expect(Seen(always) == Seen(.legacy, .visible))
    #expect(always.reason == .preferredAlways && always.beaten.isEmpty && always.reservesSpace)
    let scrolling = Self.verdict(.automatic, [.mouse], preference: .whenScrolling, policy)
    #expect(Seen(scrolling) == Seen(.overlay, .hidden))
    switch policy.bars {
    case .connected:
      #expect(scrolling.reason == .preferredWhenScrolling(hidden: false))
      #expect(scrolling.beaten == [.needed(by: .mouse)])
    case .lastUsed: #expect(scrolling.beaten == [.neededBeforeUse(by: .mouse)])
    // No device asked for a bar, so the preference beat nothing.
    case .never: #expect(scrolling.reason == .resting && scrolling.beaten.isEmpty)
    }
  }

  @Test("the clauses win in their order: never, content that fits, always, the device, hidden, what goes on")
  func order() {
    let all = Self.verdict(.never, [.mouse], .scrolling, preference: .always, overflows: false)
    #expect(Seen(all) == Seen(.legacy, .hidden))
    #expect(all.reason == .never && !all.reservesSpace)
    #expect(all.beaten == [.contentFits, .preferredAlways, .needed(by: .mouse), .scrolling])
    let fits = Self.verdict(.hidden, [.mouse], .scrolling, preference: .always, overflows: false)
    #expect(fits.reason == .contentFits)
    #expect(
      fits.beaten == [.preferredAlways, .neededThoughHidden(by: .mouse), .settingHidden, .scrolling])
    let hidden = Self.verdict(.hidden, [.touchpad], .scrolling)
    #expect(hidden.reason == .hidden && hidden.beaten == [.scrolling])
    let both = Self.verdict(.hidden, [.mouse], .scrolling, preference: .whenScrolling)
    #expect(Seen(both) == Seen(.overlay, .hidden))
    #expect(both.reason == .preferredWhenScrolling(hidden: true))
  }

  @Test("I11 nobody's use falls back to what is connected; then who acted last decides")
  func lastUse() {
    let devices: [DeviceClass] = [.touchscreen, .touchpad, .mouse]
    let rows: [(DeviceClass?, Seen, IndicatorReason)] = [
      (nil, Seen(.legacy, .visible), .neededBeforeUse(by: .mouse)),
      (.mouse, Seen(.legacy, .visible), .used(.mouse)),
      (.touchscreen, Seen(.overlay, .visible), .scrolling),
      (.touchpad, Seen(.overlay, .visible), .scrolling),
    ]
    for (last, seen, reason) in rows {
      let verdict = Self.verdict(.automatic, devices, .scrolling, last: last, .lastUsed)
      #expect(Seen(verdict) == seen && verdict.reason == reason)
    }
    // Who is connected and does nothing brings nothing.
    #expect(Self.verdict(.hidden, devices, .idle, last: .touchpad, .lastUsed).reason == .settingHidden)
  }

  @Test("fingers hover over nothing, and the pointer's motion shows an overlay in GTK alone")
  func activities() {
    let states = IndicatorPolicy.builtIn.map { policy in
      IndicatorActivity.allCases.map { Self.verdict(.automatic, [.touchpad], $0, policy).state }
    }
    // idle, tracking, scrolling, programmatic, afterScrolling, pointing, hovering, dragging, flashing
    let usual: [IndicatorState] = [
      .hidden, .visible, .visible, .visible, .fading, .hidden, .visible, .visible, .visible,
    ]
    let touch: [IndicatorState] = [
      .hidden, .hidden, .visible, .visible, .fading, .hidden, .hidden, .visible, .visible,
    ]
    let gtk: [IndicatorState] = [
      .hidden, .hidden, .visible, .visible, .fading, .visible, .visible, .visible, .visible,
    ]
    #expect(states == [usual, usual, touch, gtk])
    #expect(Self.verdict(.automatic, [.mouse], .hovering, .gtk4).isWide)
    #expect(!Self.verdict(.automatic, [.mouse], .pointing, .gtk4).isWide)
  }

  /// What holds of each cell of each policy.
  @Test(arguments: IndicatorPolicy.builtIn)
  func `The matrix keeps the rule's order`(policy: IndicatorPolicy) {
    let cells = IndicatorMatrix.cells(policy)
    // 7 sets with nobody or one of them last: 17; 4 settings, 3 preferences, 2 contents, 9 activities.
    #expect(cells.count == 17 * 4 * 3 * 2 * 9)
    #expect(Set(cells.map(\.situation)).count == cells.count)
    for cell in cells {
      let (situation, verdict) = (cell.situation, cell.verdict)
      #expect(!verdict.beaten.contains(verdict.reason))
      if situation.visibility == .never || !situation.overflows {
        #expect(verdict.state == .hidden && !verdict.reservesSpace)
      } else if situation.preference == .always {
        #expect(verdict.reservesSpace && verdict.reason == .preferredAlways)
      } else if situation.preference == .whenScrolling || policy == .touchOnly || policy == .gtk4 {
        #expect(verdict.style == .overlay)
        if situation.visibility == .hidden { #expect(verdict.state == .hidden) }
      }
      if verdict.isWide { #expect(verdict.style == .overlay && verdict.state == .visible) }
    }
  }
}
