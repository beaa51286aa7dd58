"""Each log after a kill: it reads, and its frames are the device's, in order, from the first on, without a hole.

Frames carry their number, as a touchpad's own time (8,000 us a frame, from the device's creation on).
"""
import os
import subprocess
from checks import evidence

MSC_TIMESTAMP = 5
IN_HAND = 1                 # the frame that may be on its way from the kernel to the file at the kill


def check(out, report, binary):
    with open(os.path.join(out, "rounds")) as file:
        rounds = [(name, int(written), int(status)) for name, written, status in map(str.split, file)]
    kills = [row for row in rounds if row[0].startswith("kill")]
    terms = [row for row in rounds if row[0].startswith("term")]
    report.same("kills", len(kills), 50)
    logs = {name: os.path.join(out, name + ".jsonl") for name, _, _ in rounds}
    codes = [verify(binary, logs[name]) for name, _, _ in kills]
    report.expect("kill-verify", set(codes) <= {0, 4}, f"exit codes {sorted(set(codes))}", "0 and 4 alone")
    holes, missing = compare(kills, logs, 0)
    report.expect("kill-prefix", not holes, f"holes in {holes or 'none'}", "none")
    total = sum(written for _, written, _ in kills)
    report.expect("kill-lost", max(missing) <= IN_HAND,
                  f"at most {max(missing)} frames of {total} not there, all in the kernel's queue at the kill",
                  f"at most {IN_HAND} a kill; {dict(zip([k[0] for k in kills], missing))}")
    holes, missing = compare(terms, logs, sum(written for _, written, _ in kills))
    report.expect("term-lost", not holes and max(missing) == 0,
                  f"{max(missing)} of 20 waiting frames not there, holes in {holes or 'none'}", "0 and none")
    report.same("term-verify", [verify(binary, logs[name]) for name, _, _ in terms], [0] * len(terms))
    report.same("term-end", [evidence.Log(logs[name]).lines[-1].get("k") for name, _, _ in terms],
                ["end"] * len(terms))
    report.same("term-status", [status for _, _, status in terms], [0] * len(terms))


def verify(binary, log):
    return subprocess.run([binary, "verify", log], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode


def compare(rounds, logs, first):
    """Names of the logs with a hole, and for each how many frames at the end are missing."""
    holes, missing = [], []
    for name, written, _ in rounds:
        seen = frame_numbers(logs[name])
        if seen != list(range(first, first + len(seen))):
            holes.append(name)
        missing.append(written - len(seen))
        first += written
    return holes, missing


def frame_numbers(path):
    log = evidence.Log(path)
    return [value // 8000 for line in log.lines if "e" in line
            for _, kind, code, value in evidence.events_of(line)
            if (kind, code) == (evidence.EV_MSC, MSC_TIMESTAMP)]
