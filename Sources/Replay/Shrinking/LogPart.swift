import EventLog
import InputEvents

/// Writes a part of a log's records so that they are a log again.
///
/// What a frame that is left out told of keys, axes and contacts, the next kept one of the device tells; what it told of
/// motion is gone. So every part is a log that readers take, and at each kept frame the device is in the state that it
/// was in. Records of a device that is not there are left out.
struct LogPart: Sendable {
  private struct Track: Sendable {
    var number: DeviceNumber
    /// The state in the whole log.
    var whole: DeviceLedger
    /// The state by the records that were kept, where it is another one.
    var kept: DeviceLedger?
    /// Whether the device is there by the records that were kept.
    var isThere: Bool
  }

  /// The devices whose frames list their contacts anew.
  private let reporting: [DeviceNumber]
  private var tracks: [Track] = []

  /// Makes a part at the beginning of a log.
  ///
  /// - Parameter records: The whole log.
  init(of records: [LogRecord]) {
    var reporting: [DeviceNumber] = []
    for case .frame(let frame) in records where !reporting.contains(frame.device) {
      if frame.events.contains(where: { $0.is(.synchronization, EventCode.synMTReport) }) {
        reporting.append(frame.device)
      }
    }
    self.reporting = reporting
  }

  private func isThere(_ number: DeviceNumber) -> Bool {
    tracks.first { $0.number == number }?.isThere == true
  }

  /// Takes the next record.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - isKept: Whether it is of the part.
  /// - Returns: The record as the part has it; `nil` if there is nothing of it.
  mutating func take(_ record: borrowing LogRecord, isKept: Bool) -> LogRecord? {
    switch record {
    case .header, .note: return isKept ? copy record : nil
    case .mark, .end: return nil
    case .device(let device):
      add(device, isKept: isKept)
      return isKept ? copy record : nil
    case .frame(let frame): return take(frame, isKept: isKept)
    case .drop(_, let number): return isKept && isThere(number) ? copy record : nil
    case .gap(let gap):
      guard isKept, gap.device.map(isThere) ?? true else { return nil }
      return copy record
    case .gone(_, let number):
      guard isKept, let index = tracks.firstIndex(where: { $0.number == number }), tracks[index].isThere
      else {
        return nil
      }
      tracks[index].isThere = false
      return copy record
    }
  }

  private mutating func add(_ device: DeviceRecord, isKept: Bool) {
    let ledger = DeviceLedger(device, hasSlots: !reporting.contains(device.number))
    guard let index = tracks.firstIndex(where: { $0.number == device.number }) else {
      tracks.append(Track(number: device.number, whole: ledger, isThere: isKept))
      return
    }
    if isKept {
      tracks[index].kept = nil
      tracks[index].isThere = true
    } else if tracks[index].isThere, tracks[index].kept == nil {
      tracks[index].kept = tracks[index].whole
    }
    tracks[index].whole = ledger
  }

  private mutating func take(_ frame: Frame, isKept: Bool) -> LogRecord? {
    guard let index = tracks.firstIndex(where: { $0.number == frame.device }) else { return nil }
    let isKept = isKept && tracks[index].isThere
    defer { tracks[index].whole.take(frame) }
    guard isKept else {
      if tracks[index].kept == nil { tracks[index].kept = tracks[index].whole }
      return nil
    }
    guard var kept = tracks[index].kept else { return .frame(frame) }
    var whole = frame
    whole.events = kept.completed(frame, before: tracks[index].whole)
    if whole.events.isEmpty, !frame.events.isEmpty { return nil }
    kept.take(whole)
    var after = tracks[index].whole
    after.take(frame)
    tracks[index].kept = kept == after ? nil : kept
    return .frame(whole)
  }

  /// The part of a log.
  ///
  /// - Parameters:
  ///   - records: The log.
  ///   - kept: Of each record, whether it is of the part.
  /// - Returns: The part, a log itself.
  static func records(_ records: [LogRecord], _ kept: [Bool]) -> [LogRecord] {
    var part = LogPart(of: records)
    var result: [LogRecord] = []
    for (index, record) in records.enumerated() {
      if let record = part.take(record, isKept: kept[index]) { result.append(record) }
    }
    return result
  }
}
