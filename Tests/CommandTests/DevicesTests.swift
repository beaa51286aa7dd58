import DeviceCapture
import EventLog
import Glibc
import InputEvents
import Testing

@testable import scrolltrace

@Suite struct DevicesTests {
  @Test func `The table names node, class, whether it opens, name and why`() {
    let devices = [
      ConnectedSamples.keyboard(error: EACCES), ConnectedSamples.touchpad(),
      ConnectedSamples.combination(error: ENODEV), ConnectedSamples.device(10, "", udev: []),
    ]
    let width = "/dev/input/event10".count
    let rows = DevicesCommand.table(devices).split(separator: "\n").map {
      ($0.prefix(width).description, $0.dropFirst(width).description)
    }
    #expect(
      rows.map { $0.0.replacing(" ", with: "") } == [
        "node", "/dev/input/event0", "/dev/input/event5", "/dev/input/event7", "/dev/input/event10",
      ])
    #expect(
      rows.map { $0.1 + "\n" }.joined() == """
          class     id         opens                name                          because
          keyboard  046d:c52b  no: root:input 0660  AT Translated Set 2 keyboard  udev says ID_INPUT_KEYBOARD
          touchpad  046d:c52b  yes                  Synaptics TM3276-022          udev says ID_INPUT_TOUCHPAD
          mouse     046d:c52b  no: No such device   Both in one                   udev says ID_INPUT_MOUSE
          unknown   046d:c52b  yes                  (no name)                     nothing known

        """)
  }

  @Test func `A line of JSON for programs has these keys in this order`() throws {
    var buffer = ByteBuffer()
    DevicesCommand.append(ConnectedSamples.touchpad(), to: &buffer)
    DevicesCommand.append(ConnectedSamples.combination(error: EACCES), to: &buffer)
    #expect(
      String(decoding: buffer.bytes, as: UTF8.self) == """
        {"k":"device","node":"/dev/input/event5","name":"Synaptics TM3276-022","id":[3,1133,50475,273],\
        "selector":"id:046d:c52b","class":"touchpad","because":"udev says ID_INPUT_TOUCHPAD","types":false,"opens":true}
        {"k":"device","node":"/dev/input/event7","name":"Both in one","id":[3,1133,50475,273],\
        "selector":"id:046d:c52b","class":"mouse","because":"udev says ID_INPUT_MOUSE","types":true,"opens":false,"why":"root:input 0660"}

        """)
  }

  @Test func `A name cannot steer the terminal, nor break a line of JSON`() throws {
    let device = ConnectedSamples.device(1, "a\u{1b}[2J\n\"b\"", udev: [])
    #expect(DevicesCommand.table([device]).contains("a\\u{1b}[2J\\u{a}\"b\""))
    var buffer = ByteBuffer()
    DevicesCommand.append(device, to: &buffer)
    let line = String(decoding: buffer.bytes, as: UTF8.self)
    #expect(line.contains(#""name":"a\u001b[2J\n\"b\"""#))
    #expect(line.split(separator: "\n").count == 1)
  }

  @Test func `D05: 32 devices stand in the order of their numbers`() throws {
    let devices = (0..<32).reversed().map { ConnectedSamples.mouse($0) }.map(\.device)
      .sorted(by: PresentDevice.isBefore)
    let table = DevicesCommand.table(
      devices.map { ConnectedDevice(device: $0, access: Self.access($0.node)) })
    let nodes = table.split(separator: "\n").dropFirst().compactMap { $0.split(separator: " ").first }
    #expect(nodes.map(String.init) == (0..<32).map { "/dev/input/event\($0)" })
  }

  private static func access(_ node: String) -> NodeAccess {
    NodeAccess(path: node, permissions: ConnectedSamples.permissions, error: nil)
  }

  @Test func `What is announced again is news only if it has changed`() {
    var devices: [ConnectedDevice] = []
    let closed = ConnectedSamples.mouse(error: EACCES)
    let open = ConnectedSamples.mouse()
    #expect(DeviceWatch.take(closed, into: &devices) == [.added(closed)])
    #expect(DeviceWatch.take(closed, into: &devices) == [])
    #expect(DeviceWatch.take(open, into: &devices) == [.changed(open)])
    #expect(DeviceWatch.remove("/dev/input/event99", from: &devices) == [])
    #expect(DeviceWatch.remove(open.device.node, from: &devices) == [.removed(node: "/dev/input/event10")])
    #expect(devices.isEmpty)
  }

  @Test func `After lost announcements the difference is the news`() {
    let (mouse, touchpad) = (ConnectedSamples.mouse(), ConnectedSamples.touchpad())
    let closed = ConnectedSamples.touchpad(error: EACCES)
    var devices = [mouse, closed]
    let news = DeviceWatch.replace(&devices, by: [touchpad, ConnectedSamples.keyboard()])
    #expect(
      news == [
        .removed(node: mouse.device.node), .changed(touchpad), .added(ConnectedSamples.keyboard()),
      ])
    #expect(devices == [touchpad, ConnectedSamples.keyboard()])
  }

  @Test func `News are lines, for people and for programs`() {
    var buffer = ByteBuffer()
    let touchpad = ConnectedSamples.touchpad()
    for news in [DeviceWatch.News.added(touchpad), .changed(touchpad), .removed(node: "/dev/input/event5")] {
      DevicesCommand.append(news, forPrograms: false, to: &buffer)
    }
    DevicesCommand.append(.removed(node: "/dev/input/event5"), forPrograms: true, to: &buffer)
    let rest =
      "/dev/input/event5  touchpad  046d:c52b  yes  Synaptics TM3276-022  udev says ID_INPUT_TOUCHPAD"
    #expect(
      String(decoding: buffer.bytes, as: UTF8.self) == """
        added  \(rest)
        changed  \(rest)
        removed  /dev/input/event5
        {"k":"removed","node":"/dev/input/event5"}

        """)
  }

  @Test func `Watching ends quietly when nobody reads any more`() throws {
    let run = try Workplace().shell("timeout 20 $S devices --watch 2>/dev/null | true; echo ${PIPESTATUS[0]}")
    #expect(run.output == "0\n")
  }

  @Test func `The command lists what there is, in both forms`() throws {
    let place = try Workplace()
    let table = try place.run("devices")
    let lines = try place.run("devices", "--json")
    #expect(table.code == 0)
    #expect(lines.code == 0)
    let devices = try ConnectedDevice.all()
    #expect(table.output.split(separator: "\n").count == (devices.isEmpty ? 0 : devices.count + 1))
    #expect(lines.output.split(separator: "\n").count == devices.count)
    #expect(table.errors.contains("no input devices are connected") == devices.isEmpty)
  }
}
