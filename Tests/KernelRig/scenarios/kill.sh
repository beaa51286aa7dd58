# kill -9 at 50 random moments while frames come as fast as the recorder takes them, and SIGTERM at some.
#
# The recorder comes before the writer on the one CPU, so the writer writes a frame only when the recorder waits for it:
# what it wrote before the last one has been read, and accepted. The signals that kill the one and stop the other go
# out at once. Some frames come at a device's pace first, as a program's first steps are slow under emulation.
# takes: 25
# rig: --timeout 110
# checks: 9
. /guest/lib.sh
SEED=${SEED:-$(awk 'BEGIN { srand(); print int(rand() * 1000000) }')}
echo "seed $SEED"
awk -v seed=$SEED 'BEGIN { srand(seed); for (n = 0; n < 50; n++) print int(rand() * 120000) }' >/tmp/moments

virtual touchpad mkdev touchpad
strict
WARM=10
begin() {
    recording $1 --device "name:rig touchpad"
    told touchpad "frames $WARM 2000"
}
wrote_more() { [ $(grep -c '^wrote' /out/touchpad.dev) -gt $lines ]; }
# A line "NAME WRITTEN STATUS" for each recording.
number=0
while read -r moment; do
    number=$((number + 1))
    begin kill$number
    lines=$(grep -c '^wrote' /out/touchpad.dev)
    tell touchpad "frames 1000000 0"
    urgent 20 killat $moment 9 $recorder 10 $maker
    wait $recorder 2>/dev/null
    status=$?
    until_true 5 wrote_more
    echo "kill$number $((WARM + $(tail -1 /out/touchpad.dev | cut -d' ' -f2))) $status" >>/out/rounds
done </tmp/moments

# SIGTERM while frames wait in the kernel's queue.
for number in 1 2 3 4 5; do
    begin term$number
    kill -STOP $recorder
    told touchpad "frames 20 0"
    kill -TERM $recorder
    stop CONT
    echo "term$number $((WARM + 20)) $status" >>/out/rounds
done
destroy touchpad
