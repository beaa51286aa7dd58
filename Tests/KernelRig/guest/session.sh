# Plays a session of record-traces and records it: session.sh NAME [KIND DEVICE-NAME].
# /guest/session has lines "USEC VERB ARGUMENTS"; touch and move are for the virtual HID device of that kind.
. /guest/lib.sh
name=$1 kind=$2 device=$3
udev-up
if [ -n "$kind" ]; then
    virtual hid mkhid $kind --name "$device" || exit
    exec 5>/tmp/hid.in
fi
[ "$kind" ] || mouse_set "QEMU HID Mouse"
udevadm settle
recording $name || exit
{ uname -r; sed -n 's/^driver //p' /out/hid.dev 2>/dev/null; } >/out/drivers
sleep 0.2
pace </guest/session | while read -r verb rest; do
    case $verb in
        touch | move) echo "$verb $rest" >&5 ;;
        inject) inject $rest ;;
        plug) plug "$rest" ;;
        unplug) unplug $rest ;;
        select) mouse_set "QEMU HID Mouse" ;;
        wait) ;;
    esac
done
stop
cat $errors
exit $status
