import Testing

@Suite struct SealTests {
  private let place: Workplace
  private let log: String

  init() throws {
    place = try Workplace()
    try place.importSample(Samples.mouse, as: "log.jsonl")
    log = String(decoding: try place.bytes("log.jsonl"), as: UTF8.self)
  }

  @Test func `A log that nobody edited stays as it is`() throws {
    #expect(try place.run("seal", "log.jsonl", "-o", "same.jsonl").code == 0)
    #expect(try place.bytes("same.jsonl") == (try place.bytes("log.jsonl")))
    #expect(try place.run("seal", "log.jsonl", "-o", "-").output == log)
  }

  @Test func `An edited log is whole again, in its place or in a new one`() throws {
    try place.write("edited.jsonl", log.replacing("\"t\":181500", with: "\"t\":191500"))
    #expect(try place.run("verify", "edited.jsonl").code == 1)
    #expect(try place.run("seal", "edited.jsonl", "-o", "new.jsonl").code == 0)
    #expect(try place.run("seal", "edited.jsonl").code == 0)
    #expect(try place.bytes("edited.jsonl") == (try place.bytes("new.jsonl")))
    #expect(try place.run("verify", "edited.jsonl").output == "edited.jsonl: whole, 6 lines, 1 mark\n")
    #expect(place.names == ["edited.jsonl", "log.jsonl", "new.jsonl", "sample.evemu"])
  }

  @Test func `Lines without a check, with it elsewhere, with blanks or unknown keys are sealed`() throws {
    let edited = """
      {"c":"00000000","k":"log","v":1,"clock":"recording","tool":"by hand"}\r

        { "t":0, "k":"dev", "d":0, "name":"x", "c":"12", "id":[3,1,2,3], "x-mine":{"c":1} }
      {"t":5,"d":0,"e":[[2,8,-1]],"c":"ffffffff"}
      {"k":"mark","b":9,"n":1,"x":"00000000","u":0}
      {"t":6,"d":0,"e":[]}
      """
    try place.write("edited.jsonl", edited)
    #expect(try place.run("seal", "edited.jsonl").errors.isEmpty)
    let sealed = String(decoding: try place.bytes("edited.jsonl"), as: UTF8.self).split(separator: "\n")
    #expect(sealed.count == 5)
    #expect(sealed[1].contains("\"x-mine\":{\"c\":1}"))
    #expect(try place.run("verify", "edited.jsonl").code == 0)
  }

  @Test func `A log that is sealed in its place keeps its permissions`() throws {
    let run = try place.shell("umask 077; chmod 664 log.jsonl; $S seal log.jsonl; stat -c %a log.jsonl")
    #expect(run.output == "664\n")
  }

  @Test func `A log that could not be read is refused, and stays`() throws {
    let edited = log.replacing("\"t\":181500", with: "\"t\":1500")
    try place.write("edited.jsonl", edited)
    let run = try place.run("seal", "edited.jsonl")
    #expect(run.code == 3)
    #expect(run.errors == "scrolltrace: edited.jsonl:5: byte 372: the time goes back\n")
    #expect(String(decoding: try place.bytes("edited.jsonl"), as: UTF8.self) == edited)
    #expect(place.names == ["edited.jsonl", "log.jsonl", "sample.evemu"])
  }
}
