/// Keys that were down, lamps and switches that were on, and the slots' values, codes ascending.
public struct DeviceState: Hashable, Sendable {
  /// Keys and buttons that were down.
  public var keys: [UInt16]
  /// Lamps that were on.
  public var leds: [UInt16]
  /// Switches that were on.
  public var switches: [UInt16]
  /// The values of all slots, on a device of protocol B; empty if they are not known.
  ///
  /// They matter even where nothing is down: the kernel does not repeat a value that a slot has already, so a later
  /// contact may take its place from here. The slot that is current is the value of the axis `ABS_MT_SLOT`.
  public var slotAxes: [SlotAxis]

  /// Makes a state; lists are sorted.
  public init(
    keys: [UInt16] = [], leds: [UInt16] = [], switches: [UInt16] = [], slotAxes: [SlotAxis] = []
  ) {
    self.keys = keys.sorted()
    self.leds = leds.sorted()
    self.switches = switches.sorted()
    self.slotAxes = slotAxes.sorted { $0.code < $1.code }
  }

  /// Whether nothing was on, and nothing is known of slots.
  public var isEmpty: Bool {
    keys.isEmpty && leds.isEmpty && switches.isEmpty && slotAxes.isEmpty
  }
}

/// The values of one multitouch axis in all slots of a device.
public struct SlotAxis: Hashable, Sendable {
  /// The axis (`ABS_MT_*`, `ABS_MT_SLOT` itself excepted).
  public var code: UInt16
  /// The value in each slot, from slot 0; tracking ids are -1 where nothing is down.
  public var values: [Int32]

  /// Makes an axis.
  public init(code: UInt16, values: [Int32]) {
    self.code = code
    self.values = values
  }
}
