"""What a scenario's checks found, a line each."""


class Report:
    def __init__(self, scenario):
        self.scenario = scenario
        self.lines = []
        self.failures = 0
        self.seconds = 0.0

    def ok(self, name, figure=""):
        self.lines.append(f"ok {self.scenario}/{name} {figure}".rstrip())

    def fail(self, name, seen, expected):
        self.failures += 1
        self.lines.append(f"not ok {self.scenario}/{name}: {seen}, expected {expected}")

    def expect(self, name, holds, seen, expected):
        if holds:
            self.ok(name, seen)
        else:
            self.fail(name, seen, expected)

    def figure(self, name, text):
        """A figure that is told and not judged: how long something takes is the machine's affair too."""
        self.lines.append(f"figure {self.scenario}/{name}: {text}")

    def same(self, name, seen, expected):
        self.expect(name, seen == expected, str(seen), str(expected))

    def take(self, text):
        """Takes over the checks that were made in the guest."""
        for line in text.splitlines():
            if line.startswith("ok "):
                self.ok(line[3:])
            elif line.startswith("not ok "):
                self.failures += 1
                self.lines.append(f"not ok {self.scenario}/{line[7:]}")
