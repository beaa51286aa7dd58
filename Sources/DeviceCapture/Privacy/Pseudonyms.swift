import InputEvents

/// Random names for what must not be in a log: the same for the same within one log, others in the next.
struct Pseudonyms {
  /// Tokens of key codes have this bit, which no code of the kernel has: they are never the code of another key.
  static let keyBit: UInt16 = 0x8000
  /// Tokens of scan codes have this bit.
  static let scanBit: Int32 = 0x4000_0000

  private let random: () -> UInt64
  private var keys: [UInt16: UInt16] = [:]
  private var usedKeys: Set<UInt16> = []
  private var scans: [Int32: Int32] = [:]
  private var usedScans: Set<Int32> = []
  private var texts: [String: String] = [:]
  private var usedTexts: Set<String> = []

  /// Makes names for one log.
  ///
  /// - Parameter random: Gives bits that nobody can guess.
  init(random: @escaping () -> UInt64) {
    self.random = random
  }

  /// The token of a key code.
  mutating func key(_ code: UInt16) -> UInt16 {
    if let token = keys[code] { return token }
    var token: UInt16
    repeat {
      token = Pseudonyms.keyBit | UInt16(truncatingIfNeeded: random())
    } while !usedKeys.insert(token).inserted
    keys[code] = token
    return token
  }

  /// The token of a scan code.
  mutating func scan(_ code: Int32) -> Int32 {
    if let token = scans[code] { return token }
    var token: Int32
    repeat {
      token = Pseudonyms.scanBit | Int32(truncatingIfNeeded: random() >> 34)
    } while !usedScans.insert(token).inserted
    scans[code] = token
    return token
  }

  /// Masks the serial numbers of pens; the same pen stays the same, and 0, which is none, stays 0.
  mutating func maskSerials(_ frame: inout Frame) {
    for index in frame.events.indices {
      let event = frame.events[index]
      guard event.is(.miscellaneous, EventCode.mscSerial), event.value != 0 else { continue }
      frame.events[index].value = scan(event.value)
    }
  }

  /// The pseudonym of a serial number or an address; nothing stays nothing.
  mutating func text(_ text: String) -> String {
    if text.isEmpty { return "" }
    if let pseudonym = texts[text] { return pseudonym }
    var pseudonym: String
    repeat {
      let digits = String(UInt32(truncatingIfNeeded: random()), radix: 16)
      pseudonym = "anon-" + String(repeating: "0", count: 8 - digits.count) + digits
    } while !usedTexts.insert(pseudonym).inserted
    texts[text] = pseudonym
    return pseudonym
  }

  /// The pseudonym of a physical path.
  ///
  /// What stands behind the last `/` stays, such as `input1`: it tells the parts of one unit apart and names none.
  mutating func path(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return text(path) }
    let part = path[path.index(after: slash)...]
    guard part.hasPrefix("input"), part.dropFirst(5).allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return text(path)
    }
    return text(String(path[..<slash])) + path[slash...]
  }
}
