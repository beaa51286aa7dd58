import ScrollInput
import ScrollModel
import Testing

/// Observers hear of changes only.
@Suite struct ChangeObserverTests {
  typealias Geometry = ChangeObserver<ScrollGeometry>

  @Test("9 S3-05 a geometry is told twice at appearance, once a scroll, and never without a change")
  func geometry() {
    var observer = Geometry()
    let rest = ScrollGeometryTests.list(-20)
    let scrolled = ScrollGeometryTests.list(180)
    let told = [.empty, rest, rest, scrolled, scrolled, scrolled, rest].map { observer.observe($0) }
    #expect(
      told == [
        .init(from: .empty, to: .empty), .init(from: .empty, to: rest), nil,
        .init(from: rest, to: scrolled), nil, nil, .init(from: scrolled, to: rest),
      ])
  }

  @Test("9 what an observer makes of a geometry counts, not the geometry")
  func transformed() {
    var observer = ChangeObserver<Bool>()
    let told = [-20.0, 0, 99, 100, 200, 50].map { offset in
      observer.observe(ScrollGeometryTests.list(offset).contentOffset.y >= 100)
    }
    #expect(told.compactMap { $0?.to } == [false, true, false])
    #expect(told.map { $0 != nil } == [true, false, false, true, false, true])
  }

  @Test("9 a phase is told once, idle to idle, at appearance")
  func phase() {
    var observer = ChangeObserver<ScrollPhase>()
    #expect(observer.last == nil)
    #expect(observer.observe(.idle) == .init(from: .idle, to: .idle))
    #expect(observer.observe(.idle) == nil)
    #expect(observer.observe(.tracking) == .init(from: .idle, to: .tracking))
    #expect(observer.last == .tracking)
  }
}
