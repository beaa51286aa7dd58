import Foundation
import Testing

@testable import scrolltrace

@Suite struct CompletionTests {
  private static let formatters = ["/usr/bin/groff", "/usr/bin/man"].filter {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test func `bash accepts the script`() throws {
    let run = try Workplace().shell("$S completions bash | bash -n && echo accepted")
    #expect(run.output == "accepted\n")
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: [
    ("scrolltrace rep", "replay"), ("scrolltrace replay x --fo", "--format"),
    ("scrolltrace replay x --format js", "jsonl"), ("scrolltrace scenario pa", "pages"),
    ("scrolltrace import -o my", "my.jsonl"), ("scrolltrace replay --scenario pa", "pages"),
    ("scrolltrace explain my", "my.jsonl"), ("scrolltrace explain my.jsonl mo", "momentum"),
  ])
  func `bash completes commands, options, words and files`(line: String, word: String) throws {
    let place = try Workplace()
    try place.write("my.jsonl", "")
    let words = line.split(separator: " ")
    let script = """
      source <($S completions bash)
      COMP_WORDS=(\(words.joined(separator: " "))) COMP_CWORD=\(words.count - 1)
      _scrolltrace; printf '%s\\n' "${COMPREPLY[@]}"
      """
    #expect(try place.shell(script).output == word + "\n")
  }

  @Test(.enabled(if: !formatters.isEmpty, "neither groff nor man is installed"))
  func `The manual page is good roff and names all commands`() throws {
    let command = Self.formatters[0].hasSuffix("groff") ? "groff -man -Tutf8 -ww" : "man --warnings -l -"
    let run = try Workplace().shell("$S man | \(command) | sed 's/.\\x08//g; s/\\x1b\\[[0-9;]*m//g'")
    #expect(run.code == 0)
    #expect(run.errors.isEmpty)
    for command in Program.commands { #expect(run.output.contains("\n   \(command.spec.name)")) }
    #expect(run.output.contains("EXIT STATUS"))
  }
}
