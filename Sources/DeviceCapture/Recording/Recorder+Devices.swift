import EventLog
import InputEvents

extension Recorder {
  /// Opens what is there, and writes the log's first lines.
  mutating func begin() throws(RecordingFailure) {
    for descriptor in options.descriptors {
      do {
        let (stream, device) = try host.adopt(descriptor)
        add(stream, device, start.monotonic)
      } catch {
        throw .badDescriptor(descriptor, error)
      }
    }
    let present: [PresentDevice]
    do { present = try host.present() } catch { throw .noDiscovery(error) }
    var refused: [(device: PresentDevice, error: SystemError)] = []
    for device in present where !isKnown(device.node) {
      if let error = take(device, at: start.monotonic) { refused.append((device, error)) }
    }
    if tracks.isEmpty, let refused = refused.first { throw .notOpened(refused.device, refused.error) }
    for (device, error) in refused { observers.remark(.notOpened(device, error)) }
    if tracks.isEmpty, !options.waitsForDevices { throw .noDevice(present: present) }
    let silent = streams.indices.filter { streams[$0].isGrabbedByAnother() }
    if let first = silent.first, silent.count == streams.count, !options.waitsForDevices {
      throw .grabbedByAnother(tracks[first].device)
    }
    for index in silent { observers.remark(.grabbedByAnother(tracks[index].device)) }
    _ = store()
    if options.grabs { for index in tracks.indices { grabIfPossible(index) } }
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
    _ = store()
  }

  private mutating func arrive(_ device: PresentDevice, _ now: Microseconds) {
    if tracks.contains(where: { $0.device.node == device.node }) { return }
    if let index = bystanders.firstIndex(where: { $0.device.node == device.node }) {
      // Announced again: somebody may have got the right to open it.
      guard options.selects(device), let stream = try? host.open(device) else { return }
      let number = bystanders.remove(at: index).number
      session.remove(number, at: now)
      add(stream, device, now)
      observers.remark(.came(device))
      return
    }
    let before = tracks.count
    if let error = take(device, at: now) { observers.remark(.notOpened(device, error)) }
    if tracks.count > before { observers.remark(.came(device)) }
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

  private func isKnown(_ node: String) -> Bool {
    tracks.contains { $0.device.node == node } || bystanders.contains { $0.device.node == node }
  }

  /// Opens a device if it is chosen; otherwise only its presence is recorded, if it points.
  ///
  /// - Returns: Why it could not be opened.
  private mutating func take(_ device: PresentDevice, at time: Microseconds) -> SystemError? {
    var refusal: SystemError?
    if options.selects(device) {
      do {
        add(try host.open(device), device, time)
        return nil
      } catch {
        // It went in the meantime.
        if error.isAbsence { return nil }
        refusal = error
      }
    }
    if device.description.classify().deviceClass.isPointing {
      let number = session.add(device.description, DeviceState(), isRecorded: false, at: time)
      bystanders.append(Bystander(number: number, device: device))
    }
    return refusal
  }

  private mutating func add(_ stream: Host.Stream, _ device: PresentDevice, _ time: Microseconds) {
    var description = stream.description
    description.udevProperties = device.description.udevProperties
    let number = session.add(description, stream.state, isRecorded: true, at: time)
    var track = Track(number: number, device: device)
    track.isGrabDue = options.grabs
    streams.append(stream)
    tracks.append(track)
    readiness.append(.idle)
  }
}
