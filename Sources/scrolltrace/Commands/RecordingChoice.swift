import DeviceCapture
import InputEvents

/// Which connected devices a recording is of.
struct RecordingChoice: Sendable {
  /// The open descriptors that were named.
  let descriptors: [Int32]
  /// Whether devices that are not there are waited for.
  let waits: Bool
  // What `--device` named.
  private let words: [String]
  private let selectors: [DeviceSelector]
  private let isAll: Bool

  /// Reads the options that choose devices.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    words = arguments.values("device")
    var selectors: [DeviceSelector] = []
    for word in words {
      selectors.append(try DeviceSelector(word, isConnected: true, command: RecordCommand.spec.name))
    }
    self.selectors = selectors
    var descriptors: [Int32] = []
    for word in arguments.values("fd") {
      guard let number = Int32(word), number > 2, !descriptors.contains(number) else {
        throw UsageError(
          command: RecordCommand.spec.name,
          message: "--fd cannot be \(word); it is the number of an open descriptor, from 3 on")
      }
      descriptors.append(number)
    }
    self.descriptors = descriptors
    isAll = arguments.has("all")
    waits = arguments.has("wait")
  }

  /// What `--device` named, for the recorder.
  var named: [NamedDevice] {
    zip(words, selectors).map { word, selector in
      guard case .node(let node) = selector else { return NamedDevice(word) { selector.matches($0) } }
      return NamedDevice(word, isOne: true) { $0.isAt(node) }
    }
  }

  /// Whether nothing but open descriptors was chosen: then no device can come back.
  var isOfDescriptorsAlone: Bool { !descriptors.isEmpty && selectors.isEmpty && !isAll }

  /// Whether a device that was not named is to be recorded: keyboards never.
  func selects(_ device: PresentDevice) -> Bool {
    let deviceClass = device.description.classify().deviceClass
    if isAll { return deviceClass != .keyboard }
    // Whoever hands over a device means that one.
    return selectors.isEmpty && descriptors.isEmpty && deviceClass.isPointing
  }

  /// What was looked for, in words.
  func wanted(_ named: String?) -> String {
    if let named { return "device \(named)" }
    return isAll ? "device but keyboards" : "device that points"
  }
}
