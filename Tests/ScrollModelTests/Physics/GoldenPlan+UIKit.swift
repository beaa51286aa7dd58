extension GoldenPlan {
  /// What was recorded from real UIScrollViews, and the tests of who recorded it.
  static let uikitRecorded = GoldenPlan(
    file: "uikit_recorded",
    rules: [
      "uikit.rubber_band": .all(GoldenChecks.rubberBand),
      "uikit.pixel_round": .all(GoldenChecks.pixelRound),
      "uikit.min_offset": .all(GoldenChecks.minOffset),
      "uikit.max_offset": .all(GoldenChecks.maxOffset),
      "uikit.pan_velocity": .all(GoldenChecks.panVelocity),
      "uikit.pan_velocity_seq": .all(GoldenChecks.panVelocitySequence),
      "uikit.pan_translation": .all(GoldenChecks.panTranslation),
      "uikit.pan_translation_seq": .all(GoldenChecks.panTranslationSequence),
      "uikit.pan_to_scroll_velocity": .all(GoldenChecks.panToScrollVelocity),
      "uikit.release_velocity": .all(GoldenChecks.releaseVelocity),
      "uikit.release_velocity_seq": .all(GoldenChecks.releaseVelocitySequence),
      "uikit.release_from_samples": .all(GoldenChecks.releaseFromSamples),
      "uikit.release_threshold": .all(GoldenChecks.releaseThreshold),
      "uikit.decay": .all(GoldenChecks.decay),
      "uikit.step": .all(GoldenChecks.step),
      "uikit.settle_run": .all(GoldenChecks.settleRun),
      "uikit.projection": .all(GoldenChecks.projection),
      "uikit.deceleration": .all(GoldenChecks.deceleration),
      "uikit.free_stop": .all(GoldenChecks.freeStop),
      "uikit.bounce_stop": .all(GoldenChecks.bounceStop),
      "uikit.tail_frames": .all(GoldenChecks.tailFrames),
      "uikit.landing": .all(GoldenChecks.landing),
      "uikit.free_flight": .all(GoldenChecks.freeFlight),
      "uikit.bounce_from_edge": .all(GoldenChecks.bounceFromEdge),
      "uikit.spring_back": .all(GoldenChecks.springBack),
      "uikit.bounce_continuous": .all(GoldenChecks.bounceContinuous),
      "uikit.paging_spring": .all(GoldenChecks.pagingSpring),
      "uikit.fast_scroll": .all(GoldenChecks.fastScroll),
      "uikit.replay_bound": .none("names recordings that are not in the file"),
      "apple_js.constant": .some(
        GoldenChecks.appleConstant, where: GoldenChecks.isModelled,
        else: "of Apple's web code: of 2009 and superseded by recordings, or of buttons and indicators"),
    ])

  /// What is published of UIScrollView.
  static let uikitReference = GoldenPlan(
    file: "uikit_reference",
    rules: [
      "rubber_band": .all(GoldenChecks.publishedRubberBand),
      "rubber_band_inverse": .all(GoldenChecks.rubberBandInverse),
      "deceleration_rate": .all(GoldenChecks.decelerationRate),
      "projection_wwdc18": .all(GoldenChecks.projectionAsSum),
      "deceleration_total_continuous": .all(GoldenChecks.decelerationTotal),
      "deceleration_duration": .all(GoldenChecks.decelerationUntilNear),
      "deceleration_duration_pop": .all(GoldenChecks.decelerationUntilSlow),
      "deceleration_curve": .all(GoldenChecks.decelerationCurve),
      "pop_decay": .all(GoldenChecks.decayAsSum),
      "bounce_spring_candidate": .some(
        GoldenChecks.criticalSpring, where: GoldenChecks.isCritical, else: dampedOtherwise),
    ])

  static let dampedOtherwise = "springs here are critically damped; these are over- or underdamped"
}
