import EventLog
import Glibc
import InputEvents

@testable import DeviceCapture

/// An output in memory: it can be full, closed, and slow to sync.
final class FakeOutput: LogOutput {
  /// The error of an output that is full.
  static let full = SystemError(number: ENOSPC)

  var bytes: [UInt8] = []
  /// The number of each write's bytes.
  var writes: [Int] = []
  /// So many bytes have room.
  var room = Int.max
  /// Whether a stop signal came while it was waited that somebody reads.
  var isStuck = false
  /// Whether nobody reads.
  var isClosed = false
  /// Whether it was closed.
  var isClosedAtEnd = false
  let canSync: Bool
  let syncDescriptor: Int32 = -1
  /// Whether a sync that was begun is over by now.
  var isSyncDone = true
  var syncError: SystemError?
  /// The bytes that were there when each sync began.
  var syncs: [Int] = []
  private var isSyncing = false

  init(canSync: Bool = false) {
    self.canSync = canSync
  }

  func write(_ lines: borrowing ByteBuffer) throws(SystemError) {
    if isClosed { throw SystemError(number: EPIPE) }
    if isStuck { throw SystemError(number: ECANCELED) }
    if bytes.count + lines.count > room { throw FakeOutput.full }
    bytes += lines.bytes
    writes.append(lines.count)
  }

  func beginSync() {
    isSyncing = true
    syncs.append(bytes.count)
  }

  func takeSync() -> Result<Void, SystemError>? {
    guard isSyncing, isSyncDone else { return nil }
    isSyncing = false
    return syncError.map { .failure($0) } ?? .success(())
  }

  func waitForSync() -> Result<Void, SystemError>? {
    isSyncDone = true
    return takeSync()
  }

  func sync() throws(SystemError) {}

  func close() { isClosedAtEnd = true }

  /// The log's records.
  ///
  /// - Throws: What is wrong with the log.
  func records() throws -> [LogRecord] {
    var reader = EventLogReader()
    var records: [LogRecord] = []
    let log = bytes
    let count = try reader.read(log.span) { records.append(copy $0) }
    _ = try reader.finish(log.span.extracting(count..<log.count)) { records.append(copy $0) }
    return records
  }
}

extension [LogRecord] {
  /// The frames.
  var frames: [Frame] {
    compactMap { if case .frame(let frame) = $0 { frame } else { nil } }
  }

  /// The descriptions of devices.
  var devices: [DeviceRecord] {
    compactMap { if case .device(let device) = $0 { device } else { nil } }
  }

  /// The gaps.
  var gaps: [GapRecord] {
    compactMap { if case .gap(let gap) = $0 { gap } else { nil } }
  }

  /// The times and numbers of devices that went.
  var departures: [Departure] {
    compactMap {
      if case .gone(let time, let device) = $0 { Departure(time: time, device: device) } else { nil }
    }
  }
}

/// A device that went.
struct Departure: Equatable {
  var time: Int64
  var device: Int
}
