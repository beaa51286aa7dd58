// libevdev for what a device is and what state it is in; the kernel's own header for its events; and what Swift's
// module of the C library leaves out: signals that are read from a descriptor, and descriptors of many others.
#include <libevdev/libevdev-uinput.h>
#include <libevdev/libevdev.h>
#include <linux/input.h>
#include <linux/uinput.h>
#include <sys/epoll.h>
#include <sys/signalfd.h>
