import Testing

@Suite struct ImportTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.write("mouse.evemu", Samples.mouse)
  }

  @Test func `An import says what it found and is whole`() throws {
    let run = try place.run("import", "mouse.evemu", "-o", "log.jsonl")
    #expect(run.code == 0)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == "log.jsonl: 3 frames, 9 events, 1 device, 0.1815 s;"
        + " mouse, because: relative axes and mouse buttons\n")
    #expect(place.names == ["log.jsonl", "mouse.evemu"])
    #expect(try place.run("verify", "log.jsonl").output == "log.jsonl: whole, 6 lines, 1 mark\n")
    #expect(!String(decoding: try place.bytes("log.jsonl"), as: UTF8.self).contains("\"class\""))
  }

  @Test func `Standard input and output serve as well`() throws {
    let file = try place.run("import", "mouse.evemu", "-o", "log.jsonl")
    let pipe = try place.run(["import", "-", "-o", "-"], input: Samples.mouse)
    #expect(file.code == 0 && pipe.code == 0)
    #expect(Array(pipe.output.utf8) == (try place.bytes("log.jsonl")))
  }

  @Test func `A description beside a recording is found, and one that is named is taken`() throws {
    try place.write("bare.evemu", Samples.mouseEvents)
    let bare = try place.run("import", "bare.evemu", "-o", "bare.jsonl")
    #expect(bare.errors.contains("inferred from its events"))
    try place.write("bare.desc", Samples.mouseDescription)
    #expect(try place.run("import", "bare.evemu", "-o", "found.jsonl").code == 0)
    #expect(try place.run("import", "bare.evemu", "-o", "named.jsonl", "--describe", "bare.desc").code == 0)
    let found = try place.bytes("found.jsonl")
    #expect(found == (try place.bytes("named.jsonl")))
    #expect(String(decoding: found, as: UTF8.self).contains("\"name\":\"A mouse\""))
  }

  @Test func `A stated class is in the log, and replay says why`() throws {
    #expect(try place.run("import", "mouse.evemu", "-o", "log.jsonl", "--class", "trackball").code == 0)
    #expect(String(decoding: try place.bytes("log.jsonl"), as: UTF8.self).contains("\"class\":\"trackball\""))
    let show = try place.run("show", "log.jsonl")
    #expect(show.output.contains("trackball, because: the log says so"))
  }

  @Test func `A repair is said with its line and the code 4`() throws {
    try place.write("cut.evemu", Samples.mouse + "E: 0.2000")
    let run = try place.run("import", "cut.evemu", "-o", "log.jsonl")
    #expect(run.code == 4)
    #expect(run.errors.hasPrefix("scrolltrace: cut.evemu:21: the text ends inside this line; left out\n"))
    #expect(place.names == ["cut.evemu", "log.jsonl", "mouse.evemu"])
  }

  @Test func `Text without times needs an interval`() throws {
    try place.write(
      "get.txt", "0002 0008 ffffffff\n0000 0000 00000000\n0002 0008 ffffffff\n0000 0000 00000000\n")
    let refused = try place.run("import", "get.txt", "-o", "log.jsonl")
    #expect(refused.code == 3)
    #expect(refused.errors.hasPrefix("scrolltrace: get.txt:1: this getevent text has no times"))
    #expect(place.names == ["get.txt", "mouse.evemu"])
    let taken = try place.run("import", "get.txt", "-o", "log.jsonl", "--frame-interval", "8")
    #expect(taken.errors.contains("2 frames, 4 events, 1 device, 0.008 s"))
  }

  @Test func `An export gives back what was imported, to a file or to standard output`() throws {
    #expect(try place.run("import", "mouse.evemu", "-o", "log.jsonl").code == 0)
    let printed = try place.run("export", "log.jsonl", "--to", "evemu")
    #expect(printed.code == 0)
    let events = { (text: String) in text.split(separator: "\n").filter { $0.hasPrefix("E:") } }
    #expect(events(printed.output) == events(Samples.mouse))
    #expect(
      try place.run("export", "log.jsonl", "--to=evemu", "-o", "back.evemu", "--device", "name:*mouse").code
        == 0)
    #expect(Array(printed.output.utf8) == (try place.bytes("back.evemu")))
    #expect(try place.run("import", "back.evemu", "-o", "again.jsonl").code == 0)
    #expect(try place.bytes("again.jsonl") == (try place.bytes("log.jsonl")))
  }

  @Test func `Show names events`() throws {
    #expect(try place.run("import", "mouse.evemu", "-o", "log.jsonl").code == 0)
    let table = try place.run("show", "log.jsonl").output
    #expect(
      table.hasPrefix(
        """
        event log version 1, clock recording, imported from evemu 1.3
                time     frame    d   type     code                               value
            0.000000              0   A mouse (0003:1234:5678:0111)
            0.000000              0   mouse, because: relative axes and mouse buttons
            0.000000         1    0   EV_REL   REL_WHEEL                             -1
            0.000000         1    0   EV_REL   REL_WHEEL_HI_RES                    -120
            0.000000         1    0   EV_SYN   SYN_REPORT                             0
            0.092000         2    0   EV_REL   REL_WHEEL                             -1

        """))
    let lines = try place.run("show", "log.jsonl", "--format", "jsonl").output.split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines[2] == "{\"t\":0,\"d\":0,\"type\":\"EV_REL\",\"code\":\"REL_WHEEL_HI_RES\",\"value\":-120}")
  }

  /// The log is written once its input is over; whoever kills it before finds no part of it.
  @Test(arguments: [("KILL", 137), ("TERM", 143)])
  func `An import that is killed leaves nothing behind`(_ signal: String, _ code: Int) throws {
    let run = try place.shell(
      """
      mkfifo ../$$.fifo
      "$S" import ../$$.fifo -o killed.jsonl & import=$!
      exec 3> ../$$.fifo
      printf 'E: 1.000000 0002 0008 1\\n' >&3
      kill -\(signal) $import
      wait $import
      echo $?
      exec 3>&-
      rm ../$$.fifo
      """)
    #expect(run.output == "\(code)\n")
    #expect(place.names.filter { $0.hasPrefix("killed") || $0.hasSuffix(".part") }.isEmpty)
  }
}
