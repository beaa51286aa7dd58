extension GoldenPlan {
  /// All files, by name.
  static let all = [
    androidOverscroller, androidVelocity, chromiumFling, chromiumOverscroll, chromiumSmooth, chromiumSnap,
    chromiumVelocity, firefox, flutter, flutterVelocity, gtk, libinput, qt, uikitRecorded, uikitReference,
    webkit,
  ]

  static let androidOverscroller = GoldenPlan(
    file: "android_overscroller_compose",
    rules: [
      "compose_exponential_decay": .all(GoldenChecks.exponentialDecay),
      "spline_table": .none(androidSpline),
      "overscroller_fling": .none(androidSpline),
      "overscroller_springback": .none("Android's constant gravity past an edge; no profile has it"),
      "overscroller_edge_ballistic": .none("Android's constant gravity past an edge; no profile has it"),
    ])

  static let androidVelocity = GoldenPlan(
    file: "android_velocity_tracker",
    rules: [
      "velocity_impulse": .none(otherEstimator),
      "velocity_lsq2": .all(GoldenChecks.leastSquaresVelocity),
      "velocity_lsq2_exact": .all(GoldenChecks.leastSquaresVelocity),
      "velocity_axis_scroll_impulse": .none(otherEstimator),
    ])

  static let chromiumFling = GoldenPlan(
    file: "chromium_fling_snapcurve",
    rules: [
      "fling_curve": .none(chromiumCurve),
      "physics_fling_curve": .none(chromiumCurve),
      "physics_fling_control_points": .none(chromiumCurve),
      "web_gesture_curve": .none(chromiumCurve),
      "fling_boost": .none("Chromium's own rule for repeat flicks; UIKit's and GTK's are modelled"),
      "snap_fling_estimate_displacement": .none(otherSnapping),
      "snap_fling_curve": .none(otherSnapping),
    ])

  static let chromiumOverscroll = GoldenPlan(
    file: "chromium_overscroll",
    rules: [
      "overscroll_bezier_forward_bounce": .none(chromiumStretch),
      "overscroll_bezier_back_bounce": .none(chromiumStretch),
      "overscroll_tanh_stretch": .none(chromiumStretch),
      "overscroll_forward_threshold": .none(chromiumStretch),
      "overscroll_rescroll_during_bounce": .none(chromiumStretch),
      "overscroll_axis_bias": .none(chromiumStretch),
      "overscroll_min_delta": .none(chromiumStretch),
      "overscroll_first_momentum_event_velocity_ignored": .none(chromiumStretch),
      "overscroll_reconcile_stretch_with_scroll": .none(chromiumStretch),
      "overscroll_exponential_return": .none(weightedReturn),
      "overscroll_exponential_stretch": .none(chromiumStretch),
    ])

  static let chromiumSmooth = GoldenPlan(
    file: "chromium_smooth_scroll",
    rules: [
      "cubic_bezier_solve": .none(animatedWheel),
      "programmatic_scroll_duration_delta_based": .none(animatedWheel),
      "programmatic_scroll_value": .none(animatedWheel),
      "smooth_scroll_retarget": .none(animatedWheel),
      "smooth_scroll_retarget_duration": .none(animatedWheel),
      "linear_scroll_duration": .none(animatedWheel),
      "wheel_inverse_delta_duration": .none(animatedWheel),
    ])

  static let chromiumSnap = GoldenPlan(
    file: "chromium_snap_selection", rules: ["snap_selection": .none(otherSnapping)])

  static let chromiumVelocity = GoldenPlan(
    file: "chromium_velocity_tracker",
    rules: [
      "velocity_constant": .all(GoldenChecks.constantLeastSquares),
      "velocity_clamped": .none("a limit that the caller gives; here the profile limits releases"),
      "velocity_delayed_up": .all(GoldenChecks.delayedLift),
      "velocity_no_direction_reversal": .none(otherEstimator),
      "velocity_direction_reversal": .all(GoldenChecks.reversedVelocity),
    ])

  static let firefox = GoldenPlan(
    file: "firefox_apz",
    rules: [
      "AxisPhysicsMSDModel": .none(
        "steps of an integrator of its own: of the 5 critically damped curves a closed form meets 2"),
      "AndroidFlingPhysics": .none(androidSpline),
      "DesktopFlingPhysics": .none("sums over frames of 16 ms: the closed form goes up to 1.8 % further"),
      "fling_acceleration": .none("Firefox's own rule for repeat flicks; UIKit's and GTK's are modelled"),
      "snap_on_pan_end": .none(otherSnapping),
      "snap_momentum_ignored_after_snap": .none(otherSnapping),
      "overscroll_resistance": .none("Firefox's own resistance past an edge"),
      "smooth_wheel_duration": .none(animatedWheel),
    ])

  static let libinput = GoldenPlan(
    file: "libinput_scroll",
    rules: [
      "wheel_lowres": .all(GoldenChecks.wheelDetents),
      "wheel_hires": .all(GoldenChecks.wheelParts),
      "wheel_hires_device_sends_only_lores": .all(GoldenChecks.wheelDetents),
      "wheel_inhibit_small": .none(byInput + "dead band" + inputTests),
      "wheel_dir_change": .none(byInput + "dead band" + inputTests),
      "wheel_click_angle_property": .none(wheelAngle),
      "wheel_click_count_property": .none(wheelAngle),
      "wheel_units": .none(byInput + "wheels" + inputTests + "; angles are not compared"),
      "wheel_hires_event_sequence": .none("when libinput sends its older event; there is none here"),
      "two_finger_slow_scroll": .none(byInput + "touchpads" + inputTests),
      "touchpad_scroll_vector_decay": .none(
        "libinput's lock forgets by time; the lock here forgets by the way gone"),
      "touchpad_axis_constraint_initial": .none(byInput + "axis lock" + inputTests),
    ])

  static let webkit = GoldenPlan(
    file: "webkit_scroll",
    rules: [
      "scroll_snap_momentum_calculator": .none(otherSnapping),
      "snap_proximity": .none(otherSnapping),
      "elastic_delta_for_time": .none(weightedReturn),
      "elastic_delta_for_rebound": .none("WebKit's own resistance past an edge"),
      "mac_momentum_unaccelerated": .none("momentum that macOS sends as events; here the view makes it"),
      "mac_momentum_decay_factor_60hz": .none("momentum that macOS sends as events; here the view makes it"),
      "smooth_scroll_duration": .none(animatedWheel),
    ])

  static let chromiumCurve = "Chromium's own curves of a fling"
  static let chromiumStretch = "Chromium's own stretch past an edge"
  static let weightedReturn = "an exponential whose velocity is weighted: no critically damped spring"
  static let animatedWheel = "animated scrolling by wheel and program; here a wheel moves the content at once"
  static let byInput = "input: held against its "
  static let inputTests = " by the tests of scroll input"
  static let wheelAngle = "angles of wheels; a turn is in 1/120 detent here"
}
