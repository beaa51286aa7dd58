# Devices that are not there yet, devices that are handed over open, and what is down when the recording starts.
# rig: --udev
# checks: 19
. /guest/lib.sh
udev-up

# --wait for an id: the device comes after a second.
record wait --device id:1209:7001 --wait
sleep 1
virtual pad mkdev touchpad
until_true 5 grep -qs '"k":"dev"' $log
wait_open $recorder $node
told pad "frames 10 8000"
usleep 100000
stop
same wait-status "$status" 0

# Without --wait: no such device, at once.
record missing --device id:dead:beef
outcome
same missing-status "$status" 6
says missing-message $errors 'dead:beef'

# One that comes while everything that points is recorded.
recording later
virtual wheel mkdev wheel
until_true 5 grep -qs 'rig wheel' $log && ok later-device || not_ok later-device "no device record" "one"
wait_open $recorder $node
told wheel "frames 4 8000"
usleep 100000
stop
same later-status "$status" 0

# An open descriptor, for somebody who may not open the node.
node=$(sed -n 's/^dev //p' /out/pad.dev)
chmod 600 $node
mkdir -m 777 /out/user
su nobody -c "scrolltrace record --device $node --duration 2 -o /out/user/refused.jsonl" 2>/out/refused.err
same refused-status $? 5
says refused-message /out/refused.err "$node" 'permission denied|not permitted|may not'
[ -e /out/user/refused.jsonl ] && not_ok refused-file "a file" "none" || ok refused-file "no file is left"
# What the descriptor's queue holds already is older than the recording, and costs it no frame.
exec 3<$node
told pad "frames 3 8000"
su nobody -c 'exec unignore scrolltrace record --fd 3 -o /out/user/fd.jsonl' 2>/out/fd.err &
until_true 5 grep -qs '"k":"dev"' /out/user/fd.jsonl
told pad "frames 10 8000"
usleep 100000
kill -INT $(pidof scrolltrace)
wait $!
exec 3<&-
same fd-status $? 0

# What is down at the start: two fingers, one of which moves and lifts, and a button.
told pad "emit 3 47 0 3 57 -1 3 47 1 3 57 -1 1 330 0 1 333 0" "emit 3 47 0 3 57 77 3 53 111 3 54 222 1 330 1 1 325 1" \
    "emit 3 47 2 3 57 78 3 53 333 3 54 444 1 325 0 1 333 1" "emit 1 272 1"
recording held --device $node
told pad "emit 3 47 0 3 53 120" "emit 3 57 -1 1 333 0 1 325 1"
evstate $node >/out/held.state
usleep 100000
stop
same held-status "$status" 0
