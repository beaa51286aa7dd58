import EventLog
import InputEvents
import Replay
import ScrollModel

/// The table of a policy as a page: every cell, coloured by what is shown, with a number for its reason.
///
/// It needs nothing beside itself, no script either, and is the same for the same policy and logs.
enum MatrixPage {
  /// What a cell looks like: the name of its class in the page, and what it means.
  private enum Look: String, CaseIterable {
    case hidden, visible, wide, fading, legacy

    init(_ verdict: IndicatorRule.Verdict) {
      switch verdict.state {
      case .hidden: self = .hidden
      case .fading: self = .fading
      case .visible: self = verdict.style == .legacy ? .legacy : verdict.isWide ? .wide : .visible
      }
    }

    var words: String {
      switch self {
      case .hidden: "hidden"
      case .visible: "overlay, visible"
      case .wide: "overlay, visible and wide"
      case .fading: "overlay, fading"
      case .legacy: "legacy, visible: takes room from the content"
      }
    }
  }

  /// Writes the page.
  static func write(_ policy: IndicatorPolicy, _ coverage: MatrixCoverage?, into buffer: inout ByteBuffer) {
    let cells = IndicatorMatrix.cells(policy)
    var reasons: [String] = []
    for cell in cells {
      let reason = cell.verdict.reason.description
      if !reasons.contains(reason) { reasons.append(reason) }
    }
    let title = "Indicators, policy \(policy.name)"
    buffer.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    buffer.append("<meta name=\"viewport\" content=\"width=device-width\">\n")
    buffer.append("<title>\(escaped(title))</title>\n<style>\n\(style)</style>\n</head>\n<body>\n")
    buffer.append("<h1>\(escaped(title))</h1>\n")
    for sentence in coverage?.sentences(policy) ?? [] { buffer.append("<p>\(escaped(sentence))</p>\n") }
    writeLegend(reasons, coverage, into: &buffer)
    writeTable(cells, reasons, coverage, into: &buffer)
    buffer.append("</body>\n</html>\n")
  }

  private static func writeLegend(
    _ reasons: [String], _ coverage: MatrixCoverage?, into buffer: inout ByteBuffer
  ) {
    buffer.append("<h2>What is shown</h2>\n<ul class=\"looks\">\n")
    for look in Look.allCases {
      buffer.append("<li><span class=\"\(look.rawValue)\"></span> \(escaped(look.words))</li>\n")
    }
    if coverage != nil {
      buffer.append(
        "<li><span class=\"covered\"></span> framed: occurs in the logs; the others are pale</li>\n")
    }
    buffer.append("</ul>\n<h2>Why</h2>\n<ol>\n")
    for reason in reasons { buffer.append("<li>\(escaped(reason))</li>\n") }
    buffer.append("</ol>\n")
  }

