public import InputEvents

/// Something that a playback does not give as it was recorded, or that one has to know about it.
public struct PlaybackFinding: Hashable, Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    // Events that are not played.
    /// The device does not declare the code: the kernel would drop the event.
    case undeclared(EventType, UInt16)
    /// The code is greater than any that the kernel knows, as those are that stand for typed keys.
    case beyondKernel(EventType)
    /// The slot is not one of the device's: the kernel would give its values to another contact.
    case slotOutside
    /// The device's own clock (`MSC_TIMESTAMP`): it would tell of another time.
    case deviceClock
    /// Autorepeat: whoever reads keys makes it anew.
    case keyRepeat

    // Events that the kernel drops.
    /// A value that is so already.
    case repeated(EventType, UInt16)
    /// A motion of 0.
    case motionless(UInt16)
    /// A frame without any event that readers see.
    case emptyFrame

    // Frames.
    /// Events were lost here while recording; what is left of the frame is not to be trusted.
    case eventsLost
    /// Events were lost here while recording, and the difference that follows is played: motion in between is missing.
    case difference
    /// The recording has no end of this frame.
    case unterminated
    /// Nothing was recorded for a while, for this reason.
    case gap(String)
    /// A frame with more events than the kernel passes on at once.
    case split
    /// Events that have a time of their own: a frame is played at one time.
    case ownTime
    /// A value that the axis does not announce.
    case outsideRange(UInt16)

    // What is put in.
    /// Contacts that were down already are put down first.
    case contactsAtStart
    /// Keys and buttons that were down already are put down first.
    case keysAtStart
    /// A finger moves that never came down: its contact is made.
    case contactMade
    /// Contacts and keys are lifted, because it is not known any more whether they are down.
    case lifted
    /// Contacts and keys are lifted at the end, because the log leaves them down.
    case liftedAtEnd
    /// A wheel's motion that the log has in detents only is added in 1/120 detents, or the other way round.
    case wheelAdded(UInt16)

    // The device.
    /// Its events are not in the log; it was only present.
    case notRecorded
    /// Nobody recorded what the device is: the description was made from its events.
    case inferred
    /// The real device's ids are used, with what follows from it.
    case realIdentity
    /// The name is longer than the kernel takes.
    case nameShortened
    /// Places have no resolution: `--size` gives one.
    case noResolution([UInt16])
    /// The resolution of an axis, in units a millimetre, comes from the stated size.
    case resolutionFromSize(UInt16, Int32)
    /// Where the pointer goes depends on the desktop's acceleration.
    case acceleration
    /// A range that the kernel refuses was repaired.
    case rangeRepaired(UInt16)
    /// The noise filter was left out: the values have been through it.
    case fuzzLeftOut([UInt16])
    /// Autorepeat was left out: the kernel would repeat keys by itself.
    case autorepeatLeftOut
    /// Force feedback was left out: nobody would answer it.
    case forceFeedbackLeftOut
    /// Codes or properties were added, so that the virtual device is of the same class.
    case completed(DeviceClass)
    /// The virtual device will be taken for another class.
    case classDiffers(recorded: DeviceClass, played: DeviceClass)

    // The time line.
    /// A long time without frames is cut.
    case pauseCut
  }

  /// The device; `nil` for the whole log.
  public var device: DeviceNumber?
  /// What it is.
  public var kind: Kind
  /// How often: events, frames or contacts, as the kind says; 1 for what is so from the start.
  public var count: Int
  /// When it is so for the first time.
  public var firstTime: Microseconds

  /// Whether the virtual device gives something else than was recorded; the others are remarks.
  public var isLoss: Bool {
    switch kind {
    case .undeclared, .beyondKernel, .slotOutside, .eventsLost, .unterminated, .gap, .split, .contactMade,
      .lifted, .nameShortened, .rangeRepaired, .completed, .classDiffers:
      true
    case .difference, .deviceClock, .keyRepeat, .repeated, .motionless, .emptyFrame, .ownTime, .outsideRange,
      .inferred,
      .contactsAtStart, .keysAtStart, .liftedAtEnd, .wheelAdded, .notRecorded, .realIdentity, .noResolution,
      .resolutionFromSize, .acceleration, .fuzzLeftOut, .autorepeatLeftOut, .forceFeedbackLeftOut, .pauseCut:
      false
    }
  }

  /// Whether it is met at a time, and not so from the device's start on.
  public var hasTime: Bool {
    switch kind {
    case .undeclared, .beyondKernel, .slotOutside, .eventsLost, .unterminated, .gap, .split, .contactMade,
      .difference, .lifted, .deviceClock, .keyRepeat, .repeated, .motionless, .emptyFrame, .ownTime,
      .outsideRange,
      .wheelAdded, .pauseCut:
      true
    case .contactsAtStart, .keysAtStart, .liftedAtEnd, .inferred, .nameShortened, .rangeRepaired, .completed,
      .classDiffers, .notRecorded, .realIdentity, .noResolution, .resolutionFromSize, .acceleration,
      .fuzzLeftOut, .autorepeatLeftOut, .forceFeedbackLeftOut:
      false
    }
  }
}
