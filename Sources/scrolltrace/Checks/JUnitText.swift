import Replay

/// Results as JUnit XML, for build servers: no times of day and no durations, so that the same results are the same text.
enum JUnitText {
  /// The document.
  static func text(_ reports: [CheckReport]) -> String {
    let outcomes = reports.flatMap(\.outcomes)
    let faults = reports.reduce(0) { $0 + $1.faults.count }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"scrolltrace check\""
    text += counts(outcomes.count + faults, outcomes.count { !$0.result.isMet }, faults) + ">\n"
    for report in reports { text += suite(report) }
    return text + "</testsuites>\n"
  }

  private static func counts(_ tests: Int, _ failures: Int, _ errors: Int) -> String {
    " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"0\""
  }

  private static func suite(_ report: CheckReport) -> String {
    let faults = report.faults
    let path = escaped(report.path)
    var text = "  <testsuite name=\"\(path)\""
    text += counts(
      report.outcomes.count + faults.count, report.outcomes.count { !$0.result.isMet }, faults.count)
    text += ">\n"
    for fault in faults {
      text += "    <testcase classname=\"\(path)\" name=\"the file can be used\" time=\"0\">\n"
      text += "      <error message=\"\(escaped(fault.text))\"/>\n"
      text += "    </testcase>\n"
    }
    for outcome in report.outcomes { text += testcase(outcome, report.path) }
    return text + "  </testsuite>\n"
  }

  private static func testcase(_ outcome: CheckReport.Outcome, _ path: String) -> String {
    let result = outcome.result
    let run = outcome.run.isEmpty ? "" : " (\(outcome.run))"
    let name = escaped("\(result.path) \(result.name)\(run)")
    let head = "    <testcase classname=\"\(escaped(path))\" name=\"\(name)\" time=\"0\""
    guard let failure = result.failure else { return head + "/>\n" }
    var text = head + ">\n"
    text += "      <failure message=\"\(escaped("expected \(failure.expected), got \(failure.got)"))\">"
    text += escaped(outcome.text(path), keepsLines: true)
    return text + "</failure>\n    </testcase>\n"
  }

  /// A text for an attribute or the content of an element.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - keepsLines: Whether line feeds stay as they are, as in the content; an attribute would make them spaces.
  /// - Returns: The text; what XML cannot hold at all became U+FFFD.
  static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n" where keepsLines: result += "\n"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
