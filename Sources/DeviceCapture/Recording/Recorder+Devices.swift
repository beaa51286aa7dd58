import EventLog
import InputEvents

extension Recorder {
  /// Opens what is there, and writes the log's first lines.
  mutating func begin() throws(RecordingFailure) {
    var opened: [(stream: Host.Stream, device: PresentDevice)] = []
    for descriptor in options.descriptors {
      do { opened.append(try host.adopt(descriptor)) } catch { throw .badDescriptor(descriptor, error) }
    }
    for (_, device) in opened {
      awaited.removeAll { $0.matches(device) }
      chosen.append(device.description)
      openUnits.append(device.description)
    }
    let present: [PresentDevice]
    do { present = try host.present() } catch { throw .noDiscovery(error) }
    var refused: [(device: PresentDevice, error: SystemError)] = []
    var others: [PresentDevice] = []
    for device in present where !opened.contains(where: { $0.device.node == device.node }) {
      switch open(device) {
      case .opened(let stream): opened.append((stream, device))
      case .refused(let error):
        refused.append((device, error))
        others.append(device)
      case .notChosen: others.append(device)
      case .absent: break
      }
    }
    if opened.isEmpty || !options.named.isEmpty, let refused = refused.first {
      throw .notOpened(refused.device, refused.error)
    }
    if opened.isEmpty || !awaited.isEmpty {
      guard options.waitsForDevices else { throw .noDevice(named: awaited.first?.word, present: present) }
      observers.remark(.waiting(named: awaited.first?.word))
      session.note("waiting for devices", at: start.monotonic)
    }
    for (device, error) in refused { observers.remark(.notOpened(device, error)) }
    try findGrabbed(opened)
    for (stream, device) in opened {
      // Finding out who is grabbed takes the kernel some time, in which queues run over.
      stream.restart()
      add(stream, device, start.monotonic)
    }
    if !opened.isEmpty { observers.remark(.began(opened.map(\.device))) }
    for device in others { standBy(device, at: start.monotonic) }
    // Without its first lines, nothing that follows would be a log.
    if !store(), let blockage { throw .outputFailed(blockage.error, lostFrames: 0) }
    if options.grabs { for index in tracks.indices { grabIfPossible(index) } }
    isBegun = true
  }

  /// Finds the devices whose events another process keeps to itself; only a recording of all of them is in vain.
  private func findGrabbed(
    _ opened: [(stream: Host.Stream, device: PresentDevice)]
  ) throws(RecordingFailure) {
    let silent = opened.filter { $0.stream.isGrabbedByAnother() }
    if let first = silent.first, silent.count == opened.count, !options.waitsForDevices {
      throw .grabbedByAnother(first.device)
    }
    for (_, device) in silent { observers.remark(.grabbedByAnother(device)) }
  }

  /// Takes note of devices that came and went.
  mutating func takeChanges(_ now: Microseconds) {
    while let change = host.nextChange() {
      switch change {
      case .added(let device): arrive(device, now)
      case .removed(let node): depart(node, now)
      case .overflow: compare(now)
      }
    }
    store()
  }

  private mutating func arrive(_ device: PresentDevice, _ now: Microseconds) {
    if tracks.contains(where: { $0.device.node == device.node }) { return }
    let known = bystanders.firstIndex { $0.device.node == device.node }
    switch open(device) {
    case .opened(let stream):
      // Announced again: somebody has got the right to open it.
      if let known { session.remove(bystanders.remove(at: known).number, at: now) }
      add(stream, device, now)
      observers.remark(.came(device))
    case .refused(let error):
      guard known == nil else { return }
      observers.remark(.notOpened(device, error))
      standBy(device, at: now)
    case .notChosen: if known == nil { standBy(device, at: now) }
    case .absent: break
    }
  }

  private mutating func depart(_ node: String, _ now: Microseconds) {
    if let index = tracks.firstIndex(where: { $0.device.node == node }) {
      readiness[index] = .hungUp
      drain()
    } else if let index = bystanders.firstIndex(where: { $0.device.node == node }) {
      session.remove(bystanders.remove(at: index).number, at: now)
    }
  }

  /// Announcements were lost: what is there tells.
  private mutating func compare(_ now: Microseconds) {
    guard let present = try? host.present() else { return }
    let nodes = tracks.map(\.device.node) + bystanders.map(\.device.node)
    for node in nodes where !present.contains(where: { $0.node == node }) { depart(node, now) }
    for device in present { arrive(device, now) }
  }

  private enum Opening {
    case opened(Host.Stream)
    case refused(SystemError)
    case notChosen
    /// It went in the meantime.
    case absent
  }

  /// Opens a device if it is chosen.
  private mutating func open(_ device: PresentDevice) -> Opening {
    guard isChosen(device) else { return .notChosen }
    do {
      let stream = try host.open(device)
      openUnits.append(device.description)
      return .opened(stream)
    } catch { return error.isAbsence ? .absent : .refused(error) }
  }

  /// Whether a device is to be recorded: a unit that was chosen once is so on any node.
  private mutating func isChosen(_ device: PresentDevice) -> Bool {
    let unit = device.description
    let isNamed = options.named.contains { !$0.isOne && $0.matches(device) }
    let isAwaited = awaited.contains { $0.matches(device) }
    // A twin of a unit that is open is another unit.
    let isBack =
      chosen.contains { $0.isSameUnit(as: unit) } && !openUnits.contains { $0.isSameUnit(as: unit) }
    guard isNamed || isAwaited || isBack || options.selects(device) else { return false }
    awaited.removeAll { $0.matches(device) }
    chosen.append(device.description)
    return true
  }

  /// Takes note that a device is there that is not recorded, if it points.
  private mutating func standBy(_ device: PresentDevice, at time: Microseconds) {
    guard device.description.classify().deviceClass.isPointing else { return }
    let number = session.add(device.description, DeviceState(), isRecorded: false, at: time)
    bystanders.append(Bystander(number: number, device: device))
  }

  private mutating func add(_ stream: Host.Stream, _ device: PresentDevice, _ time: Microseconds) {
    var description = stream.description
    description.udevProperties = device.description.udevProperties
    let number = session.add(description, stream.state, isRecorded: true, at: time)
    var track = Track(number: number, device: device, isFirst: !isBegun)
    let types =
      description.classify().deviceClass == .keyboard || options.showsKeys && KeyMask.concerns(description)
    if types { observers.remark(.keys(device, areShown: options.showsKeys)) }
    if options.grabs { track.grabDeadline = time + options.grabPatience }
    streams.append(stream)
    tracks.append(track)
    readiness.append(.idle)
    if isBegun, options.grabs { grabIfPossible(tracks.count - 1) }
  }
}
