# Helpers for scenario scripts in the guest; source as /guest/lib.sh.

# ---- what was found; the runner counts these lines

# ok NAME [FIGURE]
ok() { echo "ok $*"; }
# not_ok NAME SEEN EXPECTED
not_ok() { echo "not ok $1: $2, expected $3"; }
# same NAME SEEN EXPECTED
same() { if [ "$2" = "$3" ]; then ok "$1" "$2"; else not_ok "$1" "$2" "$3"; fi; }
# at_most NAME SEEN LIMIT [UNIT]
at_most() {
    if [ "$2" -le "$3" ] 2>/dev/null; then ok "$1" "$2${4:+ $4}"; else not_ok "$1" "'$2'${4:+ $4}" "at most $3"; fi
}
# at_least NAME SEEN LIMIT [UNIT]
at_least() {
    if [ "$2" -ge "$3" ] 2>/dev/null; then ok "$1" "$2${4:+ $4}"; else not_ok "$1" "'$2'${4:+ $4}" "at least $3"; fi
}
# says NAME FILE PATTERN...: FILE has a line with each extended regular expression, whatever the case.
says() {
    name=$1 file=$2
    shift 2
    for pattern; do
        grep -qiE -e "$pattern" $file || { not_ok "$name" "'$(head -c 300 $file | tr '\n' ' ')'" "'$pattern'"; return; }
    done
    ok "$name" "'$(grep -iE -m1 -e "$1" $file | cut -c1-160)'"
}

# ---- waiting, always with a limit

