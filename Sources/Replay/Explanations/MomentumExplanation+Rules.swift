import InputEvents
import ScrollInput
import ScrollModel

extension MomentumExplanation {
  /// What the velocity at a lift is called: the recogniser alone has one before it.
  var velocityName: String { law == .recognizer ? "V(n)" : "V" }

  /// Writes the laws in force: how the velocity is estimated, and what a lift makes of it.
  mutating func writeRules(heldStill: Microseconds) {
    // The last place that some laws look back to comes earlier than the input's rest.
    let pause = Microseconds(VelocityEstimator.pause * 1000)
    let hasPause = VelocityEstimator(law).isOver(afterMilliseconds: .infinity)
    let rest = ExplanationText.milliseconds(hasPause ? min(pause, heldStill) : heldStill)
    writeRule("velocity", "\(lawText); none after \(rest) without motion, and none of a wheel")
    writeRule("profile", "\(profile.name): \(releaseText)")
  }

  private var lawText: String {
    switch law {
    case .recognizer:
      let newest = RecognizerVelocity.newestSampleWeight.shortestText
      let older = RecognizerVelocity.olderSampleWeight.shortestText
      return "V(n) = \(newest) s(n) + \(older) s(n-1), s the speeds of the last two motions of the fingers"
    case .leastSquares:
      return "V = the slope of a parabola through where the fingers were in the last"
        + " \(VelocityEstimator.horizon.shortestText) ms"
    case .flutterIOS: return MomentumExplanation.blend(VelocityEstimator.iOSWeights)
    case .flutterMacOS: return MomentumExplanation.blend(VelocityEstimator.macOSWeights)
    case .window:
      return
        "V = the way of the fingers in the last \(VelocityEstimator.window.shortestText) ms over its time"
    }
  }

  private static func blend(_ weights: (Double, Double, Double)) -> String {
    "V = \(weights.2.shortestText) s(n) + \(weights.1.shortestText) s(n-1) + \(weights.0.shortestText) s(n-2),"
      + " s the speeds of the last three motions of the fingers"
  }

  private var releaseText: String {
    switch profile.release {
    case .blended:
      let speed = UIKitConstants.releaseSpeedSquared.squareRoot() * 1000
      let start =
        law == .recognizer
        ? "\(UIKitConstants.previousVelocityWeight) V(n-1) + \(UIKitConstants.latestVelocityWeight) V(n)"
        : "V"
      return "a lift at \(velocityName) of \(speed.shortestText) pt/s or more glides, at \(start)"
    case .latest: return "a lift at any \(velocityName) glides, at \(velocityName)"
    case .accumulated:
      return "a lift in motion glides, at \(velocityName), to which a glide adds that the fingers caught"
    }
  }
}
