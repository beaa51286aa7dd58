import InputEvents

/// Reads what `libinput record` writes, version 1 of its YAML; unknown keys and kinds of events are skipped.
struct LibinputReader: ~Copyable {
  /// The parser, one event ahead.
  var yaml: YAMLParser
  /// What was read so far.
  var recording = RawRecording()
  /// The device that is read.
  var device = RawDevice()
  /// Whether that device was begun and not finished.
  private var isInDevice = false
  /// How many events in a row were damaged.
  var damageRun = 0

  /// Reads a whole text; what a mail or an editor put before each line is taken off first.
  static func read(_ bytes: [UInt8]) throws(ImportError) -> RawRecording {
    var findings = FindingList()
    var reader = LibinputReader(yaml: YAMLParser(YAMLText.mended(bytes, &findings)))
    reader.recording.findings = findings
    reader.recording.isSplitByDevice = true
    do throws(ImportError) {
      try reader.readDocument()
    } catch {
      try reader.keepWhole(unless: error)
    }
    return reader.recording
  }

  /// Keeps what was read if the text only ends too soon; else refuses it.
  private mutating func keepWhole(unless error: ImportError) throws(ImportError) {
    guard case .badYAML(let line, _, _) = error, yaml.isAtEndOfText else { throw error }
    let hasEvents = recording.events.last.map { Int($0.device) == recording.devices.count } ?? false
    if hasEvents || (isInDevice && device.description != nil) { recording.devices.append(device) }
    guard !recording.devices.isEmpty else { throw error }
    recording.findings.add(.cutLine, line: line)
  }

  private init(yaml: consuming YAMLParser) {
    self.yaml = yaml
  }

  private mutating func readDocument() throws(ImportError) {
    try yaml.advance()
    guard yaml.kind == .mappingStart else { throw unexpected("a mapping with `version` and `devices`") }
    try yaml.advance()
    while yaml.kind != .mappingEnd {
      if yaml.isScalar("version") {
        try yaml.advance()
        try readVersion()
      } else if yaml.isScalar("devices") {
        try yaml.advance()
        try forEachItem { reader throws(ImportError) in try reader.readDevice() }
      } else {
        try skipEntry()
      }
    }
  }

  private mutating func readVersion() throws(ImportError) {
    recording.version = yaml.string
    guard yaml.integer == 1 else {
      throw .unsupportedVersion(line: yaml.line, format: .libinput, version: yaml.string)
    }
    try yaml.advance()
  }

  private mutating func readDevice() throws(ImportError) {
    device = RawDevice()
    isInDevice = true
    try forEachEntry { reader throws(ImportError) in
      if reader.yaml.isScalar("evdev") {
        try reader.yaml.advance()
        try reader.readDescription()
      } else if reader.yaml.isScalar("udev") {
        try reader.yaml.advance()
        try reader.readUdev()
      } else if reader.yaml.isScalar("events") {
        try reader.yaml.advance()
        try reader.readEvents()
      } else if reader.yaml.isScalar("scrolltrace") {
        try reader.yaml.advance()
        try reader.readRemarks()
      } else {
        try reader.skipEntry()
      }
    }
    recording.devices.append(device)
    isInDevice = false
  }
}
