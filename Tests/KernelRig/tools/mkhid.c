// mkhid KIND [--name NAME] [--uniq UNIQ] [--phys PHYS] - a virtual HID device through uhid.
//
// The kernel parses the report descriptor, and its own driver (hid-generic or hid-multitouch) makes the events. Prints
// "driver NAME" and a line "dev /dev/input/eventN" for each input device, then does what the lines on standard input
// say:
//
//   move DX DY WHEEL BUTTONS          mouse, combo: one report
//   keys USAGE USAGE USAGE            combo: one report of the keys that are down (HID usages, 0: none)
//   touch BUTTON TIME ID:X:Y:TIP ...  touchpad, touchscreen: one report of up to 3 contacts, TIME in 0.1 ms
//   sleep MSEC / echo TEXT / quit     (as does the end of input)
//
// KIND is mouse (a wheel with a resolution multiplier of 120), touchpad (as Windows wants a precision touchpad,
// 101 x 57 mm, with a button), touchscreen (256 x 160 mm), or combo: keys, buttons and a wheel in one collection.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <glob.h>
#include <linux/input.h>
#include <linux/uhid.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const unsigned char mouse[] = {
    0x05, 0x01, 0x09, 0x02, 0xa1, 0x01,                          // Generic Desktop, Mouse, Application
    0x09, 0x02, 0xa1, 0x02,                                      //   Mouse, Logical
    0x09, 0x01, 0xa1, 0x00,                                      //     Pointer, Physical
    0x05, 0x09, 0x19, 0x01, 0x29, 0x03,                          //       buttons 1 to 3
    0x15, 0x00, 0x25, 0x01, 0x75, 0x01, 0x95, 0x03, 0x81, 0x02,
    0x75, 0x05, 0x95, 0x01, 0x81, 0x03,                          //       padding
    0x05, 0x01, 0x09, 0x30, 0x09, 0x31,                          //       X, Y
    0x15, 0x81, 0x25, 0x7f, 0x75, 0x08, 0x95, 0x02, 0x81, 0x06,
    0xa1, 0x02,                                                  //       Logical: the wheel and its multiplier
    0x09, 0x48, 0x15, 0x00, 0x25, 0x01, 0x35, 0x01, 0x45, 0x78,  //         Resolution Multiplier 1 to 120
    0x75, 0x02, 0x95, 0x01, 0xb1, 0x02,                          //         as a feature
    0x35, 0x00, 0x45, 0x00, 0x75, 0x06, 0xb1, 0x03,              //         padding
    0x09, 0x38, 0x15, 0x81, 0x25, 0x7f, 0x75, 0x08, 0x95, 0x01, 0x81, 0x06, // Wheel
    0xc0, 0xc0, 0xc0, 0xc0,
};

static const unsigned char combo[] = {
    0x05, 0x01, 0x09, 0x06, 0xa1, 0x01, 0x85, 0x01,              // Generic Desktop, Keyboard, Application, report 1
    0x05, 0x07, 0x19, 0xe0, 0x29, 0xe7, 0x15, 0x00, 0x25, 0x01,  //   eight modifiers
    0x75, 0x01, 0x95, 0x08, 0x81, 0x02,
    0x19, 0x00, 0x29, 0x65, 0x15, 0x00, 0x25, 0x65,              //   three keys that are down
    0x75, 0x08, 0x95, 0x03, 0x81, 0x00,
    0x85, 0x02, 0x05, 0x01, 0x09, 0x01, 0xa1, 0x00,              //   report 2: Pointer, Physical
    0x05, 0x09, 0x19, 0x01, 0x29, 0x03,                          //     buttons 1 to 3
    0x15, 0x00, 0x25, 0x01, 0x75, 0x01, 0x95, 0x03, 0x81, 0x02,
    0x75, 0x05, 0x95, 0x01, 0x81, 0x03,                          //     padding
    0x05, 0x01, 0x09, 0x30, 0x09, 0x31, 0x09, 0x38,              //     X, Y, Wheel
    0x15, 0x81, 0x25, 0x7f, 0x75, 0x08, 0x95, 0x03, 0x81, 0x06,
    0xc0, 0xc0,
};

