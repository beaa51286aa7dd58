# A text is typed on devices that are pointer and keyboard in one, through uinput and uhid, while they are recorded as
# they are by default; then a keyboard on its own, not named, named, and with its keys shown.
# rig: --udev --usb
# checks: 31
. /guest/lib.sh
udev-up
virtual vcombo mkdev combo --name "rig combo" --phys "rig-phys-4711/input0"
virtual hcombo mkhid combo --name "rig hid combo" --uniq "00:11:22:33:44:55" --phys "rig-phys-4712/input0"
virtual keyboard mkdev keyboard --name "rig keyboard"
udevadm settle

# "secret", with each key's scan code, and two more letters; both devices make the same codes.
type_on() {         # type_on TAG: keys of evdev
    for pair in 31:22 18:8 46:6 19:21 18:8 20:23; do
        code=${pair%:*} scan=$((458752 + ${pair#*:}))
        echo "emit 4 4 $scan 1 $code 1"
        echo "emit 4 4 $scan 1 $code 0"
    done
}
type_on >/tmp/typed
for usage in 22 8 6 21 8 23; do
    echo "keys $usage 0 0"
    echo "keys 0 0 0"
done >/tmp/typed.hid

session() {         # session NAME ARGUMENT...
    recording "$@"
    wait_open $recorder ${wanted:-$node}
    told vcombo "$(cat /tmp/typed)" "emit 4 4 589825 1 272 1" "emit 4 4 589825 1 272 0" "emit 2 8 -1 2 11 -120"
    told hcombo "$(cat /tmp/typed.hid)" "move 2 1 0 1" "move 0 0 -1 0"
    told keyboard "$(cat /tmp/typed)"
    usleep 200000
    stop
    same $1-status "$status" 0
}
wanted=$(node_of "rig hid combo")
session default
session second
wanted=$(node_of "rig keyboard")
session masked --device "name:rig keyboard"
session shown --device "name:rig keyboard" --show-keys
wanted=$(node_of "rig combo")
session shown-combo --device "name:rig*combo" --show-keys

# Keyboards alone: nothing is there to record.
record nothing --device "name:no such device"
outcome
same none-status "$status" 6
