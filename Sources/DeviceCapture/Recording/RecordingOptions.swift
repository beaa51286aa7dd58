public import EventLog
public import InputEvents

/// What is to be recorded, and how.
public struct RecordingOptions {
  /// Whether a device is to be recorded.
  public var selects: (PresentDevice) -> Bool
  /// Devices that are to be recorded in any case: without one of them, the recording does not begin.
  public var named: [NamedDevice] = []
  /// Open descriptors of devices that are to be recorded; they are closed at the end.
  public var descriptors: [Int32] = []
  /// Whether to end when the last device goes, because none can come back.
  public var endsWithDevices = false
  /// Whether to go on without a device, until one comes.
  public var waitsForDevices = false
  /// Whether to keep the events from everybody else, as soon as nothing is down.
  public var grabs = false
  /// Whether to do so at once, whatever is down.
  public var grabsAtOnce = false
  /// How long to wait until nothing is down, in microseconds.
  public var grabPatience: Microseconds = 10_000_000
  /// How long to record, in microseconds; `nil` until a signal comes.
  public var duration: Microseconds?
  /// The time between two syncs, in microseconds.
  public var syncInterval: Microseconds = 1_000_000
  /// Whether key codes and scan codes stay as they are.
  public var showsKeys = false
  /// What the header says of tool, epoch and boot.
  public var header = LogHeader()

  /// Makes options.
  ///
  /// - Parameter selects: Whether a device is to be recorded; `nil` means all that point.
  public init(selects: ((PresentDevice) -> Bool)? = nil) {
    self.selects = selects ?? { $0.description.classify().deviceClass.isPointing }
  }
}

/// Devices that somebody has named.
public struct NamedDevice {
  /// How they were named.
  public var word: String
  /// Whether one device alone is meant: the first that fits, wherever that comes back.
  public var isOne: Bool
  /// Whether a device fits.
  public var matches: (PresentDevice) -> Bool

  /// Makes a name.
  public init(_ word: String, isOne: Bool = false, matches: @escaping (PresentDevice) -> Bool) {
    self.word = word
    self.isOne = isOne
    self.matches = matches
  }
}

/// Who is told what happens while a recording runs.
public struct RecordingObservers {
  /// Is told what should be known at once.
  public var remark: (RecordingRemark) -> Void = { _ in }
  /// Is told twice a second how much was recorded; `nil` saves waking up for it.
  public var progress: ((RecordingSummary) -> Void)?
  /// Is shown each record as it is made, masked as in the log; the recording ends if it gives `false`.
  public var record: ((borrowing LogRecord) -> Bool)?

  /// Makes observers that do nothing.
  public init() {}
}

/// How much was recorded so far.
public struct RecordingSummary: Hashable, Sendable {
  /// Frames in the log.
  public var frames = 0
  /// Events in them, each `SYN_REPORT` counted.
  public var events = 0
  /// Devices that were recorded.
  public var devices = 0
  /// Times that the kernel lost events.
  public var drops = 0
  /// Bytes of the log.
  public var bytes = 0
  /// How long it took, in microseconds.
  public var duration: Microseconds = 0
  /// Frames that could not be written, for want of room.
  public var lostFrames = 0
  /// How often the recorder woke up.
  public var wakeUps = 0

  /// Makes a summary of nothing.
  public init() {}
}

/// Something that whoever records should know at once.
public enum RecordingRemark: Hashable, Sendable {
  /// These devices are recorded from now on.
  case began([PresentDevice])
  /// Devices are waited for, of that name if there is one.
  case waiting(named: String?)
  /// Something is typed on a device that is recorded: key codes are as they are, or pseudonyms.
  case keys(PresentDevice, areShown: Bool)
  /// A device is not grabbed yet, because a key or contact is down on it.
  case grabWaits(PresentDevice)
  /// A device is not recorded, because it could not be opened.
  case notOpened(PresentDevice, SystemError)
  /// A device keeps silent, because another process has its events to itself.
  case grabbedByAnother(PresentDevice)
  /// A device went.
  case gone(PresentDevice)
  /// A device came, and is recorded.
  case came(PresentDevice)
  /// The output takes nothing any more.
  case outputFailed(SystemError)
  /// The output takes lines again; so many frames were lost.
  case outputRecovered(lostFrames: Int)
  /// What was written could not be put on the disk.
  case syncFailed(SystemError)
  /// The events are kept from everybody else now.
  case grabbed(PresentDevice)
  /// They are not on a device that came later, and why; the recording goes on.
  case notGrabbed(RecordingFailure)
}

/// Why a recording could not begin, or not be ended as it should.
public enum RecordingFailure: Error, Hashable, Sendable {
  /// The devices cannot be listed.
  case noDiscovery(SystemError)
  /// No device is there that is to be recorded, or none of that name; these are.
  case noDevice(named: String?, present: [PresentDevice])
  /// A device that was named could not be opened, or none could.
  case notOpened(PresentDevice, SystemError)
  /// An open descriptor is none of an event device.
  case badDescriptor(Int32, SystemError)
  /// Another process keeps the events of all the devices to itself.
  case grabbedByAnother(PresentDevice)
  /// A key or contact stayed down on a device that was to be grabbed.
  case notReleased(PresentDevice)
  /// The device could not be grabbed.
  case notGrabbed(PresentDevice, SystemError)
  /// The rest could not be written; so many frames are missing.
  case outputFailed(SystemError, lostFrames: Int)
  /// Whoever read the output is gone.
  case outputClosed
}
