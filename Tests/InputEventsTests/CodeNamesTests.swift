import InputEvents
import Testing

/// The names of types, codes and properties.
@Suite struct CodeNamesTests {
  @Test(arguments: [
    (EventType.synchronization, EventCode.synReport, "SYN_REPORT"),
    (.synchronization, EventCode.synDropped, "SYN_DROPPED"),
    (.key, 0, "KEY_RESERVED"),
    (.key, 30, "KEY_A"),
    (.key, EventCode.buttonLeft, "BTN_LEFT"),
    (.key, EventCode.buttonMisc, "BTN_0"),
    (.key, EventCode.buttonToolQuintTap, "BTN_TOOL_QUINTTAP"),
    (.relative, EventCode.relWheelHiRes, "REL_WHEEL_HI_RES"),
    (.absolute, EventCode.absMTSlot, "ABS_MT_SLOT"),
    (.absolute, EventCode.absMTTrackingID, "ABS_MT_TRACKING_ID"),
    (.miscellaneous, EventCode.mscTimestamp, "MSC_TIMESTAMP"),
    (.switches, 0, "SW_LID"),
    (.led, 1, "LED_CAPSL"),
    (.sound, 2, "SND_TONE"),
    (.autorepeat, 0, "REP_DELAY"),
    (.forceFeedback, 0x50, "FF_RUMBLE"),
  ])
  func knownNames(type: EventType, code: UInt16, name: String) {
    #expect(CodeNames.name(type, code) == name)
  }

  @Test func everyCodeRoundTrips() {
    var count = 0
    for type in (UInt16(0)...0x20).map(EventType.init(rawValue:)) {
      for code in UInt16(0)...0x400 {
        guard let name = CodeNames.name(type, code) else { continue }
        let found = CodeNames.code(named: name)
        #expect(found?.type == type && found?.code == code, "\(name)")
        count += 1
      }
    }
    #expect(count >= 734)
  }

  @Test func everyTypeAndPropertyRoundTrips() {
    let types = (UInt16(0)...0x20).map(EventType.init(rawValue:)).filter { CodeNames.typeName($0) != nil }
    #expect(types.count >= 13)
    for type in types {
      #expect(CodeNames.typeName(type).flatMap(CodeNames.type(named:)) == type)
    }
    let properties = (UInt16(0)...0x20).filter { CodeNames.propertyName($0) != nil }
    #expect(properties.count >= 8)
    for property in properties {
      #expect(CodeNames.propertyName(property).flatMap(CodeNames.property(named:)) == property)
    }
  }

  @Test(arguments: [
    ("BTN_MOUSE", EventCode.buttonLeft),
    ("BTN_MISC", EventCode.buttonMisc),
    ("BTN_JOYSTICK", EventCode.buttonJoystick),
    ("BTN_DIGI", EventCode.buttonToolPen),
    ("BTN_A", 0x130),
    ("KEY_SCREENLOCK", 152),
  ])
  func otherNames(name: String, code: UInt16) {
    let found = CodeNames.code(named: name)
    #expect(found?.type == .key)
    #expect(found?.code == code)
    #expect(CodeNames.name(.key, code) != name)
  }

  @Test func unknownNumbersAndNames() {
    #expect(CodeNames.name(.absolute, 0x29) == nil)
    #expect(CodeNames.name(.key, 0xffff) == nil)
    #expect(CodeNames.name(EventType(rawValue: 0x1e), 0) == nil)
    #expect(CodeNames.typeName(EventType(rawValue: 0x1e)) == nil)
    #expect(CodeNames.propertyName(7) == nil)
    for name in ["", "ABS_", "ABS_NOTHING", "abs_x", "ZZZ", "EV_REL"] {
      #expect(CodeNames.code(named: name) == nil, "\(name)")
    }
    #expect(CodeNames.type(named: "REL_X") == nil)
    #expect(CodeNames.property(named: "EV_REL") == nil)
  }
}
