# The machine sleeps for three seconds while it is recorded, with a finger down: suspend to memory, woken by its clock.
# takes: 10
# rig: --suspend --device usb-mouse
# checks: 8
. /guest/lib.sh
virtual pad mkdev touchpad
usb=$(node_of "QEMU QEMU USB Mouse")
recording sleeper
wait_open $recorder $usb
told pad "frames 10 8000"
wait_line $log ',72000\]'
now >/out/before                       # now counts sleep in
echo 0 >/sys/class/rtc/rtc0/wakealarm
echo +3 >/sys/class/rtc/rtc0/wakealarm
echo mem >/sys/power/state
same slept $? 0
now >/out/after
told pad "frames 5 8000"
mouse_set "QEMU HID Mouse"
inject rel:x:9
wait_line $log '\[2,0,9\]'
stop
same status "$status" 0
scrolltrace verify $log >/out/verify 2>&1
same verify $? 0
