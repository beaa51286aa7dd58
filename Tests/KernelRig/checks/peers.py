"""Our log against the peers' recordings of the same session: the same events, and the same times."""
import os
from checks import evidence

DEVICES = ["touchpad", "touchscreen", "vtouchpad", "vwheel", "usb"]
TOLERANCE = 1           # microseconds


def check(out, report, binary):
    log = evidence.Log(os.path.join(out, "ours.jsonl"))
    libinput = evidence.read_libinput(os.path.join(out, "libinput.yml"))
    for tag in DEVICES:
        with open(os.path.join(out, tag + ".name")) as file:
            name = file.read().strip()
        ours = log.events(log.numbers(name)[0])
        compare(report, f"{tag}-evread", ours, evidence.read_evread(os.path.join(out, tag + ".evread")))
        compare(report, f"{tag}-evemu", ours, evidence.read_evemu(os.path.join(out, tag + ".evemu")))
        compare(report, f"{tag}-libinput", ours, libinput[name])
        report.expect(f"{tag}-frames", len(log.frames(log.numbers(name)[0])) >= 10,
                      f"{len(log.frames(log.numbers(name)[0]))} frames", "10 or more")


def compare(report, name, ours, theirs):
    """Times are compared from each side's first event, as each counts from a zero of its own."""
    different = next((n for n, (a, b) in enumerate(zip(ours, theirs)) if a[1:] != b[1:]), None)
    if different is not None:
        report.fail(name, f"event {different} is {ours[different]} here and {theirs[different]} there", "the same")
        return
    if len(ours) != len(theirs) or not ours:
        report.fail(name, f"{len(ours)} events here and {len(theirs)} there", "as many")
        return
    apart = max(abs((a[0] - ours[0][0]) - (b[0] - theirs[0][0])) for a, b in zip(ours, theirs))
    report.expect(name, apart <= TOLERANCE, f"{len(ours)} events, times apart {apart} us", f"at most {TOLERANCE} us")
