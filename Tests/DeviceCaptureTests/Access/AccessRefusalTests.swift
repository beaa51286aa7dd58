import DeviceCapture
import Glibc
import InputEvents
import Testing

@Suite("Refusals and remedies")
struct AccessRefusalTests {
  private func refusal(
    _ node: NodeAccess = AccessSamples.node(), device: DeviceDescription? = AccessSamples.mouse,
    _ surroundings: AccessSurroundings = AccessSamples.surroundings()
  ) -> AccessRefusal {
    AccessRefusal(node: node, purpose: .recording(device), surroundings: surroundings)
  }

  @Test("S07: one line names owner, group, mode, access list, own uid and groups")
  func reason() {
    #expect(
      refusal().reason
        == "Permission denied: owner root (0), group input (104), mode 0660, no ACL; you are anna (1000),"
        + " groups anna (1000), audio (29), 77")
    let list = AccessControlList(entries: [
      .init(.owner, 6), .init(.user(AccessSamples.ben), 6), .init(.owningGroup, 0), .init(.mask, 6),
      .init(.others, 0),
    ])
    #expect(
      refusal(AccessSamples.node(list: list)).reason.contains(
        "mode 0660, ACL user::rw-,user:ben:rw-,group::---,mask::rw-,other::---; you are anna"))
    let none = NodeAccess(
      path: "/dev/input/event5", permissions: nil, error: SystemError(number: ENOENT))
    #expect(refusal(none).reason.hasPrefix("No such file or directory: there is no such node; you are"))
  }

  @Test("S05: the rule first, then an open descriptor, the group last with its risk in words")
  func order() throws {
    let remedies = refusal().remedies
    #expect(remedies.map(\.kind) == [.udevRule, .openDescriptor, .inputGroup])
    #expect(
      remedies[0].commands == [
        "scrolltrace doctor --rules | sudo tee /etc/udev/rules.d/70-scrolltrace.rules >/dev/null",
        "sudo udevadm control --reload",
        "sudo udevadm trigger --subsystem-match=input --subsystem-match=misc",
      ])
    #expect(
      remedies[1].commands == [
        "sudo sh -c 'exec 3</dev/input/event5; exec setpriv --reuid \"$SUDO_UID\" --regid \"$SUDO_GID\""
          + " --init-groups scrolltrace record --fd 3 -o FILE'"
      ])
    #expect(remedies[2].commands == ["sudo usermod -aG input \"$USER\""])
    #expect(
      remedies[2].warning
        == "RISK: every program of yours can then read everything that is typed, passwords included.")
    let lines = Remedy.lines(remedies)
    #expect(lines.filter { $0.hasPrefix(" 1. ") || $0.hasPrefix(" 2. ") || $0.hasPrefix(" 3. ") }.count == 3)
    #expect(lines.last == "    " + (try #require(remedies[2].warning)))
    for line in lines { #expect(!line.contains("\n")) }
  }

  @Test("S05: the rule is not offered where it cannot help")
  func withoutRule() {
    let undaemoned = refusal(AccessSamples.node(), AccessSamples.surroundings(hasDaemon: false))
    #expect(undaemoned.remedies.map(\.kind) == [.openDescriptor, .inputGroup])
    let typing = refusal(device: AccessSamples.combination)
    #expect(typing.remedies.map(\.kind) == [.openDescriptor, .inputGroup])
    #expect(refusal(device: nil).remedies.first?.kind == .udevRule)
  }

  @Test("rules that are installed are applied again, or need a session at the seat")
  func installed() {
    let rules = AccessSurroundings.Rules.installed("/etc/udev/rules.d/70-scrolltrace.rules")
    let seated = refusal(AccessSamples.node(), AccessSamples.surroundings(rules: rules)).remedies[0]
    #expect(seated.commands.count == 2)
    #expect(seated.warning == nil)
    let away = refusal(
      AccessSamples.node(), AccessSamples.surroundings(rules: rules, seat: .active(AccessSamples.ben))
    ).remedies[0]
    #expect(away.commands.isEmpty)
    #expect(away.summary.contains("log in there"))
    #expect(
      away.warning == "The session that is active at the machine's seat is that of ben (1001), not yours.")
    let old = refusal(
      AccessSamples.node(),
      AccessSamples.surroundings(rules: .differing("/etc/udev/rules.d/70-scrolltrace.rules"))
    ).remedies[0]
    #expect(old.summary.hasPrefix("Renew"))
    #expect(old.commands.count == 3)
  }

  @Test(
    "what the seat lacks is said with the rule",
    arguments: [(SeatState.nobody, "Nobody's session"), (.unknown, "logind knows no seat")])
  func seats(seat: SeatState, words: String) throws {
    let rule = refusal(AccessSamples.node(), AccessSamples.surroundings(seat: seat)).remedies[0]
    #expect(try #require(rule.warning).hasPrefix(words))
  }

  @Test("S05: the group is not offered where it does not help")
  func withoutGroup() {
    func kinds(_ node: NodeAccess) -> [Remedy.Kind] { refusal(node).remedies.map(\.kind) }
    let others: [Remedy.Kind] = [.udevRule, .openDescriptor]
    #expect(kinds(AccessSamples.node(mode: 0o600)) == others)
    #expect(kinds(AccessSamples.node(group: AccessSamples.root)) == others)
    #expect(kinds(AccessSamples.node(group: AccessSamples.anna)) == others)
    #expect(kinds(AccessSamples.node(group: Account(number: 65534, name: nil))) == others)
    // With a list, the mode's group digit is the mask; the list says what the group gets.
    let list = AccessControlList(entries: [.init(.owner, 6), .init(.owningGroup, 0), .init(.mask, 6)])
    #expect(kinds(AccessSamples.node(list: list)) == others)
    let open = AccessControlList(entries: [.init(.owner, 6), .init(.owningGroup, 6), .init(.mask, 6)])
    #expect(kinds(AccessSamples.node(list: open)) == others + [.inputGroup])
  }

  @Test("a container that forbids devices is another matter than permissions")
  func container() {
    let remedies = refusal(AccessSamples.node(error: EPERM)).remedies
    #expect(remedies.map(\.kind) == [.container])
    #expect(remedies[0].commands[0].contains("--device /dev/input/event5"))
    let none = NodeAccess(path: "/dev/input/event5", permissions: nil, error: SystemError(number: ENOENT))
    #expect(refusal(none).remedies.map(\.kind) == [.container])
  }

  @Test("a program's path that a shell would part is quoted, inside the quotes of another shell too")
  func quoting() {
    let surroundings = AccessSamples.surroundings(program: "'/home/anna/my tools/scrolltrace'")
    let commands = refusal(AccessSamples.node(), surroundings).remedies.map { $0.commands.joined() }
    #expect(commands[0].hasPrefix("'/home/anna/my tools/scrolltrace' doctor --rules"))
    #expect(
      commands[1].hasSuffix(
        #"--init-groups '\''/home/anna/my tools/scrolltrace'\'' record --fd 3 -o FILE'"#))
  }

  private func refusal(_ node: NodeAccess, _ surroundings: AccessSurroundings) -> AccessRefusal {
    refusal(node, device: AccessSamples.mouse, surroundings)
  }

  @Test(
    "the reason in a column",
    arguments: [
      (AccessSamples.node(), "root:input 0660"), (AccessSamples.node(mode: 0o600), "root:input 0600"),
      (AccessSamples.node(list: AccessControlList(entries: [])), "root:input 0660+"),
      (AccessSamples.node(group: Account(number: 7, name: nil)), "root:7 0660"),
      (AccessSamples.node(error: ENODEV), "No such device"),
    ])
  func short(node: NodeAccess, words: String) {
    #expect(node.shortReason == words)
    #expect(!node.canBeOpened)
  }
}

@Suite("Seats")
struct SeatStateTests {
  @Test(
    "logind's file of a seat",
    arguments: [
      ("ACTIVE=c1\nACTIVE_UID=1001\nSESSIONS=c1\n", SeatState.active(Account(number: 1001, name: "u1001"))),
      ("IS_SEAT0=1\nSESSIONS=c1\n", .nobody), ("", .nobody), ("ACTIVE_UID=x\n", .nobody),
    ])
  func parsing(text: String, state: SeatState) {
    #expect(SeatState(parsing: text) { Account(number: $0, name: "u\($0)") } == state)
  }
}
