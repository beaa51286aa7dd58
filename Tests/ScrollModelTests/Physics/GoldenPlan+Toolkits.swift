extension GoldenPlan {
  /// GTK 4: every kind has its law.
  static let gtk = GoldenPlan(
    file: "gtk_kinetic",
    rules: [
      "kinetic": .all(GoldenChecks.kinetic),
      "kinetic_stop": .all(GoldenChecks.kineticStop),
      "wheel_detent_step": .all(GoldenChecks.wheelStep),
      "velocity_accumulation": .all(GoldenChecks.velocityAccumulation),
      "indicator_fade_ease_out_cubic": .all(GoldenChecks.easeOutCubic),
      "scroll_controller_velocity": .all(GoldenChecks.scrollHistory),
    ])

  /// Flutter, whose laws for iOS are in part ours.
  static let flutter = GoldenPlan(
    file: "flutter_bouncing",
    rules: [
      "friction": .some(
        GoldenChecks.friction, where: GoldenChecks.hasFrictionOnly, else: constantDeceleration),
      "friction_time_at_x_unreachable": .some(
        GoldenChecks.unreachable, where: GoldenChecks.hasFrictionOnly, else: constantDeceleration),
      "spring": .some(
        GoldenChecks.springToEnd, where: GoldenChecks.isCritical, else: dampedOtherwise),
      "bouncing_scroll": .some(
        GoldenChecks.frictionBeforeEdge, where: GoldenChecks.isBeforeEdge,
        else: "past the edge or about its rule for rest; springs here are critically damped"),
      "ios_friction_curve": .all(GoldenChecks.frictionCurve),
      "ios_bounce_curve": .none(dampedOtherwise),
      "macos_friction_curve": .none(constantDeceleration),
      "android_clamping_curve": .none(androidSpline),
      "ballistic_initial_velocity": .none("asks only whether Flutter hands the velocity on"),
      "overscroll_friction_factor": .none(flutterDrag),
      "overscroll_user_offset": .none(flutterDrag),
      "overscroll_user_offset_order": .none(flutterDrag),
      "drag_start_threshold": .none(flutterDrag),
      "fling_first_delta": .none(flutterDrag),
      "carried_momentum": .none("Flutter's own rule for repeat flicks; UIKit's and GTK's are modelled"),
      "fling_total": .none("a whole gesture with Flutter's thresholds"),
      "fling_total_order": .none("a whole gesture with Flutter's thresholds"),
      "snap_fixed_extent": .none(otherSnapping),
      "paging": .none(otherSnapping),
      "paging_change_point": .none(otherSnapping),
    ])

  static let flutterVelocity = GoldenPlan(
    file: "flutter_velocity_tracker",
    rules: [
      "velocity_ios_constant": .all(GoldenChecks.constantVelocity),
      "velocity_no_data": .all(GoldenChecks.noVelocity),
      "velocity_lsq2": .all(GoldenChecks.flutterVelocity),
      "lsq_fit": .all(GoldenChecks.leastSquaresFit),
      "velocity_stale": .all(GoldenChecks.staleVelocity),
    ])

  static let qt = GoldenPlan(
    file: "qt_flickable",
    rules: [
      "flick": .none("Qt decelerates by a constant amount; no law here does"),
      "flick_distance": .none("Qt decelerates by a constant amount; no law here does"),
      "flick_boost": .none("Qt's own rule for repeat flicks; UIKit's and GTK's are modelled"),
      "wheel": .none("Qt's own wheel step"),
    ])

  static let constantDeceleration = "with a constant deceleration besides the friction, which no law here has"
  static let androidSpline = "Android's spline; no profile has it"
  static let flutterDrag =
    "Flutter's own resistance and thresholds while dragging; UIKit's recorded ones are modelled"
  static let otherSnapping = "another system's pages and snap points"
  static let otherEstimator =
    "another system's velocity estimator (impulse, least squares that refuse to turn back)"
}