# until_true SECONDS COMMAND...: until it succeeds.
until_true() {
    deadline=$(($(now) + $1 * 1000))
    shift
    until "$@"; do
        [ $(now) -lt $deadline ] || return 1
        usleep 20000
    done
}
# wait_line FILE TEXT [SECONDS]: until FILE has a line with TEXT.
wait_line() {
    until_true ${3:-10} grep -qs -e "$2" "$1" || { echo "'$2' never came in $1" >&2; return 1; }
}
is_open() { ls -l /proc/$1/fd 2>/dev/null | grep -q "$2\$"; }
# wait_open PID NODE: until that process has the device open.
wait_open() { until_true 10 is_open $1 $2 || { echo "$1 never opened $2" >&2; return 1; }; }
# is_waiting PID: whether it sleeps in poll, ppoll, epoll_wait or epoll_pwait, so that it is past its start.
is_waiting() { case $(cat /proc/$1/syscall 2>/dev/null) in "7 "* | "271 "* | "232 "* | "281 "*) ;; *) false ;; esac; }
# wait_reading PID NODE: until that process has the device open and waits for what it says.
#
# Between the two a slow machine may spend so long that the kernel's buffer overflows.
wait_reading() {
    wait_open $1 $2 && { until_true 60 is_waiting $1 || { echo "$1 never waited for $2" >&2; return 1; }; }
}
is_gone() { ! kill -0 $1 2>/dev/null; }
# ended_within SECONDS PID: until the process is gone.
ended_within() { until_true $1 is_zombie_or_gone $2; }
is_zombie_or_gone() { ! grep -q '^State:[[:space:]]*[^Z]' /proc/$1/status 2>/dev/null; }
# now: milliseconds since the start, to 10 ms.
now() { read -r up _ </proc/uptime; echo $((${up%.*} * 1000 + (1${up#*.} - 100) * 10)); }

# ---- devices

find_node() {
    for n in /sys/class/input/event*; do
        [ "$(cat $n/device/name 2>/dev/null)" = "$1" ] && { node=/dev/input/${n##*/}; return 0; }
    done
    return 1
}
# node_of NAME [SECONDS]: waits for a device of that name, prints its node.
node_of() {
    until_true ${2:-10} find_node "$1" || { echo "no device '$1' came" >&2; return 1; }
    echo $node
}
# virtual TAG PROGRAM ARGUMENT...: starts mkdev or mkhid; sets $node, its device, and $maker, its process.
virtual() {
    tag=$1
    shift
    rm -f /tmp/$tag.in /out/$tag.dev
    mkfifo /tmp/$tag.in
    "$@" </tmp/$tag.in >/out/$tag.dev 2>&1 &
    maker=$!
    sleep 1000 >/tmp/$tag.in &              # holds the pipe open between lines
    echo $! >/tmp/$tag.holder
    echo $maker >/tmp/$tag.pid
    wait_line /out/$tag.dev '^dev' || return
    node=$(sed -n 's/^dev //p' /out/$tag.dev | head -1)
}
# tell TAG LINE...: what the maker of a virtual device is to do.
tell() {
    tag=$1
    shift
    printf '%s\n' "$@" >/tmp/$tag.in
}
# told TAG LINE...: the same, and waits until it is done.
told() {
    echoed=$((echoed + 1))
    tell "$@" "echo done $echoed"
    wait_line /out/$1.dev "^done $echoed\$" 60
}
# destroy TAG: the virtual device is pulled.
destroy() {
    tell $1 quit
    kill $(cat /tmp/$1.holder)
    wait $(cat /tmp/$1.pid)
}
# mouse_set NAME: QEMU sends a host pointer's events to one device at a time.
mouse_set() {
    index=$(qmp '{"execute":"query-mice"}' | sed 's/}, *{/}\n{/g' |
        sed -n "s|.*\"index\": \([0-9]*\), \"name\": \"$1\".*|\1|p" | head -1)
    monitor "\"human-monitor-command\",\"arguments\":{\"command-line\":\"mouse_set $index\"}"
}
# monitor REST: a command to QEMU's monitor: what follows {"execute":
monitor() { QMP_QUIET=1 qmp "{\"execute\":$1}"; }
plug() { monitor "\"device_add\",\"arguments\":{$1}"; }
unplug() { monitor "\"device_del\",\"arguments\":{\"id\":\"$1\"}"; }
# inject EVENT...: rel:x:5, abs:x:16384, btn:left:true, wheel:up or key:a:true; all go as one packet.
inject() {
    list=
    for event; do
        kind=${event%%:*} rest=${event#*:}
        what=${rest%%:*} value=${rest#*:}
        case $kind in
            rel | abs) one="{\"type\":\"$kind\",\"data\":{\"axis\":\"$what\",\"value\":$value}}" ;;
            btn) one="{\"type\":\"btn\",\"data\":{\"button\":\"$what\",\"down\":$value}}" ;;
            wheel)
                one="{\"type\":\"btn\",\"data\":{\"button\":\"wheel-$what\",\"down\":true}}"
                one="$one,{\"type\":\"btn\",\"data\":{\"button\":\"wheel-$what\",\"down\":false}}"
                ;;
            key) one="{\"type\":\"key\",\"data\":{\"key\":{\"type\":\"qcode\",\"data\":\"$what\"},\"down\":$value}}" ;;
        esac
        list="$list${list:+,}$one"
    done
    monitor "\"input-send-event\",\"arguments\":{\"events\":[$list]}"
}

# ---- the recorder

# record NAME ARGUMENT...: starts a recording into /out/NAME.jsonl (another -o wins), without waiting; sets $recorder.
record() {
    log=/out/$1.jsonl errors=/out/$1.err
    shift
    case " $* " in *" -o "*) ;; *) set -- "$@" -o $log ;; esac
    unignore $before scrolltrace record "$@" 2>$errors &
    recorder=$!
}
# strict: recorder and witnesses started from here on run before everything else whenever they can (SCHED_FIFO), so on
# the one CPU a writer that never rests writes a frame only when all of them wait for it: none can be lost.
strict() {
    echo -1 >/proc/sys/kernel/sched_rt_runtime_us
    before="urgent 10"
}
# recording NAME ARGUMENT...: the same, and waits until the devices stand in the log.
recording() {
    record "$@"
    wait_line $log '"k":"dev"' || { cat $errors >&2; return 1; }
}
# stop [SIGNAL]: ends the recording; sets $status.
stop() {
    kill -${1:-INT} $recorder
    ended_within 10 $recorder || { echo "the recorder does not end on ${1:-INT}" >&2; kill -9 $recorder; }
    wait $recorder
    status=$?
}
# outcome: waits for a recording that ends by itself; sets $status.
outcome() {
    ended_within ${1:-10} $recorder || { echo "the recorder goes on" >&2; kill -9 $recorder; }
    wait $recorder
    status=$?
}
# cpu_of PID: nanoseconds on the processor, all its threads.
cpu_of() { cat /proc/$1/task/*/schedstat | awk '{ sum += $1 } END { printf "%.0f\n", sum }'; }
# memory_of PID FIELD: VmRSS or VmHWM, in kB.
memory_of() { sed -n "s/^$2:[[:space:]]*\([0-9]*\) kB/\1/p" /proc/$1/status; }
# sleeps_of PID: how often it has waited so far, all its threads.
sleeps_of() { cat /proc/$1/task/*/status | awk '/^voluntary/ { sum += $2 } END { print sum }'; }
