import DeviceCapture
import Foundation
import Glibc
import InputEvents
import TestSupport
import Testing

@testable import scrolltrace

@Suite struct DoctorTests {
  @Test func `S05, S07: without rights, the report says what to do, the safest first`() {
    let report = DoctorReport(
      ConnectedSamples.facts([
        ConnectedSamples.keyboard(error: EACCES), ConnectedSamples.touchpad(error: EACCES),
        ConnectedSamples.mouse(error: EACCES),
      ]))
    #expect(report.code == .noPermission)
    #expect(
      report.text == """
        ok       program  scrolltrace 0.1.0, not set-uid; you are anna (1000), groups anna (1000), audio (29)
        ok       kernel   Linux 6.1.0
        ok       udev     the daemon runs
        problem  rules    70-scrolltrace.rules is not installed
        ok       seat     your session is active at seat0
        problem  devices  2 pointing devices, of which 2 cannot be read:
                          Permission denied: owner root (0), group input (104), mode 0660, no ACL
                            /dev/input/event5  Synaptics TM3276-022
                            /dev/input/event10  Logitech M705
        ok       uinput   /dev/uinput (needed for `play` alone): ready

        What to do, the safest first:
         1. Install the udev rules, which give pointing devices to who sits at the machine, and no keyboard:
              scrolltrace doctor --rules | sudo tee /etc/udev/rules.d/70-scrolltrace.rules >/dev/null
              sudo udevadm control --reload
              sudo udevadm trigger --subsystem-match=input --subsystem-match=misc
         2. Let root open this one device, once, and record as yourself:
              sudo sh -c 'exec 3</dev/input/event5; exec setpriv --reuid "$SUDO_UID" --regid "$SUDO_GID" \
        --init-groups scrolltrace record --fd 3 -o FILE'
         3. Not advised: join the group input, and log in again:
              sudo usermod -aG input "$USER"
            RISK: every program of yours can then read everything that is typed, passwords included.

        """)
  }

  @Test func `Where all pointing devices can be read, keyboards and combinations do not count`() {
    let rules = AccessSurroundings.Rules.installed("/etc/udev/rules.d/70-scrolltrace.rules")
    let report = DoctorReport(
      ConnectedSamples.facts(
        [
          ConnectedSamples.keyboard(error: EACCES), ConnectedSamples.touchpad(),
          ConnectedSamples.combination(error: EACCES),
        ], rules: rules))
    #expect(report.code == .done)
    #expect(report.remedies.isEmpty)
    #expect(!report.findings.contains { $0.status == .problem })
    let devices = report.findings.first { $0.topic == "devices" }
    #expect(devices?.status == .note)
    #expect(devices?.lines.count == 3)
    #expect(devices?.lines.last?.hasSuffix("  Both in one (types too, so the rules leave it alone)") == true)
  }

  @Test func `One pointing device that cannot be read is a problem beside others that can`() {
    let report = DoctorReport(
      ConnectedSamples.facts([ConnectedSamples.touchpad(), ConnectedSamples.mouse(error: EACCES)]))
    #expect(report.code == .noPermission)
    #expect(report.remedies.first?.kind == .udevRule)
    #expect(report.text.contains("2 pointing devices, of which 1 cannot be read:"))
  }

  @Test func `A combination alone that cannot be read is a problem that the rules do not solve`() {
    let report = DoctorReport(ConnectedSamples.facts([ConnectedSamples.combination(error: EACCES)]))
    #expect(report.code == .noPermission)
    #expect(report.remedies.map(\.kind) == [.openDescriptor, .inputGroup])
  }

  @Test func `Without a pointing device the code is 6, and what gives rights is no problem`() {
    for devices in [[], [ConnectedSamples.keyboard(error: EACCES)]] {
      let report = DoctorReport(ConnectedSamples.facts(devices, seat: .nobody, hasDaemon: false))
      #expect(report.code == .noDevice)
      #expect(report.findings.filter { $0.status == .problem }.map(\.topic) == ["devices"])
      #expect(report.remedies.isEmpty)
    }
  }

  @Test func `Nodes that a container lacks are no matter of permission`() {
    let report = DoctorReport(ConnectedSamples.facts([ConnectedSamples.mouse(error: ENOENT)]))
    #expect(report.code == .noDevice)
    #expect(report.remedies.map(\.kind) == [.container])
  }

  @Test func `What libudev cannot find out is said`() {
    var facts = ConnectedSamples.facts([])
    facts.discoveryError = SystemError(number: EAFNOSUPPORT)
    let report = DoctorReport(facts)
    #expect(report.code == .noDevice)
    #expect(report.text.contains("they cannot be found out by libudev: Address family not supported"))
  }

  @Test func `S06: a problem of uinput concerns play alone and does not count`() {
    let report = DoctorReport(ConnectedSamples.facts([ConnectedSamples.touchpad()], uinput: .notLoaded))
    #expect(report.code == .done)
    #expect(
      report.text.contains(
        "problem  uinput   /dev/uinput (needed for `play` alone): the kernel module uinput is not loaded"))
    #expect(report.text.contains("\nFor `play` alone:\n 1. Load the kernel module, now and at each start:\n"))
  }

  @Test func `S06: rules that serve both are named once`() {
    let node = NodeAccess(
      path: "/dev/uinput", permissions: ConnectedSamples.permissions, error: SystemError(number: EACCES))
    let report = DoctorReport(
      ConnectedSamples.facts(
        [ConnectedSamples.touchpad(error: EACCES)], uinput: .noRight(node, isLoaded: true)))
    #expect(report.remedies.map(\.kind) == [.udevRule, .openDescriptor, .inputGroup])
    #expect(report.playRemedies.map(\.kind) == [.inputGroup])
    #expect(report.text.contains("\nFor `play` alone, the first of these serves too:\n 1. Not advised"))
    let plain = NodeAccess(
      path: "/dev/uinput", permissions: NodePermissions(owner: .user(0), group: .group(0), mode: 0o600),
      error: SystemError(number: EACCES))
    let other = DoctorReport(
      ConnectedSamples.facts(
        [ConnectedSamples.touchpad(error: EACCES)], uinput: .noRight(plain, isLoaded: true)))
    #expect(other.text.hasSuffix("\nFor `play` alone, the first of these serves too.\n"))
  }

  @Test func `A device that can be helped stands for the remedies, and not one without a node`() {
    let report = DoctorReport(
      ConnectedSamples.facts([
        ConnectedSamples.touchpad(error: ENOENT), ConnectedSamples.combination(error: EACCES),
        ConnectedSamples.mouse(error: EACCES),
      ]))
    #expect(report.code == .noPermission)
    #expect(report.remedies.map(\.kind) == [.udevRule, .openDescriptor, .inputGroup])
    #expect(report.remedies[1].commands[0].contains("/dev/input/event10"))
  }

  @Test func `S06: a refusal to play is a line and its remedies, and the code says which kind`() {
    let node = NodeAccess(
      path: "/dev/uinput", permissions: ConnectedSamples.permissions, error: SystemError(number: EACCES))
    let surroundings = ConnectedSamples.facts([]).surroundings
    let failure = CommandFailure(playingWith: .noRight(node, isLoaded: false), surroundings)
    #expect(failure.code == .noPermission)
    #expect(failure.text.hasPrefix("/dev/uinput: Permission denied: owner root (0), group input (104)"))
    #expect(failure.nextSteps.first == " 1. Load the kernel module, now and at each start:")
    #expect(failure.nextSteps.contains { $0.hasPrefix(" 2. Install the udev rules") })
    #expect(CommandFailure(playingWith: .notInKernel, surroundings).code == .noDevice)
  }

  @Test(arguments: [
    (SeatState.nobody, "problem  seat     nobody's session is active at seat0"),
    (.unknown, "problem  seat     logind knows no seat here"),
    (
      .active(Account(number: 1001, name: "ben")),
      "problem  seat     the session of ben (1001) is active at seat0, not yours"
    ),
  ])
  func `The seat is named where rights are missing`(seat: SeatState, line: String) {
    let report = DoctorReport(
      ConnectedSamples.facts([ConnectedSamples.touchpad(error: EACCES)], seat: seat))
    #expect(report.text.contains(line))
  }

  @Test func `The rules come out as they are, for installing`() throws {
    let run = try Workplace().run("doctor", "--rules")
    #expect(run == Run(code: 0, output: UdevRules.text, errors: ""))
  }

  @Test func `The command reports on this machine`() throws {
    let run = try Workplace().run("doctor")
    let report = DoctorReport(.current())
    #expect(run.code == report.code.rawValue)
    #expect(run.output.contains("\nok       kernel   \(DoctorFacts.current().kernel)\n"))
    #expect(run.errors.isEmpty)
  }
}

