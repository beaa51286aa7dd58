"""What was typed is nowhere, in the log or in what is exported from it; what points is as it was."""
import os
import re
import subprocess
from checks import evidence

MSC_SCAN = 4
TYPED = [31, 18, 46, 19, 18, 20]                # s e c r e t
SCANS = [458752 + usage for usage in (22, 8, 6, 21, 8, 23)]
NAMES = ["KEY_" + letter for letter in "SECRT"]
BUTTON, BUTTON_SCAN = 272, 589825
FORMATS = ["evemu", "libinput", "evtest", "getevent"]
SECRETS = ["00:11:22:33:44:55", "rig-phys-4711", "rig-phys-4712"]


def check(out, report, binary):
    for name in ("default", "second", "masked"):
        log = evidence.Log(os.path.join(out, name + ".jsonl"))
        report.same(name + "-header", log.header.get("keys"), "masked")
        leaks = [event for line in log.lines if "e" in line for event in evidence.events_of(line) if is_typed(event)]
        report.expect(name + "-log", not leaks, f"{len(leaks)} typed codes", f"none, not {leaks[:3]}")
        check_text(out, report, name)
        check_exports(out, report, binary, name)
    default = evidence.Log(os.path.join(out, "default.jsonl"))
    second = evidence.Log(os.path.join(out, "second.jsonl"))
    for device in ("rig combo", "rig hid combo"):
        check_combo(report, device, default, second)
    report.same("keyboard-unrecorded", [line.get("recorded") for line in default.kind("dev")
                                        if line["name"] == "rig keyboard" and line.get("recorded") is not False], [])
    keyboard = evidence.Log(os.path.join(out, "masked.jsonl"))
    report.same("masked-pattern", pattern(keys_of(keyboard, "rig keyboard")), pattern(TYPED))
    check_shown(out, report)


def is_typed(event):
    _, kind, code, value = event
    return kind == evidence.EV_KEY and code in TYPED or (kind, code) == (evidence.EV_MSC, MSC_SCAN) and value in SCANS


def keys_of(log, device):
    """The keys that went down, buttons left out."""
    return [code for _, kind, code, value in log.events(log.numbers(device)[0])
            if kind == evidence.EV_KEY and value == 1 and not 0x100 <= code < 0x160]


def scans_of(log, device):
    return [value for _, kind, code, value in log.events(log.numbers(device)[0])
            if (kind, code) == (evidence.EV_MSC, MSC_SCAN)]


def pattern(keys):
    """Which are the same: 0 for the first and all its likes, 1 for the next."""
    order = list(dict.fromkeys(keys))
    return [order.index(key) for key in keys]


def check_combo(report, device, first, second):
    tag = device.replace(" ", "-")
    report.same(tag + "-pattern", pattern(keys_of(first, device)), pattern(TYPED))
    report.expect(tag + "-other-log", keys_of(first, device) != keys_of(second, device),
                  f"{keys_of(first, device)} and {keys_of(second, device)}", "other pseudonyms in the next log")
    events = [event[1:] for event in first.events(first.numbers(device)[0])]
    clicks = [event for event in events if event[:2] == (evidence.EV_KEY, BUTTON)]
    report.expect(tag + "-button", clicks == [(1, BUTTON, 1), (1, BUTTON, 0)]
                  and scans_of(first, device).count(BUTTON_SCAN) == 2, "BTN_LEFT and its scan code are there",
                  f"both, not {clicks} and {scans_of(first, device)}")


def check_text(out, report, name):
    with open(os.path.join(out, name + ".jsonl")) as file:
        text = file.read()
    found = [secret for secret in SECRETS if secret in text]
    report.expect(name + "-units", not found, "no serial number, no path", f"no {found}")


def check_exports(out, report, binary, name):
    made, refused, leaks = [], [], []
    for form in FORMATS:
        target = os.path.join(out, f"{name}.{form}")
        done = subprocess.run([binary, "export", os.path.join(out, name + ".jsonl"), "--to", form, "-o", target],
                              capture_output=True, text=True)
        if done.returncode not in (0, 4) or not os.path.exists(target):
            # A format that holds one device is asked for each; one that is not known is named.
            exported = export_each(out, binary, name, form)
            if not exported:
                refused.append(form)
                continue
        else:
            exported = [target]
        made.append(form)
        leaks += [f"{form}: {leak}" for path in exported for leak in leaks_in(path, form)]
    report.expect(name + "-exports", made and not leaks,
                  f"nothing typed in {', '.join(made)}" + (f" (not made: {', '.join(refused)})" if refused else ""),
                  f"nothing, not {leaks[:3]}")


def export_each(out, binary, name, form):
    log = evidence.Log(os.path.join(out, name + ".jsonl"))
    exported = []
    for number in sorted({line["d"] for line in log.kind("dev") if line.get("recorded") is not False}):
        target = os.path.join(out, f"{name}.{number}.{form}")
        done = subprocess.run([binary, "export", os.path.join(out, name + ".jsonl"), "--to", form, "-o", target,
                               "--device", str(number)], capture_output=True, text=True)
        if done.returncode in (0, 4) and os.path.exists(target):
            exported.append(target)
    return exported


def leaks_in(path, form):
    """Events with a typed code or scan code, as a number or by name; the descriptions name all keys a device has."""
    with open(path) as file:
        lines = [line for line in file if is_event(line, form)]
    numbers = [re.compile(rf"(?<!\w)0*{code:x}(?!\w)") for code in SCANS]
    found = []
    for line in lines:
        if any(re.search(rf"\b{name}\b", line) for name in NAMES):
            found.append(line.strip())
        elif any(pattern.search(line) for pattern in numbers) or any(str(scan) in line for scan in SCANS):
            found.append(line.strip())
        elif typed_number(line, form):
            found.append(line.strip())
    return found


def is_event(line, form):
    marks = {"evemu": r"^E:", "libinput": r"^ *- \[", "evtest": r"^Event:", "getevent": r"^\[|^/dev/input"}
    return re.search(marks[form], line) is not None


def typed_number(line, form):
    """Whether the event is EV_KEY with a typed code, as the format writes numbers."""
    if form == "evemu":
        found = re.match(r"E: \S+ (\w+) (\w+)", line)
        pair = found and (int(found[1], 16), int(found[2], 16))
    elif form == "libinput":
        found = re.search(r"- \[ *\d+, *\d+, *(\d+), *(\d+),", line)
        pair = found and (int(found[1]), int(found[2]))
    elif form == "evtest":
        found = re.search(r"type (\d+) \([^)]*\), code (\d+)", line)
        pair = found and (int(found[1]), int(found[2]))
    else:
        found = re.search(r"\b([0-9a-f]{4}) ([0-9a-f]{4}) [0-9a-f]{8}\s*$", line)
        pair = found and (int(found[1], 16), int(found[2], 16))
    return bool(pair) and pair[0] == evidence.EV_KEY and pair[1] in TYPED


def check_shown(out, report):
    shown = evidence.Log(os.path.join(out, "shown.jsonl"))
    report.same("shown-header", shown.header.get("keys"), "shown")
    report.same("shown-keys", keys_of(shown, "rig keyboard"), TYPED)
    combo = evidence.Log(os.path.join(out, "shown-combo.jsonl"))
    report.same("shown-combo-keys", keys_of(combo, "rig combo") + keys_of(combo, "rig hid combo"), TYPED * 2)
    report.same("shown-combo-scans", [scan for scan in scans_of(combo, "rig hid combo") if scan != BUTTON_SCAN],
                [scan for scan in SCANS for _ in (1, 0)])
