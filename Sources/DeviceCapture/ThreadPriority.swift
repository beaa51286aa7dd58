private import CLibevdev
internal import Glibc

/// When this thread gets the processor.
enum ThreadPriority {
  /// Gets ahead of busy programs, if there is the right to: a thread that mostly waits takes nothing away from them.
  ///
  /// The kernel's queue of a device and the time of a frame are a matter of milliseconds.
  static func raise() {
    var priority = sched_param()
    priority.sched_priority = 1
    sched_setscheduler(0, SCHED_FIFO, &priority)
  }
}