// A contact: confidence, tip, id, X and Y. Sizes in units of 0.1 mm.
#define FINGER(XMAX, YMAX, WIDTH, HEIGHT)                                                                  \
    0x05, 0x0d, 0x09, 0x22, 0xa1, 0x02,                           /* Finger, Logical */                    \
    0x15, 0x00, 0x25, 0x01, 0x09, 0x47, 0x09, 0x42,               /*   Confidence, Tip Switch */           \
    0x75, 0x01, 0x95, 0x02, 0x81, 0x02,                                                                    \
    0x25, 0x0f, 0x75, 0x06, 0x95, 0x01, 0x09, 0x51, 0x81, 0x02,   /*   Contact Identifier */               \
    0x05, 0x01, 0x55, 0x0e, 0x65, 0x11, 0x35, 0x00,               /*   Generic Desktop, unit 0.1 mm */     \
    0x26, (XMAX) & 0xff, (XMAX) >> 8, 0x46, (WIDTH) & 0xff, (WIDTH) >> 8,                                  \
    0x75, 0x10, 0x09, 0x30, 0x81, 0x02,                           /*   X */                                \
    0x26, (YMAX) & 0xff, (YMAX) >> 8, 0x46, (HEIGHT) & 0xff, (HEIGHT) >> 8,                                \
    0x09, 0x31, 0x81, 0x02,                                       /*   Y */                                \
    0x55, 0x00, 0x65, 0x00, 0x45, 0x00, 0xc0

#define TIME_AND_COUNT                                                                                     \
    0x05, 0x0d, 0x55, 0x0c, 0x66, 0x01, 0x10, 0x47, 0xff, 0xff, 0x00, 0x00,                                \
    0x27, 0xff, 0xff, 0x00, 0x00, 0x75, 0x10, 0x95, 0x01, 0x09, 0x56, 0x81, 0x02, /* Scan Time, 0.1 ms */  \
    0x55, 0x00, 0x65, 0x00, 0x45, 0x00,                                                                    \
    0x09, 0x54, 0x25, 0x7f, 0x75, 0x08, 0x81, 0x02                /* Contact Count */

// The 256 bytes by which a touch device shows that it was tested; the driver asks for them to recognise its kind.
#define CERTIFICATE                                                                                        \
    0x85, 0x03, 0x06, 0x00, 0xff, 0x09, 0xc5, 0x15, 0x00, 0x26, 0xff, 0x00,                                \
    0x75, 0x08, 0x96, 0x00, 0x01, 0xb1, 0x02

static const unsigned char touchpad[] = {
    0x05, 0x0d, 0x09, 0x05, 0xa1, 0x01, 0x85, 0x01,              // Digitizers, Touch Pad, Application, report 1
    FINGER(1217, 680, 1014, 567), FINGER(1217, 680, 1014, 567), FINGER(1217, 680, 1014, 567), TIME_AND_COUNT,
    0x05, 0x09, 0x09, 0x01, 0x25, 0x01, 0x75, 0x01, 0x95, 0x01, 0x81, 0x02, 0x75, 0x07, 0x81, 0x03, // button, padding
    0x85, 0x02, 0x05, 0x0d, 0x09, 0x59, 0x25, 0x0f, 0x75, 0x04, 0x95, 0x01, 0xb1, 0x02, // Pad Type 0: a button pad
    0x09, 0x55, 0xb1, 0x02,                                      // Contact Count Maximum
    CERTIFICATE,
    0xc0,
    0x05, 0x0d, 0x09, 0x0e, 0xa1, 0x01, 0x85, 0x04,              // Device Configuration
    0x09, 0x22, 0xa1, 0x02, 0x09, 0x52, 0x15, 0x00, 0x25, 0x0a, 0x75, 0x08, 0x95, 0x01, 0xb1, 0x02, 0xc0, // Input Mode
    0xc0,
};

