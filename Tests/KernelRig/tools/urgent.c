// urgent PRIORITY PROGRAM ARGUMENT... - runs it at SCHED_FIFO: before every ordinary program, whenever it can run.
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int main(int argc, char **argv) {
    if (argc < 3) return 2;
    struct sched_param priority = { .sched_priority = atoi(argv[1]) };
    if (sched_setscheduler(0, SCHED_FIFO, &priority)) perror("urgent");
    execvp(argv[2], argv + 2);
    return 127;
}
