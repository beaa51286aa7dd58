public import InputEvents

extension DeviceDescription {
  /// Describes a device by the files of its folder in sysfs, such as `/sys/class/input/input5`.
  ///
  /// - Parameters:
  ///   - udevProperties: udev's properties of the device, of which ``UdevProperty/isKept`` chooses.
  ///   - wordSize: Bits in a word of the bit lists.
  ///   - attribute: The content of a file by its path in that folder, such as `id/vendor`; `nil` if there is none.
  public init(
    udevProperties: [UdevProperty], wordSize: Int = Int.bitWidth, attribute: (String) -> String?
  ) {
    func number(_ path: String) -> UInt16 { attribute(path).flatMap { UInt16($0, radix: 16) } ?? 0 }
    func codes(_ path: String) -> [UInt16] {
      attribute(path).flatMap { SysfsCapabilities.codes($0, wordSize: wordSize) } ?? []
    }
    let types = codes("capabilities/ev").filter { $0 != EventType.synchronization.rawValue }
    self.init(
      name: attribute("name") ?? "",
      id: DeviceID(
        bus: number("id/bustype"), vendor: number("id/vendor"), product: number("id/product"),
        version: number("id/version")),
      unique: attribute("uniq") ?? "", physicalPath: attribute("phys") ?? "",
      properties: codes("properties"),
      capabilities: types.map { type in
        let type = EventType(rawValue: type)
        return Capability(
          type: type, codes: Self.sysfsName(type).map { codes("capabilities/\($0)") } ?? [])
      },
      udevProperties: udevProperties.filter(\.isKept))
  }

  /// The name of the file that lists the codes of a type; of other types sysfs says only that they are there.
  private static func sysfsName(_ type: EventType) -> String? {
    switch type {
    case .key: "key"
    case .relative: "rel"
    case .absolute: "abs"
    case .miscellaneous: "msc"
    case .switches: "sw"
    case .led: "led"
    case .sound: "snd"
    case .forceFeedback: "ff"
    default: nil
    }
  }
}
