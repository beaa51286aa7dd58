private import CLibYAML

/// libyaml's parser over a text, which owns the parser and the text: one event after the other.
struct YAMLParser: ~Copyable {
  /// The kinds of event that a reader has to tell apart.
  enum Kind {
    case mappingStart
    case mappingEnd
    case sequenceStart
    case sequenceEnd
    case scalar
    /// An alias, which no recording has.
    case alias
    /// The end of the text or of its first document.
    case end
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>
  private let text: UnsafeMutableBufferPointer<UInt8>
  /// The kind of the event that was read last.
  private(set) var kind = Kind.end

  /// Makes a parser over a copy of the text, which C must find at the same place for as long as it reads.
  init(_ bytes: [UInt8]) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    text = .allocate(capacity: bytes.count)
    _ = text.initialize(from: bytes)
    // Fails only without memory, which then shows as a parser error.
    _ = yaml_parser_initialize(parser)
    yaml_parser_set_input_string(parser, text.baseAddress, bytes.count)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
  }

  deinit {
    yaml_event_delete(event)
    yaml_parser_delete(parser)
    event.deallocate()
    parser.deallocate()
    text.deallocate()
  }

  /// Reads the next event; the begin of the text and of a document is passed over.
  mutating func advance() throws(ImportError) {
    repeat {
      yaml_event_delete(event)
      guard yaml_parser_parse(parser, event) == 1 else { throw error }
    } while Self.isPassedOver(event.pointee.type)
    switch event.pointee.type {
    case YAML_MAPPING_START_EVENT: kind = .mappingStart
    case YAML_MAPPING_END_EVENT: kind = .mappingEnd
    case YAML_SEQUENCE_START_EVENT: kind = .sequenceStart
    case YAML_SEQUENCE_END_EVENT: kind = .sequenceEnd
    case YAML_SCALAR_EVENT: kind = .scalar
    case YAML_ALIAS_EVENT: kind = .alias
    default: kind = .end
    }
  }

  private static func isPassedOver(_ type: yaml_event_type_t) -> Bool {
    type == YAML_STREAM_START_EVENT || type == YAML_DOCUMENT_START_EVENT
  }

  private var error: ImportError {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "no valid YAML"
    guard parser.pointee.error == YAML_READER_ERROR else {
      let mark = parser.pointee.problem_mark
      return .badYAML(line: Int(mark.line) + 1, column: Int(mark.column) + 1, problem: problem)
    }
    // A byte that is no UTF-8 text: libyaml says where it is, but not in which line.
    let before = text[..<min(Int(parser.pointee.problem_offset), text.count)]
    let lineStart = before.lastIndex(of: 0x0a).map { $0 + 1 } ?? 0
    let line = before.reduce(1) { $0 + ($1 == 0x0a ? 1 : 0) }
    return .badYAML(line: line, column: before.count - lineStart + 1, problem: problem)
  }
}

extension YAMLParser {
  /// The line at which the event begins, from 1.
  var line: Int { Int(event.pointee.start_mark.line) + 1 }

  /// The column at which the event begins, from 1.
  var column: Int { Int(event.pointee.start_mark.column) + 1 }

  /// Whether the last error is that the text ends too soon.
  var isAtEndOfText: Bool {
    if parser.pointee.error == YAML_READER_ERROR {
      // The text ends inside a letter.
      return parser.pointee.problem_offset + 4 >= text.count
    }
    // Marks count letters, not bytes.
    let letters = text.reduce(0) { $0 + ($1 & 0xc0 == 0x80 ? 0 : 1) }
    return Int(parser.pointee.problem_mark.index) + 1 >= letters
  }

  /// The bytes of a scalar; empty for any other event.
  private var bytes: UnsafeBufferPointer<UInt8> {
    guard kind == .scalar else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(
      start: event.pointee.data.scalar.value, count: event.pointee.data.scalar.length)
  }

  /// A scalar's text.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the event is a scalar with that text.
  func isScalar(_ word: StaticString) -> Bool {
    kind == .scalar && word.withUTF8Buffer { bytes.elementsEqual($0) }
  }

  /// A scalar as a decimal number; `nil` if it is none.
  var integer: Int64? {
    let span = bytes.span
    var at = 0
    guard let number = span.signedDecimal(&at, span.count), at == span.count else { return nil }
    return number
  }
}
