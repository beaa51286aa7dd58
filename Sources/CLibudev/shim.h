// libudev for which input devices there are, and which come and go.
#include <libudev.h>
// Extended attributes, which hold the access lists that udev's seat rules put on nodes; Swift's Glibc lacks them.
#include <sys/xattr.h>
