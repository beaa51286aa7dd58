"""A `drop`, then one frame with the difference, then the state is the device's."""
import os
from checks import evidence

UNCHANGED_SLOT = 3


def check(out, report, binary):
    for name in ("changed", "replaced", "lifted", "screen"):
        check_one(name, out, report)


def check_one(name, out, report):
    log = evidence.Log(os.path.join(out, name + ".jsonl"))
    device = log.device("drop " + name)
    lines = log.of(device["d"])
    drops = [n for n, line in enumerate(lines) if line.get("k") == "drop"]
    repaired = [n for n, line in enumerate(lines) if line.get("s") == 1]
    report.expect(name + "-drop", len(drops) >= 1 and len(drops) == len(repaired),
                  f"{len(drops)} drops, {len(repaired)} repaired frames", "as many, and at least one")
    report.expect(name + "-next", all(lines[n + 1].get("s") == 1 for n in drops),
                  "repaired frames follow at once", "the frame after a drop to have s")
    if name != "lifted":
        again = [n for n in repaired if UNCHANGED_SLOT in slots_named(lines[n])]
        report.expect(name + "-unchanged", not again, f"{len(again)} frames name it", "none")
    state = evidence.State(device)
    for line in lines:
        if "k" not in line:
            state.step(line)
    keys, slots = evidence.read_evstate(os.path.join(out, name + ".state"))
    report.same(name + "-keys", sorted(state.keys), sorted(keys))
    report.expect(name + "-slots", all(state.slots[n] == slots[n] for n in live(slots) | live_of(state)),
                  f"{sorted(live_of(state))} down", f"{slots}, not {state.slots}")


def slots_named(frame):
    return {value for _, kind, code, value in evidence.events_of(frame)
            if kind == evidence.EV_ABS and code == evidence.ABS_MT_SLOT}


def live(slots):
    return {n for n, axes in slots.items() if axes.get(evidence.ABS_MT_TRACKING_ID, -1) != -1}


def live_of(state):
    return live(dict(enumerate(state.slots)))
