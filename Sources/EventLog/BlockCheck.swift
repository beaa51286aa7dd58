/// Holds the lines of a log against the marks that cover them.
///
/// A mark may stand behind lines that were written while its sync ran and that the next block begins with. So the
/// newest lines are remembered; with more of them than that, this mark and the next are held against their number
/// of lines alone.
struct BlockCheck: Sendable {
  /// How many of the newest lines are remembered.
  static let remembered = 4096

  private struct Line: Sendable {
    /// The check digits, the first of them lowest.
    var digits: UInt64
    /// The check of the block's lines before this one.
    var before: CRC32C
  }

  private var number = 0
  private var lines = 0
  private var check = CRC32C()
  private var isCheckKnown = true
  private var isLost = false
  // A ring, and how many lines were ever put into it.
  private var newest: [Line] = []
  private var total = 0

  /// Adds a line.
  ///
  /// - Parameter digits: Its eight check digits, the first of them lowest.
  @inline(__always)
  mutating func add(_ digits: UInt64) {
    let line = Line(digits: digits, before: check)
    let place = total % BlockCheck.remembered
    if place < newest.count { newest[place] = line } else { newest.append(line) }
    total += 1
    check.add(word: digits)
    lines += 1
  }

  /// Closes the block with its mark.
  ///
  /// - Parameter mark: The mark, which itself is a line of the next block.
  /// - Returns: Whether the mark speaks of the lines that are there.
  mutating func close(with mark: MarkRecord) -> Bool {
    if isLost {
      restart(behind: mark)
      isCheckKnown = mark.unsynced == 0
      lines = max(mark.unsynced, 0)
      return true
    }
    guard mark.block == number, mark.unsynced >= 0, mark.unsynced <= lines,
      mark.lines == lines - mark.unsynced
    else { return false }
    let isRemembered = mark.unsynced <= BlockCheck.remembered
    if isCheckKnown, isRemembered, checkBefore(mark.lines).value != mark.check { return false }
    let rest = isRemembered ? (mark.lines..<lines).map { newest[place(of: $0)].digits } : []
    number += 1
    lines = isRemembered ? 0 : mark.unsynced
    isCheckKnown = isRemembered
    check = CRC32C()
    for digits in rest { add(digits) }
    return true
  }

  /// Forgets the block: a line of it could not be read, so its mark can be held against nothing.
  mutating func lose() {
    isLost = true
  }

  /// Begins the block behind a mark that speaks of other lines than those that are there.
  mutating func restart(behind mark: MarkRecord) {
    self = BlockCheck()
    number = mark.block == Int.max ? mark.block : mark.block + 1
  }

  private func checkBefore(_ line: Int) -> CRC32C {
    line == lines ? check : newest[place(of: line)].before
  }

  private func place(of line: Int) -> Int {
    (total - lines + line) % BlockCheck.remembered
  }
}
