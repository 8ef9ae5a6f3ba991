"""Explain what a mistake probably is, in words for someone in their first month of Python.

This module reads the worker's reply as data. It never runs any part of the submission.
"""

import difflib
from typing import NamedTuple

from grader.english import quoted
from grader.judge.case import Frame
from grader.problems.answer import Plain

PYTHON_2_NAMES = {
    "xrange": "write `range`",
    "raw_input": "write `input`",
    "unicode": "write `str`",
    "unichr": "write `chr`",
    "basestring": "write `str`",
    "long": "write `int`",
}
PYTHON_2_METHODS = ("has_key", "iteritems", "iterkeys", "itervalues")
SMART_CHARACTERS = "“”‘’–—…\u00a0\u200b×−"
NOT_PYTHON = {
    "```": "remove the lines with three back quotes: they belong to the page you copied from",
    "<<<<<<<": "a merge was not finished: keep one of the two versions, and remove the markers",
    "public ": "this looks like Java: the kit judges Python",
    "class Solution {": "this looks like Java or C++: the kit judges Python",
    "#include": "this looks like C++: the kit judges Python",
}
MAIN_PART = 'put it under `if __name__ == "__main__":`, which the grader does not run'
NAMELESS = "an exception without a name"
MOST_FRAMES = 40
MOST_NAMES = 50
"""The most names that an honest worker lists."""
LIBRARY = "only Python's standard library is available, as in an interview"


class Raised(NamedTuple):
    """An exception as the worker described it."""

    type: str
    message: str
    frames: tuple[Frame, ...]
    frames_left_out: int
    syntax_line: int | None = None
    syntax_message: str = ""
    missing_module: str | None = None

    @property
    def line(self) -> int | None:
        """The last line of the submission that was running, from 1."""
        return self.frames[-1].line if self.frames else self.syntax_line

    @property
    def headline(self) -> str:
        """Type and text, as Python's own last line of a traceback."""
        text = f"{self.type}: {self.message}" if self.message else self.type
        return next(filter(None, map(str.strip, text.splitlines())), NAMELESS)


class Trouble(NamedTuple):
    """Why a submission can't be judged, and what to do about it."""

    message: str
    advice: tuple[str, ...] = ()


def read_raised(raised: Plain, source: bytes) -> Raised:
    """Make an exception of the worker's description of it, with the learner's lines beside it."""
    fields = raised if isinstance(raised, dict) else {}
    lines = source.decode("utf-8", "replace").splitlines()
    frames = []
    listed = fields.get("frames")
    for item in listed[:MOST_FRAMES] if isinstance(listed, list) else []:
        match item:
            case [int(number), str(function)]:
                code = lines[number - 1].strip() if 0 < number <= len(lines) else ""
                frames.append(Frame(number, function, code))
    depth = fields.get("depth")
    syntax_line, syntax_message = None, ""
    match fields.get("syntax"):
        case [line, _, message, own_file]:
            syntax_message = message if isinstance(message, str) else ""
            if own_file is True and type(line) is int:
                syntax_line = line
                if not frames and 0 < line <= len(lines):
                    frames.append(Frame(line, "", lines[line - 1].rstrip()))
    module = fields.get("module")
    return Raised(
        type=_text(fields.get("type")).strip() or NAMELESS,
        message=_text(fields.get("message")),
        frames=tuple(frames),
        frames_left_out=max(0, depth - len(frames)) if isinstance(depth, int) else 0,
        syntax_line=syntax_line,
        syntax_message=syntax_message,
        missing_module=module if isinstance(module, str) else None,
    )


def loading_trouble(raised: Raised, source: bytes) -> Trouble:
    """Return why the file could not be loaded."""
    at = f" at line {raised.line}" if raised.line else ""
    if b"\0" in source and raised.type in ("SyntaxError", "ValueError"):
        return Trouble("the file contains a NUL byte, so it is not Python source: save it as text")
    if raised.syntax_message or raised.type in ("SyntaxError", "IndentationError", "TabError"):
        return _syntax_trouble(raised, source)
    if raised.type in ("MemoryError", "RecursionError") and not raised.frames:
        # No line of the file has run: Python's reader of files gave up.
        return Trouble(
            "brackets or blocks are nested too deeply: Python can't read the file",
            ("split the longest expression into several statements",),
        )
    if raised.type == "NameError" and (hint := _python_2_name(raised)):
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


def missing_entry_point(found: Plain, entry_point: str, source: bytes) -> Trouble:
    """Return what to say if no callable has the right name, and which names were found."""
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
    names = list(dict.fromkeys(functions + [method.rpartition(".")[2] for method in methods]))
    if not names:
        return Trouble(
            f"{looked_for}: the file defines no functions",
            (f"define `{entry_point}`, as a function or as a method of `class Solution`",),
        )
    near = difflib.get_close_matches(entry_point.lower(), [n.lower() for n in names], 1, 0.4)
    ordered = sorted(names, key=lambda name: name.lower() not in near)
    shown = ", ".join(quoted(name) for name in ordered[:5])
    best = ordered[0]
    option = quoted(f"--function {best}")
    advice = f"rename {quoted(best)} to `{entry_point}`, or pass {option}"
    if not near:
        advice = f"define `{entry_point}`, or pass {option} if that is the one to call"
    return Trouble(f"{looked_for}; found {shown}", (advice,))


