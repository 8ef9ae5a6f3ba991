"""Explain what a mistake probably is, in words for someone in their first month of Python.

This module reads the worker's reply as data. It never runs any part of the submission.
"""

import difflib
from collections import Counter
from collections.abc import Collection

from grader.english import listed, quoted
from grader.judge.raised import Raised, Trouble, texts
from grader.problems.answer import Plain

PYTHON_2_NAMES = {
    "xrange": "write `range`",
    "raw_input": "write `input`",
    "unicode": "write `str`",
    "unichr": "write `chr`",
    "basestring": "write `str`",
    "long": "write `int`",
}
MAIN_PART = 'put it under `if __name__ == "__main__":`, which the grader does not run'
LIBRARY = "only Python's standard library is available, as in an interview"


def loading_trouble(raised: Raised) -> Trouble:
    """Return what failed while the file ran at load."""
    at = f" at line {raised.line}" if raised.line else ""
    if raised.type == "NameError" and (hint := python_2_name(raised)):
        return Trouble(f"{raised.headline}{at}", (hint,))
    if raised.type in ("ModuleNotFoundError", "ImportError") and raised.missing_module:
        module = quoted(raised.missing_module)
        return Trouble(
            f"the module {module} is not available{at}",
            (f"{LIBRARY}: solve it without {module}",),
        )
    if raised.type == "EOFError":
        advice = f"no keyboard input is available: remove the `input` call, or {MAIN_PART}"
        return Trouble(f"the file reads input while it is loaded{at}", (advice,))
    if raised.type == "SystemExit":
        advice = f"remove the call, or {MAIN_PART}"
        return Trouble(f"the file calls `sys.exit` while it is loaded{at}", (advice,))
    line = f"line {raised.line}, " if raised.line else ""
    message = f"{line}while the file was loaded: {raised.headline}"
    outermost = raised.frames[0].line if raised.frames else raised.line
    advice = f"if line {outermost} is test code, {MAIN_PART}" if outermost else ""
    return Trouble(message, (advice,) if advice else ())


def missing_entry_point(
    found: Plain, entry_point: str, source: bytes, several: Collection[str] = ()
) -> Trouble:
    """Return what to say if no callable has the right name, and which names were found.

    `several` are the names of all functions of the problem, if it has more than one.
    """
    fields = found if isinstance(found, dict) else {}
    functions = texts(fields.get("functions"))
    methods = texts(fields.get("methods"))
    looked_for = f"no `{entry_point}`"
    if not source.strip():
        return Trouble("the file is empty")
    other = fields.get("other")
    if isinstance(other, str):
        kind = other if other.isidentifier() else quoted(other)
        return Trouble(f"`{entry_point}` is a {kind}, not a function or a method of `Solution`")
    found_names = functions + [method.rpartition(".")[2] for method in methods]
    names = [name for name in dict.fromkeys(found_names) if name not in several]
    define = f"define `{entry_point}`, as a function or as a method of `class Solution`"
    if not names:
        nothing = "" if several else ": the file defines no functions"
        return Trouble(f"{looked_for}{nothing}", (define,))
    near = difflib.get_close_matches(entry_point.lower(), [n.lower() for n in names], 1, 0.4)
    ordered = sorted(names, key=lambda name: name.lower() not in near)
    shown = ", ".join(quoted(name) for name in ordered[:5])
    best = ordered[0]
    option = quoted(f"--function {best}")
    if several:
        advice = f"rename {quoted(best)} to `{entry_point}`" if near else define
    elif near:
        advice = f"rename {quoted(best)} to `{entry_point}`, or pass {option}"
    else:
        advice = f"define `{entry_point}`, or pass {option} if that is the one to call"
    return Trouble(f"{looked_for}; found {shown}", (advice,))


def recursion(raised: Raised, most: int) -> Trouble:
    """Return what to say of recursion where at most so many calls may be open at once."""
    calls = Counter(frame.function for frame in raised.frames)
    names = sorted(name for name, times in calls.items() if times > 2)
    match names:
        case []:
            who = "functions call functions"
        case [name]:
            who = f"{quoted(name)} calls itself"
        case _:
            who = f"{listed([quoted(name) for name in names])} call each other"
    message = f"recursion: {who}, and more than {most} calls are open at once"
    advice = ["this exercise asks for a search without recursion, with a list of your own"]
    if raised.asked_for is not None:
        advice.append(f"`sys.setrecursionlimit({raised.asked_for})` has no effect here")
    return Trouble(message, tuple(advice))


def python_2_name(raised: Raised) -> str:
    """Return what replaces a name of Python 2; empty for all other names."""
    for name, remedy in PYTHON_2_NAMES.items():
        if f"name '{name}'" in raised.message:
            return f"this looks like Python 2: Python 3 has no `{name}`: {remedy}"
    return ""
