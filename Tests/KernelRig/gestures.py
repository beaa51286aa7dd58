"""Motions as hands make them, from a seeded generator: what the traces are drawn from.

A hand's way from place to place has the smoothest possible speed (minimum jerk, Flash and Hogan 1985), bends a little,
and trembles at 8 to 12 Hz. Lengths are millimetres, times seconds; y grows downwards, towards the person.
"""
import math


def minimum_jerk(s):
    """The part of the way that is behind after the part s of the time."""
    s = min(max(s, 0.0), 1.0)
    return s ** 3 * (10 - 15 * s + 6 * s * s)


class Tremor:
    """A displacement that never rests: three slow oscillations."""

    def __init__(self, random, size):
        self.waves = [(size * random.uniform(0.4, 1.0), random.uniform(8, 12), random.uniform(0, math.tau))
                      for _ in range(3)]

    def at(self, t):
        return sum(size * math.sin(math.tau * rate * t + phase) for size, rate, phase in self.waves) / 3


class Stroke:
    """A finger that lands, waits, goes along a bent way, waits and lifts.

    `until` is the part of the way's time after which the finger lifts: below 1 it lifts in motion, as in a flick.
    """

    def __init__(self, random, start, way, duration, until=1.0, before=0.03, after=0.0, bow=None, tremor=0.05):
        self.start, self.way, self.duration = start, way, duration
        self.before = before
        self.length = before + duration * until + after
        self.bow = bow if bow is not None else random.uniform(-0.06, 0.06)
        self.settling = (random.uniform(-0.25, 0.25), random.uniform(0.05, 0.3))
        self.tremors = Tremor(random, tremor), Tremor(random, tremor)

    def at(self, t):
        """The place at t from the landing; the tip gives way in the first hundredths of a second."""
        s = (t - self.before) / self.duration
        gone, aside = minimum_jerk(s), self.bow * math.sin(math.pi * minimum_jerk(s))
        give = math.exp(-t / 0.02)
        dx, dy = self.way
        return (self.start[0] + dx * gone - dy * aside + self.settling[0] * give + self.tremors[0].at(t),
                self.start[1] + dy * gone + dx * aside + self.settling[1] * give + self.tremors[1].at(t))


class Finger:
    """One contact: its id, and its stroke from a time on."""

    def __init__(self, number, begins, stroke):
        self.number, self.begins, self.stroke = number, begins, stroke
        self.ends = begins + stroke.length

    def is_down(self, t):
        return self.begins <= t < self.ends


class Surface:
    """A touch device's firmware: looks at all fingers at its rate, and reports what is down in its own units.

    Like real firmware it does not pass on a change of less than a unit, so that a resting finger rests; and it goes on
    reporting while something is down, whether it moves or not.
    """

    def __init__(self, random, rate, width, height):
        self.random, self.interval = random, 1 / rate
        self.scale = (width[1] / width[0], height[1] / height[0])
        self.limits = (width[1], height[1])

    def reports(self, fingers):
        """Lines "USEC touch BUTTON SCANTIME ID:X:Y:TIP ..." for mkhid."""
        shown, lines = {}, []
        t = min(finger.begins for finger in fingers)
        last = max(finger.ends for finger in fingers)
        while t < last + 2 * self.interval:
            contacts = []
            for finger in fingers:
                if finger.is_down(t):
                    shown[finger.number] = self.units(finger.stroke.at(t - finger.begins), shown.get(finger.number))
                    contacts.append((finger.number, *shown[finger.number], 1))
                elif finger.number in shown:
                    contacts.append((finger.number, *shown.pop(finger.number), 0))
            if contacts:
                sent = t + 0.0012 + self.random.uniform(-0.0002, 0.0002)
                words = " ".join(":".join(map(str, contact)) for contact in contacts)
                lines.append((sent, f"touch 0 {round(t * 10000) & 0xffff} {words}"))
            t += self.interval
        return lines

    def units(self, place, before):
        exact = [value * scale for value, scale in zip(place, self.scale)]
        result = []
        for axis, value in enumerate(exact):
            if before and abs(value - before[axis]) < 0.75:
                value = before[axis]
            result.append(min(max(round(value), 0), self.limits[axis]))
        return tuple(result)


def pair(random, begins, start, way, duration, **options):
    """Two fingers side by side that do nearly the same: the second a little apart in place and time."""
    first = Stroke(random, start, way, duration, **options)
    beside = (start[0] + random.uniform(17, 20), start[1] - random.uniform(2, 5))
    scale = random.uniform(0.97, 1.03)
    second = Stroke(random, beside, (way[0] * scale, way[1] * scale), duration, bow=first.bow, **options)
    late, early = random.uniform(0.0, 0.010), random.uniform(-0.008, 0.008)
    second.length += early - late
    return [Finger(1, begins, first), Finger(2, begins + late, second)]


def notches(random, begins, direction, intervals):
    """Lines "inject wheel:DIRECTION": a wheel that clicks, with a person's unevenness."""
    lines, t = [], begins
    for interval in intervals:
        lines.append((t, f"inject wheel:{direction}"))
        t += interval * random.uniform(0.85, 1.15)
    return lines


class FreeWheel:
    """A wheel that reports parts of a detent at a fixed rate while it turns."""

    PART = 15               # of 120 a detent

    def __init__(self, random, rate):
        self.random, self.interval = random, 1 / rate

    def reports(self, begins, turned, length):
        """Lines "move 0 0 PARTS 0" for mkhid; `turned` gives the detents at a time from the beginning on."""
        lines, sent, count = [], 0, int(length / self.interval)
        for n in range(1, count + 1):
            t = n * self.interval
            due = round(turned(t) * 120 / self.PART) * self.PART
            while due != sent:
                step = max(-120, min(120, due - sent))
                lines.append((begins + t + self.random.uniform(-0.0003, 0.0003), f"move 0 0 {step} 0"))
                sent += step
        return lines


def finger_turn(detents, duration):
    """A finger that pulls the wheel along and leaves it at rest."""
    return lambda t: detents * minimum_jerk(t / duration)


def spin(speed, slowing):
    """A wheel that was flung: detents a second at first, slowing down exponentially."""
    return lambda t: speed * slowing * (1 - math.exp(-t / slowing))
