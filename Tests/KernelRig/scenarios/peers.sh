# One session on five devices, recorded at the same time by scrolltrace, evemu-record, libinput-record and evread.
# rig: --device usb-mouse --timeout 150 --bin evemu-record --bin /usr/libexec/libinput/libinput-record
# rig: --put /usr/share/libinput:/usr/share/libinput
# checks: 22
. /guest/lib.sh
virtual touchpad mkhid touchpad && touchpad=$node
virtual touchscreen mkhid touchscreen && touchscreen=$node
virtual vtouchpad mkdev touchpad && vtouchpad=$node
virtual vwheel mkdev wheel && vwheel=$node
usb=$(node_of "QEMU QEMU USB Mouse")

recording ours
peers= witnesses=
for name in touchpad touchscreen vtouchpad vwheel usb; do
    eval "node=\$$name"
    cat /sys/class/input/${node##*/}/device/name >/out/$name.name
    evread $node >/out/$name.evread 2>/out/$name.evread.err &
    witnesses="$witnesses $!"
    unignore evemu-record $node >/out/$name.evemu 2>/dev/null &
    peers="$peers $!"
    wait_reading $! $node
done
# First in line: an overrun ends its part of a device without a word, and a dozen readers share the machine.
urgent 9 unignore libinput-record --show-keycodes -o /out/libinput.yml \
    $touchpad $touchscreen $vtouchpad $vwheel $usb >/out/libinput.err 2>&1 &
peers="$peers $!"
wait_reading $! $usb
for name in touchpad touchscreen vtouchpad vwheel usb; do wait_line /out/$name.evread.err reading; done
sleep 0.5

# Two fingers down, along a curve and up again, on both hid-multitouch devices; REPORT is a report every 16 ms.
fingers() {
    for n in $(seq 0 40); do
        x=$((300 + n * 7)) y=$((200 + n * n / 8)) tip=$((n < 40))
        echo "touch 0 $((n * 80)) 1:$x:$y:$tip 2:$((x + 200)):$((y + 9)):$tip"
        echo "sleep 16"
    done
}
fingers >/tmp/stroke
tell touchpad "$(cat /tmp/stroke)" &
tell touchscreen "$(cat /tmp/stroke)" &
tell vtouchpad "frames 100 8000"
tell vwheel "frames 60 9000"
mouse_set "QEMU HID Mouse"
for n in 1 2 3 4; do
    inject rel:x:$n rel:y:-$n
    inject wheel:up
    inject wheel:down
done
inject btn:left:true
inject btn:left:false
for tag in touchpad touchscreen vtouchpad vwheel; do told $tag; done
sleep 0.5
stop
same status "$status" 0
kill -INT $peers $witnesses
wait $peers $witnesses
