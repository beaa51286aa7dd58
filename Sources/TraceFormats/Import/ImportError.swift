/// Why a text cannot be imported; lines count from 1, bytes from 0.
public enum ImportError: Error, Hashable, Sendable {
  /// The text has nothing in it.
  case empty
  /// There is a NUL byte: this is no text.
  case notText(byte: Int)
  /// No line looks like one of the formats.
  case unknownFormat
  /// The format's version is one that this package does not know.
  case unsupportedVersion(line: Int, format: RecordingFormat, version: String)
  /// There is neither an event nor a description of a device.
  case nothingRecorded(format: RecordingFormat)
  /// A line is damaged, and so much else that the rest cannot be trusted.
  case damagedLine(line: Int, byte: Int)
  /// A number does not fit an event's value.
  case valueOutOfRange(line: Int, byte: Int)
  /// The text has no times, and no frame interval was given.
  case timesMissing(line: Int)
  /// The frame interval is not above zero, or absurdly long.
  case frameIntervalOutOfRange(Int64)
  /// A second device begins where there can be only one.
  case secondDevice(line: Int)
  /// A description was given for a recording of several devices, or it holds several itself.
  case descriptionForSeveral(devices: Int)
  /// The text that was given as the description cannot be used.
  indirect case unusableDescription(ImportError)
  /// The text is not the YAML that it should be.
  case badYAML(line: Int, column: Int, problem: String)
}

extension ImportError: CustomStringConvertible {
  /// One line of text, without the file's name, with a next step where there is one.
  public var description: String {
    switch self {
    case .empty: "the file is empty"
    case .notText(let byte): "byte \(byte): a NUL byte: this is not a text recording"
    case .unknownFormat:
      "no line looks like libinput record, evemu, evtest or getevent; name the format with --format"
    case .unsupportedVersion(let line, let format, let version):
      "line \(line): \(format.rawValue) version \(version) is not known"
    case .nothingRecorded(let format): "no events and no device description in this \(format.rawValue) text"
    case .damagedLine(let line, let byte):
      "line \(line): byte \(byte): damaged, and too much around it to go on; remove what is no recording"
    case .valueOutOfRange(let line, let byte): "line \(line): byte \(byte): the number does not fit 32 bits"
    case .timesMissing(let line):
      "line \(line): this getevent text has no times; record with -t, or state them with --frame-interval MS"
    case .frameIntervalOutOfRange(let interval): "a frame interval of \(interval) us cannot be used"
    case .secondDevice(let line):
      "line \(line): a second device begins here; split the file, a recording of this format has one"
    case .descriptionForSeveral(let devices):
      "a description is for one device, and there are \(devices)"
    case .unusableDescription(let error): "the description: \(error.description)"
    case .badYAML(let line, let column, let problem): "line \(line), column \(column): \(problem)"
    }
  }
}
