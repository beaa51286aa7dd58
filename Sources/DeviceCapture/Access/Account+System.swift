import Glibc

extension Account {
  /// The user with a number, with the name that the system knows.
  public static func user(_ number: UInt32) -> Account {
    var entry = passwd()
    let name = lookUp { room, size in
      var found: UnsafeMutablePointer<passwd>?
      let result = getpwuid_r(number, &entry, room, size, &found)
      return (result, found?.pointee.pw_name)
    }
    return Account(number: number, name: name)
  }

  /// The group with a number, with the name that the system knows.
  public static func group(_ number: UInt32) -> Account {
    var entry = Glibc.group()
    let name = lookUp { room, size in
      var found: UnsafeMutablePointer<Glibc.group>?
      let result = getgrgid_r(number, &entry, room, size, &found)
      return (result, found?.pointee.gr_name)
    }
    return Account(number: number, name: name)
  }

  /// Asks with more and more room, as a group may have any number of members.
  private static func lookUp(
    _ ask: (_ room: UnsafeMutablePointer<CChar>, _ size: Int) -> (Int32, UnsafeMutablePointer<CChar>?)
  ) -> String? {
    var size = 1 << 12
    while size <= 1 << 20 {
      let answer: (isTooSmall: Bool, name: String?) = withUnsafeTemporaryAllocation(
        of: CChar.self, capacity: size
      ) { buffer in
        guard let room = buffer.baseAddress else { return (false, nil) }
        let (result, name) = ask(room, size)
        return (result == ERANGE, result == 0 ? name.map { String(cString: $0) } : nil)
      }
      if !answer.isTooSmall { return answer.name }
      size *= 4
    }
    return nil
  }
}
