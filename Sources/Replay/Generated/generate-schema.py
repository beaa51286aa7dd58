#!/usr/bin/env python3
"""Writes scenario.schema.json as a text in Swift: the compiler takes long for the bytes of a resource."""
import json
import pathlib

here = pathlib.Path(__file__).parent
text = (here / "scenario.schema.json").read_text()
json.loads(text)
indented = "".join("    " + line + "\n" if line else "\n" for line in text.splitlines())
(here / "ScenarioSchema.swift").write_text(
    "// Generated from scenario.schema.json by generate-schema.py; do not edit.\n"
    "\n"
    "extension Scenario {\n"
    "  /// The JSON Schema (draft 2020-12) of scenario files, for editors and other programs.\n"
    "  ///\n"
    "  /// It knows every key; what only holds for a file as a whole, such as names of views, the reader alone checks.\n"
    '  public static let schema = #"""\n' + indented + '    """# + "\\n"\n'
    "}\n")
