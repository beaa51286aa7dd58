#!/usr/bin/env python3
"""Writes CodeNameTable.swift: libevdev's names of event types, codes and input properties.

usage: generate-names.py [OUTPUT]        OUTPUT is CodeNameTable.swift beside this file by default

The canonical names come from libevdev.so.2 itself. The aliases are the other names that the kernel's
input-event-codes.h defines for a value that has a canonical name, such as BTN_MOUSE for BTN_LEFT.
"""

import ctypes
import pathlib
import re
import sys

HEADER = pathlib.Path("/usr/include/linux/input-event-codes.h")
TYPE_LIMIT = 0x20
PROPERTY_LIMIT = 0x20
# The prefixes of the header's names, and the type whose codes they name.
PREFIXES = {
    "SYN": 0x00, "KEY": 0x01, "BTN": 0x01, "REL": 0x02, "ABS": 0x03, "MSC": 0x04,
    "SW": 0x05, "LED": 0x11, "SND": 0x12, "REP": 0x14,
}


def load():
    library = ctypes.CDLL("libevdev.so.2")
    for function in ("event_type_get_name", "event_code_get_name", "property_get_name"):
        getattr(library, "libevdev_" + function).restype = ctypes.c_char_p
    return library


def text(name):
    return name.decode("ascii") if name else None


def canonical(library):
    """The types, the codes of each type and the properties, each as a list of (number, name)."""
    types, codes = [], {}
    for type_ in range(TYPE_LIMIT):
        name = text(library.libevdev_event_type_get_name(type_))
        if name is None:
            continue
        types.append((type_, name))
        rows = []
        for code in range(library.libevdev_event_type_get_max(type_) + 1):
            name = text(library.libevdev_event_code_get_name(type_, code))
            if name is not None:
                rows.append((code, name))
        if rows:
            codes[type_] = rows
    properties = []
    for number in range(PROPERTY_LIMIT):
        name = text(library.libevdev_property_get_name(number))
        if name is not None:
            properties.append((number, name))
    return types, codes, properties


def aliases(codes):
    """The header's other names as (name, type, code), names ascending."""
    values = {}
    for line in HEADER.read_text(encoding="utf-8").splitlines():
        match = re.match(r"#define\s+([A-Z0-9_]+)\s+(0x[0-9a-fA-F]+|[0-9]+|[A-Z][A-Z0-9_]*)\s*(/\*.*)?$", line)
        if match is None:
            continue
        name, value = match.group(1), match.group(2)
        if value in values:
            values[name] = values[value]
        elif value[0].isdigit():
            values[name] = int(value, 0)
    rows = []
    for name in sorted(values):
        type_ = PREFIXES.get(name.split("_")[0])
        if type_ is None:
            continue
        known = dict(codes[type_])
        if values[name] in known and name not in known.values():
            rows.append((name, type_, values[name]))
    return rows


def swift(types, codes, properties, others):
    names = dict(types)
    lines = [
        "// swift-format-ignore-file",
        "// Written by generate-names.py; do not edit.",
        "",
        "/// libevdev's names by number, and the kernel header's other names; every list ascends.",
        "enum CodeNameTable {",
        "  /// A number with its name.",
        "  typealias Row = (number: UInt16, name: String)",
    ]

    def table(identifier, comment, rows):
        lines.append("")
        lines.append(f"  /// {comment}")
        lines.append(f"  static let {identifier}: [Row] = [")
        lines.extend(f'    (0x{number:x}, "{name}"),' for number, name in rows)
        lines.append("  ]")

    table("types", "The event types.", types)
    for type_, rows in codes.items():
        table(names[type_].removeprefix("EV_").lower(), f"The codes of `{names[type_]}`.", rows)
    table("properties", "The input properties.", properties)

    lines.append("")
    lines.append("  /// The codes of a type; empty for a type that has none.")
    lines.append("  static func codes(_ type: UInt16) -> [Row] {")
    lines.append("    switch type {")
    lines.extend(
        f"    case 0x{type_:x}: {names[type_].removeprefix('EV_').lower()}" for type_ in codes)
    lines.append("    default: []")
    lines.append("    }")
    lines.append("  }")
    lines.append("")
    lines.append("  /// Other names of codes, names ascending.")
    lines.append("  static let aliases: [(name: String, type: UInt16, code: UInt16)] = [")
    lines.extend(f'    ("{name}", 0x{type_:x}, 0x{code:x}),' for name, type_, code in others)
    lines.append("  ]")
    lines.append("}")
    return "\n".join(lines) + "\n"


def main():
    beside = pathlib.Path(__file__).resolve().parent / "CodeNameTable.swift"
    output = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else beside
    types, codes, properties = canonical(load())
    output.write_text(swift(types, codes, properties, aliases(codes)), encoding="utf-8")


if __name__ == "__main__":
    main()
