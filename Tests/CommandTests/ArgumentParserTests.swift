import Testing

@testable import scrolltrace

@Suite struct ArgumentParserTests {
  private static let spec = CommandSpec(
    name: "do", summary: "does it", arguments: [ArgumentSpec("LOG", "a log", count: .several)],
    options: [
      OptionSpec("output", letter: "o", value: "FILE", "where"),
      OptionSpec("format", choices: ["table", "jsonl"], "how"), OptionSpec("digest", "short"),
    ])

  private func parse(_ words: String...) throws(UsageError) -> ParsedArguments {
    try ArgumentParser.parse(words, for: Self.spec)
  }

  @Test func `A value stands behind a blank, an equals sign or the letter`() throws {
    for words in [["a", "-o", "f"], ["a", "-of"], ["a", "--output", "f"], ["--output=f", "a"]] {
      let arguments = try ArgumentParser.parse(words, for: Self.spec)
      #expect(arguments["output"] == "f")
      #expect(arguments.positionals == ["a"])
    }
  }

  @Test func `Two hyphens end the options, one is a name`() throws {
    let arguments = try parse("-", "--digest", "--", "--digest", "-o")
    #expect(arguments.positionals == ["-", "--digest", "-o"])
    #expect(arguments.has("digest"))
  }

  @Test func `Help ends all wishes`() throws {
    #expect(try parse("--help", "--nonsense").asksForHelp)
    #expect(try parse("a", "-h").asksForHelp)
  }

  @Test(arguments: [
    (["--fromat", "table", "a"], "no option --fromat; did you mean --format?"),
    (["--zzz", "a"], "no option --zzz; see scrolltrace do --help"),
    (["-x", "a"], "no option -x; see scrolltrace do --help"),
    (["a", "-o"], "-o needs a value, FILE"),
    (["a", "-o", "--digest"], "-o needs a value, FILE"),
    (["a", "--output="], "--output needs a value, FILE"),
    (["a", "--digest=1"], "--digest takes no value"),
    (["a", "--digest", "--digest"], "--digest is given twice"),
    (["a", "--format", "jsnol"], "--format cannot be jsnol; did you mean jsonl?"),
    (["a", "--format", "xml"], "--format cannot be xml; there are table, jsonl"),
    ([], "LOG is missing; see scrolltrace do --help"),
    ([""], "LOG is empty"),
  ])
  func `What cannot be meant is said`(words: [String], message: String) {
    #expect(throws: UsageError(command: "do", message: message)) {
      try ArgumentParser.parse(words, for: Self.spec)
    }
  }

  @Test func `The nearest name is found within some typing errors`() {
    let names = ["replay", "report", "seal", "show"]
    #expect(NearestName.of("repaly", among: names) == "replay")
    #expect(NearestName.of("sael", among: names) == "seal")
    #expect(NearestName.of("sho", among: names) == "show")
    #expect(NearestName.of("quit", among: names) == nil)
    #expect(NearestName.of("", among: names) == nil)
  }
}
