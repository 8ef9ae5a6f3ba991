"""The edit that a repair makes, in words that are built here, from the numbers of a worker."""

from collections.abc import Sequence

SIGNS = (
    "+", "-", "*", "/", "//", "%", "<<", ">>", "|", "^", "&", "and", "or", "==", "!=", "<", "<=",
    ">", ">=", "is", "is not", "in", "not in",
)  # fmt: skip
"""A worker names a sign by its place in here."""
WORDS = ("True", "False", "None", "any", "all", "min", "max", "str", "int", "add", "discard",
         "remove", "append", "pop", "break", "continue", "return True", "return False")  # fmt: skip
SIGN, NUMBER, WORD, AROUND, WITHOUT, NEGATED, PLAIN, LEFT_OUT, ADDED = range(1, 10)
LARGEST = 10_000
"""Of a number that is quoted."""


def edit_text(change: Sequence[int], line: int) -> str:
    """Return what to change in a line, as Markdown; empty if the numbers name no edit."""
    if len(change) != 3 or not line:
        return ""
    kind, old, new = change
    words = _words(kind, old, new)
    return f"Line {line}: {words}." if words else ""


def _words(kind: int, old: int, new: int) -> str:
    if kind == SIGN and _named(SIGNS, old, new):
        return f"use `{SIGNS[new]}` where you use `{SIGNS[old]}`"
    if kind == NUMBER and abs(old) < LARGEST and abs(new) < LARGEST:
        return f"use `{new}` where you use `{old}`"
    if kind == WORD and _named(WORDS, old, new):
        return f"use `{WORDS[new]}` where you use `{WORDS[old]}`"
    if kind == AROUND and _named(WORDS, old):
        return f"put `{WORDS[old]}(...)` around the value"
    if kind == WITHOUT and _named(WORDS, old):
        return f"leave out `{WORDS[old]}(...)`, and use the value itself"
    if kind == ADDED and _named(WORDS, old):
        return f"here a `{WORDS[old]}` is missing"
    return {
        NEGATED: "turn the condition round with `not`",
        PLAIN: "leave out `not`",
        LEFT_OUT: "leave this line out",
    }.get(kind, "")


def _named(names: Sequence[str], *places: int) -> bool:
    return all(0 <= place < len(names) for place in places)
