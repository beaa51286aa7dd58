import InputEvents
import Replay
import ScrollInput
import ScrollModel
import TestSupport
import Testing

/// Reports of the thumb: where it is, how long it is, and what a pointer does with it.
@Suite struct IndicatorThumbTests {
  private static func track(
    content: Double, view: Double, length: Double? = nil, minimum: Double = 36
  ) -> IndicatorTrack {
    IndicatorTrack(
      start: 4, length: length ?? view - 8, geometry: AxisGeometry(length: view, content: content),
      minimumLength: minimum, leastLength: 7)
  }

  @Test("I20 with very long content the thumb has its least length and touches both ends")
  func longContent() throws {
    let track = Self.track(content: 100_000, view: 600)
    let (first, middle, last) = (track.thumb(at: 0), track.thumb(at: 49_700), track.thumb(at: 99_400))
    #expect(first == IndicatorThumb(start: 4, length: 36))
    #expect(middle == IndicatorThumb(start: 4 + (592 - 36) / 2, length: 36))
    #expect(last == IndicatorThumb(start: 596 - 36, length: 36))
  }

  @Test("I20 past an edge it stays at that end and shrinks little by little", arguments: [-1.0, 1])
  func overscrolled(side: Double) throws {
    let track = Self.track(content: 100_000, view: 600)
    let edge = side < 0 ? 0.0 : 99_400
    var before = try #require(track.thumb(at: edge))
    for distance in stride(from: 0.5, through: 600, by: 0.5) {
      let thumb = try #require(track.thumb(at: edge + side * distance))
      #expect(thumb.length <= before.length && before.length - thumb.length < 0.1)
      #expect(side < 0 ? thumb.start == 4 : isClose(thumb.start + thumb.length, 596))
      before = thumb
    }
    // -50: 36 * 600 / 650.
    #expect(isClose(track.thumb(at: edge + side * 50)?.length ?? 0, 33.230769230769, within: 1e-9))
  }

  @Test("I20 a track shorter than the least thumb caps it; one without room has none")
  func shortTracks() {
    #expect(Self.track(content: 1000, view: 38).thumb(at: 0) == IndicatorThumb(start: 4, length: 30))
    #expect(Self.track(content: 1000, view: 38).thumb(at: 962) == IndicatorThumb(start: 4, length: 30))
    #expect(Self.track(content: 1000, view: 15).thumb(at: 0) == nil)
    #expect(Self.track(content: 0, view: 0, length: 100).thumb(at: 0) == nil)
    // Scenario 44: nothing in it, nothing to divide by.
    #expect(Self.track(content: 0, view: 200).thumb(at: 0) == IndicatorThumb(start: 4, length: 192))
  }

  @Test("its length is the view's share of what there is, and its place and the offset tell each other")
  func shares() {
    for content in [201, 300, 1000, 4321.5] as [Double] {
      let track = Self.track(content: content, view: 200)
      let share = max(36, 192 * 200 / content)
      for part in [0, 0.25, 0.5, 1] {
        let offset = (content - 200) * part
        guard let thumb = track.thumb(at: offset) else {
          Issue.record("no thumb")
          continue
        }
        #expect(isClose(thumb.length, share) && isClose(thumb.start, 4 + part * (192 - share)))
        #expect(isClose(track.offset(thumbAt: thumb.start) ?? -1, offset, within: 1e-6))
      }
      #expect(track.offset(thumbAt: -1000) == 0 && track.offset(thumbAt: 1000) == content - 200)
    }
  }

  // MARK: Dragging

  /// A list of 1000 pt in 200, with a bar: the track has 192 pt, the thumb 38.4.
  private static func list(
    _ behavior: ScrollTargetBehaviorSetting = .automatic, rows: Int = 20, devices: [DeviceClass] = [.mouse]
  ) -> Stage {
    Stage(
      ScrollView(
        "list", behavior: behavior,
        [
          .stack(
            SceneStack(.vertical, spacing: 0, isTargetLayout: true, [.repeated(rows, .item(height: 50))]))
        ]),
      devices: devices)
  }

