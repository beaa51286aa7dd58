import DeviceCapture
import EventLog

/// What keeps recording or playing from working, and what to do about it.
struct DoctorReport: Equatable, Sendable {
  /// How it stands with one thing.
  enum Status: String, Sendable {
    case ok
    /// It keeps something from working.
    case problem
    /// It is not as usual, and keeps nothing from working here.
    case note
  }

  /// One thing that was looked at.
  struct Finding: Equatable, Sendable {
    var status: Status
    var topic: String
    /// The finding, and more lines of it.
    var lines: [String]

    init(_ status: Status, _ topic: String, _ text: String, more: [String] = []) {
      self.status = status
      self.topic = topic
      lines = [text] + more
    }
  }

  /// What was found, in the order in which one thing needs another.
  var findings: [Finding] = []
  /// What to do so that recording works, the safest first.
  var remedies: [Remedy] = []
  /// What to do so that `play` works, as far as it is not among the others.
  var playRemedies: [Remedy] = []
  /// Whether a remedy for recording serves `play` too.
  var playIsServed = false
  /// What the command ends with.
  var code = ExitCode.done

  /// The report as text for people.
  var text: String {
    var text = ""
    for finding in findings {
      for (index, line) in finding.lines.enumerated() {
        let start = index == 0 ? [finding.status.rawValue, finding.topic] : ["", ""]
        text += padded(start[0], 9) + padded(start[1], 9) + line.printable + "\n"
      }
    }
    if !remedies.isEmpty {
      text += "\nWhat to do, the safest first:\n" + lines(remedies)
    }
    if playIsServed || !playRemedies.isEmpty {
      text += "\nFor `play` alone" + (playIsServed ? ", the first of these serves too" : "")
      text += playRemedies.isEmpty ? ".\n" : ":\n" + lines(playRemedies)
    }
    return text
  }

  private func lines(_ remedies: [Remedy]) -> String {
    Remedy.lines(remedies).map { $0.printable + "\n" }.joined()
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
