/// What a device was taken for, and why.
public struct DeviceClassification: Hashable, Sendable {
  /// The class.
  public var deviceClass: DeviceClass
  /// The rule that decided.
  public var reason: DeviceClassReason

  /// Makes a classification.
  public init(_ deviceClass: DeviceClass, _ reason: DeviceClassReason) {
    self.deviceClass = deviceClass
    self.reason = reason
  }
}

extension DeviceDescription {
  /// Decides the class of the device, and says by which rule.
  ///
  /// udev's own answer wins where the description has it. Otherwise the rules are those of udev's `input_id`,
  /// with the additions that <doc:DeviceClasses> lists; the first rule that fits decides.
  public func classify() -> DeviceClassification {
    if let answer = udevClassification { return answer }
    let features = DeviceFeatures(of: self)
    return features.surface ?? features.pointer ?? features.rest
  }
}
