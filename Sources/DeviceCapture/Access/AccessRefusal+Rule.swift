import InputEvents

extension AccessRefusal {
  /// The udev rule, where it can help.
  var rule: Remedy? {
    guard surroundings.hasDaemon else { return nil }
    if case .recording(let description?) = purpose, !UdevRules.cover(description) { return nil }
    let user = surroundings.identity.effectiveUser
    let apply = ["sudo udevadm control --reload", AccessRefusal.trigger]
    switch surroundings.rules {
    case .absent, .differing:
      let verb = surroundings.rules == .absent ? "Install" : "Renew"
      let target = "/etc/udev/rules.d/\(UdevRules.fileName)"
      let install = "\(surroundings.program) doctor --rules | sudo tee \(target) >/dev/null"
      return Remedy(
        .udevRule,
        "\(verb) the udev rules, which give pointing devices to who sits at the machine, and no keyboard",
        commands: [install] + apply, warning: seatRemark)
    case .installed(let path) where surroundings.seat.isActive(user) || surroundings.seat == .unknown:
      return Remedy(
        .udevRule, "The udev rules are installed (\(path)); let udev apply them", commands: apply,
        warning: seatRemark)
    case .installed(let path):
      return Remedy(
        .udevRule,
        "The udev rules are installed (\(path)), but they are for who sits at the machine; log in there",
        warning: seatRemark)
    }
  }

  /// All devices of both kinds are looked at again.
  private static let trigger = "sudo udevadm trigger --subsystem-match=input --subsystem-match=misc"

  /// What keeps the rules from helping this user; `nil` if nothing does.
  private var seatRemark: String? {
    let user = surroundings.identity.effectiveUser
    switch surroundings.seat {
    case .unknown: return "logind knows no seat here, and without one the rules give nothing."
    case .nobody: return "Nobody's session is active at the machine's seat; one by ssh is not there."
    case .active(let active) where active.number != user.number:
      return "The session that is active at the machine's seat is that of \(active), not yours."
    case .active: return nil
    }
  }
}
