// libudev for which input devices there are, and which come and go.
#include <libudev.h>
