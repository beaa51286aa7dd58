import DeviceCapture
import Glibc
import InputEvents
import TestSupport
import Testing

@Suite("Discovery")
struct DeviceDiscoveryTests {
  @Test("D05: devices are ordered by the numbers of their nodes")
  func order() {
    var generator = SeededGenerator(seed: 5)
    let numbers = Array(0..<32)
    let devices = numbers.shuffled(using: &generator).map {
      PresentDevice(node: "/dev/input/event\($0)", description: DeviceDescription())
    }
    #expect(devices.sorted(by: PresentDevice.isBefore).map(\.nodeNumber) == numbers)
  }

  @Test("a node without a number stands last")
  func withoutNumber() {
    let odd = PresentDevice(node: "/dev/input/odd", description: DeviceDescription())
    let usual = PresentDevice(node: "/dev/input/event99", description: DeviceDescription())
    #expect(odd.nodeNumber == nil)
    #expect([odd, usual].sorted(by: PresentDevice.isBefore) == [usual, odd])
  }

  @Test("this machine's devices are those that sysfs has, and nothing is announced while nothing changes")
  func machine() throws {
    var discovery = try DeviceDiscovery()
    #expect(fcntl(discovery.descriptor, F_GETFL) & O_NONBLOCK != 0)
    #expect(fcntl(discovery.descriptor, F_GETFD) & FD_CLOEXEC != 0)
    let present = try discovery.present()
    #expect(present == present.sorted(by: PresentDevice.isBefore))
    for device in present {
      let name = device.node.split(separator: "/").last.map(String.init) ?? ""
      #expect(access("/sys/class/input/\(name)", F_OK) == 0)
    }
    #expect(discovery.nextChange() == nil)
  }
}
