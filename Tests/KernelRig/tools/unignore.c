// unignore PROGRAM ARGUMENT... - runs it with SIGINT and SIGQUIT at their default.
//
// A shell without job control starts its background jobs with both ignored; a program that leaves them so cannot be
// ended with SIGINT then.
#include <signal.h>
#include <unistd.h>

int main(int argc, char **argv) {
    if (argc < 2) return 2;
    signal(SIGINT, SIG_DFL);
    signal(SIGQUIT, SIG_DFL);
    execvp(argv[1], argv + 1);
    return 127;
}