static const unsigned char touchscreen[] = {
    0x05, 0x0d, 0x09, 0x04, 0xa1, 0x01, 0x85, 0x01,              // Digitizers, Touch Screen, Application, report 1
    FINGER(4095, 4095, 2560, 1600), FINGER(4095, 4095, 2560, 1600), FINGER(4095, 4095, 2560, 1600), TIME_AND_COUNT,
    0x85, 0x02, 0x05, 0x0d, 0x09, 0x55, 0x25, 0x0f, 0x75, 0x08, 0x95, 0x01, 0xb1, 0x02, // Contact Count Maximum
    CERTIFICATE,
    0xc0,
};

static const struct kind {
    const char *name;
    int bus;
    const unsigned char *descriptor;
    size_t size;
} kinds[] = {
    { "mouse", BUS_USB, mouse, sizeof mouse },
    { "combo", BUS_BLUETOOTH, combo, sizeof combo },
    { "touchpad", BUS_I2C, touchpad, sizeof touchpad },
    { "touchscreen", BUS_I2C, touchscreen, sizeof touchscreen },
};
static const struct kind *kind;
static int fd;

static int is(const char *name) { return !strcmp(kind->name, name); }

static void send_event(struct uhid_event *e) {
    if (write(fd, e, sizeof *e) < 0) {
        perror("mkhid: write");
        exit(1);
    }
}

// What the device answers to a request for a feature report; the count of bytes.
static int feature(unsigned char number, unsigned char *data) {
    data[0] = number;
    if (is("mouse")) {
        data[0] = 0;
        return 1;
    }
    if (number == 2) data[1] = is("touchpad") ? 0x30 : 3;
    return number == 3 ? 257 : 2;
}

// The driver asks for feature reports while it probes, and waits for the answers.
static void *serve(void *unused) {
    struct uhid_event e;
    while (read(fd, &e, sizeof e) > 0) {
        struct uhid_event answer = { 0 };
        if (e.type == UHID_GET_REPORT) {
            answer.type = UHID_GET_REPORT_REPLY;
            answer.u.get_report_reply.id = e.u.get_report.id;
            answer.u.get_report_reply.size = feature(e.u.get_report.rnum, answer.u.get_report_reply.data);
        } else if (e.type == UHID_SET_REPORT) {
            answer.type = UHID_SET_REPORT_REPLY;
            answer.u.set_report_reply.id = e.u.set_report.id;
        } else {
            continue;
        }
        send_event(&answer);
    }
    return unused;
}

static void report(const unsigned char *data, int size) {
    struct uhid_event e = { .type = UHID_INPUT2 };
    e.u.input2.size = size;
    memcpy(e.u.input2.data, data, size);
    send_event(&e);
}

static int is_ours(const char *event, const char *name) {
    char path[512], found[256] = "";
    snprintf(path, sizeof path, "%s/../name", event);
    FILE *f = fopen(path, "r");
    if (!f) return 0;
    int ours = fgets(found, sizeof found, f) && !strncmp(found, name, strlen(name));
    fclose(f);
    return ours;
}

// Prints the nodes whose name begins with the device's; the driver comes a moment after the device.
static void announce(const char *name) {
    for (int tries = 0; tries < 200; tries++, usleep(10000)) {
        glob_t g;
        int count = 0;
        if (glob("/sys/devices/virtual/misc/uhid/*/input/input*/event*", 0, NULL, &g)) continue;
        for (size_t i = 0; i < g.gl_pathc; i++) {
            const char *path = g.gl_pathv[i];
            if (!is_ours(path, name)) continue;
            char link[512], driver[256];
            snprintf(link, sizeof link, "%.*s/driver", (int)(strstr(path, "/input/") - path), path);
            ssize_t length = readlink(link, driver, sizeof driver - 1);
            if (length <= 0) continue;
            driver[length] = 0;
            if (!count++) printf("driver %s\n", strrchr(driver, '/') + 1);
            printf("dev /dev/input/%s\n", strrchr(path, '/') + 1);
        }
        globfree(&g);
        fflush(stdout);
        if (count) return;
    }
    fprintf(stderr, "mkhid: no event node came\n");
    exit(1);
}

