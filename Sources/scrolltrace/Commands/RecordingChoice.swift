import DeviceCapture
import InputEvents

/// Which connected devices a recording is of.
struct RecordingChoice: Sendable {
  /// The open descriptors that were named.
  let descriptors: [Int32]
  /// What `--device` named.
  let words: [String]
  /// The nodes that were named.
  let nodes: [String]
  private let selectors: [DeviceSelector]
  private let isAll: Bool

  /// Reads the options that choose devices.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    words = arguments.values("device")
    var selectors: [DeviceSelector] = []
    for word in words {
      selectors.append(try DeviceSelector(word, isConnected: true, command: RecordCommand.spec.name))
    }
    nodes = selectors.compactMap { if case .node(let node) = $0 { node } else { nil } }
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
  }

  /// Whether a device is to be recorded: keyboards only if they are named.
  func selects(_ device: PresentDevice) -> Bool {
    if selectors.contains(where: { $0.matches(device) }) { return true }
    let deviceClass = device.description.classify().deviceClass
    if isAll { return deviceClass != .keyboard }
    // Whoever hands over a device means that one.
    return selectors.isEmpty && descriptors.isEmpty && deviceClass.isPointing
  }

  /// What was looked for, in words.
  var wanted: String {
    if !words.isEmpty { return "device \(words.joined(separator: " or "))" }
    return isAll ? "device but keyboards" : "device that points"
  }
}
