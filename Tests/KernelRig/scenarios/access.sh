# Who may open what under a real udev, what `devices` and `doctor` say of it, and what udev and the kernel announce.
# takes: 15
# rig: --udev --device usb-mouse --bin evemu-device --bin setpriv --put udev/70-scrolltrace.rules
# checks: 104
. /guest/lib.sh
mkdir -p /run/access && cd /run/access || exit
# has NAME FILE TEXT: FILE has TEXT.
has() { if grep -qF -- "$3" "$2"; then ok "$1"; else not_ok "$1" "'$(tr '\n' '|' <"$2")'" "'$3'"; fi; }
# arrives NAME FILE TEXT: FILE gets a line with TEXT.
arrives() { if wait_line "$2" "$3" 2>/dev/null; then ok "$1"; else not_ok "$1" "'$(tr '\n' '|' <"$2")'" "'$3'"; fi; }
# as USER COMMAND: output in `out`, errors in `err`, exit code in $code, time in $took.
as() {
    began=$(now)
    su "$1" -c "$2" >out 2>err && code=0 || code=$?
    took=$(($(now) - began))
}
# within_second NAME: the last command took less.
within_second() { at_most "$1" $took 999 ms; }
# opens USER NODE [HOW]: yes or no.
opens() { if su "$1" -c ": ${3:-<}$2" 2>/dev/null; then echo yes; else echo no; fi; }
# bits CODE|FROM-TO...: the codes as lines of evemu's bit lists, 8 bytes a line, behind "B: TYPE".
bits() {
    type=$1; shift
    echo "$@" | awk -v type="$type" '{
        for (i = 1; i <= NF; i++) {
            n = split($i, r, "-"); if (n == 1) r[2] = r[1]
            for (c = r[1]; c <= r[2]; c++) { set[c] = 1; if (c > most) most = c }
        }
        for (byte = 0; byte <= most / 8; byte++) {
            value = 0
            for (bit = 7; bit >= 0; bit--) value = value * 2 + ((byte * 8 + bit) in set)
            if (byte % 8 == 0) line = "B: " type
            line = line sprintf(" %02x", value)
            if (byte % 8 == 7) { print line; line = "" }
        }
        if (line != "") { while (split(line, w, " ") < 10) line = line " 00"; print line }
    }'
}
# pointer NAME PROPERTY KEYS: a virtual device that moves and has these keys; its process in $!.
pointer() {
    { echo "# EVEMU 1.3"; echo "N: $1"; echo "I: 0003 1209 7010 0001"; echo "P: $2 00 00 00 00 00 00 00"
      bits 00 0-2; bits 01 $3; bits 02 0 1 8; } >"$1.evemu"
    evemu-device "$1.evemu" >"$1.log" 2>&1 &
}

echo "# without udev: the kernel announces"
# USB takes its time.
node_of "QEMU QEMU USB Mouse" >/dev/null
scrolltrace devices --watch --json >kernel.watch 2>kernel.err & watch=$!
wait_line kernel.watch '"k":"device"'
mkfifo first; mkdev wheel --name first <first >first.log & exec 5<>first
wait_line first.log dev; first=$(sed -n 's/^dev //p' first.log)
arrives "kernel-a-device-that-comes-is-announced" kernel.watch '"name":"first"'
has "kernel-its-class-is-decided-without-udev" kernel.watch '"class":"mouse","because":"relative axes and mouse buttons"'
scrolltrace devices >out
same "kernel-devices-are-in-the-order-of-their-nodes" "$(awk 'NR > 1 { print $1 }' out | tr '\n' ' ')" "$(ls /dev/input | sed -n 's/^event//p' | sort -n | sed 's|^|/dev/input/event|' | tr '\n' ' ')"
echo quit >&5; exec 5>&-
arrives "kernel-a-device-that-goes-is-announced" kernel.watch "\"k\":\"removed\",\"node\":\"$first\""
same "kernel-mouseN-is-no-device" "$(grep -c '"node":"/dev/input/mouse' kernel.watch)" 0
kill $watch; wait $watch 2>/dev/null

