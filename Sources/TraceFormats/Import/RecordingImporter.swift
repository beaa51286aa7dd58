public import EventLog
public import InputEvents

/// Reads recordings that other tools made.
public struct RecordingImporter: Sendable {
  /// The longest frame interval that can be meant.
  private static let longestInterval: Microseconds = 60_000_000

  /// The format; `nil` finds it from the text.
  public var format: RecordingFormat?
  /// The text of a separate device description; `nil` if there is none.
  public var descriptionText: [UInt8]?
  /// The time from frame to frame for `getevent` text without times, in microseconds.
  public var frameInterval: Microseconds?
  /// The program that writes the log, for its header.
  public var tool: String

  /// Makes an importer.
  public init(
    format: RecordingFormat? = nil, description: [UInt8]? = nil, frameInterval: Microseconds? = nil,
    tool: String
  ) {
    self.format = format
    self.descriptionText = description
    self.frameInterval = frameInterval
    self.tool = tool
  }

  /// Reads a recording and gives its records to the sink: header, devices, then frames in time order.
  ///
  /// Nothing is given to the sink unless the whole recording could be read.
  ///
  /// - Throws: ``ImportError``, or what the sink throws.
  public func read(
    _ bytes: [UInt8], into sink: (LogRecord) throws -> Void
  ) throws -> ImportReport {
    let recording = try read(bytes)
    try recording.forEachRecord(sink)
    return recording.report
  }

  /// Reads a recording.
  ///
  /// - Complexity: O(n) in the text; 24 bytes of memory an event and 64 bytes a frame.
  public func read(_ bytes: [UInt8]) throws(ImportError) -> ImportedRecording {
    if let frameInterval, frameInterval <= 0 || frameInterval > Self.longestInterval {
      throw .frameIntervalOutOfRange(frameInterval)
    }
    let format = try self.format(of: bytes)
    var raw = try read(bytes, as: format)
    try describe(&raw)
    guard !raw.devices.isEmpty, !raw.events.isEmpty || raw.devices.contains(where: { $0.description != nil })
    else { throw .nothingRecorded(format: format) }
    return ImportedRecording(raw, format: format, tool: tool)
  }

  private func format(of bytes: [UInt8]) throws(ImportError) -> RecordingFormat {
    if let format { return format }
    return try Self.detectedFormat(bytes)
  }

  private static func detectedFormat(_ bytes: [UInt8]) throws(ImportError) -> RecordingFormat {
    try refuseBinary(bytes)
    guard let format = RecordingFormat.detect(bytes) else { throw .unknownFormat }
    return format
  }

  /// Refuses what is no text at all; a NUL further on is damage like any other.
  private static func refuseBinary(_ bytes: [UInt8]) throws(ImportError) {
    let text = bytes.span
    guard !text.isBlank(from: text.afterByteOrderMark) else { throw .empty }
    if let byte = bytes.prefix(4096).firstIndex(of: 0) { throw .notText(byte: byte) }
  }

  private func read(_ bytes: [UInt8], as format: RecordingFormat) throws(ImportError) -> RawRecording {
    try Self.refuseBinary(bytes)
    switch format {
    case .libinput:
      return try LibinputReader.read(bytes)
    case .evemu:
      return try EvemuReader.read(bytes)
    case .evtest:
      return try EvtestReader.read(bytes)
    case .getevent:
      return try GeteventReader.read(bytes, frameInterval: frameInterval)
    }
  }

  /// Puts the description that was given in the place of the recording's own.
  private func describe(_ raw: inout RawRecording) throws(ImportError) {
    guard let descriptionText else { return }
    let given: RawRecording
    do throws(ImportError) {
      given = try read(descriptionText, as: Self.detectedFormat(descriptionText))
    } catch {
      throw .unusableDescription(error)
    }
    guard given.devices.count == 1, let device = given.devices.first else {
      throw .descriptionForSeveral(devices: given.devices.count)
    }
    guard device.description != nil else { throw .unusableDescription(.unknownFormat) }
    guard raw.devices.count <= 1 else { throw .descriptionForSeveral(devices: raw.devices.count) }
    if raw.devices.first?.description != nil { raw.findings.add(.descriptionReplaced) }
    if given.findings.all.contains(where: \.isRepair) { raw.findings.add(.descriptionRepaired) }
    raw.devices = [device]
  }
}
