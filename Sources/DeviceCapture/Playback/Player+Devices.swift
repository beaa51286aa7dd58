import InputEvents

/// A virtual device while it is there.
struct PlayedDevice: Sendable {
  /// The log's number.
  let number: DeviceNumber
  /// What was asked for.
  let device: VirtualDevice
  /// The backend's word for it.
  let handle: VirtualDeviceHandle
  /// Makes its frames.
  var editor: FrameEditor
  /// When programs had their time to open it, if its node is there by now.
  var settled: Int64
  /// Whether its first frame, which the editor holds, puts it into the state that the recorded one was in.
  let opens: Bool
  /// Whether it can be written to.
  var isReady = false
  /// The link to its node.
  var link: NodeLink?
}

extension Player where Backend: ~Copyable, Clock: ~Copyable {
  private static var shortestPoll: Int64 { 1_000_000 }
  private static var longestPoll: Int64 { 20_000_000 }

  /// Waits for a device's node, and for those who open it.
  mutating func waitForNode(_ place: Int) throws {
    let begin = clock.now
    var poll = Self.shortestPoll
    var node = backend.node(of: devices[place].handle)
    let wasThere = node.path != nil
    while true {
      if case .ready = node { break }
      guard clock.now - begin < settings.nodeDeadline else { break }
      try sleep(until: min(clock.now + poll, begin + settings.nodeDeadline))
      poll = min(poll * 2, Self.longestPoll)
      node = backend.node(of: devices[place].handle)
    }
    guard let path = node.path else {
      throw PlaybackError.noNode(name: devices[place].device.description.name, after: settings.nodeDeadline)
    }
    if case .unfinished = node { watch(.unfinished(devices[place].number, node: path)) }
    if let link = settings.link {
      do { devices[place].link = try NodeLink(link, to: path) } catch {
        throw PlaybackError.link(path: link, error)
      }
    }
    watch(.ready(devices[place].number, name: devices[place].device.description.name, node: path))
    if !wasThere || clock.now > begin { devices[place].settled = clock.now + settings.settle }
    try sleep(until: devices[place].settled)
  }

  /// Lifts what is down, gives readers time to see it, and takes the devices away.
  mutating func liftAndDestroy() {
    var hasWritten = summary.frames > 0
    for place in devices.indices where devices[place].isReady {
      var lifted = 0
      guard devices[place].editor.lift({ _, count in lifted = count }) else { continue }
      summary.lifted += lifted
      // An error changes nothing any more: the kernel lifts keys itself when a device goes.
      try? send(place, due: 0)
      hasWritten = true
    }
    if hasWritten { _ = clock.sleep(until: clock.now + settings.linger) }
    for device in devices { destroy(device) }
    devices.removeAll()
  }

  /// Takes a device away.
  mutating func destroy(_ device: PlayedDevice) {
    device.link?.remove()
    backend.destroy(device.handle)
  }
}

extension VirtualDeviceNode {
  /// The node's path, if there is one.
  var path: String? {
    switch self {
    case .absent: nil
    case .unfinished(let path), .ready(let path): path
    }
  }
}
