import Testing

/// Every assertable row of `uikit_recorded.json`, each at its own tolerance.
@Suite struct GoldenRowTests {
  /// What checks the rows of a kind.
  static let checks: [String: @Sendable (GoldenRow) throws -> Void] = [
    "uikit.rubber_band": GoldenChecks.rubberBand,
    "uikit.pixel_round": GoldenChecks.pixelRound,
    "uikit.min_offset": GoldenChecks.minOffset,
    "uikit.max_offset": GoldenChecks.maxOffset,
    "uikit.pan_velocity": GoldenChecks.panVelocity,
    "uikit.pan_velocity_seq": GoldenChecks.panVelocitySequence,
    "uikit.pan_translation": GoldenChecks.panTranslation,
    "uikit.pan_translation_seq": GoldenChecks.panTranslationSequence,
    "uikit.pan_to_scroll_velocity": GoldenChecks.panToScrollVelocity,
    "uikit.release_velocity": GoldenChecks.releaseVelocity,
    "uikit.release_velocity_seq": GoldenChecks.releaseVelocitySequence,
    "uikit.release_from_samples": GoldenChecks.releaseFromSamples,
    "uikit.release_threshold": GoldenChecks.releaseThreshold,
    "uikit.decay": GoldenChecks.decay,
    "uikit.step": GoldenChecks.step,
    "uikit.settle_run": GoldenChecks.settleRun,
    "uikit.projection": GoldenChecks.projection,
    "uikit.deceleration": GoldenChecks.deceleration,
    "uikit.free_stop": GoldenChecks.freeStop,
    "uikit.bounce_stop": GoldenChecks.bounceStop,
    "uikit.tail_frames": GoldenChecks.tailFrames,
    "uikit.landing": GoldenChecks.landing,
    "uikit.free_flight": GoldenChecks.freeFlight,
    "uikit.bounce_from_edge": GoldenChecks.bounceFromEdge,
    "uikit.spring_back": GoldenChecks.springBack,
    "uikit.bounce_continuous": GoldenChecks.bounceContinuous,
    "uikit.paging_spring": GoldenChecks.pagingSpring,
    "uikit.fast_scroll": GoldenChecks.fastScroll,
    "apple_js.constant": GoldenChecks.appleConstant,
  ]

  @Test(arguments: GoldenFile.recordedRows.filter(\.isAssertable))
  func row(_ row: GoldenRow) throws {
    let check = try #require(Self.checks[row.kind], "no check for the kind \(row.kind)")
    try check(row)
  }

  /// A file that lost rows, or whose marks grew, would otherwise pass silently.
  @Test func counts() {
    let rows = GoldenFile.recordedRows
    #expect(rows.count == 315)
    #expect(rows.filter { $0.contradictedBy != nil }.count == 2)
    #expect(rows.filter { $0.unusable != nil }.count == 6)
    #expect(Set(rows.map(\.id)).count == rows.count)
    // Every check has a row, so that none is there for nothing.
    #expect(Set(Self.checks.keys) == Set(rows.filter(\.isAssertable).map(\.kind)))
  }
}

/// The checks, by theme in extensions.
enum GoldenChecks {}
