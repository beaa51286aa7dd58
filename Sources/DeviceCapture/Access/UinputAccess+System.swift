import Glibc

extension UinputAccess {
  /// The node.
  public static let path = "/dev/uinput"

  /// Looks at this machine; nothing is opened or loaded.
  public static func current() -> UinputAccess {
    UinputAccess(.current())
  }
}

extension UinputFacts {
  /// Looks at this machine; nothing is opened or loaded.
  public static func current() -> UinputFacts {
    UinputFacts(
      node: NodeAccess(examining: UinputAccess.path, writing: true),
      isRegistered: access("/sys/class/misc/uinput", F_OK) == 0, module: module())
  }

  private static func module() -> Module {
    var system = utsname()
    guard uname(&system) == 0 else { return .unknown }
    let size = MemoryLayout.size(ofValue: system.release)
    let release = withUnsafePointer(to: &system.release) { field in
      field.withMemoryRebound(to: CChar.self, capacity: size) { String(cString: $0) }
    }
    let folder = "/lib/modules/\(release)"
    return Module(
      loadable: SmallFile.bytes("\(folder)/modules.dep"),
      builtIn: SmallFile.bytes("\(folder)/modules.builtin"))
  }
}

extension UinputFacts.Module {
  /// Decides from the lists of a kernel's modules.
  ///
  /// - Parameters:
  ///   - loadable: The file `modules.dep`; `nil` if there is none.
  ///   - builtIn: The file `modules.builtin`; `nil` if there is none.
  init(loadable: [UInt8]?, builtIn: [UInt8]?) {
    guard let loadable else {
      self = .unknown
      return
    }
    let isListed = Self.lists(loadable) || Self.lists(builtIn ?? [])
    self = isListed ? .available : .absent
  }

  /// Whether a list names the module; it may be compressed, so the name goes on behind this.
  private static func lists(_ text: [UInt8]) -> Bool {
    let name = Array("/uinput.ko".utf8)
    guard text.count >= name.count else { return false }
    return text.indices.dropLast(name.count - 1).contains { start in
      text[start] == name[0] && text[start..<start + name.count].elementsEqual(name)
    }
  }
}
