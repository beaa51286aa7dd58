// evread NODE [--clock monotonic|realtime|boottime] [--grab] [--count] [--idle MSEC] [--events N]
//
// The plainest reader there is: read(2) and printf, no library. It is the yardstick for CPU per event, and the witness
// of what the kernel delivered. Prints "E: SECONDS TYPE CODE VALUE" for each event (--count: none); --idle ends after
// so long without an event, SIGINT and SIGTERM at once. What it counted goes to standard error.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/input.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

static volatile sig_atomic_t stop;

static void stopped(int signal) {
    (void)signal;
    stop = 1;
}

static int clock_named(const char *name) {
    if (!strcmp(name, "monotonic")) return CLOCK_MONOTONIC;
    if (!strcmp(name, "boottime")) return CLOCK_BOOTTIME;
    return CLOCK_REALTIME;
}

static void print(const struct input_event *e) {
    printf("E: %ld.%06ld %04x %04x %d\n", (long)e->input_event_sec, (long)e->input_event_usec, e->type, e->code,
           e->value);
}

int main(int argc, char **argv) {
    int grab = 0, text = 1, clock = CLOCK_MONOTONIC, idle = -1;
    long limit = -1;
    const char *node = NULL;
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--grab")) grab = 1;
        else if (!strcmp(argv[i], "--count")) text = 0;
        else if (i + 1 < argc && !strcmp(argv[i], "--idle")) idle = atoi(argv[++i]);
        else if (i + 1 < argc && !strcmp(argv[i], "--events")) limit = atol(argv[++i]);
        else if (i + 1 < argc && !strcmp(argv[i], "--clock")) clock = clock_named(argv[++i]);
        else node = argv[i];
    }
    int fd = node ? open(node, O_RDONLY | O_NONBLOCK) : -1;
    if (fd < 0) {
        fprintf(stderr, "evread: %s: %s\n", node ? node : "no node", strerror(errno));
        return 3;
    }
    if (ioctl(fd, EVIOCSCLOCKID, &clock)) { perror("evread: EVIOCSCLOCKID"); return 4; }
    if (grab && ioctl(fd, EVIOCGRAB, 1)) { perror("evread: EVIOCGRAB"); return 5; }
    struct sigaction act = { .sa_handler = stopped };
    sigaction(SIGINT, &act, NULL);
    sigaction(SIGTERM, &act, NULL);
    fprintf(stderr, "evread: reading %s\n", node);

    long events = 0, frames = 0, dropped = 0;
    const char *end = "stopped";
    struct input_event e[64];
    while (!stop && (limit < 0 || events < limit)) {
        ssize_t got = read(fd, e, sizeof e);
        if (got < 0 && errno == EAGAIN) {
            struct pollfd p = { fd, POLLIN, 0 };
            if (poll(&p, 1, idle) == 0) { end = "idle"; break; }
            continue;
        }
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) { end = strerror(errno); break; }
        for (int i = 0; i < got / (int)sizeof e[0]; i++) {
            events++;
            if (e[i].type == EV_SYN && e[i].code == SYN_REPORT) frames++;
            if (e[i].type == EV_SYN && e[i].code == SYN_DROPPED) dropped++;
            if (text) print(&e[i]);
        }
    }
    fprintf(stderr, "evread: %ld events, %ld frames, %ld SYN_DROPPED, end: %s\n", events, frames, dropped, end);
    return 0;
}
