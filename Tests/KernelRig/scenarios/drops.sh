# The recorder is stopped while the kernel's queue overflows and fingers and a button change; the log has to say so, and
# to end with the state that the kernel has. Exit 4: done, but not without repairs.
# checks: 24
. /guest/lib.sh

# overflow: 200 frames of motion, far more than the queue of one reader holds. Slot 0 moves on.
overflow() {
    for n in $(seq 200); do
        echo "emit 3 47 0 3 53 $((310 + n)) 3 54 $((200 + n)) 3 0 $((310 + n)) 3 1 $((200 + n))"
    done
}
overflow >/tmp/overflow
start() {           # start NAME: three fingers and the button are down, and recorded as such
    virtual $1 mkdev touchpad --name "drop $1"
    recording $1 --device "name:drop $1"
    told $1 "emit 3 47 0 3 57 10 3 53 300 3 54 200 3 47 1 3 57 11 3 53 500 3 54 210 1 330 1 1 333 1 3 0 300 3 1 200" \
        "emit 3 47 3 3 57 12 3 53 700 3 54 300 1 333 0 1 334 1" "emit 1 272 1"
    wait_line $log '\[1,272,1\]'
    kill -STOP $recorder
}
finish() {
    kill -CONT $recorder
    wait_line $log '"k":"drop"'
    told $1 "emit 3 47 0 3 53 600 3 0 600" "emit 3 47 0 3 53 601 3 0 601"
    wait_line $log '\[3,0,601\]'
    evstate $node >/out/$1.state
    stop
    same $1-status $status 4
    destroy $1
}

# One finger moves on, one lifts, one comes, one stays, the button comes up.
start changed
told changed "$(cat /tmp/overflow)" "emit 3 47 1 3 57 -1 1 334 0 1 333 1" \
    "emit 3 47 2 3 57 13 3 53 900 3 54 400 1 333 0 1 334 1" "emit 1 272 0"
finish changed

# The finger of slot 1 is lifted and another takes its place; the button comes up and goes down again.
start replaced
told replaced "emit 3 47 1 3 57 -1" "$(cat /tmp/overflow)" "emit 3 47 1 3 57 99 3 53 120 3 54 130" \
    "emit 1 272 0" "emit 1 272 1"
finish replaced

# All lift and nothing is down at the end.
start lifted
told lifted "$(cat /tmp/overflow)" "emit 3 47 0 3 57 -1 3 47 1 3 57 -1 3 47 3 3 57 -1 1 334 0 1 330 0 1 272 0"
kill -CONT $recorder
wait_line $log '"k":"drop"'
until_true 5 grep -qs '"s":1' $log
evstate $node >/out/lifted.state
stop
same lifted-status "$status" 4
destroy lifted

# A touchscreen has no finger tools. One finger is replaced and one lifts, and frames go on coming while the kernel is
# asked for the state.
virtual screen mkdev touchscreen --name "drop screen"
recording screen --device "name:drop screen"
told screen "emit 3 47 0 3 57 10 3 53 300 3 54 200 3 47 1 3 57 11 3 53 500 3 54 210 1 330 1" \
    "emit 3 47 3 3 57 12 3 53 700 3 54 300"
wait_line $log '\[3,57,12\]'
kill -STOP $recorder
told screen "emit 3 47 1 3 57 -1" "$(cat /tmp/overflow)" "emit 3 47 1 3 57 99 3 53 120 3 54 130" "emit 3 47 0 3 57 -1"
tell screen "frames 120 500"
kill -CONT $recorder
wait_line $log '"k":"drop"'
told screen "emit 3 47 1 3 53 611" "emit 3 47 1 3 53 612"
wait_line $log '\[3,53,612\]'
evstate $node >/out/screen.state
stop
same screen-status "$status" 4
destroy screen
