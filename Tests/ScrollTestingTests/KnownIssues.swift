import Synchronization
import Testing

/// An issue that a body was to record.
struct KnownIssue: Sendable {
  var text: String
  var line: Int?
}

/// The issues that a body records; that it records any is what the test is about.
func knownIssues(_ body: () -> Void) -> [KnownIssue] {
  let issues = Mutex<[KnownIssue]>([])
  withKnownIssue(isIntermittent: true) {
    body()
  } matching: { issue in
    let known = KnownIssue(text: "\(issue)", line: issue.sourceLocation?.line)
    issues.withLock { $0.append(known) }
    return true
  }
  return issues.withLock { $0 }
}
