private import CLibevdev
internal import Glibc

/// While a value of this type lives, its thread gets ahead of busy programs, if there is the right to.
///
/// A thread that mostly waits takes nothing away from them, and a device's queue and the time of a frame are a matter of
/// milliseconds.
struct RaisedPriority: ~Copyable {
  private let policy: Int32
  private var before = sched_param()

  init() {
    policy = sched_getscheduler(0)
    sched_getparam(0, &before)
    var priority = sched_param()
    priority.sched_priority = 1
    sched_setscheduler(0, SCHED_FIFO, &priority)
  }

  deinit {
    var before = before
    sched_setscheduler(0, policy, &before)
  }
}
