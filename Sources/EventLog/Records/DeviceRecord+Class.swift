public import InputEvents

extension DeviceRecord {
  /// What the device is taken for: the class that the log states, or that of the description.
  ///
  /// The reason is the description's; it is `nil` where the log states another class than that.
  public var takenFor: (deviceClass: DeviceClass, reason: DeviceClassReason?) {
    let classified = description.classify()
    guard let deviceClass, deviceClass != classified.deviceClass else {
      return (classified.deviceClass, classified.reason)
    }
    return (deviceClass, nil)
  }
}
