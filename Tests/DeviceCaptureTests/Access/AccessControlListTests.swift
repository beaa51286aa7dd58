import DeviceCapture
import Testing

@Suite("Access control lists")
struct AccessControlListTests {
  /// As logind wrote it on a node for the user 1001.
  private static let seat: [UInt8] =
    [2, 0, 0, 0]
    + [1, 0, 6, 0, 0xff, 0xff, 0xff, 0xff] + [2, 0, 6, 0, 0xe9, 0x03, 0, 0]
    + [4, 0, 6, 0, 0xff, 0xff, 0xff, 0xff] + [16, 0, 6, 0, 0xff, 0xff, 0xff, 0xff]
    + [32, 0, 0, 0, 0xff, 0xff, 0xff, 0xff]

  @Test("entries with tags, permissions and ids")
  func entries() throws {
    let list = try #require(AccessControlList(attribute: Self.seat))
    let user = Account(number: 1001, name: nil)
    #expect(
      list.entries == [
        AccessControlList.Entry(.owner, 6), .init(.user(user), 6), .init(.owningGroup, 6), .init(.mask, 6),
        .init(.others, 0),
      ])
    #expect(list.description == "user::rw-,user:1001:rw-,group::rw-,mask::rw-,other::---")
  }

  @Test("names, groups and every permission")
  func names() throws {
    let bytes: [UInt8] = [2, 0, 0, 0, 2, 0, 7, 0, 1, 0, 0, 0, 8, 0, 4, 0, 0, 0, 0, 1]
    let list = try #require(
      AccessControlList(
        attribute: bytes, user: { Account(number: $0, name: "u\($0)") },
        group: { Account(number: $0, name: "g\($0)") }))
    #expect(list.description == "user:u1:rwx,group:g16777216:r--")
  }

  @Test("what is no list is refused, at each length and with an unknown version or tag")
  func refused() {
    for length in 0..<Self.seat.count where length % 8 != 4 {
      #expect(AccessControlList(attribute: Array(Self.seat[..<length])) == nil)
    }
    var bytes = Self.seat
    bytes[0] = 3
    #expect(AccessControlList(attribute: bytes) == nil)
    bytes = Self.seat
    bytes[4] = 3
    #expect(AccessControlList(attribute: bytes) == nil)
  }
}
