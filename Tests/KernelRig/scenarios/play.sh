# Logs played into virtual devices, and read back by evemu-record and by the recorder.
# takes: 50
# rig: --udev --bin evemu-record --put Traces --put Tests/KernelRig/guest/same-frames.awk --put Tests/KernelRig/guest/playback.sh --timeout 150
# checks: 64
. /guest/lib.sh
. /guest/playback.sh
udev-up
# identity NODE: what udev makes of a device.
identity() { udevadm settle --timeout=10; udevadm info -q property -n $1 | grep '^ID_INPUT' | sort | tr '\n' ' '; }
# recorded_identity LOG: the same of the recorded device; a log made by hand has none.
recorded_identity() {
    sed -n 's/.*"k":"dev".*"udev":{\([^}]*\)}.*/\1/p' $1 | head -1 | tr -d '"' | tr ',:' '\n=' | grep '^ID_INPUT' |
        sort | tr '\n' ' '
}
# number_of LOG NAME: the number of a device in a log; class_of LOG NAME: its class.
number_of() { grep "\"k\":\"dev\".*\"name\":\"$2\"" $1 | sed -n 's/.*"d":\([0-9]*\).*/\1/p' | head -1; }
class_of() { grep "\"k\":\"dev\".*\"name\":\"$2\"" $1 | sed -n 's/.*"class":"\([^"]*\)".*/\1/p' | head -1; }

# ---- the same frames, the same device: recorded, played, recorded again

for name in precision-flick touchscreen-flick multiplier-wheel; do
    log_in=/guest/Traces/$name.jsonl
    device=$(device_of $log_in)
    identity=virtual speed=3
    case $name in *flick) identity=recorded speed=1 ;; esac
    record $name --device "name:$device" --wait
    recording_to=$log
    # Three programs start under emulation.
    settle=1.5
    play $name $log_in --identity $identity --speed $speed
    settle=0.7
    identity $node >/out/$name.identity
    unignore evemu-record $node >/out/$name.evemu 2>/dev/null &
    reader=$!
    finish
    wait $reader
    played_status=$status
    usleep 100000
    stop
    same $name-status $played_status 0
    result=$(compared $name $log_in 0 $speed)
    case $result in same*) ok $name-frames "$result" ;; *) not_ok $name-frames "$result" "the same frames" ;; esac
    grep -q "$(seen /out/$name.evemu) that readers will see" $played &&
        ok $name-foreseen "$(seen /out/$name.evemu)" ||
        not_ok $name-foreseen "$(seen /out/$name.evemu)" "$(head -1 $played)"
    # The recorder's log, as evemu text, against evemu-record's: events without times.
    scrolltrace export $recording_to --to evemu --device $(number_of $recording_to "$device") -o /out/$name.again \
        2>/dev/null
    for file in evemu again; do
        sed -n 's/^E: [0-9.]* \([0-9a-f]* [0-9a-f]* -*[0-9]*\).*/\1/p' /out/$name.$file >/tmp/$file.events
    done
    [ -s /tmp/again.events ] && cmp -s /tmp/evemu.events /tmp/again.events && ok $name-again "$(wc -l </tmp/again.events) events" ||
        not_ok $name-again "$(cmp /tmp/evemu.events /tmp/again.events 2>&1)" "what evemu-record has"
    same $name-class-$identity "$(class_of $recording_to "$device")" "$(class_of $log_in "$device")"
    same $name-udev-$identity "$(cat /out/$name.identity)" "$(recorded_identity $log_in)"
done
# Long enough for udev to have named the device while it is there.
settle=3
for name in precision-flick touchscreen-flick; do
    play $name-virtual /guest/Traces/$name.jsonl --speed 20
    same $name-udev-virtual "$(identity $node)" "$(recorded_identity /guest/Traces/$name.jsonl)"
    finish
done
settle=0.7