  @Test("B04 the thumb follows the pointer that holds it from where it was grabbed, and never past the ends")
  func drag() {
    var stage = Self.list()
    stage.movePointer(to: Vector(x: 190, y: 20))
    stage.press()
    #expect(stage.view().phase == .interacting)
    stage.wait(10)
    stage.movePointer(to: Vector(x: 190, y: 20 + (192 - 38.4) / 2))
    #expect(isClose(stage.offset().y, 400, within: 0.5))
    stage.wait(10)
    stage.movePointer(to: Vector(x: 5, y: 199))
    #expect(stage.offset().y == 800)
    stage.movePointer(to: Vector(x: 5, y: 0))
    #expect(stage.offset().y == 0)
    stage.release()
    #expect(stage.view().phase == .idle && stage.phases() == [.interacting, .idle])
    // Nobody holds it any more.
    stage.movePointer(to: Vector(x: 190, y: 100))
    #expect(stage.offset().y == 0)
  }

  @Test("what was dragged where it may not rest goes to a stop when it is let go")
  func settles() {
    var stage = Self.list(.viewAligned())
    stage.movePointer(to: Vector(x: 190, y: 20))
    stage.press()
    stage.movePointer(to: Vector(x: 190, y: 43))
    stage.release()
    stage.rest()
    #expect(stage.offset().y.truncatingRemainder(dividingBy: 50) == 0 && stage.offset().y > 0)
    #expect(stage.targets().last?.cause == .gestureEnd)
  }

  @Test("a press beside the thumb, on a bar that is not there, or of a view that is disabled grabs nothing")
  func grabsNothing() {
    var stage = Self.list()
    stage.movePointer(to: Vector(x: 190, y: 150))
    stage.press()
    stage.movePointer(to: Vector(x: 190, y: 180))
    #expect(stage.offset().y == 0 && stage.view().phase == .idle)
    stage.release()
    stage.perform(.setDisabled(view: "list", true))
    stage.movePointer(to: Vector(x: 190, y: 20))
    stage.press()
    stage.movePointer(to: Vector(x: 190, y: 80))
    #expect(stage.offset().y == 0)
    stage.release()
    stage.perform(.setDisabled(view: "list", false))
    stage.perform(.setIndicators(view: "list", IndicatorSettings(.never)))
    stage.movePointer(to: Vector(x: 190, y: 20))
    stage.press()
    stage.movePointer(to: Vector(x: 190, y: 80))
    #expect(stage.offset().y == 0)
  }

  @Test("who scrolls later has the view: fingers end a drag of the bar, and a wheel of the same mouse waits")
  func owners() {
    var stage = Self.list(devices: [.mouse, .touchpad])
    stage.movePointer(to: Vector(x: 190, y: 20))
    stage.press()
    stage.movePointer(to: Vector(x: 190, y: 60))
    let dragged = stage.offset().y
    stage.send(.began, y: 40, from: .wheel, device: 1)
    #expect(stage.offset().y == dragged)
    stage.send(.began)
    #expect(stage.view().phase == .interacting)
    stage.send(.changed, y: 30)
    #expect(isClose(stage.offset().y, dragged + 30, within: 1))
    stage.movePointer(to: Vector(x: 190, y: 100))
    #expect(isClose(stage.offset().y, dragged + 30, within: 1))
    stage.send(.ended)
    stage.rest()
    #expect(stage.view().phase == .idle)
  }

  @Test("a drag stops a glide")
  func stopsGlides() {
    var stage = Self.list(rows: 200, devices: [.mouse, .touchpad])
    stage.swipe(y: 50, velocity: 2000)
    stage.wait(100)
    #expect(stage.view().phase == .decelerating)
    let thumb = stage.view().appearance(of: .vertical, at: stage.time)?.thumb
    stage.movePointer(to: Vector(x: 190, y: (thumb?.start ?? 0) + 5))
    stage.press()
    let offset = stage.offset().y
    stage.wait(500)
    #expect(stage.offset().y == offset && stage.view().phase == .interacting)
  }
}
