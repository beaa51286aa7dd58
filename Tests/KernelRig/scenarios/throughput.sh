# No loss at 20,000 events a second; CPU per event beside a plain C program; memory over a million events.
# alone: CPU is measured
# rig: --timeout 150
# checks: 13
. /guest/lib.sh
FRAMES=10000 ROUNDS=5
EVENTS=100400               # of so many frames: 48 of ten, one of fourteen and one of eight in each stroke
file=/tmp/log.jsonl
virtual touchpad mkdev touchpad
frames_of() { grep -c '"e":\[' $1; }
begin() {                   # begin NAME: some frames at a device's pace first, as first steps are slow under emulation
    record $1 -o $file
    wait_line $file '"k":"dev"'
    told touchpad "frames 50 4000"
}

# A writer that rests between frames, as a device does: 2,000 frames a second of ten events. On a busy machine it may
# not get there; then it tries again. No try may lose a frame.
lost=0 drops=0
for try in 1 2 3; do
    begin bounded
    told touchpad "frames $FRAMES 500"
    rate=$(sed -n "s/^wrote $FRAMES .* in \([0-9]*\) us/\1/p" /out/touchpad.dev | tail -1)
    rate=$((EVENTS * 1000 / (rate / 1000)))
    sleep 0.2
    stop
    lost=$((lost + FRAMES + 50 - $(frames_of $file)))
    drops=$((drops + $(grep -c '"k":"drop"' $file)))
    rm $file
    [ $rate -ge 19000 ] && break
done
same bounded-status "$status" 0
# What an emulated machine does not get to is not the recorder's fault; the figure says what it was.
at_least bounded-rate "$rate" 12000 "of 20,000 events a second in try $try"
same bounded-drops "$drops" 0
same bounded-lost "$lost" 0

# A writer that never rests, before which all readers come: the processor's time is theirs. Both read the same frames.
strict
begin long
for round in $(seq $ROUNDS); do
    unignore $before evread $node >/tmp/text 2>/tmp/text.err &
    plain=$!
    wait_line /tmp/text.err reading
    told touchpad "frames 50 1000"
    ours0=$(cpu_of $recorder) plain0=$(cpu_of $plain)
    told touchpad "frames $FRAMES 0"
    sleep 0.1
    ours=$(($(cpu_of $recorder) - ours0)) theirs=$(($(cpu_of $plain) - plain0))
    echo "$EVENTS $ours $theirs $(memory_of $recorder VmRSS)" >>/out/rounds
    kill -INT $plain
    wait $plain
    sed -n 's/.* \([0-9]* SYN_DROPPED\).*/\1/p' /tmp/text.err >>/out/plain.drops
done
told touchpad "frames $((FRAMES * ROUNDS)) 0"
sleep 0.1
echo "$((EVENTS * ROUNDS * 2)) $(memory_of $recorder VmRSS)" >/out/memory
high=$(memory_of $recorder VmHWM)
stop
same long-status "$status" 0
same long-drops "$(grep -c '"k":"drop"' $file)" 0
same long-frames "$(frames_of $file)" $((FRAMES * ROUNDS * 2 + 50 * ROUNDS + 50))
same plain-drops "$(sort -u /out/plain.drops)" "0 SYN_DROPPED"
scrolltrace verify $file >/out/verify 2>&1
same long-verify $? 0
at_most memory-peak "$high" 24576 "kB at most ever"
ls -l $file | awk '{ print "log of " $5 " bytes" }'
