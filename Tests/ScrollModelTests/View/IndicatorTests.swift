import InputEvents
import ScrollInput
import ScrollModel
import Testing

/// Indicators over time: scrolling, hold and fade, and devices that come and go.
@Suite struct IndicatorTests {
  /// What was said of the indicator: when, how it looks, whether it is there.
  private static func course(_ view: ViewPlayer, from start: Microseconds = 0) -> [Said] {
    view.outputs.compactMap {
      if case .indicator(let time, _, let next) = $0 {
        Said(time - start, next.style, next.state)
      } else {
        nil
      }
    }
  }

  struct Said: Equatable {
    var time: Microseconds
    var style: IndicatorStyle
    var state: IndicatorState

    init(_ time: Microseconds, _ style: IndicatorStyle, _ state: IndicatorState) {
      self.time = time
      self.style = style
      self.state = state
    }
  }

  @Test func itComesWithScrollingAndFadesAfterIt() {
    var view = ViewPlayer()
    view.model.start(at: 0, into: &view.sink)
    view.turn(40)
    let end = view.time
    view.waitForRest()
    #expect(
      Self.course(view) == [
        Said(0, .overlay, .hidden), Said(10_000, .overlay, .visible), Said(end + 600_000, .overlay, .fading),
        Said(end + 850_000, .overlay, .hidden),
      ])
  }

  @Test func aFingerThatRestsDoesNotShowIt() {
    var view = ViewPlayer()
    view.send(.began)
    view.send(.changed, 5)
    view.send(.ended)
    view.waitForRest()
    #expect(Self.course(view).isEmpty)
  }

  /// The hold begins when the flight rests, and a finger that catches it keeps the indicator.
  @Test func itStaysUntilAllIsAtRest() {
    var view = ViewPlayer()
    view.swipe(20, velocity: 1000)
    view.wait(200)
    view.send(.began)
    view.wait(5000)
    #expect(Self.course(view).map(\.state) == [.visible])
    view.send(.ended)
    let end = view.time
    view.waitForRest()
    #expect(
      Self.course(view, from: end).suffix(2) == [
        Said(600_000, .overlay, .fading), Said(850_000, .overlay, .hidden),
      ])
  }

  /// A scroll within the hold prolongs it; one while it fades brings it back.
  @Test(arguments: [599 as Int64, 600, 700, 849])
  func anotherScrollBeforeItIsGone(after milliseconds: Int64) {
    var view = ViewPlayer()
    view.turn(40)
    view.wait(milliseconds - 10)
    view.turn(40)
    let end = view.time
    view.waitForRest()
    let states = Self.course(view).map(\.state)
    #expect(states == (milliseconds < 600 ? [] : [.visible, .fading]) + [.visible, .fading, .hidden])
    #expect(Self.course(view).last?.time == end + 850_000)
  }

  private static func plug(_ view: inout ViewPlayer, _ devices: [DeviceClass]) {
    view.model.setDevices(devices, at: view.time, into: &view.sink)
  }

  @Test(arguments: [DeviceClass.mouse, .trackball, .pointingStick])
  func aDeviceThatNeedsItBringsABar(device: DeviceClass) {
    var view = ViewPlayer()
    Self.plug(&view, [.touchpad])
    #expect(Self.course(view).isEmpty)
    Self.plug(&view, [.touchpad, device])
    view.turn(40)
    view.waitForRest()
    #expect(Self.course(view) == [Said(0, .legacy, .visible)])
    let unplugged = view.time
    Self.plug(&view, [.touchpad])
    view.waitForRest()
    #expect(
      Self.course(view, from: unplugged).dropFirst() == [
        Said(0, .overlay, .visible), Said(600_000, .overlay, .fading), Said(850_000, .overlay, .hidden),
      ])
  }

  @Test(arguments: [DeviceClass.touchpad, .touchscreen, .tablet, .keyboard, .other, .unknown])
  func otherDevicesDoNot(device: DeviceClass) {
    var view = ViewPlayer()
    Self.plug(&view, [device])
    #expect(Self.course(view).isEmpty)
  }

  @Test func unpluggedWhileItScrolls() {
    var view = ViewPlayer()
    Self.plug(&view, [.mouse])
    view.send(.began, 40, from: .wheel)
    Self.plug(&view, [])
    view.wait(3000)
    #expect(Self.course(view).map(\.state) == [.visible, .visible])
    view.send(.ended, from: .wheel)
    let end = view.time
    view.waitForRest()
    #expect(Self.course(view).last == Said(end + 850_000, .overlay, .hidden))
  }

  @Test func hiddenGivesWayToAMouse() {
    var view = ViewPlayer(indicators: .hidden)
    view.turn(40)
    view.waitForRest()
    #expect(Self.course(view).isEmpty)
    Self.plug(&view, [.mouse])
    #expect(Self.course(view).last?.style == .legacy)
    #expect(Self.course(view).last?.state == .visible)
    let unplugged = view.time
    Self.plug(&view, [])
    view.waitForRest()
    #expect(
      Self.course(view, from: unplugged).suffix(2) == [
        Said(0, .overlay, .fading), Said(250_000, .overlay, .hidden),
      ])
  }

  @Test func neverIsNever() {
    var view = ViewPlayer(indicators: .never)
    view.model.start(at: 0, into: &view.sink)
    Self.plug(&view, [.mouse])
    view.turn(40)
    view.swipe(40, velocity: 1000)
    view.waitForRest()
    Self.plug(&view, [])
    view.waitForRest()
    #expect(Self.course(view).allSatisfy { $0.state == .hidden })
  }

  @Test func contentThatFitsNeedsNone() {
    var view = ViewPlayer(content: 200)
    Self.plug(&view, [.mouse])
    view.swipe(40, velocity: 0)
    view.waitForRest()
    #expect(Self.course(view).allSatisfy { $0.state == .hidden })
  }

  /// Where only fingers count, a mouse changes nothing.
  @Test func onPhonesAMouseChangesNothing() {
    var view = ViewPlayer(policy: .touchOnly)
    Self.plug(&view, [.mouse])
    #expect(Self.course(view).isEmpty)
    view.turn(40)
    view.waitForRest()
    #expect(Self.course(view).map(\.state) == [.visible, .fading, .hidden])
    #expect(Self.course(view).allSatisfy { $0.style == .overlay })
  }
}
