"""A gap of kind suspend stands where the machine slept, and devices are described anew behind it."""
import os
from checks import evidence

MSC_TIMESTAMP = 5


def check(out, report, binary):
    log = evidence.Log(os.path.join(out, "sleeper.jsonl"))
    gaps = [n for n, line in enumerate(log.lines) if line.get("k") == "gap"]
    report.same("gaps", [log.lines[n]["why"] for n in gaps], ["suspend"])
    slept = log.lines[gaps[0]].get("slept_us", 0)
    report.expect("length", 1_000_000 <= slept <= 4_000_000, f"{slept} us asleep", "from 1 to 4 s")
    # The kernel itself lets go of keys on the way to sleep; the device's own frames carry its time.
    number = log.numbers("rig touchpad")[0]
    frames = [n for n, line in enumerate(log.lines) if line.get("d") == number and "e" in line
              and any(event[:2] == [evidence.EV_MSC, MSC_TIMESTAMP] for event in line["e"])]
    before, after = [n for n in frames if n < gaps[0]], [n for n in frames if n > gaps[0]]
    report.expect("frames", len(before) == 10 and len(after) == 5, f"{len(before)} before and {len(after)} after",
                  "10 and 5")
    awake = read_milliseconds(out, "after") - read_milliseconds(out, "before") - slept // 1000
    logged = (log.lines[gaps[0]]["t"] - log.lines[before[-1]]["t"]) // 1000
    report.expect("time", abs(logged - awake) < 500, f"{logged} ms in the log, {awake} ms awake",
                  "as much, as a replay must not wait for the sleep")


def read_milliseconds(out, name):
    with open(os.path.join(out, name)) as file:
        return int(file.read())
