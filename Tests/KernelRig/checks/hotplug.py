"""Device records come with the device, before its first frame, and carry what is down."""
import os
from checks import evidence


def check(out, report, binary):
    wait = evidence.Log(os.path.join(out, "wait.jsonl"))
    device = wait.device("rig touchpad")
    report.expect("wait-time", 900_000 <= device["t"] <= 5_000_000, f"device at {device['t']} us", "after a second")
    report.same("wait-frames", len(wait.frames(device["d"])), 10)
    later = evidence.Log(os.path.join(out, "later.jsonl"))
    device = later.device("rig wheel")
    report.expect("later-time", device["t"] > 0, f"device at {device['t']} us", "after the start")
    report.same("later-frames", len(later.frames(device["d"])), 4)
    fd = evidence.Log(os.path.join(out, "user/fd.jsonl"))
    report.same("fd-frames", len(fd.frames(fd.device("rig touchpad")["d"])), 10)
    check_held(out, report)


def check_held(out, report):
    log = evidence.Log(os.path.join(out, "held.jsonl"))
    device = log.device("rig touchpad")
    state = evidence.State(device)
    report.same("held-keys", sorted(state.keys), [272, 330, 333])
    axes = [{code: slot.get(code) for code in (57, 53, 54)} for slot in (state.slots[0], state.slots[2])]
    report.same("held-contacts", axes, [{57: 77, 53: 111, 54: 222}, {57: 78, 53: 333, 54: 444}])
    for frame in log.frames(device["d"]):
        state.step(frame)
    keys, slots = evidence.read_evstate(os.path.join(out, "held.state"))
    report.expect("held-end", sorted(state.keys) == sorted(keys)
                  and state.slots[0].get(57) == slots[0][57] and state.slots[2].get(57) == slots[2][57],
                  f"keys {sorted(keys)}, the first finger lifted", f"{keys} and {slots}")
