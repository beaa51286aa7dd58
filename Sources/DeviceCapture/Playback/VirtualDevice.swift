import EventLog
import InputEvents

/// The device that uinput is asked for, made of a recorded one.
struct VirtualDevice: Hashable, Sendable {
  /// What the device says of itself: only what the kernel takes, and nothing that would change the events.
  private(set) var description: DeviceDescription
  /// In what it differs from the recorded device, and what follows from that.
  private(set) var remarks: [PlaybackFinding.Kind] = []

  /// Makes the device of a log's device record.
  ///
  /// - Parameters:
  ///   - record: The recorded device.
  ///   - settings: How it is to present itself.
  ///   - usage: What the log uses of it.
  init(_ record: DeviceRecord, _ settings: PlaybackSettings, _ usage: DeviceUsage) {
    let recorded = record.description
    description = DeviceDescription(
      name: VirtualDevice.name(settings.name ?? recorded.name, record.number),
      id: settings.identity == .recorded ? recorded.id : DeviceID(bus: VirtualDevice.virtualBus),
      physicalPath: settings.physicalPath ?? "scrolltrace/\(record.number)",
      properties: recorded.properties.filter { $0 <= KernelLimits.property })
    if (settings.name ?? recorded.name).utf8.count > KernelLimits.name { remarks.append(.nameShortened) }
    if recorded.isInferred { remarks.append(.inferred) }
    if settings.identity == .recorded { remarks.append(.realIdentity) }
    takeCodes(of: recorded)
    takeAxes(of: recorded)
    if recorded.isInferred { completeInferred(usage) }
    completeClass(record.takenFor.deviceClass)
    giveSize(settings.size)
    remark(record.takenFor.deviceClass, usage)
  }

  /// Whether another device record makes the same device, whatever values its axes have now.
  func isSame(as other: VirtualDevice) -> Bool {
    var (left, right) = (description, other.description)
    for place in left.absoluteAxes.indices { left.absoluteAxes[place].value = 0 }
    for place in right.absoluteAxes.indices { right.absoluteAxes[place].value = 0 }
    return left == right
  }

  /// `BUS_VIRTUAL`.
  private static let virtualBus: UInt16 = 0x06

  /// A name that the kernel takes; it refuses an empty one.
  private static func name(_ name: String, _ number: DeviceNumber) -> String {
    if name.isEmpty { return "scrolltrace \(number)" }
    var short = name
    while short.utf8.count > KernelLimits.name { short.removeLast() }
    return short
  }

  private mutating func takeCodes(of recorded: DeviceDescription) {
    var capabilities: [Capability] = []
    for capability in recorded.capabilities {
      switch capability.type {
      case .autorepeat: remarks.append(.autorepeatLeftOut)
      case .forceFeedback: remarks.append(.forceFeedbackLeftOut)
      default: break
      }
      guard capability.type != .absolute, let greatest = KernelLimits.code(capability.type) else { continue }
      let codes = capability.codes.filter { code in
        if capability.type == .key, code == 0 { return false }
        if capability.type == .miscellaneous, code == EventCode.mscTimestamp { return false }
        return code <= greatest
      }
      if !codes.isEmpty { capabilities.append(Capability(type: capability.type, codes: codes)) }
    }
    set(capabilities)
  }

  private mutating func takeAxes(of recorded: DeviceDescription) {
    var axes = recorded.absoluteAxes
    for code in recorded.codes(.absolute) where recorded.axis(code) == nil {
      axes.append(AbsoluteAxis(code: code, minimum: 0, maximum: 0))
    }
    let filtered = axes.filter { $0.fuzz != 0 && $0.code != EventCode.absMTTrackingID }
    axes = axes.filter { $0.code <= KernelLimits.code(.absolute) ?? 0 }.map { axis in
      var fitting = VirtualDevice.fitting(axis)
      if fitting != axis, axis.code != EventCode.absMTTrackingID { remarks.append(.rangeRepaired(axis.code)) }
      fitting.fuzz = 0
      // Slots come empty; what was in them is put in by the first frame.
      if axis.code >= EventCode.absMTSlot { fitting.value = 0 }
      return fitting
    }
    if !filtered.isEmpty { remarks.append(.fuzzLeftOut(filtered.map(\.code).sorted())) }
    set(axes)
  }

  /// The axis with a range that uinput takes.
  private static func fitting(_ axis: AbsoluteAxis) -> AbsoluteAxis {
    var fitting = axis
    switch axis.code {
    case EventCode.absMTTrackingID:
      // The kernel states this range itself.
      fitting.minimum = 0
      fitting.maximum = KernelLimits.trackingID
    case EventCode.absMTSlot:
      fitting.minimum = 0
      fitting.maximum = min(max(axis.maximum, 0), KernelLimits.slot)
    default: break
    }
    if fitting.maximum < fitting.minimum { swap(&fitting.minimum, &fitting.maximum) }
    let (range, isTooLong) = fitting.maximum.subtractingReportingOverflow(fitting.minimum)
    if !isTooLong { fitting.flat = min(fitting.flat, range) }
    return fitting
  }

