import Foundation
import InputEvents
import TestSupport

/// What the field's driver library makes of a recording: the part of its answer that is compared.
struct PeerAnswer: Decodable, Sendable {
  struct Summary: Decodable, Sendable {
    let sequences: [Sequence]

    enum CodingKeys: String, CodingKey {
      case sequences = "scroll_sequences"
    }
  }

  /// One scroll from its first event to its last motion.
  struct Sequence: Decodable, Sendable {
    let source: String
    let start: Int64
    let lastMotion: Int64
    let vertical: Double
    let horizontal: Double
    let wheelVertical: Int64?
    let wheelHorizontal: Int64?

    enum CodingKeys: String, CodingKey {
      case source
      case start = "start_us"
      case lastMotion = "last_motion_us"
      case vertical = "total_vertical"
      case horizontal = "total_horizontal"
      case wheelVertical = "v120_vertical"
      case wheelHorizontal = "v120_horizontal"
    }
  }

  /// The device that the peer was given.
  struct Device: Decodable, Sendable {
    struct Axis: Decodable, Sendable {
      let min: Int32
      let max: Int32
      let res: Int32
    }

    let name: String
    let props: [UInt16]
    let codes: [String: [UInt16]]
    let absinfo: [String: Axis]

    var description: DeviceDescription {
      DeviceDescription(
        name: name, properties: props,
        capabilities: codes.compactMap { type, codes in
          UInt16(type).map { Capability(type: EventType(rawValue: $0), codes: codes) }
        },
        absoluteAxes: absinfo.compactMap { code, axis in
          UInt16(code).map {
            AbsoluteAxis(code: $0, minimum: axis.min, maximum: axis.max, resolution: axis.res)
          }
        })
    }
  }

  let device: Device
  let deviceClass: String
  let zero: Int64
  let summary: Summary

  enum CodingKeys: String, CodingKey {
    case deviceClass = "device_class"
    case zero = "recorded_zero_us"
    case summary, device
  }

  /// Whether the answers lie beside this checkout.
  static let areThere = FileManager.default.fileExists(
    atPath: SharedData.folder.appending(path: "oracle/SUMMARY.tsv").path)

  /// Reads the answer for a recording of the shared folder; `nil` if there is none.
  static func read(_ file: String) throws -> PeerAnswer? {
    let url = SharedData.folder.appending(path: "oracle/\(file).json")
    guard let data = try? Data(contentsOf: url) else { return nil }
    return try JSONDecoder().decode(PeerAnswer.self, from: data)
  }
}
