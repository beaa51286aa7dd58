// late N USEC - sleeps N times, USEC microseconds apart, and prints how late 95 of 100 wake-ups were at most, in us.
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static int ascending(const void *left, const void *right) {
    long a = *(const long *)left, b = *(const long *)right;
    return (a > b) - (a < b);
}

int main(int argc, char **argv) {
    int count = argc == 3 ? atoi(argv[1]) : 0;
    long apart = argc == 3 ? atol(argv[2]) * 1000 : 0, *late = count > 0 ? malloc(count * sizeof *late) : NULL;
    if (!late || apart <= 0) { fputs("late: N USEC\n", stderr); return 2; }
    struct timespec due, now;
    clock_gettime(CLOCK_MONOTONIC, &due);
    for (int i = 0; i < count; i++) {
        long nanoseconds = due.tv_nsec + apart;
        due.tv_sec += nanoseconds / 1000000000;
        due.tv_nsec = nanoseconds % 1000000000;
        while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &due, NULL)) continue;
        clock_gettime(CLOCK_MONOTONIC, &now);
        late[i] = (now.tv_sec - due.tv_sec) * 1000000 + (now.tv_nsec - due.tv_nsec) / 1000;
    }
    qsort(late, count, sizeof *late, ascending);
    printf("%ld\n", late[(count * 95 + 99) / 100 - 1]);
    return 0;
}
