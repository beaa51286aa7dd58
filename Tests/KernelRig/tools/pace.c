// pace - reads lines "USEC TEXT" and prints each TEXT at its time, counted from the first line's arrival.
//
// Times are absolute on the monotonic clock, so what a line costs does not delay the ones after it.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int main(void) {
    char line[4096];
    struct timespec start = { 0 };
    while (fgets(line, sizeof line, stdin)) {
        char *text;
        long at = strtol(line, &text, 10);
        if (text == line || *text != ' ') { fprintf(stderr, "pace: no time in %s", line); return 2; }
        if (!start.tv_sec) clock_gettime(CLOCK_MONOTONIC, &start);
        long nanoseconds = start.tv_nsec + at % 1000000 * 1000;
        struct timespec due = { start.tv_sec + at / 1000000 + nanoseconds / 1000000000, nanoseconds % 1000000000 };
        while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &due, NULL)) continue;
        fputs(text + 1, stdout);
        fflush(stdout);
    }
    return 0;
}