def exception_advice(raised: Raised, parameters: int) -> tuple[str, ...]:
    """Return what an exception inside the entry point probably means."""
    text = raised.message
    called = text.partition("()")[0].rpartition(".")[2]
    if raised.type == "NameError" and (hint := _python_2_name(raised)):
        return (hint,)
    if raised.type == "TypeError" and "must be integers or slices, not float" in text:
        return (
            "this looks like Python 2: there `/` between two ints gave an int;"
            " in Python 3 write `//` (`row // 3`)",
        )
    if raised.type == "AttributeError" and any(f"'{name}'" in text for name in PYTHON_2_METHODS):
        return ("this looks like Python 2: write `key in d`, `d.items()` and `d.values()`",)
    if raised.type == "TypeError" and not raised.frames and "__init__()" in text:
        return ("the grader makes a new `Solution()` for each call, with no arguments",)
    if raised.type == "TypeError" and not raised.frames and "but 2 were given" in text:
        return (f"a method's first parameter is `self`: {quoted(f'def {called}(self, …)')}",)
    if raised.type == "TypeError" and not raised.frames and "argument: 'board'" in text:
        return (f"a function outside of a class takes no `self`: {quoted(f'def {called}(board)')}",)
    if raised.type == "TypeError" and not raised.frames and "argument" in text:
        what = "one argument" if parameters == 1 else f"{parameters} arguments"
        return (f"the grader calls it with {what}, by position: check the `def` line",)
    if raised.type == "TypeError" and "'str' object does not support item assignment" in text:
        return ("a row has become a string, and strings can't be changed: keep rows as lists",)
    if raised.type in ("ModuleNotFoundError", "ImportError") and raised.missing_module:
        return (f"{LIBRARY}: solve it without {quoted(raised.missing_module)}",)
    if raised.type == "RecursionError":
        return (
            "the function keeps calling itself: is there a case in which it stops,"
            " and does every call get closer to that case?",
        )
    if raised.type == "EOFError":
        return (f"no keyboard input is available: remove the `input` call, or {MAIN_PART}",)
    if raised.type == "SystemExit":
        return ("`exit` ends the whole program: write `return` instead",)
    if raised.type == "IndexError":
        return ("counting starts at 0, so the last index of nine is 8: does an index go too far?",)
    return ()


def _syntax_trouble(raised: Raised, source: bytes) -> Trouble:
    text = raised.syntax_message or raised.message
    line = f"line {raised.syntax_line}: " if raised.syntax_line else ""
    code = raised.frames[-1].code if raised.frames else ""
    if "codec can't decode" in text or ("unicode error" in text and "escape" not in text):
        return Trouble(
            f"the file is not UTF-8 text: {text}",
            ("save it as UTF-8 in your editor, or name its encoding in the first line:"
             " `# -*- coding: latin-1 -*-`",),
        )  # fmt: skip
    if smart := next((c for c in code if c in SMART_CHARACTERS), None):
        return Trouble(
            f"{line}the character {smart!r} (U+{ord(smart):04X}) is not Python",
            ("it often comes from text copied from a web page or a word processor:"
             " type plain quotes, spaces and minus signs instead",),
        )  # fmt: skip
    stripped = code.strip()
    for start, remedy in NOT_PYTHON.items():
        if stripped.startswith(start):
            return Trouble(f"{line}`{start}` is not Python", (remedy,))
    python_2 = _python_2_syntax(text, code)
    if python_2:
        return Trouble(f"{line}{text}", (python_2,))
    if raised.type in ("IndentationError", "TabError"):
        return Trouble(
            f"{line}the indentation is broken: {text}",
            ("use four spaces for each level, and never mix tabs and spaces",),
        )
    return Trouble(f"{line}{raised.type}: {text}")


def _python_2_syntax(text: str, code: str) -> str:
    stripped = code.strip()
    if "Missing parentheses in call to 'print'" in text or stripped.startswith("print "):
        return "this looks like Python 2: in Python 3, print is a function: `print(...)`"
    if "Missing parentheses in call to 'exec'" in text:
        return "this looks like Python 2: in Python 3, exec is a function: `exec(...)`"
    if stripped.startswith("except ") and "," in stripped and " as " not in stripped:
        return "this looks like Python 2: write `except Error as name:`"
    if "leading zeros in decimal integer literals" in text:
        return "this looks like Python 2: write octal numbers as `0o17`"
    if "<>" in stripped:
        return "this looks like Python 2: write `!=` instead of `<>`"
    if stripped.startswith("raise ") and "," in stripped and "(" not in stripped:
        return "this looks like Python 2: write `raise Error(text)`"
    return ""


def _python_2_name(raised: Raised) -> str:
    for name, remedy in PYTHON_2_NAMES.items():
        if f"name '{name}'" in raised.message:
            return f"this looks like Python 2: Python 3 has no `{name}`: {remedy}"
    return ""


def texts(value: Plain) -> list[str]:
    """Return the texts in a list, at most as many as an honest worker sends."""
    listed = value[:MOST_NAMES] if isinstance(value, list) else []
    return [item for item in listed if isinstance(item, str)]


def _text(value: Plain) -> str:
    return value if isinstance(value, str) else ""
