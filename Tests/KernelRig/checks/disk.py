"""The gap after a full disk counts the frames that are missing."""
import os
from checks import evidence

WRITTEN = 640


def check(out, report, binary):
    log = evidence.Log(os.path.join(out, "again.jsonl"))
    gaps = [gap for gap in log.kind("gap") if gap["why"] == "ENOSPC"]
    kept = len(log.frames(log.numbers("rig touchpad")[0]))
    report.expect("again-gap", len(gaps) >= 1 and kept + sum(gap.get("lost", 0) for gap in gaps) == WRITTEN,
                  f"{kept} frames kept, {sum(gap.get('lost', 0) for gap in gaps)} said to be lost", f"{WRITTEN} in all")
    report.same("again-end", log.lines[-1].get("k"), "end")
