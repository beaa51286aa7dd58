public import EventLog
import InputEvents
import ScrollInput

extension DeviceExplanation {
  /// Writes what each device is taken for and why, what it scrolls by, its size, clock and wheels.
  public func writeClasses(into buffer: inout ByteBuffer) {
    if devices.isEmpty { buffer.append("the log has no device\n") }
    for (index, device) in devices.enumerated() {
      if index > 0 { buffer.append("\n") }
      writeHead(device, into: &buffer)
      func line(_ label: String, _ text: String) {
        buffer.append("  " + label, text, at: DeviceExplanation.column)
      }
      line("class", classText(device))
      for text in scrollTexts(device) { line("scrolls", text) }
      if let text = settingText(device) { line("settings", text) }
      if device.isSurface { line("size", sizeText(device)) }
      for wheel in WheelCodes.axes { if let text = wheelText(device, wheel) { line("wheel", text) } }
      if device.frames > 0 { line("clock", clockText(device)) }
      if let text = presenceText(device) { line("log", text) }
    }
  }

  private func classText(_ device: DeviceTally) -> String {
    let name = device.deviceClass.rawValue
    if let reason = device.reason {
      return "\(name), because: \(reason)"
        + (device.record.description.isInferred
          ? "; the recording does not describe it, so this was inferred from its events" : "")
    }
    let own = device.record.description.classify()
    return "\(name), because: the log says so; by its description it is \(own.deviceClass.rawValue)"
      + " (\(own.reason))"
  }

  private func scrollTexts(_ device: DeviceTally) -> [String] {
    var texts: [String] = []
    switch device.deviceClass {
    case .touchpad:
      let gain = gain(settings.touchpad.pointsPerMillimetre, "mm", settings.touchpad.natural)
      switch settings.touchpad.method {
      case .twoFinger:
        texts.append("by two fingers, source finger, \(gain); one finger moves the pointer")
      case .edge:
        texts.append(
          "by one finger along the right or the lower edge, source finger, \(gain), since the settings say"
            + " so; elsewhere it moves the pointer")
      case .none: texts.append("by no finger: the settings let every finger move the pointer")
      }
    case .touchscreen:
      let gain = gain(settings.touchscreen.pointsPerMillimetre, "mm", settings.touchscreen.natural)
      texts.append("by any finger on the screen, source touch, \(gain)")
    case .tablet:
      texts += tabletTexts(device.record.description)
    case .mouse, .pointingStick, .trackball:
      if device.isSurface, settings.pointer.mouseSurface {
        texts.append(
          "by one finger on its surface, source finger, since the settings say so; not by its wheel")
      }
      if let button = settings.pointer.buttonScroll.button(device.deviceClass) {
        let gain = gain(
          settings.pointer.buttonScroll.pointsPerCount, "count", settings.pointer.buttonScroll.natural)
        texts.append(
          "by its motion while the \(button.words) button is held, source continuous, \(gain)"
            + (device.hasHeld(button) ? "" : "; it was never held in this log"))
      }
    case .keyboard, .other, .unknown: break
    }
    if device.deviceClass == .mouse, device.record.description.hasScrollPoint {
      let gain = gain(settings.pointer.pointsPerScrollPointCount, "count", settings.wheel.natural)
      texts.append("by its scroll point, source continuous, \(gain)")
    } else if scrollsByWheel(device) {
      let gain = gain(settings.wheel.pointsPerDetent, "detent", settings.wheel.natural)
      let cause = device.deviceClass == .tablet ? ", since the settings say so" : ""
      texts.append("by its wheel, source wheel, \(gain)\(cause)")
    }
    return texts.isEmpty ? ["by nothing: \(nothingText(device))"] : texts
  }

  private func tabletTexts(_ description: DeviceDescription) -> [String] {
    let tablet = settings.tablet
    let natural: NaturalAxes = tablet.natural ? .both : []
    var texts: [String] = []
    if tablet.pen, description.hasPenTip {
      let gain = gain(settings.touchscreen.pointsPerMillimetre, "mm", settings.touchscreen.natural)
      texts.append("by its pen, source touch, \(gain)")
    }
    if tablet.ring, !description.ringAxes.isEmpty {
      texts.append("by its ring, source continuous, \(gain(tablet.pointsPerDegree, "degree", natural))")
    }
    if tablet.strip, !description.stripAxes.isEmpty {
      texts.append("by its strip, source continuous, \(gain(tablet.pointsPerPosition, "position", natural))")
    }
    return texts.map { "\($0), since the settings say so" }
  }

