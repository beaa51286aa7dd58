// libevdev for what a device is and what state it is in; the kernel's own header for its events.
#include <libevdev/libevdev-uinput.h>
#include <libevdev/libevdev.h>
#include <linux/input.h>
#include <linux/uinput.h>
