"""Readers of what recorders leave: event logs, and the texts of evread, evemu-record and libinput-record.

An event is (microseconds, type, code, value), SYN_REPORT among them.
"""
import json
import re

EV_SYN, EV_KEY, EV_REL, EV_ABS, EV_MSC = 0, 1, 2, 3, 4
SYN_REPORT, SYN_DROPPED = 0, 3
ABS_MT_SLOT, ABS_MT_TRACKING_ID = 47, 57


class Log:
    """An event log, its whole lines; a torn last line is left out."""

    def __init__(self, path):
        with open(path, "rb") as file:
            lines = file.read().split(b"\n")
        self.is_torn = bool(lines[-1])
        self.lines = [json.loads(line) for line in lines[:-1]]

    def kind(self, k):
        return [line for line in self.lines if line.get("k") == k]

    @property
    def header(self):
        return self.lines[0]

    def numbers(self, name):
        """The numbers under which devices of this name stand in the log, in their order, once each."""
        return list(dict.fromkeys(line["d"] for line in self.kind("dev") if line["name"] == name))

    def device(self, name):
        return next(line for line in self.kind("dev") if line["name"] == name)

    def of(self, number):
        """All lines of a device, in their order."""
        return [line for line in self.lines if line.get("d") == number]

    def frames(self, number):
        return [line for line in self.of(number) if "k" not in line]

    def events(self, number):
        return [event for frame in self.frames(number) for event in events_of(frame)]


def events_of(frame):
    t = frame["t"]
    events = [(t + (e[3] if len(e) > 3 else 0), e[0], e[1], e[2]) for e in frame["e"]]
    return events + [(t + frame.get("o", 0), EV_SYN, SYN_REPORT, frame.get("r", 0))]


def read_evread(path):
    with open(path) as file:
        found = re.findall(r"^E: (\d+)\.(\d{6}) (\w{4}) (\w{4}) (-?\d+)$", file.read(), re.M)
    return [(int(s) * 1_000_000 + int(us), int(t, 16), int(c, 16), int(v)) for s, us, t, c, v in found]


def read_evemu(path):
    with open(path) as file:
        found = re.findall(r"^E: (\d+)\.(\d{6}) (\w{4}) (\w{4}) (-?\d+)", file.read(), re.M)
    return [(int(s) * 1_000_000 + int(us), int(t, 16), int(c, 16), int(v)) for s, us, t, c, v in found]


def read_libinput(path):
    """The events of each device of a recording, by the device's name."""
    with open(path) as file:
        parts = re.split(r"^- node:.*$", file.read(), flags=re.M)[1:]
    devices = {}
    for part in parts:
        name = re.search(r'^ *# Name: (.*)$', part, re.M).group(1)
        found = re.findall(r"- \[ *(\d+), *(\d+), *(\d+), *(\d+), *(-?\d+)\]", part)
        devices[name] = [(int(s) * 1_000_000 + int(us), int(t), int(c), int(v)) for s, us, t, c, v in found]
    return devices


class State:
    """What is down, folded from a device's record and its frames."""

    def __init__(self, device):
        state = device.get("state", {})
        self.keys = set(state.get("key", []))
        slots = int(device["abs"][str(ABS_MT_SLOT)][1]) + 1 if str(ABS_MT_SLOT) in device.get("abs", {}) else 0
        self.slot = device["abs"][str(ABS_MT_SLOT)][5] if slots else 0
        self.slots = [{} for _ in range(slots)]
        for code, values in state.get("mt", {}).items():
            for slot, value in enumerate(values[:slots]):
                self.slots[slot][int(code)] = value

    def step(self, frame):
        for _, kind, code, value in events_of(frame):
            if kind == EV_KEY and value != 2:
                (self.keys.add if value else self.keys.discard)(code)
            elif kind == EV_ABS and code == ABS_MT_SLOT:
                self.slot = value
            elif kind == EV_ABS and code > ABS_MT_SLOT and self.slots:
                self.slots[self.slot][code] = value


def read_evstate(path):
    """The keys that are down and the axes of each slot, as the kernel says."""
    keys, slots = set(), {}
    with open(path) as file:
        for line in file:
            words = line.split()
            if words[0] == "key":
                keys.add(int(words[1]))
            elif words[0] == "slot":
                slots.setdefault(int(words[1]), {})[int(words[2])] = int(words[3])
    return keys, slots