  /// An inferred description has one axis of a pair, and lacks slots, where the other was never used.
  private mutating func completeInferred(_ usage: DeviceUsage) {
    var axes = description.absoluteAxes
    for (first, second) in VirtualDevice.pairs {
      switch (description.axis(first), description.axis(second)) {
      case (var axis?, nil):
        axis.code = second
        axes.append(axis)
      case (nil, var axis?):
        axis.code = first
        axes.append(axis)
      default: break
      }
    }
    let hasContacts = axes.contains { KernelLimits.slotAxes.contains($0.code) }
    if hasContacts, !usage.listsContacts, description.axis(EventCode.absMTSlot) == nil {
      axes.append(AbsoluteAxis(code: EventCode.absMTSlot, minimum: 0, maximum: 1))
    }
    set(axes)
    if usage.moves(EventCode.relX) || usage.moves(EventCode.relY) {
      add(.relative, [EventCode.relX, EventCode.relY])
    }
  }

  private static let pairs: [(UInt16, UInt16)] = [
    (EventCode.absX, EventCode.absY), (EventCode.absMTPositionX, EventCode.absMTPositionY),
  ]

  /// Adds what makes the device one of the class that the recorded one was taken for.
  ///
  /// It is needed where something else than the device's own words decided: a bus, or somebody who knew.
  private mutating func completeClass(_ wanted: DeviceClass) {
    if description.classify().deviceClass == wanted { return }
    let before = description
    switch wanted {
    case .pointingStick: addProperty(EventCode.propertyPointingStick)
    case .touchpad:
      add(.key, [EventCode.buttonLeft, EventCode.buttonToolFinger, EventCode.buttonTouch])
      addProperty(EventCode.propertyPointer)
    case .touchscreen:
      add(.key, [EventCode.buttonTouch])
      addProperty(EventCode.propertyDirect)
    case .mouse:
      add(.key, [EventCode.buttonLeft])
      add(.relative, [EventCode.relX, EventCode.relY])
    case .keyboard: add(.key, VirtualDevice.letters)
    case .trackball, .tablet, .other, .unknown: break
    }
    let played = description.classify().deviceClass
    if played == wanted {
      remarks.append(.completed(wanted))
    } else {
      description = before
      remarks.append(.classDiffers(recorded: wanted, played: description.classify().deviceClass))
    }
  }

  /// `KEY_Q` to `KEY_P`: enough of them make a keyboard.
  private static let letters = [UInt16](16...25)

  private mutating func giveSize(_ size: PlaybackSettings.SurfaceSize?) {
    guard let size else { return }
    let axes = description.absoluteAxes.map { axis in
      guard let length = VirtualDevice.length(axis.code, size) else { return axis }
      var axis = axis
      let units = (Double(axis.maximum) - Double(axis.minimum)) / length
      axis.resolution = Int32(min(max(units.rounded(), 1), Double(Int32.max)))
      remarks.append(.resolutionFromSize(axis.code, axis.resolution))
      return axis
    }
    set(axes)
  }

  private static func length(_ code: UInt16, _ size: PlaybackSettings.SurfaceSize) -> Double? {
    switch code {
    case EventCode.absX, EventCode.absMTPositionX: size.width
    case EventCode.absY, EventCode.absMTPositionY: size.height
    default: nil
    }
  }

  private mutating func remark(_ wanted: DeviceClass, _ usage: DeviceUsage) {
    if [.touchpad, .touchscreen, .tablet].contains(wanted) {
      let places = description.absoluteAxes.filter { axis in
        VirtualDevice.pairs.contains { $0.0 == axis.code || $0.1 == axis.code }
      }
      let missing = places.filter { $0.resolution == 0 }.map(\.code)
      if !missing.isEmpty { remarks.append(.noResolution(missing)) }
    }
    if usage.moves(EventCode.relX) || usage.moves(EventCode.relY) { remarks.append(.acceleration) }
  }

  // MARK: Lists that stay sorted

  private mutating func set(_ capabilities: [Capability]) {
    rebuild(capabilities: capabilities)
  }

  private mutating func set(_ axes: [AbsoluteAxis]) {
    var capabilities = description.capabilities.filter { $0.type != .absolute }
    if !axes.isEmpty { capabilities.append(Capability(type: .absolute, codes: axes.map(\.code))) }
    rebuild(capabilities: capabilities, axes: axes)
  }

  private mutating func add(_ type: EventType, _ codes: [UInt16]) {
    let all = description.codes(type) + codes
    let others = description.capabilities.filter { $0.type != type }
    rebuild(capabilities: others + [Capability(type: type, codes: all)])
  }

  private mutating func addProperty(_ property: UInt16) {
    rebuild(properties: description.properties + [property])
  }

  private mutating func rebuild(
    properties: [UInt16]? = nil, capabilities: [Capability]? = nil, axes: [AbsoluteAxis]? = nil
  ) {
    description = DeviceDescription(
      name: description.name, id: description.id, physicalPath: description.physicalPath,
      properties: properties ?? description.properties,
      capabilities: capabilities ?? description.capabilities, absoluteAxes: axes ?? description.absoluteAxes)
  }
}
