/// A line of a text: where its bytes are, and which one it is.
struct Line {
  /// The first byte.
  var start: Int
  /// The byte after the last one, the end of line (also CR) left out.
  var end: Int
  /// The line's number, from 1.
  var number: Int
}

/// What became of a line.
enum LineOutcome {
  /// It was understood.
  case taken
  /// It does not look like a line of this format.
  case foreign
  /// It begins like a line of this format and goes wrong at that byte.
  case damaged(at: Int)
  /// It is whole, but the number at that byte does not fit an event.
  case outOfRange(at: Int)
}

/// A text format of lines, which reads a line at a time.
protocol LineFormat {
  /// How the lines of events begin, to tell a line that was cut from somebody's words.
  static var beginnings: [StaticString] { get }

  /// What was read so far.
  var recording: RawRecording { get set }

  /// Takes a line, or says why not; a line that is not taken leaves no trace.
  mutating func take(_ text: Span<UInt8>, _ line: Line) throws(ImportError) -> LineOutcome

  /// Whether the value of an event line is seen to be whole even if no end of line follows.
  func isWhole(_ text: Span<UInt8>, _ line: Line) -> Bool
}
