// evstate NODE - what the kernel says is down now, asked with EVIOCGKEY and EVIOCGMTSLOTS.
//
// Prints "key CODE" for each key that is down, then "slot N CODE VALUE" for each multitouch axis of each slot.
#include <errno.h>
#include <fcntl.h>
#include <linux/input.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#define SLOTS 16

static int has(const unsigned char *bits, int code) { return bits[code / 8] >> code % 8 & 1; }

int main(int argc, char **argv) {
    int fd = argc == 2 ? open(argv[1], O_RDONLY) : -1;
    if (fd < 0) {
        fprintf(stderr, "evstate: %s\n", strerror(errno));
        return 2;
    }
    unsigned char keys[KEY_CNT / 8] = { 0 }, axes[ABS_CNT / 8 + 1] = { 0 };
    ioctl(fd, EVIOCGKEY(sizeof keys), keys);
    ioctl(fd, EVIOCGBIT(EV_ABS, sizeof axes), axes);
    for (int code = 0; code < KEY_CNT; code++)
        if (has(keys, code)) printf("key %d\n", code);
    struct input_absinfo slot;
    if (!has(axes, ABS_MT_SLOT) || ioctl(fd, EVIOCGABS(ABS_MT_SLOT), &slot)) return 0;
    for (int code = ABS_MT_SLOT + 1; code < ABS_CNT; code++) {
        struct { __u32 code; __s32 values[SLOTS]; } request = { .code = code };
        if (!has(axes, code) || ioctl(fd, EVIOCGMTSLOTS(sizeof request), &request) < 0) continue;
        for (int n = 0; n <= slot.maximum && n < SLOTS; n++) printf("slot %d %d %d\n", n, code, request.values[n]);
    }
    return 0;
}
