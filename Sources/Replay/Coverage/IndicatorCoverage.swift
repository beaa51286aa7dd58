public import InputEvents
public import ScrollModel

/// Which cells of `IndicatorMatrix` occurred: the situations that indicators were in.
public struct IndicatorCoverage: Hashable, Sendable {
  /// Sets of connected devices that occurred and that the matrix does not have, each without repetitions and in
  /// alphabetical order, in the order in which they came.
  public private(set) var otherDevices: [[DeviceClass]] = []
  // Only asked, never gone through: its order is not fixed.
  private var situations: Set<IndicatorRule.Situation> = []

  /// Makes a coverage of nothing.
  public init() {}

  /// Takes note of a situation: two devices of a class are one there.
  public mutating func add(_ situation: IndicatorRule.Situation) {
    var situation = situation
    situation.devices = IndicatorCoverage.kinds(situation.devices)
    let isKnown = IndicatorMatrix.deviceSets.contains(situation.devices)
    if isKnown {
      situations.insert(situation)
    } else if !otherDevices.contains(situation.devices) {
      otherDevices.append(situation.devices)
    }
  }

  /// Takes over what another one has.
  public mutating func formUnion(_ other: IndicatorCoverage) {
    situations.formUnion(other.situations)
    for devices in other.otherDevices where !otherDevices.contains(devices) { otherDevices.append(devices) }
  }

  /// Whether a cell occurred.
  public func covers(_ situation: IndicatorRule.Situation) -> Bool {
    situations.contains(situation)
  }

  /// How many of these cells occurred.
  public func count(of cells: [IndicatorMatrix.Cell]) -> Int {
    cells.count { covers($0.situation) }
  }

  private static func kinds(_ devices: [DeviceClass]) -> [DeviceClass] {
    var kinds: [DeviceClass] = []
    for device in devices.sorted(by: { $0.rawValue < $1.rawValue }) where kinds.last != device {
      kinds.append(device)
    }
    return kinds
  }
}
