import DeviceCapture
import Glibc
import Testing

@Suite("Nodes and identities of this machine")
struct NodeAccessTests {
  @Test("S07: a node that everybody may read and write")
  func null() throws {
    let access = NodeAccess(examining: "/dev/null", writing: true)
    #expect(access.canBeOpened)
    #expect(access.shortReason == nil)
    let permissions = try #require(access.permissions)
    #expect(permissions.mode & 0o666 == 0o666)
    #expect(permissions.list == nil)
    #expect(permissions.description.contains("mode 0666, no ACL"))
  }

  @Test("S07: a node that is not there")
  func absent() {
    let access = NodeAccess(examining: "/dev/input/none")
    #expect(access.permissions == nil)
    #expect(access.error == SystemError(number: ENOENT))
    #expect(access.shortReason == "No such file or directory")
  }

  @Test("S07: the error of opening is kept")
  func failed() {
    let access = NodeAccess(path: "/dev/null", failedToOpen: SystemError(number: EACCES))
    #expect(!access.canBeOpened)
    #expect(access.permissions != nil)
  }

  @Test("S08: a process that nobody lends rights to is its user's own")
  func identity() {
    let identity = ProcessIdentity.current()
    #expect(identity.user.number == getuid())
    #expect(identity.group.number == getgid())
    #expect(!identity.isSetUserID)
    #expect(Account.user(0) == Account(number: 0, name: "root"))
    #expect(Account.user(4_000_000_001).name == nil)
    #expect(Account.group(4_000_000_001).description == "4000000001")
  }

  @Test("S08: other effective ids than real ones are set-uid or set-gid")
  func borrowed() {
    let (anna, root) = (AccessSamples.anna, AccessSamples.root)
    #expect(ProcessIdentity(user: anna, effectiveUser: root, group: anna).isSetUserID)
    #expect(ProcessIdentity(user: anna, group: anna, effectiveGroup: AccessSamples.input).isSetUserID)
    #expect(ProcessIdentity(user: root, effectiveUser: anna, group: root).isSetUserID)
    #expect(!ProcessIdentity(user: root, group: root, groups: [AccessSamples.input]).isSetUserID)
  }
}
