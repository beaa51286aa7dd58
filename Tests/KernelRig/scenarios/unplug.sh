# Devices are pulled in mid touch, through uinput, uhid and QEMU's monitor, and one comes back; the recording goes on.
# takes: 13
# rig: --udev --device usb-mouse,id=umouse,bus=xhci.0,port=1
# checks: 19
. /guest/lib.sh
udev-up
virtual stays mkdev wheel --name "rig stays"
virtual padu mkdev touchpad --name "rig uinput pad"
padu=$maker
virtual padh mkhid touchpad --name "rig hid pad"
usb=$(node_of "QEMU QEMU USB Mouse")
mouse_set "QEMU HID Mouse"
udevadm settle

recording all
wait_open $recorder $usb
gone_lines() { [ $(grep -c '"k":"gone"' $log) -ge $1 ]; }

# quiet NAME: for two seconds after something went, hardly any time is used and hardly ever woken.
quiet() {
    cpu0=$(cpu_of $recorder) sleeps0=$(sleeps_of $recorder)
    sleep 2
    at_most $1-cpu "$((($(cpu_of $recorder) - cpu0) / 1000000))" 20 "ms in 2 s"
    at_most $1-wakeups "$(($(sleeps_of $recorder) - sleeps0))" 20 "in 2 s"
}

# Two fingers down on each pad, a button down on the mouse.
told padu "emit 3 47 0 3 57 5 3 53 300 3 54 200 3 47 1 3 57 6 3 53 500 3 54 210 1 330 1 1 333 1 3 0 300 3 1 200"
told padh "touch 0 100 1:300:200:1 2:500:210:1" "sleep 8" "touch 0 180 1:310:220:1 2:510:230:1"
inject rel:x:3
inject btn:left:true
wait_line $log '\[1,272,1\]'
usleep 100000

destroy padu
until_true 5 gone_lines 1 || echo "no gone line" >&2
quiet uinput
# The driver lifts fingers by itself if 100 ms pass without a report.
tell padh "touch 0 4000 1:320:200:1 2:520:210:1"
destroy padh
until_true 5 gone_lines 2 || echo "no gone line" >&2
quiet uhid
unplug umouse
until_true 5 gone_lines 3 || echo "no gone line" >&2
quiet qmp

# Another device takes the mouse's node; then the mouse comes back, at another node.
virtual recycled mkdev wheel --name "rig recycled"
same recycled-node "$node" $usb
wait_open $recorder $node
told recycled "frames 3 8000"
plug '"driver":"usb-mouse","id":"umouse","bus":"xhci.0","port":"1"'
back=$(node_of "QEMU QEMU USB Mouse")
[ "$back" != "$usb" ] && ok back-elsewhere "$usb, then $back" || not_ok back-elsewhere "$back" "another node"
wait_open $recorder $back
mouse_set "QEMU HID Mouse"
inject rel:x:7
wait_line $log '\[2,0,7\]'
told stays "frames 3 8000"

# One that is killed goes as well.
kill -9 $maker
until_true 5 gone_lines 4 || echo "no gone line" >&2
kill $(cat /tmp/recycled.holder)
usleep 100000
stop
same status "$status" 0
scrolltrace verify $log >/out/verify 2>&1
same verify $? 0
