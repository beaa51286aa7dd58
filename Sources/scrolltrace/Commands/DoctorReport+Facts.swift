import DeviceCapture
import InputEvents

extension DoctorReport {
  /// Judges the facts.
  init(_ facts: DoctorFacts) {
    let pointing = facts.devices.filter(\.isPointing)
    let closed = pointing.filter { !$0.access.canBeOpened }
    // The rules leave alone what types, and recording works without it.
    let missed = closed.filter { UdevRules.cover($0.device.description) }
    let works = closed.count < pointing.count && missed.isEmpty
    if pointing.isEmpty {
      code = .noDevice
    } else if !works {
      code = closed.contains { $0.access.error?.isPermission == true } ? .noPermission : .noDevice
    }
    // What would give rights is no problem where none are missing.
    let lacking: Status = code == .noPermission ? .problem : .note
    findings = [
      program(facts), Finding(.ok, "kernel", facts.kernel), daemon(facts, lacking), rules(facts, lacking),
      seat(facts, lacking), devices(facts, pointing, closed, works), uinput(facts),
    ]
    if !works {
      let refused = (missed + closed).filter { $0.access.error?.isPermission == true }
      remedies = (refused.first ?? missed.first ?? closed.first).map { refusal(of: $0, facts).remedies } ?? []
    }
    let play = facts.uinput.remedies(facts.surroundings)
    // The rules are one file for both.
    let rules = remedies.filter { $0.kind == .udevRule }
    playIsServed = play.contains { rules.contains($0) }
    playRemedies = play.filter { !rules.contains($0) }
  }

  private func refusal(of device: ConnectedDevice, _ facts: DoctorFacts) -> AccessRefusal {
    AccessRefusal(
      node: device.access, purpose: .recording(device.device.description), surroundings: facts.surroundings)
  }

  private func program(_ facts: DoctorFacts) -> Finding {
    Finding(.ok, "program", "\(Program.tool), not set-uid; you are \(facts.surroundings.identity)")
  }

  private func daemon(_ facts: DoctorFacts, _ lacking: Status) -> Finding {
    if facts.surroundings.hasDaemon { return Finding(.ok, "udev", "the daemon runs") }
    return Finding(
      lacking, "udev",
      "no daemon runs: no rule gives rights, and nodes keep those that they were made with")
  }

  private func rules(_ facts: DoctorFacts, _ lacking: Status) -> Finding {
    switch facts.surroundings.rules {
    case .installed(let path): Finding(.ok, "rules", "installed: \(path)")
    case .absent: Finding(lacking, "rules", "\(UdevRules.fileName) is not installed")
    case .differing(let path):
      Finding(lacking, "rules", "installed, but not those of this version: \(path)")
    }
  }

  private func seat(_ facts: DoctorFacts, _ lacking: Status) -> Finding {
    switch facts.surroundings.seat {
    case .unknown:
      return Finding(lacking, "seat", "logind knows no seat here; rights that come with one are not given")
    case .nobody: return Finding(lacking, "seat", "nobody's session is active at seat0")
    case .active(let user):
      if user.number == facts.surroundings.identity.effectiveUser.number {
        return Finding(.ok, "seat", "your session is active at seat0")
      }
      return Finding(lacking, "seat", "the session of \(user) is active at seat0, not yours")
    }
  }

  private func devices(
    _ facts: DoctorFacts, _ pointing: [ConnectedDevice], _ closed: [ConnectedDevice], _ works: Bool
  ) -> Finding {
    if let error = facts.discoveryError {
      return Finding(.problem, "devices", "they cannot be found out by libudev: \(error.words)")
    }
    if facts.devices.isEmpty {
      return Finding(
        .problem, "devices",
        "none has a node in /dev/input: nothing is connected, or the kernel module evdev is not loaded")
    }
    if pointing.isEmpty {
      return Finding(.problem, "devices", "\(facts.devices.count), and none that points or is touched")
    }
    if closed.isEmpty {
      return Finding(.ok, "devices", "\(counted(pointing.count)), and all can be read")
    }
    return Finding(
      works ? .note : .problem, "devices",
      "\(counted(pointing.count)), of which \(closed.count) cannot be read:", more: lines(closed))
  }

  /// The devices that cannot be opened, below the reason that several may share.
  private func lines(_ closed: [ConnectedDevice]) -> [String] {
    var lines: [String] = []
    var shared = ""
    for device in closed {
      let reason =
        (device.access.error?.words ?? "") + (device.access.permissions.map { ": \($0)" } ?? "")
      if reason != shared { lines.append(reason) }
      shared = reason
      let types = UdevRules.types(device.device.description)
      lines.append(
        "  \(device.device.node)  \(device.device.description.name)"
          + (types ? " (types too, so the rules leave it alone)" : ""))
    }
    return lines
  }

  private func counted(_ count: Int) -> String {
    "\(count) pointing device\(count == 1 ? "" : "s")"
  }

  private func uinput(_ facts: DoctorFacts) -> Finding {
    let reason = facts.uinput.reason(facts.surroundings)
    return Finding(
      facts.uinput.isReady ? .ok : .problem, "uinput",
      "\(UinputAccess.path) (needed for `play` alone): \(reason)")
  }
}
