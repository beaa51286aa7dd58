/// What a device says of itself: name, ids, properties, codes and axes.
///
/// All lists are kept sorted, so that two descriptions of the same device are equal and print alike.
public struct DeviceDescription: Hashable, Sendable {
  /// The device's name.
  public var name: String
  /// Bus, vendor, product and version.
  public var id: DeviceID
  /// The unit's serial number or address, or its pseudonym; empty if unknown.
  public var unique: String
  /// The physical path, or its pseudonym; empty if unknown.
  public var physicalPath: String
  /// The input properties (`INPUT_PROP_*`), ascending.
  public var properties: [UInt16]
  /// The codes of each type that the device can send, types ascending.
  public var capabilities: [Capability]
  /// The absolute axes, codes ascending.
  public var absoluteAxes: [AbsoluteAxis]
  /// udev's properties of the device, where the recording has them, keys ascending.
  public var udevProperties: [UdevProperty]
  /// Whether the description was inferred from events, because the recording has none.
  public var isInferred: Bool

  /// Makes a description; lists are sorted, and of two entries for the same code the later one stays.
  public init(
    name: String = "", id: DeviceID = DeviceID(), unique: String = "", physicalPath: String = "",
    properties: [UInt16] = [], capabilities: [Capability] = [], absoluteAxes: [AbsoluteAxis] = [],
    udevProperties: [UdevProperty] = [], isInferred: Bool = false
  ) {
    self.name = name
    self.id = id
    self.unique = unique
    self.physicalPath = physicalPath
    self.properties = sortedOnce(properties) { $0 }
    self.capabilities = sortedOnce(capabilities, by: \.type)
    self.absoluteAxes = sortedOnce(absoluteAxes, by: \.code)
    self.udevProperties = sortedOnce(udevProperties, by: \.key)
    self.isInferred = isInferred
  }

  /// Whether the device can send that code.
  ///
  /// An absolute axis counts also where only its range is known.
  public func has(_ type: EventType, _ code: UInt16) -> Bool {
    if let capability = capabilities.first(where: { $0.type == type }), capability.codes.contains(code) {
      return true
    }
    return type == .absolute && axis(code) != nil
  }

  /// Whether the device has that input property.
  public func has(property: UInt16) -> Bool {
    properties.contains(property)
  }

  /// The description of an absolute axis, if there is one.
  public func axis(_ code: UInt16) -> AbsoluteAxis? {
    absoluteAxes.first { $0.code == code }
  }

  /// The codes of a type, ascending; empty if the device does not send that type.
  public func codes(_ type: EventType) -> [UInt16] {
    capabilities.first { $0.type == type }?.codes ?? []
  }

  /// The value of one of udev's properties.
  public func udev(_ key: String) -> String? {
    udevProperties.first { $0.key == key }?.value
  }
}

/// Bus, vendor, product and version of a device.
public struct DeviceID: Hashable, Sendable {
  /// The bus (`BUS_*`): 3 USB, 5 Bluetooth, 0x11 PS/2, 0x18 I2C.
  public var bus: UInt16
  /// The vendor.
  public var vendor: UInt16
  /// The product.
  public var product: UInt16
  /// The version.
  public var version: UInt16

  /// Makes an id.
  public init(bus: UInt16 = 0, vendor: UInt16 = 0, product: UInt16 = 0, version: UInt16 = 0) {
    self.bus = bus
    self.vendor = vendor
    self.product = product
    self.version = version
  }
}

/// The codes of one type that a device can send.
public struct Capability: Hashable, Sendable {
  /// The type.
  public var type: EventType
  /// The codes, ascending; a type may be announced without any.
  public var codes: [UInt16]

  /// Makes a capability; the codes are sorted.
  public init(type: EventType, codes: [UInt16]) {
    self.type = type
    self.codes = sortedOnce(codes) { $0 }
  }
}

/// An absolute axis: its range, filters, resolution and its value when the description was made.
public struct AbsoluteAxis: Hashable, Sendable {
  /// The axis (`ABS_*`).
  public var code: UInt16
  /// The lowest value announced.
  public var minimum: Int32
  /// The highest value announced.
  public var maximum: Int32
  /// The kernel's noise filter.
  public var fuzz: Int32
  /// The dead zone around the centre.
  public var flat: Int32
  /// Units per millimetre; 0 if unknown.
  public var resolution: Int32
  /// The value when the description was made; 0 if unknown.
  public var value: Int32

  /// Makes an axis.
  public init(
    code: UInt16, minimum: Int32, maximum: Int32, fuzz: Int32 = 0, flat: Int32 = 0, resolution: Int32 = 0,
    value: Int32 = 0
  ) {
    self.code = code
    self.minimum = minimum
    self.maximum = maximum
    self.fuzz = fuzz
    self.flat = flat
    self.resolution = resolution
    self.value = value
  }
}

/// One of udev's properties of a device, such as `ID_INPUT_TOUCHPAD=1`.
public struct UdevProperty: Hashable, Sendable {
  /// The property's name.
  public var key: String
  /// The property's value.
  public var value: String

  /// Makes a property.
  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

/// The elements by ascending keys, one for each key: the last of those that share it.
private func sortedOnce<Element, Key: Comparable>(_ elements: [Element], by key: (Element) -> Key)
  -> [Element]
{
  var sorted: [Element] = []
  for element in elements.sorted(by: { key($0) < key($1) }) {
    if let last = sorted.last, key(last) == key(element) { sorted.removeLast() }
    sorted.append(element)
  }
  return sorted
}