# A device that comes and goes.
record hybrid --device "name:Rig precision Touchpad" --device "name:QEMU*" --wait
play hybrid /guest/Traces/hybrid.jsonl --speed 2
finish
same hybrid-status $status 0
usleep 100000
stop
mouse=$(number_of /guest/Traces/hybrid.jsonl "QEMU QEMU USB Mouse")
again=$(number_of $log "QEMU QEMU USB Mouse")
for what in '"k":"dev","d":N,' '"k":"gone","d":N,' '"d":N,"e":.*\[2,8,'; do
    name=$(echo "$what" | sed 's/"k":"\([a-z]*\)".*/\1/; s/.*2,8.*/wheel/')
    same hybrid-$name "$(grep -c "$(echo "$what" | sed "s/N/$again/")" $log)" \
        "$(grep -c "$(echo "$what" | sed "s/N/$mouse/")" /guest/Traces/hybrid.jsonl)"
done

# ---- what comes back is what was written

# Small steps on an axis with fuzz: a second filter would swallow or bend them.
made fuzz '{"t":0,"k":"dev","d":0,"name":"Rig fuzz","id":[24,1,1,1],"prop":[0],"codes":{"1":[325,330],"3":[0,1]},"abs":{"0":[0,4000,30,0,40,0],"1":[0,2400,30,0,40,0]},"class":"touchpad"}' \
    "$(awk 'BEGIN { print "{\"t\":0,\"d\":0,\"e\":[[1,330,1],[1,325,1],[3,0,1000]]}"; for (i = 1; i < 30; i++) printf "{\"t\":%d,\"d\":0,\"e\":[[3,0,%d]]}\n", i * 8000, 1000 + i * (i % 3 - 1); print "{\"t\":300000,\"d\":0,\"e\":[[1,330,0],[1,325,0]]}" }')"
read_back fuzz /tmp/fuzz.jsonl
result=$(compared fuzz /tmp/fuzz.jsonl 0)
case $result in same*) ok fuzz "$result" ;; *) not_ok fuzz "$result" "the same frames" ;; esac
says fuzz-said $played 'fuzz of ABS_X, ABS_Y left out'

# Key repeats, the device's clock, undeclared and unknown codes, values that are so already, a slot too many: what the
# kernel passes on of the rest is what was foreseen.
made odd '{"t":0,"k":"dev","d":0,"name":"Rig odd","id":[24,1,1,1],"prop":[0],"codes":{"1":[30,272,325,330],"2":[8],"3":[0,1,47,53,54,57],"4":[4,5],"20":[0,1]},"abs":{"0":[0,4000,0,0,40,0],"1":[0,2400,0,0,40,0],"47":[0,1,0,0,0,0],"53":[0,4000,0,0,40,0],"54":[0,2400,0,0,40,0],"57":[0,65535,0,0,0,0]},"class":"touchpad"}' \
    '{"t":0,"d":0,"e":[[4,4,7],[1,30,1],[2,8,1]]}' \
    '{"t":250000,"d":0,"e":[[1,30,2],[2,8,-1],[4,5,99]]}' \
    '{"t":283000,"d":0,"e":[[1,30,2]],"r":1}' \
    '{"t":300000,"d":0,"e":[[1,30,0],[1,30,0],[1,44,1],[1,32770,1],[2,8,0]]}' \
    '{"t":310000,"d":0,"e":[[3,47,0],[3,57,5],[3,53,0],[3,54,9],[3,47,1],[3,57,6],[3,53,7],[3,47,2],[3,57,8],[3,53,99]]}' \
    '{"t":320000,"d":0,"e":[[3,47,0],[3,53,0],[3,47,1],[3,53,8]]}' \
    '{"t":330000,"d":0,"e":[[2,8,1],[2,8,1],[2,8,1],[2,8,1],[2,8,1],[2,8,1],[2,8,1],[2,8,1],[2,8,1],[2,8,1],[2,8,1],[2,8,1],[2,8,1],[2,8,1],[2,8,1],[2,8,1],[2,8,1],[2,8,1],[2,8,1],[2,8,1],[2,8,1],[2,8,1],[2,8,1],[2,8,1],[2,8,1]]}' \
    '{"t":340000,"d":0,"e":[[3,47,0],[3,57,-1],[3,47,1],[3,57,-1]]}'
