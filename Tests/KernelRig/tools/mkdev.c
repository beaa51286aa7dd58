// mkdev KIND [--name NAME] [--phys PHYS] [--id VVVV:PPPP] - a virtual input device through uinput.
//
// Prints "dev /dev/input/eventN" once it is there, then does what the lines on standard input say:
//
//   frames N USEC    N made frames, one each USEC microseconds (0: as fast as can be); prints "wrote N frames in U us".
//                    SIGUSR1 ends it early, after the frame in hand
//   emit T C V ...   one frame of these events
//   idle             from here on gives way to every other process (SCHED_IDLE)
//   echo TEXT        prints TEXT, to tell a script how far this is
//   sleep MSEC
//   quit             destroys the device, as does the end of input
//
// KIND is wheel (high resolution), touchpad, touchscreen, keyboard, or combo: keys, a button and a wheel in one.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/uinput.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

static int fd;
static volatile sig_atomic_t stop;

static void stopped(int signal) {
    (void)signal;
    stop = 1;
}

static void die(const char *what) {
    perror(what);
    exit(1);
}

static void set(unsigned long request, int value) {
    if (ioctl(fd, request, value) < 0) die("UI_SET");
}

static void key(int code) {
    set(UI_SET_EVBIT, EV_KEY);
    set(UI_SET_KEYBIT, code);
}

static void rel(int code) {
    set(UI_SET_EVBIT, EV_REL);
    set(UI_SET_RELBIT, code);
}

static void misc(int code) {
    set(UI_SET_EVBIT, EV_MSC);
    set(UI_SET_MSCBIT, code);
}

static void axis(int code, int max, int resolution) {
    struct uinput_abs_setup a = { .code = code, .absinfo = { .maximum = max, .resolution = resolution } };
    set(UI_SET_EVBIT, EV_ABS);
    set(UI_SET_ABSBIT, code);
    if (ioctl(fd, UI_ABS_SETUP, &a) < 0) die("UI_ABS_SETUP");
}

static void surface(int width, int height, int across, int along, int slots) {
    axis(ABS_X, width, across);
    axis(ABS_Y, height, along);
    axis(ABS_MT_SLOT, slots - 1, 0);
    axis(ABS_MT_TRACKING_ID, 65535, 0);
    axis(ABS_MT_POSITION_X, width, across);
    axis(ABS_MT_POSITION_Y, height, along);
    key(BTN_TOUCH);
}

static void mouse(void) {
    key(BTN_LEFT);
    key(BTN_RIGHT);
    key(BTN_MIDDLE);
    rel(REL_X);
    rel(REL_Y);
    rel(REL_WHEEL);
    rel(REL_HWHEEL);
    rel(REL_WHEEL_HI_RES);
    rel(REL_HWHEEL_HI_RES);
}

static void keyboard(void) {
    for (int code = KEY_ESC; code <= KEY_KPDOT; code++) key(code);
    set(UI_SET_EVBIT, EV_REP);
    misc(MSC_SCAN);
}

static void describe(const char *kind) {
    if (!strcmp(kind, "wheel")) {
        mouse();
    } else if (!strcmp(kind, "keyboard")) {
        keyboard();
    } else if (!strcmp(kind, "combo")) {
        keyboard();
        mouse();
    } else if (!strcmp(kind, "touchpad")) {
        surface(1217, 680, 12, 12, 5);
        axis(ABS_MT_TOOL_TYPE, 2, 0);
        key(BTN_LEFT);
        key(BTN_TOOL_FINGER);
        key(BTN_TOOL_DOUBLETAP);
        key(BTN_TOOL_TRIPLETAP);
        set(UI_SET_PROPBIT, INPUT_PROP_POINTER);
        set(UI_SET_PROPBIT, INPUT_PROP_BUTTONPAD);
        misc(MSC_TIMESTAMP);
    } else if (!strcmp(kind, "touchscreen")) {
        surface(4095, 4095, 15, 25, 10);
        set(UI_SET_PROPBIT, INPUT_PROP_DIRECT);
    } else {
        fprintf(stderr, "mkdev: no kind %s\n", kind);
        exit(2);
    }
}

static struct input_event frame[64];
static int length;

static void put(int type, int code, int value) {
    if (length < 63) frame[length++] = (struct input_event){ .type = type, .code = code, .value = value };
}

// One write a frame: the kernel hands it on to readers at its SYN_REPORT.
static void flush_frame(void) {
    put(EV_SYN, SYN_REPORT, 0);
    ssize_t want = length * sizeof frame[0];
    if (write(fd, frame, want) != want) die("write");
    length = 0;
}

