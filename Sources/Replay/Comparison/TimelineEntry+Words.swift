import EventLog
import InputEvents

extension TimelineEntry.Value {
  /// The value in words.
  var words: String {
    switch self {
    case .nothing: "none"
    case .truth(let truth): "\(truth)"
    case .number(let number): JSONText.number((number * 10_000).rounded() / 10_000)
    case .text(let text): text
    case .list(let values) where values.isEmpty: "none"
    case .list(let values):
      values[0].isNumber ? "(\(TimelineEntry.Value.words(values)))" : TimelineEntry.Value.words(values)
    }
  }

  private var isNumber: Bool { if case .number = self { true } else { false } }

  private static func words(_ values: [TimelineEntry.Value]) -> String {
    values.map(\.words).joined(separator: ", ")
  }

  func write(into buffer: inout ByteBuffer) {
    switch self {
    case .nothing: buffer.append("null")
    case .truth(let truth): buffer.append("\(truth)")
    case .number(let number): JSONText.append(number, to: &buffer)
    case .text(let text): buffer.appendJSON(text)
    case .list(let values):
      buffer.append("[")
      for (index, value) in values.enumerated() {
        if index > 0 { buffer.append(",") }
        value.write(into: &buffer)
      }
      buffer.append("]")
    }
  }
}

extension TimelineEntry.Subject {
  /// What it is, in words.
  var words: String {
    let view = self["view"].map { $0 == .nothing ? "" : " of \($0.words)" } ?? ""
    let device = self["d"].map { $0 == .nothing ? "" : " of device \($0.words)" } ?? ""
    let axis = self["axis"].map { "\($0.words) " } ?? ""
    switch kind {
    case "device": return "device \(self["d"]?.words ?? "")"
    case "sample": return "offset\(view)"
    case "bounce": return "bounce at the \(self["edge"]?.words ?? "") edge\(view)"
    case "transition": return "transition of \(self["id"]?.words ?? "") in \(self["view"]?.words ?? "")"
    case "visible": return "visible views\(view)"
    case "adjusted": return "jump\(view)"
    case "action": return "action \(self["what"]?.words ?? "")"
    case "pointer": return "pointer \(self["what"]?.words ?? "")"
    case "finding", "report": return "\(kind) \(self["what"]?.words ?? "")\(view)\(device)"
    default: return "\(axis)\(kind)\(view)\(device)"
    }
  }
}

extension TimelineEntry {
  /// The entry in words, without its time.
  var words: String {
    switch subject.kind {
    case "device":
      let name = self["name"]?.words ?? ""
      return "\(subject.words) \(self["change"]?.words ?? ""): \(self["class"]?.words ?? "")"
        + (name.isEmpty ? "" : ", \(name)")
    case "input": return "\(subject.words): \(self["source"]?.words ?? "") \(self["phase"]?.words ?? "")"
    case "gap": return "\(subject.words): \(self["why"]?.words ?? "")"
    default: return subject.words
    }
  }
}

extension TimelineDifference.Told {
  /// What is said, in words.
  func words(_ kind: String) -> String {
    func value(_ name: String) -> String? { fields.first { $0.name == name }?.value.words }
    switch kind {
    case "sample":
      guard let x = value("x"), let y = value("y") else { break }
      return "(\(x), \(y)) at (\(value("vx") ?? "0"), \(value("vy") ?? "0")) pt/s"
    case "indicator", "phase", "page", "position", "visible", "transition", "bounce", "device":
      let parts = ["class", "style", "state", "to", "index", "id", "ids", "phase", "event", "change"]
      let words = parts.compactMap(value)
      if !words.isEmpty { return words.joined(separator: " ") }
    default: break
    }
    return fields.filter { $0.value != .number(0) }.map { "\($0.name) \($0.value.words)" }
      .joined(separator: ", ")
  }
}
