public import InputEvents

/// Why a log cannot be exported.
public enum ExportError: Error, Hashable, Sendable {
  /// The format holds one device, and the log has several.
  case severalDevices(RecordingFormat, [DeviceNumber])
  /// A frame names a device that the log did not describe.
  case unknownDevice(DeviceNumber)
  /// The log has no device, or not the one that was chosen.
  case noDevice(chosen: DeviceNumber?)
}

extension ExportError: CustomStringConvertible {
  /// One line of text, without the file's name, with a next step where there is one.
  public var description: String {
    switch self {
    case .severalDevices(let format, let numbers):
      "\(format.rawValue) holds one device, and the log has \(numbers.map(String.init).joined(separator: ", "));"
        + " choose one, or export to libinput"
    case .unknownDevice(let number): "a frame is from device \(number), which the log does not describe"
    case .noDevice(let chosen): chosen.map { "the log has no device \($0)" } ?? "the log has no device"
    }
  }
}
