# Helpers for the scenarios that play logs; source as /guest/playback.sh, behind lib.sh.

# device_of LOG: the name of its first device.
device_of() { sed -n 's/.*"k":"dev".*"name":"\([^"]*\)".*/\1/p' $1 | head -1; }
# made NAME LINE...: a log of these lines, /tmp/NAME.jsonl.
made() {
    name=$1
    shift
    { echo '{"k":"log","v":1,"clock":"made","tool":"rig"}'; printf '%s\n' "$@"; } >/tmp/$name.txt
    scrolltrace seal /tmp/$name.txt -o /tmp/$name.jsonl
}
# play TAG LOG OPTION...: plays in the background, after $settle seconds; sets $player, $played (what it prints), $node.
settle=0.7
play() {
    tag=$1 source=$2
    shift 2
    played=/out/$tag.play
    unignore scrolltrace play $source --settle $settle "$@" >$played 2>&1 &
    player=$!
    node=
    wait_line $played 'is /dev/input/event' 20 && node=$(sed -n 's|.*is \(/dev/input/event[0-9]*\)$|\1|p' $played | head -1)
}
# finish: waits for the playback; sets $status.
finish() {
    wait $player
    status=$?
}
# read_back TAG LOG OPTION...: plays, and reads with evemu-record into /out/TAG.evemu; sets $status.
read_back() {
    play "$@"
    unignore evemu-record $node >/out/$1.evemu 2>/dev/null &
    reader=$!
    finish
    wait $reader
}
# compared TAG LOG DEVICE [SPEED]: what same-frames.awk says.
compared() {
    rm -f /tmp/played.evemu
    scrolltrace export $2 --to evemu --device $3 -o /tmp/played.evemu 2>/dev/null
    awk -v SPEED=${4:-1} -f /guest/same-frames.awk /tmp/played.evemu /out/$1.evemu
}
# seen FILE: frames and events in a recording of evemu.
seen() { echo "$(grep -c '^E:.* 0000 0000 ' $1) frames and $(grep -c '^E:' $1) events"; }
