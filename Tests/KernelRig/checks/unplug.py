"""One `gone` for each device that went, nothing after it, and numbers by identity."""
import os
from checks import evidence


def check(out, report, binary):
    log = evidence.Log(os.path.join(out, "all.jsonl"))
    names = {tag: name for tag, name in [
        ("uinput", "rig uinput pad"), ("uhid", "rig hid pad Touchpad"), ("usb", "QEMU QEMU USB Mouse"),
        ("recycled", "rig recycled"), ("stays", "rig stays")]}
    numbers = {tag: log.numbers(name) for tag, name in names.items()}
    report.expect("numbers", all(len(found) == 1 for found in numbers.values())
                  and len({found[0] for found in numbers.values()}) == len(numbers),
                  numbers, "one number a device, each its own")
    for tag in ("uinput", "uhid", "recycled"):
        kinds = [line.get("k", "frame") for line in log.of(numbers[tag][0])]
        report.expect(f"{tag}-gone", kinds.count("gone") == 1 and kinds[-1] == "gone" and "frame" in kinds,
                      f"one gone after {kinds.count('frame')} frames", f"frames, then one gone, not {kinds}")
    kinds = [line.get("k", "frame") for line in log.of(numbers["usb"][0])]
    shape = [kind for n, kind in enumerate(kinds) if n == 0 or kind != kinds[n - 1]]
    report.same("usb-comes-back", shape, ["dev", "frame", "gone", "dev", "frame"])
    report.expect("stays", "gone" not in [line.get("k") for line in log.of(numbers["stays"][0])]
                  and len(log.frames(numbers["stays"][0])) == 3, "3 frames, never gone", "3 frames, never gone")
    usb = log.kind("dev")
    first, second = [line for line in usb if line["d"] == numbers["usb"][0]]
    report.expect("usb-state", 272 in first_down(log, numbers["usb"][0])
                  and 272 not in second.get("state", {}).get("key", []), "button up when it is back", "not down")
    down = [tag for tag in ("uinput", "uhid") if not contacts_down(log, numbers[tag][0])]
    report.expect("mid-touch", not down, "two contacts were down when each pad went", f"down on {down}")


def first_down(log, number):
    return {code for _, kind, code, value in log.events(number) if kind == evidence.EV_KEY and value}


def contacts_down(log, number):
    state = evidence.State(next(line for line in log.kind("dev") if line["d"] == number))
    for frame in log.frames(number):
        state.step(frame)
    return [axes for axes in state.slots if axes.get(evidence.ABS_MT_TRACKING_ID, -1) != -1]