// Frame n of a touch device's endless session: two-finger strokes of 49 frames, then a lift. Each frame differs from
// the last, as the input core drops values that repeat; a touchpad's MSC_TIMESTAMP tells which frame it is.
static void compose_touch(long n, int is_touchpad) {
    int width = is_touchpad ? 1217 : 4095, height = is_touchpad ? 680 : 4095;
    long step = n % 50;
    int x = width / 4 + step * 5, y = height / 4 + step * 4, lifts = step == 49;
    for (int slot = 0; slot < 2; slot++) {
        put(EV_ABS, ABS_MT_SLOT, slot);
        if (lifts) { put(EV_ABS, ABS_MT_TRACKING_ID, -1); continue; }
        if (step == 0) put(EV_ABS, ABS_MT_TRACKING_ID, (n / 50 * 2 + slot) & 0xffff);
        put(EV_ABS, ABS_MT_POSITION_X, x + slot * 100);
        put(EV_ABS, ABS_MT_POSITION_Y, y);
    }
    if (step == 0 || lifts) {
        put(EV_KEY, BTN_TOUCH, !lifts);
        if (is_touchpad) put(EV_KEY, BTN_TOOL_DOUBLETAP, !lifts);
    }
    if (!lifts) {
        put(EV_ABS, ABS_X, x);
        put(EV_ABS, ABS_Y, y);
    }
    if (is_touchpad) put(EV_MSC, MSC_TIMESTAMP, (int)(n * 8000));
}

static void compose_wheel(long n) {
    put(EV_REL, REL_X, 1 + n % 3);
    put(EV_REL, REL_Y, -1 - n % 2);
    put(EV_REL, REL_WHEEL_HI_RES, 30);
    if (n % 4 == 3) put(EV_REL, REL_WHEEL, 1);
}

static void compose(const char *kind, long n) {
    if (!strcmp(kind, "touchpad")) compose_touch(n, 1);
    else if (!strcmp(kind, "touchscreen")) compose_touch(n, 0);
    else compose_wheel(n);
}

static long long now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000000LL + t.tv_nsec / 1000;
}

static void write_frames(const char *kind, long count, long gap) {
    static long made;
    long done = 0;
    long long start = now(), due = start;
    for (stop = 0; done < count && !stop; done++) {
        compose(kind, made++);
        flush_frame();
        // Times are absolute, but a writer that was held up for long goes on from there: to catch up would be a burst
        // that no device sends.
        long long rest = (due += gap) - now();
        if (rest < -10000) due -= rest;
        if (rest > 0 && gap) usleep(rest);
    }
    printf("wrote %ld frames in %lld us\n", done, now() - start);
}

static void emit(char *text) {
    int type, code, value, used;
    for (; sscanf(text, "%d %d %d%n", &type, &code, &value, &used) == 3; text += used) put(type, code, value);
    flush_frame();
}

// The kernel is asked for the node of this very device: names need not be unique.
static void announce(void) {
    char sysname[64], command[128], event[32] = "";
    if (ioctl(fd, UI_GET_SYSNAME(sizeof sysname), sysname) < 0) die("UI_GET_SYSNAME");
    snprintf(command, sizeof command, "ls /sys/devices/virtual/input/%s | grep ^event", sysname);
    FILE *list = popen(command, "r");
    if (!list || fscanf(list, "%31s", event) != 1) die("event node");
    pclose(list);
    printf("dev /dev/input/%s\n", event);
}

int main(int argc, char **argv) {
    const char *kind = argc > 1 ? argv[1] : "";
    struct uinput_setup setup = { .id = { BUS_USB, 0x1209, 0x7001, 1 } };
    snprintf(setup.name, sizeof setup.name, "rig %s", kind);
    if ((fd = open("/dev/uinput", O_RDWR)) < 0) die("/dev/uinput");
    for (int i = 2; i + 1 < argc; i += 2) {
        if (!strcmp(argv[i], "--name")) snprintf(setup.name, sizeof setup.name, "%s", argv[i + 1]);
        else if (!strcmp(argv[i], "--id")) sscanf(argv[i + 1], "%hx:%hx", &setup.id.vendor, &setup.id.product);
        else if (!strcmp(argv[i], "--phys") && ioctl(fd, UI_SET_PHYS, argv[i + 1]) < 0) die("UI_SET_PHYS");
    }
    describe(kind);
    if (ioctl(fd, UI_DEV_SETUP, &setup) < 0) die("UI_DEV_SETUP");
    if (ioctl(fd, UI_DEV_CREATE) < 0) die("UI_DEV_CREATE");
    struct sigaction act = { .sa_handler = stopped };
    sigaction(SIGUSR1, &act, NULL);
    announce();

    char line[1024];
    for (fflush(stdout); fgets(line, sizeof line, stdin); fflush(stdout)) {
        long count, gap;
        if (sscanf(line, "frames %ld %ld", &count, &gap) == 2) {
            write_frames(kind, count, gap);
        } else if (!strncmp(line, "emit ", 5)) {
            emit(line + 5);
        } else if (!strncmp(line, "idle", 4)) {
            struct sched_param none = { 0 };
            if (sched_setscheduler(0, SCHED_IDLE, &none)) die("SCHED_IDLE");
        } else if (!strncmp(line, "echo ", 5)) {
            fputs(line + 5, stdout);
        } else if (sscanf(line, "sleep %ld", &count) == 1) {
            usleep(count * 1000);
        } else if (!strncmp(line, "quit", 4)) {
            break;
        } else {
            fprintf(stderr, "mkdev: cannot do %s", line);
        }
    }
    ioctl(fd, UI_DEV_DESTROY);
    return 0;
}