static void touch(char *text) {
    unsigned char r[64] = { 1 };
    int button = 0, time = 0, used = 0, count = 0, at = 1 + 3 * 5;
    sscanf(text, "%d %d%n", &button, &time, &used);
    for (char *t = strtok(text + used, " \n"); t && count < 3; t = strtok(NULL, " \n"), count++) {
        int id, x, y, tip;
        if (sscanf(t, "%d:%d:%d:%d", &id, &x, &y, &tip) != 4) break;
        unsigned char contact[5] = { 1 | tip << 1 | id << 2, x & 255, x >> 8, y & 255, y >> 8 };
        memcpy(r + 1 + count * 5, contact, 5);
    }
    r[at++] = time & 255;
    r[at++] = time >> 8 & 255;
    r[at++] = count;
    if (is("touchpad")) r[at++] = button;
    report(r, at);
}

static void move(int dx, int dy, int wheel, int buttons) {
    unsigned char r[5] = { 2, buttons, dx, dy, wheel };
    if (is("combo")) report(r, 5);
    else report(r + 1, 4);
}

static int do_line(char *line) {
    int a, b, c, d;
    if (sscanf(line, "move %d %d %d %d", &a, &b, &c, &d) == 4) move(a, b, c, d);
    else if (sscanf(line, "keys %i %i %i", &a, &b, &c) == 3) report((unsigned char[]){ 1, 0, a, b, c }, 5);
    else if (!strncmp(line, "touch ", 6)) touch(line + 6);
    else if (sscanf(line, "sleep %d", &a) == 1) usleep(a * 1000);
    else if (!strncmp(line, "echo ", 5)) fputs(line + 5, stdout);
    else if (!strncmp(line, "quit", 4)) return 0;
    else fprintf(stderr, "mkhid: cannot do %s", line);
    fflush(stdout);
    return 1;
}

int main(int argc, char **argv) {
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (argc > 1 && !strcmp(argv[1], kinds[i].name)) kind = &kinds[i];
    if (!kind) {
        fprintf(stderr, "mkhid: no kind %s\n", argc > 1 ? argv[1] : "given");
        return 2;
    }
    struct uhid_event e = { .type = UHID_CREATE2 };
    struct uhid_create2_req *create = &e.u.create2;
    snprintf((char *)create->name, sizeof create->name, "Rig HID %s", kind->name);
    for (int i = 2; i + 1 < argc; i += 2) {
        if (!strcmp(argv[i], "--name")) snprintf((char *)create->name, sizeof create->name, "%s", argv[i + 1]);
        else if (!strcmp(argv[i], "--uniq")) snprintf((char *)create->uniq, sizeof create->uniq, "%s", argv[i + 1]);
        else if (!strcmp(argv[i], "--phys")) snprintf((char *)create->phys, sizeof create->phys, "%s", argv[i + 1]);
    }
    create->bus = kind->bus;
    create->vendor = 0x1209;
    create->product = 0x7002;
    create->rd_size = kind->size;
    memcpy(create->rd_data, kind->descriptor, kind->size);
    if ((fd = open("/dev/uhid", O_RDWR)) < 0) {
        perror("mkhid: /dev/uhid");
        return 1;
    }
    send_event(&e);
    pthread_t server;
    pthread_create(&server, NULL, serve, NULL);
    announce((char *)create->name);

    char line[512];
    while (fgets(line, sizeof line, stdin) && do_line(line)) continue;
    struct uhid_event destroy = { .type = UHID_DESTROY };
    send_event(&destroy);
    return 0;
}
