import EventLog
import GestureSynthesis
import InputEvents
import Testing

@Suite struct SyntheticDeviceTests {
  @Test(arguments: [
    (SyntheticDevice.touchpad, DeviceClass.touchpad), (.touchscreen, .touchscreen), (.mouse, .mouse),
    (.fineWheelMouse, .mouse), (.plainMouse, .mouse), (.pointingStick, .pointingStick),
    (.trackball, .trackball),
  ])
  func `A description alone makes the class`(device: SyntheticDevice, deviceClass: DeviceClass) throws {
    #expect(device.description.classify().deviceClass == deviceClass)
    var log = SyntheticLog()
    try log.plug(device)
    guard case .device(let record) = log.records.last else {
      Issue.record("no device")
      return
    }
    #expect(record.deviceClass == deviceClass && record.number == 0 && record.time == 0)
  }

  @Test func `A wheel is there where gestures ask for one`() {
    for device in SyntheticDevice.allCases {
      let codes = device.description.codes(.relative)
      #expect(codes.contains(EventCode.relWheel) == device.hasWheel)
      #expect(codes.contains(EventCode.relX) == (device.movesPointer && !device.isSurface))
      #expect(device.description.has(.absolute, EventCode.absMTPositionX) == device.isSurface)
    }
  }

  @Test func `A device that comes back keeps its number`() throws {
    var log = SyntheticLog()
    try log.plug(.mouse)
    try log.plug(.touchpad)
    try log.unplug(.mouse)
    try log.pause(.seconds(1))
    try log.plug(.mouse)
    try log.notch()
    let numbers = log.records.compactMap {
      if case .device(let device) = $0 { device.number } else { nil }
    }
    #expect(numbers == [0, 1, 0])
    guard case .frame(let frame) = log.records.last else {
      Issue.record("no frame")
      return
    }
    #expect(frame.device == 0 && frame.time == 1_008_000)
  }

  @Test func `A gesture takes the device that was plugged last and can do it, or plugs the usual one`() throws
  {
    var log = SyntheticLog()
    try log.tap()
    #expect(log.pluggedDevices == [.touchpad])
    try log.plug(.touchscreen)
    try log.plug(.plainMouse)
    try log.notch()
    #expect(log.pluggedDevices == [.touchpad, .touchscreen, .plainMouse, .mouse])
    try log.flick(.down(100), speed: 500)
    guard case .frame(let frame) = log.records.last else {
      Issue.record("no frame")
      return
    }
    #expect(frame.device == 1)
  }
}
