import Foundation
import TestSupport
import Testing

@Suite struct ExplainTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.importSample(Samples.touchpad, as: "swipe.jsonl")
    try place.importSample(Samples.mouse, as: "wheel.jsonl")
  }

  @Test func `A wheel is explained in full, with this text`() throws {
    let run = try place.run("explain", "wheel.jsonl")
    #expect(run.code == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        class: what the devices of wheel are taken for, and what they scroll by

        device 0: A mouse (bus 0003, id 1234:5678, version 0111)
          class      mouse, because: relative axes and mouse buttons
          scrolls    by its wheel, source wheel, 40 pt a detent, not natural
          wheel      vertical: REL_WHEEL_HI_RES is announced and seen, so parts of detents count
          clock      the kernel's: the device does not tell its own time (no MSC_TIMESTAMP)

        input: what came from the devices of wheel, and what became of it

        device 0: A mouse (bus 0003, id 1234:5678, version 0111)
          frames     3
          scrolls    1 by wheel: 1 ended
          wheel, detents                            left       right          up        down
            asked to scroll                            0           0           0           3
            turned in all                              0           0           0           3
          detents    3 down, counted whole
          turns      3 times, 120/120 detent each
          findings   none

        momentum: what became of each scroll of wheel in long-list

          velocity  V(n) = 0.2 s(n) + 0.8 s(n-1), s the speeds of the last two motions of the fingers; none
                    after 100 ms without motion, and none of a wheel
          profile   uikit: a lift at V(n) of 250 pt/s or more glides, at 0.75 V(n-1) + 0.25 V(n)

          0.000000  wheel of device 0, A mouse; began because: parts of detents; whole detents are not
                    counted beside them
                    motion    3 turns from 0.000000 to 0.181500: 120.0 pt, 3 detents along y
                    end       0.331500, 150 ms after the last turn, because: the wheel was quiet for 150 ms
                    view      list 26000.0 > 26120.0, followed from 0.000000
                    glide     none, because: a wheel gives none

        """)
  }

  @Test(arguments: ["swipe.jsonl", "wheel.jsonl"])
  func `Without a topic all follow one another, from a file as through a pipe`(log: String) throws {
    let parts = try ["class", "input", "momentum"].map { try place.run("explain", log, $0).output }
    let whole = try place.run("explain", log)
    #expect(whole.output == parts.joined(separator: "\n"))
    let name = log.split(separator: ".")[0]
    let text = String(decoding: try place.bytes(log), as: UTF8.self)
    for words in [[], ["class"], ["input"], ["momentum"]] {
      let pipe = try place.run(["explain", "-"] + words, input: text)
      let file = try place.run(["explain", log] + words)
      #expect(
        pipe.output
          == file.output.replacing(" of \(name) ", with: " of - ").replacing(
            " of \(name),", with: " of -,"))
    }
  }

  @Test func `The scenario and its changes are those of the replay`() throws {
    let pages = try place.run("explain", "swipe.jsonl", "momentum", "--scenario", "pages")
    #expect(pages.output.contains(" in pages\n"))
    #expect(pages.output.contains("not moved, because: moved across the axis that scrolls\n"))
    let wheel = try place.run("explain", "wheel.jsonl", "momentum", "--scenario", "pages")
    #expect(wheel.output.contains("view      none scrolls along y\n"))
    let gtk = try place.run("explain", "swipe.jsonl", "momentum", "--profile", "gtk4")
    #expect(gtk.output.contains("profile   gtk4: a lift in motion glides, at V, to which a glide adds"))
    #expect(gtk.output.contains("because: released at "))
  }

  @Test func `A time asks for the scroll at or last before it, and for the input until then`() throws {
    let traces = SharedData.root.appending(path: "Traces").path
    let log = "\(traces)/touchpad-flick.jsonl"
    func began(_ words: String...) throws -> [Substring] {
      try place.run(["explain", log, "momentum"] + words).output.split(separator: "\n").filter {
        $0.contains("began because")
      }.map { $0.prefix(10) }
    }
    #expect(try began() == ["  0.000000", "  3.152000"])
    #expect(try began("--at", "0") == ["  0.000000"])
    #expect(try began("--at", "3.151999") == ["  0.000000"])
    #expect(try began("--at", "3.152") == ["  3.152000"])
    #expect(try began("--at", "99") == ["  3.152000"])
    let late = try place.run("explain", log, "momentum", "--at", "99")
    #expect(late.code == 0)
    #expect(late.errors == "scrolltrace: \(log): the log ends at 5.11 s\n")
    let half = try place.run("explain", log, "input", "--at", "0.1")
    #expect(half.output.contains("  contacts   2: 2 still down\n"))
    #expect(half.output.contains("  scrolls    1 by finger: 1 under way\n"))
    let none = try place.run(
      "explain", "\(traces)/touchscreen-hold.jsonl", "momentum", "--at", "0.1")
    #expect(none.output.hasSuffix("\nno scroll had begun by 0.100000 s\n"))
  }

  @Test func `Reach says by what each device scrolls, at the end or at a time`() throws {
    let log = SharedData.root.appending(path: "Traces/hybrid.jsonl").path
    let mouse = try place.run("explain", log, "reach", "--scenario", "gallery-mac", "--at", "3")
    #expect(mouse.code == 0 && mouse.errors.isEmpty)
    let words = mouse.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(" at 3 s gallery, up and down: the setting is automatic device 0, touchpad: by "))
    #expect(
      words.hasSuffix(
        " device 1, mouse: no affordance: the mouse cannot scroll heroes sideways: its wheel turns vertically"
          + " only, the setting is never, the controls do nothing before somebody scrolls: no position is known"
      ))
    let end = try place.run("explain", log, "reach", "--scenario", "gallery-mac")
    #expect(!end.output.contains("mouse") && end.output.contains("\nat 7.000712 s\n"))
    #expect(mouse.output.split(separator: "\n").allSatisfy { $0.count <= 100 && $0.last != " " })
    let late = try place.run("explain", "wheel.jsonl", "reach", "--at", "9")
    #expect(late.code == 0 && late.errors.contains("the log ends at "))
  }

  @Test func `Indicator says why each bar is there or not, at a time or at the end`() throws {
    let log = SharedData.root.appending(path: "Traces/hybrid.jsonl").path
    let mouse = try place.run("explain", log, "indicator", "--at", "3")
    #expect(mouse.code == 0 && mouse.errors.isEmpty)
    #expect(
      mouse.output.hasSuffix(
        """
         with \(log.dropLast(6).split(separator: "/").last ?? "")

        at 3 s, policy connected

        list, up and down
          seen      a bar beside the content, 15 pt wide; the thumb from 282.6 to 318.6 pt; a pointer can
                    grab it
          because   a mouse is connected; since 2.410634 s, when a mouse (QEMU QEMU USB Mouse) was connected
          asked     the setting is automatic; the user leaves bars to the policy
                    the content is 51400.0 pt longer than the view
                    connected: device 0, touchpad (Rig precision Touchpad), acted last, at 1.093944 s
                    connected: device 1, mouse (QEMU QEMU USB Mouse), has not acted
                    what goes on: nothing
          before    the setting is not never; the content is longer than the view; the user does not prefer
                    bars that are always there; the user does not prefer bars while scrolling
          changed   at 2.410634 s, from an overlay that is not there to a bar beside the content, when a
                    mouse (QEMU QEMU USB Mouse) was connected
          next      stays while a device that needs it is connected and the content is longer than the view

        """))
    let last = try place.run("explain", log, "indicator", "--at", "3", "--policy", "lastUsed")
    #expect(last.output.contains("at 3 s, policy lastUsed\n"))
    #expect(last.output.contains("  seen      nothing: an overlay that is not there\n"))
    let end = try place.run("explain", log, "indicator", "--scenario", "gallery-mac")
    #expect(end.output.contains("\nat 7.000712 s, policy connected\n\ngallery, up and down\n"))
    #expect(end.output.contains("\n\nheroes, sideways\n"))
    #expect(end.output.contains("  because   the setting is never; since "))
    let late = try place.run("explain", "wheel.jsonl", "indicator", "--at", "9")
    #expect(late.code == 0 && late.errors.contains("the log ends at "))
    #expect(late.output.contains("at 9 s, policy connected\n"))
    let pipe = try place.run(
      ["explain", "-", "indicator"], input: String(decoding: try place.bytes("wheel.jsonl"), as: UTF8.self))
    #expect(pipe.code == 0 && pipe.output.contains("a bar beside the content, 15 pt wide"))
    var bytes = try place.bytes("wheel.jsonl")
    bytes[bytes.count / 2] ^= 1
    try place.write("bad.jsonl", bytes)
    #expect(try place.run("explain", "bad.jsonl", "indicator").code == 3)
  }

  @Test func `What cannot be meant or used is one line and its code`() throws {
    let topic = try place.run("explain", "wheel.jsonl", "bounce")
    #expect(topic.code == 2)
    #expect(
      topic.errors
        == "scrolltrace: explain: TOPIC cannot be bounce; there are class, input, momentum, reach, indicator\n"
    )
    #expect(try place.run("explain").code == 2)
    for command in ["explain", "replay"] {
      let negative = try place.run(command, "wheel.jsonl", "--at", "-1")
      #expect(negative.code == 2)
      #expect(
        negative.errors
          == "scrolltrace: \(command): --at cannot be -1; it cannot be negative: it is a time in seconds from"
          + " the log's start, such as 1.5\n")
    }
    #expect(try place.run("explain", "wheel.jsonl", "class", "--at", "soon").code == 2)
    #expect(try place.run("explain", "none.jsonl").code == 3)
    #expect(try place.run("explain", "wheel.jsonl", "--scenario", "none").code == 2)
    var bytes = try place.bytes("wheel.jsonl")
    try place.write("cut.jsonl", bytes.dropLast(40))
    let cut = try place.run("explain", "cut.jsonl")
    #expect(cut.code == 4)
    #expect(cut.errors.split(separator: "\n").count == 1)
    #expect(cut.output.contains("momentum: what became"))
    bytes[bytes.count / 2] ^= 1
    try place.write("damaged.jsonl", bytes)
    let damaged = try place.run("explain", "damaged.jsonl")
    #expect(damaged.code == 3)
    #expect(damaged.output.isEmpty)
    #expect(try place.run("explain", "damaged.jsonl", "momentum").output.isEmpty)
  }

  @Test func `A long name breaks the heading, and no line is longer than a hundred columns`() throws {
    let name = String(repeating: "long ", count: 20) + "name.jsonl"
    try place.write(name, try place.bytes("swipe.jsonl"))
    let run = try place.run("explain", name)
    #expect(run.output.contains("long name are taken for, and what they scroll by\n\n"), "\(run.output)")
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(run.output)")
  }

  @Test func `Names do not steer the terminal`() throws {
    try place.importSample(
      Samples.mouse.replacing("N: A mouse", with: "N: A \u{1b}[31mmouse\u{7}"), as: "named.jsonl")
    let run = try place.run("explain", "named.jsonl")
    #expect(run.output.contains("A \\u{1b}[31mmouse"))
    #expect(!run.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }
}
