// libevdev for what a device is and what state it is in; the kernel's own header for its events; and what Swift's
// module of the C library leaves out: signals that are read from a descriptor, and descriptors of many others.
//
// These headers bring types of the C library with them (`timespec`, `sigset_t`), which Swift then takes for this
// module's or for the C library's, as it comes: a file that uses such a type imports both.
#include <libevdev/libevdev-uinput.h>
#include <libevdev/libevdev.h>
#include <linux/input.h>
#include <linux/uinput.h>
#include <sys/epoll.h>
#include <sys/signalfd.h>