read_back odd /tmp/odd.jsonl
same odd-status $status 4
grep -q "$(seen /out/odd.evemu) that readers will see" $played && ok odd-foreseen "$(seen /out/odd.evemu)" ||
    not_ok odd-foreseen "$(seen /out/odd.evemu)" "$(head -1 $played)"
same odd-repeats "$(grep -c '0001 001e 0002' /out/odd.evemu)" 0
same odd-clock "$(grep -c 'Event code 5 (MSC_TIMESTAMP)' /out/odd.evemu)" 0
says odd-said $played '2 key repeats not played' 'MSC_TIMESTAMP not played' 'KEY_Z not played' \
    'codes that the kernel does not know' 'a slot that the device does not have' 'move by 0' 'delivered in parts'

# What was down when the recording began.
made held '{"t":0,"k":"dev","d":0,"name":"Rig held","id":[24,1,1,1],"prop":[0],"codes":{"1":[272,325,330],"3":[0,1,47,53,54,57]},"abs":{"0":[0,4000,0,0,40,480],"1":[0,2400,0,0,40,300],"47":[0,4,0,0,0,1],"53":[0,4000,0,0,40,0],"54":[0,2400,0,0,40,0],"57":[0,65535,0,0,0,0]},"state":{"key":[272,325,330],"led":[],"sw":[],"mt":{"53":[400,480,0,0,0],"54":[0,300,0,0,0],"57":[-1,77,-1,-1,-1]}},"class":"touchpad"}' \
    '{"t":2000000,"d":0,"e":[[3,53,490],[3,0,490]]}' '{"t":2100000,"d":0,"e":[[3,57,-1],[1,330,0],[1,325,0],[1,272,0]]}'
play held /tmp/held.jsonl
# The first frame is there when the time line begins: after the time for opening, before its first frame.
usleep 1300000
evstate $node >/out/held.state
same held-keys "$(grep '^key' /out/held.state | tr '\n' ' ')" "key 272 key 325 key 330 "
for line in "slot 0 53 400" "slot 1 53 480" "slot 1 54 300" "slot 1 57 77" "slot 0 57 -1"; do
    grep -qx "$line" /out/held.state && ok held-$(echo $line | tr ' ' '-') || not_ok held-$(echo $line | tr ' ' '-') "$(grep "^${line% *}" /out/held.state)" "$line"
done
finish
same held-status $status 0

# ---- the end

# A drag of two fingers with the button held.
made drag '{"t":0,"k":"dev","d":0,"name":"Rig drag","id":[24,1,1,1],"prop":[0,2],"codes":{"1":[272,325,330,333],"3":[0,1,47,53,54,57]},"abs":{"0":[0,4000,0,0,40,0],"1":[0,2400,0,0,40,0],"47":[0,4,0,0,0,0],"53":[0,4000,0,0,40,0],"54":[0,2400,0,0,40,0],"57":[0,65535,0,0,0,0]},"class":"touchpad"}' \
    '{"t":0,"d":0,"e":[[3,47,0],[3,57,5],[3,53,1000],[3,54,900],[3,47,1],[3,57,6],[3,53,2000],[3,54,900],[1,330,1],[1,333,1],[1,272,1]]}' \
    "$(awk 'BEGIN { for (i = 1; i < 1000; i++) printf "{\"t\":%d,\"d\":0,\"e\":[[3,47,0],[3,54,%d]]}\n", i * 8000, 900 + i }')"
