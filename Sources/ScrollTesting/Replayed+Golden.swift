public import Testing

extension Replayed {
  /// Expects that the timeline is, to the last digit, the one in `Goldens/NAME.jsonl` beside the test's file.
  ///
  /// `SCROLLTRACE_RECORD=1` writes files that are missing or differ, and the test fails all the same: look at what was
  /// recorded, and run again. Without it a missing file fails, and a difference is told with its first line and time.
  ///
  /// - Parameters:
  ///   - name: The file's name without its ending.
  ///   - filePath: The test's file.
  ///   - sourceLocation: Where the test says so.
  public func expectGolden(
    _ name: String, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let difference = Golden(name, besides: filePath).difference(from: jsonLines) else { return }
    Issue.record(Comment(rawValue: difference), sourceLocation: sourceLocation)
  }
}
