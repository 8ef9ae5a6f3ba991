"""What is wrong with a file that Python can't read, in words for a first month of Python."""

import difflib
import keyword
import re

from grader.english import quoted
from grader.judge.raised import Raised, Trouble

SMART_CHARACTERS = "“”‘’–—…\u00a0\u200b×−"
NOT_PYTHON = {
    "```": "remove the lines with three back quotes: they belong to the page you copied from",
    "<<<<<<<": "a merge was not finished: keep one of the two versions, and remove the markers",
    "public ": "this looks like Java: the kit judges Python",
    "class Solution {": "this looks like Java or C++: the kit judges Python",
    "#include": "this looks like C++: the kit judges Python",
}
MEANT = (
    ("was never closed", "count the brackets: this one opens, and none closes it"),
    ("unmatched '", "this bracket closes, but none is open: is there one too many?"),
    ("does not match opening", "close brackets in reverse order: the one opened last comes first"),
    ("expected ':'", "a line with `def`, `if`, `for`, `while` or `else` ends with a colon"),
    ("unterminated string", "a text ends with the same quote that it began with, on the same line"),
    ("unterminated triple-quoted", "three quotes begin a long text, and three quotes end it"),
    ("Maybe you meant '=='", "`=` gives a name a value; `==` asks whether two are equal"),
    ("cannot assign to", "the name that gets a value goes on the left of `=`"),
    ("cannot assign to comparison", "`=` gives a value, `==` compares: use one of them"),
    ("Perhaps you forgot a comma", "is a comma, a dot or an operator missing at the mark?"),
    ("'return' outside function", "indent this line: it belongs in the body of a `def`"),
    ("'yield' outside function", "indent this line: it belongs in the body of a `def`"),
    ("outside loop", "indent this line: it belongs in the body of a `for` or a `while`"),
    ("'continue' not properly in loop", "indent this line: it belongs in the body of a loop"),
    ("invalid decimal literal", "a name can't begin with a digit"),
    ("EOF while", "the file ends in the middle of a statement"),
    ("f-string", "look at what is between the braces of this f-string"),
    ("positional argument follows keyword", "write the arguments with a name after the others"),
    ("non-default argument follows", "write the parameters with a default after the others"),
    ("parameter without a default", "write the parameters with a default after the others"),
    ("assigned to before global", "move the `global` line to the top of the function"),
    ("used prior to global", "move the `global` line to the top of the function"),
    ("no binding for nonlocal", "the function around this one must give the name a value"),
)
"""Parts of Python's messages, and what they mean.  The longest that fits is taken."""
_WORD = re.compile(r"[^\W\d]\w*")


def unreadable(raised: Raised, source: bytes) -> Trouble:
    """Return why Python could not read a file."""
    if b"\0" in source and raised.type in ("SyntaxError", "ValueError"):
        return Trouble("the file contains a NUL byte, so it is not Python source: save it as text")
    if raised.type in ("MemoryError", "RecursionError"):
        return Trouble(
            "brackets or blocks are nested too deeply: Python can't read the file",
            ("split the longest expression into several statements",),
        )
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
    python_2 = _python_2(text, stripped)
    if python_2:
        return Trouble(f"{line}{text}", (python_2,))
    if raised.type in ("IndentationError", "TabError"):
        return Trouble(f"{line}the indentation is broken: {text}", (_indentation(text),))
    meant = _meant(raised, text)
    return Trouble(f"{line}{raised.type}: {text}", (meant,) if meant else ())


def _indentation(text: str) -> str:
    if "expected an indented block" in text:
        return "the body of a block is indented by four spaces more than its first line"
    if text == "unexpected indent":
        return "this line is indented more than the one above, which does not begin a block"
    if "unindent does not match" in text:
        return "indent this line exactly like the other lines of its block"
    return "use four spaces for each level, and never mix tabs and spaces"


def _meant(raised: Raised, text: str) -> str:
    fitting = [part for part, _ in MEANT if part in text]
    if fitting:
        return dict(MEANT)[max(fitting, key=len)]
    if text != "invalid syntax" or not raised.frames:
        return ""
    frame = raised.frames[-1]
    column = frame.column or len(frame.code) + 1
    if (word := _misspelt(frame.code, column)) is not None:
        return f"did you mean {quoted(word)}?"
    if raised.frames[-1].code[column - 1 : column + 1] in ("++", "--"):
        return "Python has no `++` and `--`: write `+= 1` or `-= 1`"
    return "look at the mark, and at the end of the line before: that is often the place"


def _misspelt(code: str, column: int) -> str | None:
    """Return the keyword that is probably meant at a column, or right before it."""
    words = [match for match in _WORD.finditer(code) if match.start() < column]
    for match in reversed(words[-2:]):
        word = match.group()
        if word in keyword.kwlist:
            continue
        swapped = [name for name in keyword.kwlist if sorted(name) == sorted(word.lower())]
        near = swapped or difflib.get_close_matches(word, keyword.kwlist, 1, 0.74)
        if near and len(word) > 1:
            return near[0]
    return None


def _python_2(text: str, code: str) -> str:
    if "Missing parentheses in call to 'print'" in text or code.startswith("print "):
        return "this looks like Python 2: in Python 3, print is a function: `print(...)`"
    if "Missing parentheses in call to 'exec'" in text:
        return "this looks like Python 2: in Python 3, exec is a function: `exec(...)`"
    if code.startswith("except ") and "," in code and " as " not in code:
        return "this looks like Python 2: write `except Error as name:`"
    if "leading zeros in decimal integer literals" in text:
        return "this looks like Python 2: write octal numbers as `0o17`"
    if "<>" in code:
        return "this looks like Python 2: write `!=` instead of `<>`"
    if code.startswith("raise ") and "," in code and "(" not in code:
        return "this looks like Python 2: write `raise Error(text)`"
    return ""
