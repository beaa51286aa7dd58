package import EventLog

/// Where a log's lines go.
package protocol LogOutput {
  /// Whether what is written can be put on a disk, so that marks make sense.
  var canSync: Bool { get }
  /// Becomes readable when a sync is over, for `poll(2)`; -1 if there are none.
  var syncDescriptor: Int32 { get }

  /// Writes lines: all of them, or nothing.
  mutating func write(_ lines: borrowing ByteBuffer) throws(SystemError)
  /// Begins to put on the disk what was written.
  mutating func beginSync()
  /// How the sync ended; `nil` if none has ended.
  mutating func takeSync() -> Result<Void, SystemError>?
  /// How the sync that is under way ends; waits for that. `nil` if none is.
  mutating func waitForSync() -> Result<Void, SystemError>?
  /// Puts everything on the disk, and waits for that.
  mutating func sync() throws(SystemError)
  /// Lets go of what syncs need.
  mutating func close()
}
