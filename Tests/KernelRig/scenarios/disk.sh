# The output goes wrong: a full disk that is emptied again, one that never is, a closed pipe, a folder that vanishes,
# /dev/full, a file that exists.
# takes: 15
# checks: 30
. /guest/lib.sh
virtual pad mkdev touchpad
small() {           # small NAME: a disk of 64 KiB with 20 KiB taken
    mkdir -p /small/$1
    mount -t tmpfs -o size=64k small /small/$1
    head -c 20480 /dev/zero >/small/$1/filler
}

# Room again after a while: what was there stays, a gap says what was lost, the recording goes on. Until then it is
# tried again now and then, not all the time.
small again
record again --device "name:rig touchpad" -o /small/again/log.jsonl
log=/small/again/log.jsonl
until_true 5 grep -qs '"k":"dev"' $log
told pad "frames 20 4000"                # a program's first steps are slow here
tell pad "frames 600 2000"
wait_line $errors 'No space left'
cp $log /out/again.full
told pad
cpu0=$(cpu_of $recorder) sleeps0=$(sleeps_of $recorder)
sleep 1
at_most full-cpu "$((($(cpu_of $recorder) - cpu0) / 1000000))" 50 "ms in 1 s"
at_most full-wakeups "$(($(sleeps_of $recorder) - sleeps0))" 20 "in 1 s"
rm /small/again/filler
wait_line $log '"why":"ENOSPC"' 5
told pad "frames 20 2000"
usleep 100000
stop
same again-status "$status" 4
scrolltrace verify $log >/out/again.verify 2>&1
same again-verify $? 0
cp $log /out/again.jsonl
# The last line may have been cut back after the copy was made.
whole=$(($(wc -l </out/again.full)))
head -n $whole $log >/tmp/again.head
head -n $whole /out/again.full | cmp -s - /tmp/again.head && ok again-whole "$whole lines" ||
    not_ok again-whole "other bytes" "what was there stays"
says again-message $errors 'no space left|disk is full|full'

# Never room again.
small never
record never --device "name:rig touchpad" -o /small/never/log.jsonl
log=/small/never/log.jsonl
until_true 5 grep -qs '"k":"dev"' $log
told pad "frames 600 2000"
wait_line $errors 'No space left'
stop
same never-status "$status" 8
says never-message $errors 'no space left|disk is full|full'
scrolltrace verify $log >/out/never.verify 2>&1
same never-verify $? 4
same never-whole "$(tail -c 1 $log | od -An -c | tr -d ' ')" '\n'

# A folder that vanishes, while its file is open: it is said, and the recording is kept where the program was started.
mkdir /tmp/folder
record vanished --device "name:rig touchpad" -o /tmp/folder/log.jsonl
until_true 5 grep -qs '"k":"dev"' /tmp/folder/log.jsonl
rm -r /tmp/folder
told pad "frames 20 2000"
usleep 100000
stop
same vanished-status "$status" 8
says vanished-message $errors 'removed|deleted|gone|no longer'

scrolltrace verify /guest/log.jsonl >/out/vanished.verify 2>&1
same vanished-kept $? 0

# A pipe that is closed ends it, without a word.
no_recorder() { ! pidof scrolltrace >/dev/null; }
{
    unignore scrolltrace record --device "name:rig touchpad" -o - 2>/out/pipe.err
    echo $? >/out/pipe.status
} | head -n 4 >/out/pipe.lines &
until_true 5 pidof scrolltrace >/dev/null
usleep 500000
told pad "frames 50 2000"
until_true 5 no_recorder && ok pipe-ends || not_ok pipe-ends "it goes on" "an end"
same pipe-words "$(grep -v '^/\|^-' /out/pipe.err)" ""
same pipe-lines "$(grep -c . /out/pipe.lines)" 4
same pipe-status "$(cat /out/pipe.status)" 0

# A pipe that nobody reads from fills; the recording can be ended all the same.
mkfifo /tmp/unread
sleep 100 </tmp/unread &
reader=$!
unignore scrolltrace record --device "name:rig touchpad" -o - >/tmp/unread 2>/out/unread.err &
recorder=$!
wait_open $recorder $node
told pad "frames 800 500"
kill -TERM $recorder
ended_within 3 $recorder && ok pipe-blocked || not_ok pipe-blocked "it goes on" "an end within 3 s of SIGTERM"
kill -9 $recorder 2>/dev/null
kill $reader

# A device that is always full, through a pipe of the shell and by name; a file that is there; a folder that is not.
unignore scrolltrace record --device "name:rig touchpad" -o - --duration 1 2>/out/devfull.err >/dev/full
same devfull-status $? 8
says devfull-message /out/devfull.err 'no space left|full'
# refused TAG TARGET: the recording ends by itself with 8 and names the target.
refused() {
    record named --device "name:rig touchpad" --duration 1 -o $2
    outcome
    cp $errors /out/$1.err
    same $1-status "$status" 8
    says $1-message /out/$1.err "$2"
}
refused named-full /dev/full
refused no-folder /no/such/folder/log.jsonl
cp /out/again.jsonl /tmp/before
refused exists /out/again.jsonl
cmp -s /tmp/before /out/again.jsonl && ok exists-untouched || not_ok exists-untouched "other bytes" "the file as it was"
