"""Medians over the rounds: CPU per event against the plain program's, and memory over a million events."""
import os
from statistics import median

GROWTH_LIMIT = 256          # kB from the first 100,000 events to the last


def check(out, report, binary):
    with open(os.path.join(out, "rounds")) as file:
        rounds = [[int(word) for word in line.split()] for line in file]
    ratios = [ours / plain for _, ours, plain, _ in rounds]
    per_event = [(ours / events / 1000, plain / events / 1000) for events, ours, plain, _ in rounds]
    figure = (f"{median(ratios):.2f} (from {min(ratios):.2f} to {max(ratios):.2f} in {len(rounds)} rounds; "
              f"{median(o for o, _ in per_event):.2f} and {median(p for _, p in per_event):.2f} us an event)")
    report.figure("cpu-ratio", figure)
    with open(os.path.join(out, "memory")) as file:
        events, resident = map(int, file.read().split())
    growth = resident - rounds[0][3]
    report.expect("memory-flat", events >= 1_000_000 and growth <= GROWTH_LIMIT,
                  f"{growth} kB more after {events} events than after {rounds[0][0]}, {resident} kB resident",
                  f"at most {GROWTH_LIMIT} kB more after a million")