  /// The settings that decide what scrolls: the start threshold, and what is not as it is without settings.
  private func settingText(_ device: DeviceTally) -> String? {
    var texts: [String] = []
    let hasFinger =
      device.deviceClass == .touchpad
      || device.isSurface && settings.pointer.mouseSurface
        && device.deviceClass == .mouse
    if device.deviceClass == .touchpad, settings.touchpad.method == .edge {
      let threshold = "\(EdgeScroll.threshold.shortestText) mm"
      let patience = ExplanationText.milliseconds(EdgeScroll.patience)
      texts.append(
        "a scroll starts after \(threshold) along the edge, or with any motion after \(patience) in it")
    } else if hasFinger, settings.touchpad.method != .none || device.deviceClass == .mouse {
      let usual = TouchpadSettings()
      let own = settings.touchpad
      texts.append("a scroll starts after \(own.startThreshold.shortestText) mm")
      if own.edgeZone != usual.edgeZone {
        texts.append(
          "a finger that lies still within \(own.edgeZone.shortestText) mm of an edge is a palm or a thumb")
      }
      if own.resting != usual.resting {
        texts.append("a finger that lay still for \(ExplanationText.milliseconds(own.resting)) rests")
      }
      if own.locksAxis { texts.append("a scroll keeps to its axis") }
    }
    if device.deviceClass == .touchscreen, settings.touchscreen.rotation != .none {
      texts.append("the picture is turned by \(settings.touchscreen.rotation.rawValue) degrees")
    }
    if settings.pointer.buttonScroll.button(device.deviceClass) != nil {
      let threshold = settings.pointer.buttonScroll.startThreshold.shortestText
      texts.append("a scroll by motion starts after \(threshold) counts")
    }
    if scrollsByWheel(device) {
      let wheel = settings.wheel
      if wheel.deadBand > 0 { texts.append("turns below \(wheel.deadBand)/120 detent do not scroll") }
      if wheel.debounce > 0 {
        texts.append("a turn back within \(ExplanationText.milliseconds(wheel.debounce)) does not scroll")
      }
      if !wheel.tiltRepeats { texts.append("a tilt that is held scrolls once") }
    }
    return texts.isEmpty ? nil : texts.joined(separator: "; ")
  }

  /// Whether it has a wheel that scrolls.
  private func scrollsByWheel(_ device: DeviceTally) -> Bool {
    switch device.deviceClass {
    case .unknown: return false
    case .tablet where !settings.tablet.wheel: return false
    case .mouse where device.isSurface && settings.pointer.mouseSurface: return false
    default: return WheelCodes.all.contains { device.knows($0) }
    }
  }

  private func gain(_ points: Double, _ unit: String, _ natural: NaturalAxes) -> String {
    let way =
      switch natural {
      case .both: "natural"
      case .horizontal: "natural along x"
      case .vertical: "natural along y"
      default: "not natural"
      }
    return "\(points.shortestText) pt a \(unit), \(way)"
  }

  private func nothingText(_ device: DeviceTally) -> String {
    let silent = device.silent.filter { $0 != .absolutePointer }
    if !silent.isEmpty { return silent.map(\.description).joined(separator: "; ") }
    switch device.deviceClass {
    case .mouse, .trackball, .pointingStick: return "it moves the pointer and has no wheel"
    case .tablet: return "it has no pen, ring, strip or wheel"
    case .keyboard: return "keys do not scroll"
    case .touchpad, .touchscreen, .other, .unknown:
      return "it has neither a surface for fingers nor a wheel"
    }
  }

  private func sizeText(_ device: DeviceTally) -> String {
    let scale = SurfaceScale(device.record.description, deviceClass: device.deviceClass)
    let size = "\(TimelineTable.decimal(scale.size.x)) x \(TimelineTable.decimal(scale.size.y)) mm"
    return scale.isStated
      ? "\(size), by the resolution that the device states"
      : "\(size), assumed: the device states no resolution, so every mm of it is a guess"
  }

  private func wheelText(_ device: DeviceTally, _ wheel: WheelCodes) -> String? {
    // Its counts come by the codes of a wheel that it does not have.
    let isScrollPoint = device.deviceClass == .mouse && device.record.description.hasScrollPoint
    guard !isScrollPoint, device.knows(wheel.whole) || device.knows(wheel.parts) else { return nil }
    let hasParts = device.record.description.has(.relative, wheel.parts)
    let turned = device.seen.contains(wheel.whole)
    let text =
      switch (hasParts, device.seen.contains(wheel.parts)) {
      case (true, true): "\(wheel.partsName) is announced and seen, so parts of detents count"
      case (true, false) where turned:
        "\(wheel.partsName) is announced, but never seen, so whole detents count"
      case (true, false): "\(wheel.partsName) is announced"
      case (false, true): "\(wheel.partsName) is not announced, but seen, so parts of detents count"
      case (false, false): "\(wheel.partsName) is not announced, so whole detents count"
      }
    let isStill = !turned && !device.seen.contains(wheel.parts)
    return "\(wheel.name): \(text)" + (isStill ? "; it never turned in this log" : "")
  }

  private func clockText(_ device: DeviceTally) -> String {
    let isAnnounced = device.record.description.has(.miscellaneous, EventCode.mscTimestamp)
    switch (isAnnounced, device.hasSeenClock) {
    case (_, true): return "it tells its own time too (MSC_TIMESTAMP)"
    case (true, false): return "the kernel's: MSC_TIMESTAMP is announced, but never seen"
    case (false, false): return "the kernel's: the device does not tell its own time (no MSC_TIMESTAMP)"
    }
  }

  private func presenceText(_ device: DeviceTally) -> String? {
    var parts: [String] = []
    if !device.record.isRecorded { parts.append("it was only present, and not recorded") }
    if device.record.time > 0 { parts.append("it came at \(TimelineTable.seconds(device.record.time)) s") }
    if device.times > 1 { parts.append("it was added \(device.times) times") }
    if let gone = device.gone { parts.append("it went at \(TimelineTable.seconds(gone)) s") }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}

extension DeviceTally {
  /// Whether a code of a wheel is announced or was seen.
  func knows(_ code: UInt16) -> Bool {
    seen.contains(code) || record.description.has(.relative, code)
  }
}
