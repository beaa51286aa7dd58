// killat USEC SIGNAL PID [SIGNAL PID]... - waits, then sends the signals in one go.
//
// On one CPU nothing of lower urgency runs between the first signal and the last, so a writer at SCHED_IDLE that is
// told to stop has written nothing after its reader was killed.
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

int main(int argc, char **argv) {
    if (argc < 4 || argc % 2) return 2;
    usleep(atoi(argv[1]));
    int failed = 0;
    for (int i = 2; i < argc; i += 2) failed |= kill(atoi(argv[i + 1]), atoi(argv[i])) != 0;
    return failed;
}
