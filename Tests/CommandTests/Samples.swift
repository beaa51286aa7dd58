/// Small recordings, written for these tests.
enum Samples {
  /// A mouse whose wheel turns three notches.
  static let mouse = """
    # EVEMU 1.3
    N: A mouse
    I: 0003 1234 5678 0111
    P: 00 00 00 00 00 00 00 00
    B: 00 07 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 07 00 00 00 00 00
    B: 02 03 09 00 00 00 00 00 00
    E: 0.000000 0002 0008 -001	# EV_REL / REL_WHEEL            -1
    E: 0.000000 0002 000b -120	# EV_REL / REL_WHEEL_HI_RES     -120
    E: 0.000000 0000 0000 0000	# ------------ SYN_REPORT (0) ---------- +0ms
    E: 0.092000 0002 0008 -001	# EV_REL / REL_WHEEL            -1
    E: 0.092000 0002 000b -120	# EV_REL / REL_WHEEL_HI_RES     -120
    E: 0.092000 0000 0000 0000	# ------------ SYN_REPORT (0) ---------- +92ms
    E: 0.181500 0002 0008 -001	# EV_REL / REL_WHEEL            -1
    E: 0.181500 0002 000b -120	# EV_REL / REL_WHEEL_HI_RES     -120
    E: 0.181500 0000 0000 0000	# ------------ SYN_REPORT (0) ---------- +89ms

    """

  /// The mouse's lines that describe it.
  static let mouseDescription =
    mouse.split(separator: "\n").filter { !$0.hasPrefix("E:") }
    .joined(separator: "\n") + "\n"

  /// The mouse's events alone.
  static let mouseEvents =
    mouse.split(separator: "\n").filter { $0.hasPrefix("E:") }
    .joined(separator: "\n") + "\n"

  /// A touchpad on which two fingers move up, 30 units a frame, and leave.
  static let touchpad: String = {
    var text = """
      # EVEMU 1.3
      N: A touchpad
      I: 0018 1234 abcd 0100
      P: 05 00 00 00 00 00 00 00
      B: 00 0b 00 00 00 00 00 00 00
      B: 01 00 00 00 00 00 00 00 00
      B: 01 00 00 00 00 00 00 00 00
      B: 01 00 00 00 00 00 00 00 00
      B: 01 00 00 00 00 00 00 00 00
      B: 01 00 00 01 00 00 00 00 00
      B: 01 20 24 00 00 00 00 00 00
      B: 03 03 00 00 00 00 80 60 02
      A: 00 0 3000 0 0 30
      A: 01 0 2000 0 0 30
      A: 2f 0 4 0 0 0
      A: 35 0 3000 0 0 30
      A: 36 0 2000 0 0 30
      A: 39 0 65535 0 0 0

      """
    var time = 1_000_000
    func event(_ type: String, _ code: String, _ value: Int) {
      let digits = String(time % 1_000_000)
      let fraction = String(repeating: "0", count: 6 - digits.count) + digits
      text += "E: \(time / 1_000_000).\(fraction) \(type) \(code) \(value)\n"
    }
    for slot in 0...1 {
      event("0003", "002f", slot)
      event("0003", "0039", 10 + slot)
      event("0003", "0035", 1000 + 600 * slot)
      event("0003", "0036", 1500)
    }
    event("0001", "014a", 1)
    event("0001", "014d", 1)
    event("0000", "0000", 0)
    for step in 1...30 {
      time += 8_000
      for slot in 0...1 {
        event("0003", "002f", slot)
        event("0003", "0036", 1500 - 30 * step)
      }
      event("0000", "0000", 0)
    }
    time += 8_000
    for slot in 0...1 {
      event("0003", "002f", slot)
      event("0003", "0039", -1)
    }
    event("0001", "014a", 0)
    event("0001", "014d", 0)
    event("0000", "0000", 0)
    return text
  }()
}