for signal in TERM INT; do
    play drag-$signal /tmp/drag.jsonl --link /tmp/pad
    unignore evemu-record $node >/out/drag-$signal.evemu 2>/dev/null &
    reader=$!
    usleep 1500000
    same drag-$signal-link "$(readlink /tmp/pad)" $node
    kill -$signal $player
    finish
    wait $reader
    same drag-$signal-status $status 4
    [ -L /tmp/pad ] && not_ok drag-$signal-unlinked "$(readlink /tmp/pad)" "no link" || ok drag-$signal-unlinked
    same drag-$signal-lifted "$(sed -n 's/^E: [0-9.]* \([0-9a-f]* [0-9a-f]* -*[0-9]*\).*/\1/p' /out/drag-$signal.evemu | tail -7 | tr '\n' ',')" \
        "0003 0039 -001,0003 002f 0001,0003 0039 -001,0001 0110 0000,0001 014a 0000,0001 014d 0000,0000 0000 0000,"
done
# nohup's word holds.
made short '{"t":0,"k":"dev","d":0,"name":"Rig short","id":[3,1,1,1],"codes":{"1":[272],"2":[0,1,8]},"abs":{},"class":"mouse"}' \
    '{"t":0,"d":0,"e":[[2,8,1]]}' '{"t":1000000,"d":0,"e":[[2,8,-1]]}'
sh -c 'trap "" HUP; exec scrolltrace play /tmp/short.jsonl --settle 0.3' >/out/nohup.play 2>&1 &
player=$!
wait_line /out/nohup.play 'is /dev/input'
kill -HUP $player
finish
same nohup-status $status 0

# ---- which device is which

made twins '{"t":0,"k":"dev","d":0,"name":"Rig twin","id":[3,1,1,1],"codes":{"1":[272],"2":[0,1,8]},"abs":{},"class":"mouse"}' \
    '{"t":0,"k":"dev","d":1,"name":"Rig twin","id":[3,1,1,2],"codes":{"1":[272],"2":[0,1,8]},"abs":{},"class":"mouse"}' \
    '{"t":0,"d":1,"e":[[2,8,1]]}' '{"t":1000000,"d":0,"e":[[2,8,1]]}'
play twins /tmp/twins.jsonl
are_two() { [ "$(grep -c 'is /dev/input' $played)" = 2 ]; }
until_true 5 are_two
same twins-nodes "$(sed -n 's|.*is \(/dev/input/event[0-9]*\)$|\1|p' $played | sort -u | wc -l)" 2
same twins-phys "$(grep -h . /sys/class/input/event*/device/phys | grep scrolltrace | sort | tr '\n' ' ')" "scrolltrace/0 scrolltrace/1 "
finish
play identity /tmp/short.jsonl --name "Rig named" --phys bench/1
sed -n '/Rig named/,/^$/p' /proc/bus/input/devices >/out/identity.device
same identity-name "$(cat /sys/class/input/${node##*/}/device/name)" "Rig named"
same identity-phys "$(cat /sys/class/input/${node##*/}/device/phys)" "bench/1"
same identity-bus "$(cat /sys/class/input/${node##*/}/device/id/bustype)" 0006
same identity-uniq "$(cat /sys/class/input/${node##*/}/device/uniq)" ""
finish
play real /tmp/short.jsonl --identity recorded
same identity-real-bus "$(cat /sys/class/input/${node##*/}/device/id/bustype)" 0003
says identity-real-said $played 'has the ids of the real device'
finish
scrolltrace play /tmp/short.jsonl --uniq abc 2>/out/uniq.err
same uniq-status $? 2
says uniq-said /out/uniq.err 'no call that gives a device a unique id'

# ---- without rights, without uinput

t=$(now)
su nobody -c 'scrolltrace play /tmp/short.jsonl' >/out/nobody.play 2>/out/nobody.err
same nobody-status $? 5
at_most nobody-time $(($(now) - t)) 1500 ms
says nobody-said /out/nobody.err '/dev/uinput' 'rule|group|root'
su nobody -c 'scrolltrace play /tmp/short.jsonl --dry-run' >/out/dry.play 2>&1
same nobody-dry-run $? 0
rmmod uinput
rm -f /dev/uinput
scrolltrace play /tmp/short.jsonl >/out/without.play 2>/out/without.err
same without-status $? 6
says without-said /out/without.err '/dev/uinput' 'modprobe uinput'
