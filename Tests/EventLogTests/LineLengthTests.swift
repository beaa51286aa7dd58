import EventLog
import InputEvents
import Testing

/// Lines at the limit: what is written is read, what would not be read is not written.
@Suite struct LineLengthTests {
  @Test(arguments: [65_480, 65_487, 65_488, 65_489, 65_600])
  func aLineIsWrittenIfItIsRead(_ length: Int) throws {
    var writer = EventLogWriter()
    var buffer = ByteBuffer()
    try writer.write(.header(LogHeader(tool: "t")), into: &buffer)
    let before = buffer.count
    let note = LogRecord.note(time: 0, text: String(repeating: "x", count: length))
    do {
      try writer.write(note, into: &buffer)
      #expect(buffer.count - before <= EventLogWriter.longestLine)
    } catch {
      #expect(error.length > EventLogWriter.longestLine)
      #expect(buffer.count == before, "what is refused leaves nothing behind")
    }
    writer.end(into: &buffer)
    var reader = EventLogReader()
    let bytes = buffer.bytes
    #expect(try reader.read(bytes.span) { _ in } == bytes.count)
    #expect(reader.isEnded)
  }
}