  /// Settings, preferences and content downwards; devices, the last one and activities across.
  private static func writeTable(
    _ cells: [IndicatorMatrix.Cell], _ reasons: [String], _ coverage: MatrixCoverage?,
    into buffer: inout ByteBuffer
  ) {
    let activities = IndicatorActivity.allCases
    let columns = IndicatorMatrix.deviceSets.map { (devices: $0, lasts: [nil] + $0.map(Optional.some)) }
    buffer.append("<div class=\"room\">\n<table\(coverage == nil ? "" : " class=\"marked\"")>\n<thead>\n<tr>")
    buffer.append(
      "<th rowspan=\"3\">setting</th><th rowspan=\"3\">preference</th><th rowspan=\"3\">content</th>")
    for (devices, lasts) in columns {
      let name = devices.isEmpty ? "no device" : devices.map(\.rawValue).joined(separator: " + ")
      buffer.append("<th class=\"set\" colspan=\"\(lasts.count * activities.count)\">\(name)</th>")
    }
    buffer.append("</tr>\n<tr>")
    for (_, lasts) in columns {
      for (place, last) in lasts.enumerated() {
        let name = last.map { "\($0.rawValue) last" } ?? "none used"
        buffer.append("<th\(place == 0 ? " class=\"set\"" : "") colspan=\"\(activities.count)\">\(name)</th>")
      }
    }
    buffer.append("</tr>\n<tr>")
    for (_, lasts) in columns {
      for _ in lasts {
        for activity in activities { buffer.append("<th class=\"activity\">\(activity.rawValue)</th>") }
      }
    }
    buffer.append("</tr>\n</thead>\n<tbody>\n")
    for visibility in IndicatorVisibility.allCases {
      for preference in IndicatorPreference.allCases {
        for overflows in [true, false] {
          buffer.append("<tr><th>\(visibility.rawValue)</th><th>\(preference.rawValue)</th>")
          buffer.append("<th>\(overflows ? "overflows" : "fits")</th>\n")
          // The cells have the order of the columns.
          for cell in cells
          where cell.situation.visibility == visibility && cell.situation.preference == preference
            && cell.situation.overflows == overflows
          {
            write(cell, reasons, coverage, into: &buffer)
          }
          buffer.append("</tr>\n")
        }
      }
    }
    buffer.append("</tbody>\n</table>\n</div>\n")
  }

  private static func write(
    _ cell: IndicatorMatrix.Cell, _ reasons: [String], _ coverage: MatrixCoverage?,
    into buffer: inout ByteBuffer
  ) {
    let verdict = cell.verdict
    let look = Look(verdict)
    let reason = verdict.reason.description
    let number = (reasons.firstIndex(of: reason) ?? 0) + 1
    var title = "\(cell.situation.activity.rawValue): \(look.words), because: \(reason)"
    if !verdict.beaten.isEmpty {
      title += "; this beats: " + verdict.beaten.map(\.description).joined(separator: "; ")
    }
    let isCovered = coverage?.situations.covers(cell.situation) == true
    buffer.append("<td class=\"\(look.rawValue)\(isCovered ? " covered" : "")\" title=\"\(escaped(title))\">")
    buffer.append("\(number)</td>\n")
  }

  private static func escaped(_ text: String) -> String {
    text.printable.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  private static let style = """
    :root { color-scheme: light dark; --back: #fff; --text: #1c1c1e; --line: #c7c7cc; --hidden: #f2f2f7;
      --visible: #8ec5ff; --wide: #3f8cff; --fading: #d3e8ff; --legacy: #ffc266; --frame: #b00020; }
    @media (prefers-color-scheme: dark) {
      :root { --back: #1c1c1e; --text: #f2f2f7; --line: #48484a; --hidden: #2c2c2e; --visible: #1f5f9e;
        --wide: #0a84ff; --fading: #243b53; --legacy: #a15c00; --frame: #ff6b6b; }
    }
    body { background: var(--back); color: var(--text); font: 14px/1.4 system-ui, sans-serif; margin: 1.5em; }
    h1 { font-size: 1.4em; } h2 { font-size: 1.1em; }
    .room { overflow-x: auto; }
    table { border-collapse: collapse; font-size: 11px; }
    th, td { border: 1px solid var(--line); padding: 1px 4px; text-align: center; white-space: nowrap; }
    th { font-weight: 500; }
    th.set { border-left: 3px solid var(--text); }
    th.activity { writing-mode: vertical-rl; padding: 4px 1px; }
    .looks { list-style: none; padding: 0; }
    .looks span { display: inline-block; width: 1.6em; height: 1em; border: 1px solid var(--line); }
    .hidden { background: var(--hidden); } .visible { background: var(--visible); }
    .wide { background: var(--wide); } .fading { background: var(--fading); }
    .legacy { background: var(--legacy); }
    .marked td:not(.covered) { opacity: 0.45; }
    .covered { outline: 2px solid var(--frame); outline-offset: -2px; font-weight: 700; }

    """
}