@Suite struct RefusalTests {
  @Test func `S07: a refused node is one line of facts, and remedies below`() throws {
    let refusal = AccessRefusal(
      node: ConnectedSamples.touchpad(error: EACCES).access, purpose: .recording(nil),
      surroundings: ConnectedSamples.facts([]).surroundings)
    let failure = CommandFailure(opening: refusal)
    #expect(failure.code == .noPermission)
    #expect(
      failure.text == "/dev/input/event5: Permission denied: owner root (0), group input (104), mode 0660, no"
        + " ACL; you are anna (1000), groups anna (1000), audio (29)")
    #expect(failure.nextSteps.filter { $0.hasPrefix(" 1. Install") }.count == 1)
    #expect(failure.nextSteps.last?.contains("RISK") == true)
    let place = try Workplace()
    let path = place.folder.appending(path: "errors").path
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
    defer { close(descriptor) }
    #expect(ScrollTrace.report(failure, Console(error: descriptor)) == .noPermission)
    let text = String(decoding: try place.bytes("errors"), as: UTF8.self)
    #expect(text == (["scrolltrace: " + failure.text] + failure.nextSteps).map { $0 + "\n" }.joined())
  }

  @Test func `S08: with another's rights the program refuses to run`() throws {
    let anna = ConnectedSamples.anna
    let root = Account(number: 0, name: "root")
    #expect(SetUserIDRefusal(ProcessIdentity(user: anna, group: anna)) == nil)
    let refusal = try #require(
      SetUserIDRefusal(ProcessIdentity(user: anna, effectiveUser: root, group: anna)))
    #expect(refusal.text.contains("started by anna (1000), group anna (1000), with the rights of root (0)"))
    #expect(!refusal.text.contains("\n"))
    #expect(SetUserIDRefusal(ProcessIdentity(user: anna, group: anna, effectiveGroup: root)) != nil)
  }
}
