import InputEvents

extension PlaybackFinding: CustomStringConvertible {
  /// The finding in words, its device and time left out.
  public var description: String {
    switch kind {
    case .undeclared(let type, let code):
      "\(events) of \(name(type, code)) not played: the device does not declare it"
    case .beyondKernel(let type):
      "\(events) of \(CodeNames.typeName(type) ?? "\(type.rawValue)") not played: codes that the kernel does"
        + " not know, such as those that stand for typed keys"
    case .slotOutside: "\(events) not played: a slot that the device does not have"
    case .deviceClock: "\(events) of MSC_TIMESTAMP not played: the device's clock tells of another time"
    case .keyRepeat: "\(counted("key repeat")) not played: readers make their own"
    case .repeated(let type, let code):
      "\(events) of \(name(type, code)) say what is so already: the kernel drops them"
    case .motionless(let code): "\(events) of \(name(.relative, code)) move by 0: the kernel drops them"
    case .emptyFrame: "\(frames) without an event that readers see: the kernel drops them"
    case .eventsLost:
      "\(frames) not played: events were lost while recording, and the rest is not to be trusted"
    case .difference:
      (count == 1 ? "events were lost once" : "events were lost \(count) times")
        + " while recording: only what they led to is played"
    case .unterminated: "\(frames) not played: the recording has no end of it"
    case .gap(let reason): "\(counted("gap")) in the recording (\(reason))"
    case .split: "\(frames) longer than the kernel passes on at once: delivered in parts"
    case .ownTime: "\(events) have a time of their own: played at the time of their frame"
    case .outsideRange(let code): "\(events) of \(name(.absolute, code)) outside the range that it announces"
    case .contactsAtStart: "\(contacts) down already when the recording began or went on: put down first"
    case .keysAtStart: "\(keys) down already when the recording began or went on: put down first"
    case .contactMade: "\(contacts) made for a finger that moves and never came down"
    case .lifted: "\(downs) lifted: it is not known any more whether they are down"
    case .liftedAtEnd: "\(downs) still down at the end: lifted"
    case .wheelAdded(let code):
      "\(events) of \(name(.relative, code)) added, so that both axes of the wheel go in step"
    default: deviceWords
    }
  }

  private var deviceWords: String {
    switch kind {
    case .notRecorded: "not played: it was only present"
    case .inferred: "described by its events only: sizes and kind are a guess"
    case .realIdentity:
      "has the ids of the real device: desktops may apply its settings, or switch another device off"
    case .nameShortened: "name shortened to the \(KernelLimits.name) bytes that the kernel takes"
    case .noResolution(let codes):
      "no resolution on \(list(codes)): libinput guesses a touchpad's size and ignores a tablet;"
        + " --size WxH, in mm, gives it"
    case .resolutionFromSize(let code, let value):
      "resolution of \(name(.absolute, code)): \(value) units/mm, from --size"
    case .acceleration: "moves by steps: where the pointer ends depends on the desktop's acceleration"
    case .rangeRepaired(let code):
      "range of \(name(.absolute, code)) repaired: the kernel refuses the recorded one"
    case .fuzzLeftOut(let codes): "fuzz of \(list(codes)) left out: the recorded values are smoothed already"
    case .autorepeatLeftOut: "autorepeat left out: the kernel would repeat keys by itself"
    case .forceFeedbackLeftOut: "force feedback left out: nobody would answer it"
    case .completed(let deviceClass):
      "codes and properties of a \(deviceClass.rawValue) added, since it was taken for one"
    case .classDiffers(let recorded, let played):
      "will be taken for: \(played.rawValue); the recorded device was: \(recorded.rawValue)"
    case .pauseCut: "\(counted("pause")) cut"
    default: ""
    }
  }

  private var events: String { counted("event") }
  private var frames: String { counted("frame") }
  private var contacts: String { counted("contact") }
  private var keys: String { counted("key") }
  private var downs: String { count == 1 ? "1 contact or key" : "\(count) contacts and keys" }

  private func counted(_ word: String) -> String {
    count == 1 ? "1 \(word)" : "\(count) \(word)s"
  }

  private func name(_ type: EventType, _ code: UInt16) -> String {
    CodeNames.name(type, code) ?? "\(CodeNames.typeName(type) ?? "type \(type.rawValue)") \(code)"
  }

  private func list(_ codes: [UInt16]) -> String {
    codes.map { name(.absolute, $0) }.joined(separator: ", ")
  }
}
