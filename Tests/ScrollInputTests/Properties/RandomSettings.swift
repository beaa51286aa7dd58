import InputEvents
import ScrollInput
import TestSupport

extension ScrollInputSettings {
  /// Settings with anything that may be set.
  static func random(_ random: inout SeededGenerator) -> ScrollInputSettings {
    let axes: [NaturalAxes] = [[], .horizontal, .vertical, .both]
    var settings = ScrollInputSettings()
    settings.velocity = random.pick([nil] + VelocityEstimator.Kind.allCases)
    settings.usesDeviceClock = random.once(in: 2)
    settings.heldStill = random.pick([1000, 100_000, 60_000_000])
    settings.touchpad.method = random.pick([.twoFinger, .twoFinger, .edge, .none])
    settings.touchpad.natural = random.pick(axes)
    settings.touchpad.startThreshold = random.pick([0, 1, 1, 3.5])
    settings.touchpad.locksAxis = random.once(in: 2)
    settings.touchpad.skipsJumps = !random.once(in: 3)
    settings.touchpad.resting = random.pick([1000, 100_000, 60_000_000])
    settings.touchpad.edgeZone = random.pick([0, 7, 100])
    settings.touchscreen.natural = random.pick(axes)
    settings.touchscreen.rotation = random.pick(TouchscreenSettings.Rotation.allCases)
    settings.touchscreen.skipsJumps = random.once(in: 2)
    settings.wheel.natural = random.pick(axes)
    settings.wheel.quiet = random.pick([1000, 150_000, 2_000_000])
    settings.wheel.deadBand = random.pick([0, 0, 60, 1200])
    settings.wheel.debounce = random.pick([0, 0, 30_000])
    settings.wheel.tiltRepeats = random.once(in: 2)
    settings.pointer.pointsPerCount = random.pick([1, 0.25])
    settings.pointer.mouseSurface = random.once(in: 2)
    settings.pointer.buttonScroll.mouse = random.pick([nil, .middle, .other(0x113)])
    settings.pointer.buttonScroll.trackball = random.pick([nil, .other(0x113)])
    settings.pointer.buttonScroll.natural = random.pick(axes)
    settings.pointer.buttonScroll.startThreshold = random.pick([0, 5, 5, 40])
    settings.tablet.pen = random.once(in: 2)
    settings.tablet.wheel = random.once(in: 2)
    settings.tablet.ring = !random.once(in: 4)
    settings.tablet.strip = !random.once(in: 4)
    settings.tablet.natural = random.once(in: 2)
    return settings
  }

  /// No finger of two is taken for one that rests.
  mutating func letNoFingerRest() {
    touchpad.resting = 60_000_000
    touchpad.edgeZone = 0
  }
}
