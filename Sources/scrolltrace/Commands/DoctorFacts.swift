import DeviceCapture
import Glibc

/// What `doctor` looks at.
struct DoctorFacts: Equatable, Sendable {
  /// The kernel's name and release.
  var kernel: String
  /// Whose rights the process has, and what decides about nodes.
  var surroundings: AccessSurroundings
  /// What is connected.
  var devices: [ConnectedDevice] = []
  /// Why that cannot be found out; `nil` if it can.
  var discoveryError: SystemError?
  /// Whether virtual devices can be made.
  var uinput: UinputAccess

  /// Looks at this machine.
  static func current() -> DoctorFacts {
    var facts = DoctorFacts(kernel: kernelName(), surroundings: .current(), uinput: .current())
    do {
      facts.devices = try ConnectedDevice.all()
    } catch {
      facts.discoveryError = error
    }
    return facts
  }

  private static func kernelName() -> String {
    var system = utsname()
    guard uname(&system) == 0 else { return "unknown" }
    return text(&system.sysname) + " " + text(&system.release)
  }

  /// A field of `utsname`, which Swift sees as a tuple.
  private static func text<Field>(_ field: inout Field) -> String {
    let size = MemoryLayout<Field>.size
    return withUnsafePointer(to: &field) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: size) { String(cString: $0) }
    }
  }
}