echo "# so much is announced that the kernel drops some"
mkfifo second; mkdev wheel --name second <second >second.log & exec 5<>second
wait_line second.log dev; second=$(sed -n 's/^dev //p' second.log)
su nobody -c "exec scrolltrace devices --watch --json" >full.watch 2>/dev/null & watch=$!
wait_line full.watch '"name":"second"'
reader=$(pidof scrolltrace)
kill -STOP $reader
i=0; while [ $i -lt 1500 ]; do echo change >/sys/class/input/${second##*/}/uevent; i=$((i + 1)); done
echo quit >&5; exec 5>&-; until_true 5 test ! -e $second
dropped=$(awk -v pid=$reader '$3 == pid { d += $9 } END { print d + 0 }' /proc/net/netlink)
at_least "the-kernel-has-dropped-announcements" "$dropped" 1
kill -CONT $reader
arrives "a-device-that-went-meanwhile-is-found-out" full.watch "\"k\":\"removed\",\"node\":\"$second\""
kill $reader; wait $watch 2>/dev/null

echo "# without udev: doctor"
as seat "scrolltrace doctor"
same "kernel-doctor-as-seat-ends-with-5" $code 5
has "kernel-doctor-says-that-no-udev-daemon-runs" out "problem  udev     no daemon runs"
has "kernel-the-first-remedy-is-then-the-descriptor" out " 1. Let root open this one device"

echo "# with udev, the rules not yet installed"
NO_SEAT= udev-up >/dev/null 2>&1
for kind in touchpad touchscreen wheel; do
    mkfifo $kind
    mkdev $kind <$kind >$kind.log 2>&1 &
done
exec 5<>touchpad 6<>touchscreen 7<>wheel
pointer "stick" 21 "272-274"; stick_process=$!
pointer "combination" 00 "1-127 272-274"; combination_process=$!
pointer "typing mouse" 00 "16-25 30-38 272-274"; typing_process=$!
for kind in touchpad touchscreen wheel; do wait_line $kind.log dev; done
touchpad=$(node_of "rig touchpad"); touchscreen=$(node_of "rig touchscreen"); wheel=$(node_of "rig wheel")
mouse=$(node_of "QEMU QEMU USB Mouse"); stick=$(node_of "stick")
keyboard=$(node_of "AT Translated Set 2 keyboard"); combination=$(node_of "combination")
typing=$(node_of "typing mouse")
udevadm settle
as seat "scrolltrace doctor"
same "S05-doctor-as-seat-without-the-rules-ends-with-5" $code 5
within_second "S05-doctor-as-seat-answers-within-a-second"
has "S07-doctor-names-user-and-groups" out "you are seat (1001), group seat (1001)"
has "S07-doctor-names-owner-group-mode-and-list" out "Permission denied: owner root (0), group input (104), mode 0660, no ACL"
has "S07-doctor-names-node-and-device" out "$touchpad  rig touchpad"
same "S05-the-remedies-stand-in-their-order" "$(sed -n 's/^ \([1-9]\)\. \(Install\|Let root open\|Not advised\).*/\1 \2/p' out | head -3 | tr '\n' ',')" "1 Install,2 Let root open,3 Not advised,"
has "S05-the-groups-risk-is-in-words" out "RISK: every program of yours can then read everything that is typed, passwords included."
cp out doctor.seat
for user in nobody seat; do
    for node in $touchpad $mouse $keyboard; do
        same "without-the-rules-$user-does-not-open-${node##*/}" "$(opens $user $node)" no
    done
done
same "without-the-rules-seat-does-not-open-uinput" "$(opens seat /dev/uinput '<>')" no

echo "# the first remedy, as doctor prints it"
su seat -c "exec scrolltrace devices --watch --json" >udev.watch 2>udev.err & watch=$!
wait_line udev.watch '"name":"rig wheel"'
printf '#!/bin/sh\nSUDO_UID=1001 SUDO_GID=1001 exec "$@"\n' >/bin/sudo; chmod 755 /bin/sudo
sed -n '/^ 1\. /,/^ 2\. /s/^      //p' doctor.seat >remedy.sh
mkdir -p /etc/udev/rules.d
sh remedy.sh >remedy.log 2>&1; same "S05-its-commands-run" "$? $(tr '\n' '|' <remedy.log)" "0 "
udevadm settle
cmp -s /etc/udev/rules.d/70-scrolltrace.rules /guest/70-scrolltrace.rules
same "the-rules-that-doctor-prints-are-those-of-the-project" $? 0
arrives "udev-a-right-that-is-new-is-announced-to-who-waits" udev.watch "\"node\":\"$touchpad\".*\"opens\":true"
udevadm test /sys/class/input/${touchpad##*/} >udevtest 2>&1
same "S02-udev-finds-nothing-wrong-in-the-rules" "$(grep -c '70-scrolltrace.rules:.*\(Invalid\|ignoring\|Unknown\|Failed\)' udevtest)" 0
has "udev-has-read-the-rules" udevtest "70-scrolltrace.rules"

echo "# who opens what"
for pair in touchpad:$touchpad touchscreen:$touchscreen wheel:$wheel mouse:$mouse stick:$stick; do
    node=${pair#*:}
    same "the-seated-user-opens-the-${pair%%:*}" "$(opens seat $node)" yes
    same "another-user-does-not-open-the-${pair%%:*}" "$(opens nobody $node)" no
done
for pair in keyboard:$keyboard combination:$combination typing-mouse:$typing; do
    node=${pair#*:}
    same "the-seated-user-does-not-open-the-${pair%%:*}" "$(opens seat $node)" no
    same "another-user-does-not-open-the-${pair%%:*}" "$(opens nobody $node)" no
    same "a-member-of-input-opens-the-${pair%%:*}-that-is-the-risk" "$(opens member $node)" yes
done
same "the-seated-user-opens-uinput" "$(opens seat /dev/uinput '<>')" yes
same "another-user-does-not-open-uinput" "$(opens nobody /dev/uinput '<>')" no
same "S02-no-node-can-be-opened-by-everybody" "$(ls -l /dev/input/event* /dev/uinput | cut -c8-10 | sort -u)" "---"

echo "# devices and doctor"
as seat "scrolltrace devices"; cp out table
within_second "devices-as-seat-answers-within-a-second"
same "devices-as-seat-what-opens-is-what-the-shell-opens" "$(awk 'NR > 1 { print $1, $4 }' table | sed 's/no:/no/' | tr '\n' ' ')" "$(for n in $(awk 'NR > 1 { print $1 }' table); do echo $n $(opens seat $n); done | tr '\n' ' ')"
as member "scrolltrace devices"
same "devices-as-member-all-open" "$(awk 'NR > 1 { print $4 }' out | sort -u)" yes
as nobody "scrolltrace devices --json"
same "devices-as-nobody-none-opens" "$(grep -c '"opens":true' out)" 0
has "devices-as-nobody-says-why" out '"opens":false,"why":"root:input 0660+"'
has "devices-knows-the-stick-by-udev" out '"name":"stick","id":[3,4617,28688,1],"selector":"id:1209:7010","class":"pointing-stick","because":"udev says ID_INPUT_POINTINGSTICK","types":false'
has "devices-says-what-types" out '"name":"typing mouse","id":[3,4617,28688,1],"selector":"id:1209:7010","class":"mouse","because":"udev says ID_INPUT_MOUSE","types":true'
same "devices-gives-away-no-serial-number" "$(grep -c '0000:00:' out)" 0
as seat "scrolltrace doctor"
same "doctor-as-seat-with-the-rules-ends-with-0" $code 0
has "doctor-names-the-rules" out "ok       rules    installed: /etc/udev/rules.d/70-scrolltrace.rules"
has "doctor-names-the-seat" out "ok       seat     your session is active at seat0"
has "doctor-says-that-the-combination-is-left-alone" out "combination (types too, so the rules leave it alone)"
has "doctor-says-that-uinput-is-ready" out "ok       uinput   /dev/uinput (needed for \`play\` alone): ready"
as nobody "scrolltrace doctor"
same "doctor-as-nobody-ends-with-5" $code 5
within_second "doctor-as-nobody-answers-within-a-second"
has "doctor-as-nobody-shows-the-access-list" out "mode 0660, ACL user::rw-,user:seat:rw-,group::rw-,mask::rw-,other::---"
has "doctor-as-nobody-names-who-sits-there" out "the session of seat (1001) is active at seat0, not yours"
as member "scrolltrace doctor"
same "doctor-as-member-ends-with-0" $code 0

echo "# the second remedy: a descriptor that root opens"
# The shell's own setpriv is busybox's, which can do less than that of util-linux.
command=$(sed -n "s/^      \(sudo sh -c 'exec 3<.*\)/\1/p" doctor.seat)
node=$(echo "$command" | sed -n "s/.*exec 3<\([^;]*\);.*/\1/p")
echo "$command" | sed 's/scrolltrace record --fd 3 -o FILE/sh \/run\/access\/reader.sh/; s/exec setpriv/exec \/bin\/setpriv/; s/\([^ ]*\)event[0-9]*/\1'${combination##*/}'/' >second.sh
printf 'id -u\nid -g\ntest -e /proc/self/fd/3 && readlink /proc/self/fd/3\n: <%s && echo opened\n' "$combination" >reader.sh
sh second.sh >second.log 2>/dev/null
same "S05-who-is-seat-has-that-descriptor-and-no-other-right" "$(tr '\n' ' ' <second.log)" "1001 1001 $combination "

echo "# nodes that are not as usual"
chmod 0600 $touchpad
as seat "scrolltrace devices"
same "mode-0600-devices-says-no" "$(awk -v n=$touchpad '$1 == n { print $4, $5, $6 }' out)" "no: root:input 0600+"
as seat "scrolltrace doctor"
same "mode-0600-doctor-ends-with-5" $code 5
has "mode-0600-doctor-shows-the-mask" out "mode 0600, ACL user::rw-,user:seat:rw-,group::rw-,mask::---,other::---"
has "mode-0600-udev-is-to-apply-the-rules-again" out "let udev apply them"
same "mode-0600-the-group-is-not-offered" "$(grep -c 'Not advised' out)" 0
rm $mouse
as seat "scrolltrace devices"
has "no-node-devices-says-so" out "no: No such file or directory"

echo "# udev announces what comes and goes"
echo quit >&5; exec 5>&-
arrives "udev-a-device-that-goes-is-announced" udev.watch "\"k\":\"removed\",\"node\":\"$touchpad\""
mkfifo later; mkdev touchpad --name later <later >later.log & exec 5<>later
wait_line udev.watch '"name":"later"'
same "udev-a-device-that-comes-is-announced-once-its-rights-are-there" "$(grep '"name":"later"' udev.watch | head -1 | sed 's/.*"opens"/"opens"/')" '"opens":true}'
echo quit >&5; exec 5>&-

kill $(pidof scrolltrace); wait $watch 2>/dev/null

echo "# set-uid and set-gid"
for bits in 4755 2755; do
    cp /bin/scrolltrace /bin/lending; chgrp input /bin/lending; chmod $bits /bin/lending
    as seat "lending devices"
    same "S08-mode-$bits-is-refused-with-5" $code 5
    same "S08-mode-$bits-prints-nothing-but-one-line" "$(wc -l <err) $(wc -c <out)" "1 0"
    has "S08-mode-$bits-says-why" err "scrolltrace: set-uid or set-gid: refused"
done
as root "lending devices"
same "S08-set-gid-is-refused-to-root-too" $code 5

echo "# uinput in all its states"
echo quit >&6; echo quit >&7; kill $stick_process $combination_process $typing_process; wait
# uinput_says NAME TEXT
uinput_says() { as seat "scrolltrace doctor"; has "S06-$1" out "$2"; within_second "S06-$1-within-a-second"; }
as nobody "scrolltrace doctor"
has "S06-no-right" out "(needed for \`play\` alone): Permission denied: owner root (0), group root (0), mode 0660, ACL user::rw-,user:seat:rw-"
mv /dev/uinput uinput.away
uinput_says "no-node" "the kernel has uinput ready, but the node is absent"
rmmod uinput
uinput_says "not-loaded-and-nothing-known-of-modules" "uinput is not loaded, and there is no folder that says which modules this kernel has"
modules=/lib/modules/$(uname -r); mkdir -p $modules
echo "kernel/drivers/input/misc/uinput.ko:" >$modules/modules.dep
uinput_says "not-loaded" "the kernel module uinput is not loaded, and the node is absent"
has "S06-not-loaded-the-remedy" out "sudo modprobe uinput"
mknod /dev/uinput c 10 223; chmod 666 /dev/uinput
uinput_says "a-node-that-loads-the-module" "is not loaded, but it is when the node is opened"
chmod 600 /dev/uinput
uinput_says "no-right-and-not-loaded" "(needed for \`play\` alone): Permission denied: owner root (0), group root (0), mode 0600, no ACL"
has "S06-no-right-and-not-loaded-first-the-module" out " 1. Load the kernel module, now and at each start:"
insmod /lib/modules/uinput.ko; udevadm settle
uinput_says "loaded-and-udev-has-applied-the-rules" "(needed for \`play\` alone): ready"
same "S06-the-seated-user-opens-it-then" "$(opens seat /dev/uinput '<>')" yes
rmmod uinput; udevadm settle; rm -f /dev/uinput
mknod /dev/uinput c 10 223
echo "kernel/drivers/hid/uhid.ko:" >$modules/modules.dep
uinput_says "not-in-this-kernel" "this kernel has no uinput, neither built in nor as a module"
