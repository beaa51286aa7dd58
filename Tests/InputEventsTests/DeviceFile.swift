import Foundation
import InputEvents
import TestSupport

/// A device of the shared collection of descriptions, with the kind that its source gives it.
struct DeviceFile: Decodable, Sendable, CustomStringConvertible {
  struct Axis: Decodable, Sendable {
    var min: Int32
    var max: Int32
    var fuzz: Int32
    var flat: Int32
    var res: Int32
  }

  var name: String
  var bus: UInt16
  var vendor: UInt16
  var product: UInt16
  var props: [UInt16]
  var codes: [String: [UInt16]]
  var absinfo: [String: Axis]
  var expectedKind: String
  var udevProperties: [String: String]
  var source: String

  enum CodingKeys: String, CodingKey {
    case name, bus, vendor, product, props, codes, absinfo, source
    case expectedKind = "expected_kind"
    case udevProperties = "udev_properties"
  }

  /// What a failing test prints.
  var description: String { "\(name) [\(expectedKind), \(source)]" }

  /// The description, with udev's properties or without.
  func device(withUdev: Bool) -> DeviceDescription {
    let capabilities = codes.compactMap { type, codes in
      UInt16(type).map { Capability(type: EventType(rawValue: $0), codes: codes) }
    }
    let axes = absinfo.compactMap { code, axis in
      UInt16(code).map {
        AbsoluteAxis(
          code: $0, minimum: axis.min, maximum: axis.max, fuzz: axis.fuzz, flat: axis.flat,
          resolution: axis.res)
      }
    }
    return DeviceDescription(
      name: name, id: DeviceID(bus: bus, vendor: vendor, product: product), properties: props,
      capabilities: capabilities, absoluteAxes: axes,
      udevProperties: withUdev ? udevProperties.map { UdevProperty(key: $0.key, value: $0.value) } : [])
  }

  /// All devices; empty where the collection is absent.
  static let all: [DeviceFile] = {
    guard let data = try? Data(contentsOf: SharedData.devices) else { return [] }
    do {
      return try JSONDecoder().decode([DeviceFile].self, from: data)
    } catch {
      fatalError("\(SharedData.devices.path): \(error)")
    }
  }()
}
